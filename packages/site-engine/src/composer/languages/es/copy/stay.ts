import type { GroupCopy } from '../../language-pack.ts';

export const stay: GroupCopy<'stay'> = {
  shared: {
    action: 'Pregunta por tus fechas',
    offer: { title: 'Elige|con calma', note: 'Si dudas entre dos, pregúntanos.' },
    points: {
      title: 'Con lo que puedes contar',
      items: [
        ['Alguien contesta', 'Antes de venir, durante y después.'],
        ['El precio es el precio', 'Lo ves entero antes de decir que sí.'],
        ['Consejo de aquí', 'Te mandamos adonde iríamos nosotros.'],
      ],
    },
    process: {
      title: 'De la pregunta|a la llegada',
      items: [
        ['Pregunta', 'Cuándo y cuántas personas.'],
        ['Elige', 'Te decimos qué hay libre y cuánto cuesta.'],
        ['Ven', 'Te explicamos cómo llegar y te esperamos.'],
      ],
    },
    about: {
      title: 'Un lugar|al que llegar.',
      text: 'De {brand} se ocupa{in} gente que se da cuenta cuando chirría una puerta.',
    },
    faq: {
      title: 'Antes de venir',
      items: [
        ['¿Cómo reservo?', 'Envía el formulario con tus fechas. Queda hecho cuando te contestamos.'],
        ['¿Y si cambian mis planes?', 'Escríbenos cuanto antes y buscamos otro día.'],
        ['¿Cómo llego?', 'Dinos de dónde sales y te explicamos el camino.'],
      ],
    },
    form: { title: 'Dinos tus fechas', done: 'Gracias. Te escribiremos con lo que hay libre.' },
  },
  kinds: {
    hotel: {
      unnamed: 'La Casa Quieta',
      offerTitle: 'Cada habitación,|su hora',
      headlines: ['Llega tarde,|duerme más.', 'Una habitación|y la mañana.'],
      lede: '{brand} es un lugar donde quedarse{in}: habitaciones tranquilas, un desayuno largo y nada que hacer.',
      action: 'Pide una habitación',
      items: [
        ['La sencilla', 'una cama, una ventana, silencio'],
        ['La doble', 'luz de mañana'],
        ['La del balcón', 'para desayunar fuera'],
        ['La familiar', 'con una puerta entre medias'],
        ['La del último piso', 'la que todos piden'],
      ],
      faq: {
        title: 'Antes de|hacer la maleta',
        items: [
          ['¿A qué hora puedo llegar?', 'Dinos cuándo llegas y te esperamos. Si es tarde, mejor saberlo.'],
          ['¿Qué habitación me conviene?', 'Cuenta quién viene y si dormís ligero. Elegimos contigo.'],
          ['¿Puedo cambiar las fechas?', 'Escribe en cuanto lo sepas y vemos qué hay libre.'],
        ],
      },
    },
    travel: {
      unnamed: 'Mapa Lento',
      offerTitle: 'Adónde|vamos',
      headlines: ['Ve por el camino|más largo.', 'Poca maleta,|mucho mirar.'],
      lede: '{brand} lleva a grupos pequeños{in} a sitios que se disfrutan mejor a pie, en barco o en tren lento.',
      action: 'Pregunta por un viaje',
      items: [
        ['A pie', 'una semana, una mochila'],
        ['Por la costa', 'barco, faro, pescado'],
        ['En tren', 'la ventana es el plan'],
        ['Ciudad con guía', 'lo que no sale en el mapa'],
        ['A medida', 'dinos qué y cuándo'],
      ],
      process: {
        title: 'De la idea|al camino',
        items: [
          ['Cuenta', 'Adónde, cuándo y con quién.'],
          ['Elige', 'Te mandamos pocas rutas, bien explicadas.'],
          ['Sal', 'Con lo justo en la mochila.'],
        ],
      },
      about: {
        title: 'Viajar|es fijarse.',
        text: '{brand} prefiere{in} pocos sitios y tiempo para cada uno.',
      },
      faq: {
        title: 'Antes de salir',
        items: [
          ['¿Puedo ir por mi cuenta?', 'Sí. Dinos qué buscas y vemos en qué grupo encajas.'],
          ['¿Cuánto se camina?', 'Lo dice cada viaje, antes de apuntarte.'],
          ['¿Y si cambian mis planes?', 'Escríbenos cuanto antes y buscamos otra fecha.'],
        ],
      },
    },
    realestate: {
      unnamed: 'Umbral',
      headlines: ['Encuentra|tu puerta.', '¿Dónde colgarías|el abrigo?'],
      lede: '{brand} ayuda{in} a encontrar, vender y alquilar casa, con respuestas claras por el camino.',
      action: 'Hablemos',
      items: [
        ['Comprar', 'lo que encaja, no lo que sobra'],
        ['Vender', 'a un precio que se sostiene'],
        ['Alquilar', 'con papeles en orden'],
        ['Valorar', 'qué vale y por qué'],
        ['Acompañar', 'hasta la firma'],
      ],
      offer: { title: 'Comprar, vender,|alquilar', note: '¿No sabes por dónde empezar? Hablemos primero.' },
      points: {
        title: 'Con lo que puedes contar',
        items: [
          ['Alguien contesta', 'La misma persona, de principio a fin.'],
          ['Primero los costes', 'Por escrito, antes de que digas que sí.'],
          ['La verdad sobre la casa', 'También el ruido, el sol y la humedad.'],
        ],
      },
      process: {
        title: 'De la primera charla|a las llaves',
        items: [
          ['Cuenta', 'Qué buscas o qué vendes.'],
          ['Mira', 'Pocas casas, bien elegidas.'],
          ['Firma', 'Con todo leído y explicado.'],
        ],
      },
      about: {
        title: 'Una casa|se mira despacio.',
        text: '{brand} conoce{in} las calles, los edificios y las preguntas que conviene hacer.',
      },
      form: { title: 'Cuéntanos qué buscas', done: 'Gracias. Te llamaremos o te escribiremos.' },
      faq: {
        title: 'Antes de decidir',
        items: [
          ['¿Cómo empiezo?', 'Dinos qué buscas o qué vendes, y te decimos el siguiente paso.'],
          ['¿Cuánto cobráis?', 'Te lo decimos por escrito antes de empezar.'],
          ['¿Puedo verla antes?', 'Claro. Y dos veces, si hace falta.'],
        ],
      },
    },
    coworking: {
      unnamed: 'La Mesa Común',
      offerTitle: 'Un sitio|para cada día',
      headlines: ['Trabaja cerca|de otros.', 'Mejor que la mesa|de la cocina.'],
      lede: '{brand} tiene mesas{in} para quien trabaja por su cuenta, pero no a solas.',
      action: 'Prueba un día',
      items: [
        ['Mesa flexible', 'llega y siéntate'],
        ['Mesa fija', 'tu silla, tu planta'],
        ['Sala de reuniones', 'por horas'],
        ['Cabina', 'para llamadas'],
        ['Tarde de puertas abiertas', 'ven y mira'],
      ],
    },
  },
};
