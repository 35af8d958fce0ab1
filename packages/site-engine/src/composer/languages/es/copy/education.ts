import type { GroupCopy } from '../../language-pack.ts';

export const education: GroupCopy<'education'> = {
  shared: {
    action: 'Pide una plaza',
    offer: { title: 'Lo que|se aprende', note: 'Si dudas del nivel, pregunta.' },
    points: {
      title: 'Cómo enseñamos',
      items: [
        ['Primero, las preguntas', 'Nadie aprende de una respuesta que no pidió.'],
        ['Pasos pequeños', 'Cada uno se puede usar al final del día.'],
        ['Tiempo para probar', 'Equivocarse una vez es parte de la clase.'],
      ],
    },
    process: {
      title: 'Cómo empezar',
      items: [
        ['Dinos dónde estás', 'Y adónde te gustaría llegar.'],
        ['Encuentra tu sitio', 'Te proponemos uno y te decimos por qué.'],
        ['Empieza', 'La primera clase dirá si encaja.'],
      ],
    },
    about: {
      title: 'Aprender|es un verbo.',
      text: '{brand} es un lugar{in} para descubrir que puedes más de lo que pensabas.',
    },
    faq: {
      title: 'Antes de la primera clase',
      items: [
        ['¿Qué nivel me corresponde?', 'Dinos qué sabes ya y te proponemos uno.'],
        [
          '¿Puedo incorporarme más tarde?',
          'Pregunta. A menudo queda un sitio, o el próximo comienzo está cerca.',
        ],
        ['¿Qué tengo que llevar?', 'Te lo decimos antes de venir.'],
      ],
    },
    form: { title: 'Pide una plaza', done: 'Gracias. Te escribiremos con lo que encaja.' },
  },
  kinds: {
    school: {
      unnamed: 'Patio Abierto',
      headlines: ['Pregunta|otra vez.', 'Aquí se aprende|haciendo.'],
      lede: '{brand} enseña{in} con paciencia, con las manos y con la puerta abierta.',
      items: [
        ['Para empezar', 'sin saber nada'],
        ['Para seguir', 'donde lo dejaste'],
        ['Para practicar', 'más manos que apuntes'],
        ['Taller', 'un día, un tema'],
        ['Acompañamiento', 'cuando cuesta'],
      ],
    },
    course: {
      unnamed: 'Lección Primera',
      headlines: ['Hoy empiezas.|Mañana lo usas.', 'Una lección|cada vez.'],
      lede: '{brand} enseña una cosa útil{in}, en el orden en que hace falta.',
      action: 'Apúntate',
      items: [
        ['La base', 'lo que no puede faltar'],
        ['La práctica', 'ejercicios que sirven'],
        ['El proyecto', 'algo tuyo, terminado'],
        ['Las dudas', 'con respuesta'],
        ['El final', 'y qué viene después'],
      ],
      faq: {
        title: 'Antes de la|primera lección',
        items: [
          ['¿Tengo que saber algo antes?', 'No. Si una lección se apoya en otra, lo dice.'],
          ['¿Cuánto tiempo lleva?', 'El que le des. Ve a tu ritmo y vuelve a lo difícil.'],
          ['¿Y si me atasco?', 'Escribe con el formulario: qué lección es y qué has probado.'],
        ],
      },
    },
    tutor: {
      unnamed: 'Lápiz y Calma',
      offerTitle: 'En qué puedo|ayudar',
      headlines: ['Explicado|hasta que encaja.', 'Una mesa,|dos sillas.'],
      lede: '{brand} da clases{in} de una en una, a la velocidad de quien aprende.',
      action: 'Pide una primera clase',
      items: [
        ['Repaso', 'lo que no quedó claro'],
        ['Exámenes', 'preparar y dormir bien'],
        ['Desde cero', 'sin vergüenza'],
        ['En línea', 'con pizarra compartida'],
        ['Técnica de estudio', 'para ir por tu cuenta'],
      ],
    },
    languageschool: {
      unnamed: 'Buena Pronunciación',
      headlines: ['Habla mal.|Habla ya.', 'La primera frase|es la difícil.'],
      lede: '{brand} enseña idiomas{in} hablando desde el primer día.',
      action: 'Haz la prueba de nivel',
      items: [
        ['Principiantes', 'las primeras palabras'],
        ['Conversación', 'con errores y con risa'],
        ['Trabajo', 'correos, reuniones, llamadas'],
        ['Exámenes', 'saber qué preguntan'],
        ['Niños', 'cantando'],
      ],
    },
    kindergarten: {
      unnamed: 'Botas de Agua',
      headlines: ['Jugar|es lo serio.', 'Manchas|incluidas.'],
      lede: '{brand} cuida{in} de los más pequeños con brazos, barro y canciones.',
      action: 'Ven a conocernos',
      items: [
        ['Los bebés', 'brazos y siesta'],
        ['Los de dos años', 'todo es «yo solo»'],
        ['Los mayores', 'preguntas y tijeras'],
        ['El jardín', 'llueva o no'],
        ['La comida', 'se come junto'],
      ],
      offer: { title: 'Un día|con nosotros', note: 'Cada edad tiene su ritmo. Pregunta por el de tu peque.' },
      points: {
        title: 'Cómo cuidamos',
        items: [
          ['Primero, los brazos', 'Después, el resto del mundo.'],
          ['Fuera, siempre que se puede', 'La ropa se lava.'],
          ['Cada cual a su tiempo', 'Nadie anda porque ya toque.'],
        ],
      },
      process: {
        title: 'Cómo empezar',
        items: [
          ['Escríbenos', 'La edad y la fecha en que os gustaría empezar.'],
          ['Ven a vernos', 'Mejor de la mano.'],
          ['Empezamos despacio', 'Una mañana y luego otra.'],
        ],
      },
      about: {
        title: 'Crecer|mancha la ropa.',
        text: '{brand} es un lugar{in} donde uno se cae, llora un poco y vuelve a subir.',
      },
      faq: {
        title: 'Lo que preguntan las familias',
        items: [
          ['¿Hay plaza?', 'Escríbenos con la edad y la fecha, y te lo decimos.'],
          ['¿Cómo es la adaptación?', 'Despacio, y con alguien de casa al lado.'],
          ['¿Qué comen?', 'Te enseñamos el menú de la semana cuando vengas.'],
        ],
      },
    },
  },
};
