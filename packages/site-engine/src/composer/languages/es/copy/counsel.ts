import type { GroupCopy } from '../../language-pack.ts';

export const counsel: GroupCopy<'counsel'> = {
  shared: {
    action: 'Haga una consulta',
    offer: { title: 'En qué|asesoramos', note: 'Si su asunto no está en la lista, pregúntenos.' },
    points: {
      title: 'Tres compromisos',
      items: [
        ['Primero los honorarios', 'Por escrito, antes de empezar y si algo cambia.'],
        ['Una persona a quien llamar', 'La que conoce su expediente coge el teléfono.'],
        ['Una respuesta útil', 'Qué haríamos nosotros y qué riesgo tiene.'],
      ],
    },
    process: {
      title: 'Cómo trabajamos',
      items: [
        ['Usted lo cuenta', 'Bastan unas líneas.'],
        ['Leemos', 'Y le decimos si podemos ayudarle.'],
        ['Acordamos', 'Alcance y honorarios, en una página.'],
        ['Actuamos', 'Sabrá de nosotros en cada paso.'],
      ],
    },
    about: {
      title: 'Palabras claras.|Decisiones firmes.',
      text: '{brand} explica las cosas{in} hasta que se pueden decidir, y después responde de su consejo.',
    },
    faq: {
      title: 'Antes de llamar',
      items: [
        [
          '¿Cuánto cuesta la primera conversación?',
          'Pregúntelo en el formulario. Lo sabrá antes de empezar.',
        ],
        [
          '¿Es confidencial lo que envío?',
          'Envíe primero lo esencial; los detalles, cuando ya trabajemos para usted.',
        ],
        [
          '¿Cuándo tendré respuesta?',
          'Leemos cada consulta y contestamos con el siguiente paso o con una dirección mejor.',
        ],
      ],
    },
    form: { title: 'Haga una primera consulta', done: 'Gracias. La leeremos y le escribiremos.' },
  },
  kinds: {
    law: {
      unnamed: 'Letra Clara',
      offerTitle: 'Para qué|vienen a vernos',
      headlines: ['La letra pequeña,|explicada.', 'Cuando importa|cada palabra.'],
      lede: '{brand} defiende y aconseja{in} en palabras que se entienden a la primera.',
      items: [
        ['Familia', 'acuerdos que se cumplen'],
        ['Trabajo', 'contratos, despidos, derechos'],
        ['Vivienda', 'compra, alquiler, comunidad'],
        ['Empresa', 'desde la constitución hasta la venta'],
        ['Herencias', 'antes y después'],
      ],
      faq: {
        title: 'Antes de|llamar',
        items: [
          [
            '¿Cuánto cuesta la primera consulta?',
            'Pregúntelo en el formulario. Lo sabrá antes de que empiece.',
          ],
          ['¿Es confidencial lo que cuente?', 'Cuente primero lo esencial; los detalles, mejor en persona.'],
          ['¿Qué papeles llevo?', 'Los que tenga. Le diremos cuáles faltan.'],
        ],
      },
    },
    accountant: {
      unnamed: 'Cuadra Todo',
      offerTitle: 'Lo que le quitamos|de la mesa',
      headlines: ['Los números|cuadran.', 'Menos papeles.|Más negocio.'],
      lede: '{brand} lleva cuentas, nóminas e impuestos{in}, y avisa antes de que venza el plazo.',
      items: [
        ['Contabilidad', 'al día, no a final de año'],
        ['Impuestos', 'a tiempo y explicados'],
        ['Nóminas', 'cada mes, sin sobresaltos'],
        ['Altas y trámites', 'para quien empieza'],
        ['Consejo', 'antes de firmar'],
      ],
      faq: {
        title: 'Antes de la|primera reunión',
        items: [
          ['Tengo los papeles en una caja. ¿Importa?', 'No. Traiga la caja: ordenarla es parte del trabajo.'],
          ['¿Pueden seguir donde lo dejó mi asesor?', 'Casi siempre. Díganos desde qué año.'],
          ['¿Cuánto cuesta?', 'Depende de cuántos papeles haya. Tendrá una cifra antes de empezar.'],
        ],
      },
    },
    consulting: {
      unnamed: 'Segunda Lectura',
      offerTitle: 'Dónde somos|útiles',
      headlines: ['Primero,|la pregunta.', 'Menos diapositivas,|más decisiones.'],
      lede: '{brand} ayuda a decidir{in}: escucha, calcula y dice lo que haría.',
      items: [
        ['Diagnóstico', 'qué pasa de verdad'],
        ['Estrategia', 'qué hacer y qué dejar'],
        ['Organización', 'quién decide qué'],
        ['Acompañamiento', 'hasta que funcione solo'],
        ['Taller', 'un día, una respuesta'],
      ],
    },
    recruiting: {
      unnamed: 'Buen Encaje',
      headlines: ['La persona|que encaja.', 'Menos currículos,|mejores charlas.'],
      lede: '{brand} presenta{in} a personas y empresas que se estaban buscando.',
      items: [
        ['Para empresas', 'pocas candidaturas, bien elegidas'],
        ['Para personas', 'un puesto, no un número'],
        ['Dirección', 'con discreción'],
        ['Temporal', 'para cuando hace falta ya'],
        ['Orientación', 'el siguiente paso'],
      ],
    },
    insurance: {
      unnamed: 'Buen Paraguas',
      offerTitle: 'Lo que se puede|asegurar',
      headlines: ['Por si|acaso.', 'Ojalá no lo use.|Pero que esté.'],
      lede: '{brand} compara y explica seguros{in}, y contesta el día que algo pasa.',
      items: [
        ['Hogar', 'agua, fuego, cristales'],
        ['Coche', 'lo justo o todo'],
        ['Salud', 'qué cubre y qué no'],
        ['Negocio', 'para que abra mañana'],
        ['Vida', 'la conversación pendiente'],
      ],
    },
    bank: {
      unnamed: 'Cuenta Clara',
      offerTitle: 'Para hoy|y para después',
      headlines: ['Su dinero,|a la vista.', 'Cuentas claras,|sueño largo.'],
      lede: '{brand} ayuda{in} a ahorrar, pagar y planear sin letra pequeña.',
      items: [
        ['Cuenta', 'se abre y se entiende'],
        ['Ahorro', 'poco a poco'],
        ['Inversión', 'con el riesgo por delante'],
        ['Crédito', 'con el coste total'],
        ['Jubilación', 'cuanto antes, mejor'],
      ],
    },
  },
};
