import type { GroupCopy } from '../../language-pack.ts';

export const trades: GroupCopy<'trades'> = {
  shared: {
    action: 'Pide presupuesto',
    offer: { title: 'Lo que|hacemos', note: '¿No está en la lista? Llama y te lo decimos.' },
    points: {
      title: 'Normas de la casa',
      items: [
        ['Primero el precio', 'Tú dices que sí antes de empezar.'],
        ['Decimos cuándo vamos', 'Y llamamos si cambia.'],
        ['Lo dejamos limpio', 'Como si no hubiéramos estado, salvo que ya está hecho.'],
      ],
    },
    process: {
      title: 'De la llamada|al apretón de manos',
      items: [
        ['Cuéntalo', 'Con tus palabras. Una foto ayuda.'],
        ['Presupuesto', 'Qué haremos, cuándo y por cuánto.'],
        ['Trabajo', 'Y te enseñamos lo que hemos hecho.'],
      ],
    },
    about: {
      title: 'Bien hecho|a la primera.',
      text: '{brand} trabaja{in} como en su propia casa: con cuidado y sin dejar nada a medias.',
    },
    faq: {
      title: 'Antes de llamar',
      items: [
        ['¿Cuánto cuesta venir a mirar?', 'Te lo decimos por teléfono, antes de salir.'],
        ['¿Cuándo podéis venir?', 'Cuéntanos qué pasa y te damos el primer hueco.'],
        ['¿Y si algo no queda bien?', 'Dínoslo. Volvemos y lo miramos.'],
      ],
    },
    form: { title: 'Cuéntanos qué necesitas', done: 'Gracias. Te llamaremos para concretar.' },
  },
  kinds: {
    repair: {
      unnamed: 'El Banco de Taller',
      offerTitle: 'Lo que pasa|por el banco',
      headlines: ['Arreglado,|mejor que nuevo.', 'Tráelo roto.|Llévatelo.'],
      lede: '{brand} arregla cosas{in}: primero un precio claro, después un buen trabajo.',
      action: 'Pide una reparación',
      items: [
        ['Revisión', 'qué le pasa y qué vale'],
        ['Reparación', 'con piezas que duran'],
        ['Puesta a punto', 'antes de que falle'],
        ['Urgencias', 'si hace falta hoy'],
        ['Piezas', 'las que ya no se encuentran'],
      ],
      points: {
        title: 'Normas de la casa',
        items: [
          ['Primero el precio', 'Tú dices que sí antes de empezar.'],
          ['Decimos cuándo estará', 'Y llamamos si cambia.'],
          ['Si no compensa, lo decimos', 'Hay cosas que se han ganado el descanso.'],
        ],
      },
      faq: {
        title: 'Antes de traerlo',
        items: [
          ['¿Cuánto cuesta mirarlo?', 'Pregunta con el formulario y lo sabrás antes de traerlo.'],
          ['¿Cuánto se tarda?', 'Te lo decimos en cuanto lo vemos.'],
          ['¿Y si vuelve a fallar?', 'Tráelo. Miramos qué es.'],
        ],
      },
    },
    plumber: {
      unnamed: 'Suelo Seco',
      offerTitle: 'Del grifo|a la caldera',
      headlines: ['Gotea.|Llama.', 'Agua caliente,|suelo seco.'],
      lede: '{brand} arregla{in} lo que gotea y explica por qué goteaba.',
      items: [
        ['Fugas', 'encontrar y cerrar'],
        ['Atascos', 'sin romper la pared'],
        ['Calderas', 'antes del invierno'],
        ['Baños', 'de la tubería al azulejo'],
        ['Urgencias', 'cierra la llave; vamos'],
      ],
      faq: {
        title: 'Antes de|que lleguemos',
        items: [
          [
            'Sale agua. ¿Qué hago?',
            'Cierra la llave general, aléjate de los enchufes mojados y llama. No escribas.',
          ],
          ['¿Cuándo podéis venir?', 'Llama o manda el formulario. Te damos un día, y te avisamos si cambia.'],
          ['¿Cuánto costará?', 'Descríbelo o manda una foto. Sabrás el precio antes de empezar.'],
        ],
      },
    },
    electrician: {
      unnamed: 'Luz y Tierra',
      offerTitle: 'Detrás|del interruptor',
      headlines: ['Enciende.|Y olvídate.', 'Seguro|tras la pared.'],
      lede: '{brand} lleva luz y corriente{in} adonde hacen falta, sin un cable suelto.',
      items: [
        ['Averías', 'por qué salta'],
        ['Instalación', 'nueva o puesta al día'],
        ['Iluminación', 'donde hace falta'],
        ['Solar', 'del tejado al enchufe'],
        ['Boletín', 'con los papeles en regla'],
      ],
    },
    garage: {
      unnamed: 'Segunda Marcha',
      offerTitle: 'Bajo|el capó',
      headlines: ['¿Qué es|ese ruido?', 'Ya anda.|Y este era el fallo.'],
      lede: '{brand} repara coches{in} y enseña la pieza vieja.',
      action: 'Pide hora',
      items: [
        ['Revisión', 'la de cada año'],
        ['Frenos', 'sin discusión'],
        ['Neumáticos', 'antes de la lluvia'],
        ['Diagnóstico', 'qué dice la luz'],
        ['Inspección', 'lista para pasarla'],
      ],
      points: {
        title: 'Normas de la casa',
        items: [
          ['Primero el precio', 'Tú dices que sí antes de empezar.'],
          ['Decimos cuándo estará', 'Y llamamos si cambia.'],
          ['Enseñamos la pieza vieja', 'Para que la veas con tus ojos.'],
        ],
      },
      faq: {
        title: 'Antes de traer el coche',
        items: [
          ['¿Cuánto cuesta el diagnóstico?', 'Te lo decimos antes de que vengas.'],
          ['¿Cuándo puedo dejarlo?', 'Cuéntanos qué hace y te damos el primer hueco.'],
          ['¿Y si vuelve el ruido?', 'Vuelve tú también. Lo escuchamos juntos.'],
        ],
      },
    },
    construction: {
      unnamed: 'Plomo y Nivel',
      offerTitle: 'Lo que|levantamos',
      headlines: ['Medido dos veces.|Hecho una.', 'Queda|recto.'],
      lede: '{brand} construye y reforma{in}: con un plan, una fecha y alguien que coge el teléfono.',
      items: [
        ['Reformas', 'de un baño a una casa'],
        ['Obra nueva', 'de los cimientos arriba'],
        ['Tejados', 'secos por dentro'],
        ['Fachadas', 'de cara a la calle'],
        ['Pintura', 'bordes rectos'],
      ],
    },
    cleaning: {
      unnamed: 'Superficie Clara',
      offerTitle: 'Lo que|dejamos limpio',
      headlines: ['Llega a casa|y está hecho.', 'Limpio,|y todo en su sitio.'],
      lede: '{brand} limpia casas y oficinas{in}, sin ruido y hasta los rincones.',
      items: [
        ['Casa', 'cada semana o cuando quieras'],
        ['Oficina', 'antes de que abráis'],
        ['Cristales', 'por los dos lados'],
        ['Fin de obra', 'el polvo fino también'],
        ['A fondo', 'una vez al año'],
      ],
      faq: {
        title: 'Antes de la|primera visita',
        items: [
          ['¿Tengo que estar en casa?', 'Solo la primera vez, para enseñarnos todo.'],
          ['¿Quién trae los productos?', 'Di qué prefieres y qué no le sienta bien a tus suelos.'],
          ['¿Puede venir siempre la misma persona?', 'Pídelo y te decimos qué días es posible.'],
        ],
      },
    },
    moving: {
      unnamed: 'Escaleras Arriba',
      offerTitle: 'Lo que|llevamos',
      headlines: ['Tú, la llave.|Nosotros, el resto.', '¿Cuarto sin ascensor?|Vale.'],
      lede: '{brand} lleva{in} lo que te importa y lo deja donde tú digas.',
      items: [
        ['Mudanza', 'de puerta a puerta'],
        ['Embalaje', 'vaso por vaso'],
        ['Muebles', 'desmontar y montar'],
        ['Guardamuebles', 'mientras tanto'],
        ['Portes', 'una sola cosa grande'],
      ],
    },
    gardening: {
      unnamed: 'Rastrillo y Raíz',
      offerTitle: 'A lo largo|del año',
      headlines: ['Que crezca,|un poco.', 'Hoy se planta.|Mañana, sombra.'],
      lede: '{brand} planta, poda y cuida jardines{in} en cada mes que da trabajo.',
      action: 'Enséñanos el jardín',
      items: [
        ['Mantenimiento', 'todo el año'],
        ['Poda', 'en su momento'],
        ['Diseño', 'primero, mirar el sol'],
        ['Riego', 'el agua justa'],
        ['Terrazas', 'verde en macetas'],
      ],
    },
  },
};
