import type { GroupCopy } from '../../language-pack.ts';

export const culture: GroupCopy<'culture'> = {
  shared: {
    action: 'Reserva tu sitio',
    offer: { title: 'Lo que|se puede ver', note: 'Pregunta en la puerta por lo que no está en la lista.' },
    points: {
      title: 'Merece el viaje',
      items: [
        ['Quédate un rato', 'Lo que te atrape, y ni un minuto más.'],
        ['Nunca es igual', 'Por eso se vuelve.'],
        ['Para todo el mundo', 'No hace falta saber nada antes.'],
      ],
    },
    process: {
      title: 'Cómo venir',
      items: [
        ['Elige', 'Qué y qué día.'],
        ['Pregunta', 'Con el formulario o en la puerta.'],
        ['Llega pronto', 'Los mejores sitios se eligen.'],
      ],
    },
    about: {
      title: 'Mejor|en directo.',
      text: '{brand} es para gente{in} a la que le gusta mirar, escuchar y comentarlo camino de casa.',
    },
    faq: {
      title: 'Antes de venir',
      items: [
        ['¿Hay que reservar?', 'Ayuda. Pide sitio con el formulario y te lo confirmamos.'],
        ['¿Es adecuado para niños?', 'A menudo sí. Dinos su edad y te decimos qué encaja.'],
        ['¿Podemos venir en grupo?', 'Claro. Di cuántos sois y cuándo.'],
      ],
    },
    form: { title: 'Pide tu sitio', done: 'Gracias. Te escribiremos.' },
  },
  kinds: {
    museum: {
      unnamed: 'La Sala Tercera',
      offerTitle: 'Se puede ver|ahora',
      headlines: ['Mira|otra vez.', 'Más cerca,|sin tocar.'],
      lede: '{brand} guarda y enseña{in} cosas que merecen una segunda mirada.',
      action: 'Prepara tu visita',
      items: [
        ['La colección', 'lo que siempre está'],
        ['La exposición', 'lo que se va'],
        ['La visita guiada', 'con preguntas'],
        ['El taller', 'para manos pequeñas y grandes'],
        ['La tienda', 'a la salida'],
      ],
    },
    library: {
      unnamed: 'La Mesa Verde',
      headlines: ['Siéntate.|Lee.', 'Todo esto|se presta.'],
      lede: '{brand} presta libros{in}, silencio y una silla junto a la ventana.',
      action: 'Pregúntanos',
      items: [
        ['Préstamo', 'llévatelo a casa'],
        ['Sala de lectura', 'silencio de verdad'],
        ['Cuentacuentos', 'silencio de mentira'],
        ['Club de lectura', 'un libro cada vez'],
        ['Ayuda', 'para encontrar lo que buscas'],
      ],
      offer: { title: 'Lo que se|puede hacer', note: 'Si no lo encuentras, pregunta en el mostrador.' },
      process: {
        title: 'Cómo venir',
        items: [
          ['Entra', 'No hace falta saber qué buscas.'],
          ['Pregunta', 'En el mostrador o con el formulario.'],
          ['Llévatelo', 'Y tráelo de vuelta, para que lean otros.'],
        ],
      },
      about: {
        title: 'Una silla|y tiempo.',
        text: '{brand} es un lugar{in} donde nadie te pregunta cuánto vas a quedarte.',
      },
      faq: {
        title: 'Antes de venir',
        items: [
          ['¿Cómo me hago socio?', 'Pregunta en el mostrador o en el formulario y te decimos qué traer.'],
          ['¿Y si no tenéis el libro?', 'Dinos cuál y lo buscamos.'],
          ['¿Puedo sentarme a leer, sin más?', 'Claro. Para eso están las sillas.'],
        ],
      },
      form: { title: 'Pregúntanos', done: 'Gracias. Te contestaremos.' },
    },
    theatre: {
      unnamed: 'Telón Bajo',
      offerTitle: 'En el|escenario',
      headlines: ['Se apaga|la luz.', 'Esta noche,|una vez.'],
      lede: '{brand} sube el telón{in} para historias que se cuentan mejor a oscuras.',
      action: 'Reserva butaca',
      items: [
        ['El estreno', 'nervios incluidos'],
        ['El repertorio', 'lo que vuelve'],
        ['La función familiar', 'por la mañana'],
        ['El ensayo abierto', 'con errores'],
        ['El coloquio', 'después de la función'],
      ],
    },
    cinema: {
      unnamed: 'Última Fila',
      offerTitle: 'En|pantalla',
      headlines: ['Pantalla grande,|móvil apagado.', 'Hoy,|a oscuras.'],
      lede: '{brand} proyecta{in} películas que merecen una pantalla grande y gente alrededor.',
      action: 'Reserva butaca',
      items: [
        ['Estreno', 'recién llegada'],
        ['Versión original', 'con subtítulos'],
        ['Clásico', 'como se vio entonces'],
        ['Sesión infantil', 'con la luz a medias'],
        ['Coloquio', 'y discusión después'],
      ],
    },
    band: {
      unnamed: 'Sala de Ensayo',
      headlines: ['Enchufa.|Sube el volumen.', 'Primero el ruido,|luego el estribillo.'],
      lede: '{brand} toca{in} canciones que se aprenden a la segunda y se gritan a la tercera.',
      action: 'Contrátanos',
      items: [
        ['Lo nuevo', 'recién grabado'],
        ['El disco', 'de principio a fin'],
        ['En directo', 'más rápido'],
        ['La cara B', 'para quien busca'],
        ['La versión', 'de otra gente, a nuestra manera'],
      ],
      offer: { title: 'Lo que hay|para escuchar', note: 'Entradas de ejemplo. Pon aquí las vuestras.' },
      points: {
        title: 'En el escenario',
        items: [
          ['Corto y fuerte', 'Sin discursos entre canciones.'],
          ['Nunca es igual', 'El final cambia cada noche.'],
          ['Canta con nosotros', 'Afinar no es obligatorio.'],
        ],
      },
      process: {
        title: 'Cómo|contratarnos',
        items: [
          ['Escribe', 'El sitio, la fecha y el tamaño de la sala.'],
          ['Lo acordamos', 'Sonido, horas y caché.'],
          ['Tocamos', 'Y nos quedamos a recoger.'],
        ],
      },
      about: {
        title: 'Mejor|en directo.',
        text: '{brand} ensaya{in} en un cuarto pequeño y toca como si fuera grande.',
      },
      faq: {
        title: 'Antes de llamarnos',
        items: [
          ['¿Tocáis lejos?', 'Dinos dónde y hacemos la cuenta del viaje.'],
          ['¿Qué os hace falta?', 'Mandamos la ficha técnica. Es corta.'],
          ['¿Tocáis en fiestas?', 'Cuéntanos qué fiesta es.'],
        ],
      },
      form: { title: 'Escríbenos', done: 'Gracias. Te contestaremos entre ensayo y ensayo.' },
    },
    musician: {
      unnamed: 'Nota Larga',
      headlines: ['Escucha|el silencio.', 'Una voz,|una habitación.'],
      lede: '{brand} hace música{in} para escucharla entera.',
      action: 'Escríbeme',
      items: [
        ['Lo último', 'recién salido'],
        ['El disco', 'para una tarde'],
        ['En directo', 'sin red'],
        ['Colaboraciones', 'con otras manos'],
        ['Clases', 'para quien quiera tocar'],
      ],
      offer: { title: 'De|oído', note: 'Entradas de ejemplo. Pon aquí las tuyas.' },
      points: {
        title: 'Para escuchar bien',
        items: [
          ['De principio a fin', 'El orden de las canciones cuenta.'],
          ['Con auriculares', 'Hay cosas allí al fondo.'],
          ['En directo', 'Nunca es igual.'],
        ],
      },
      process: {
        title: 'Del papel|al escenario',
        items: [
          ['Escribir', 'Hasta que queda poco.'],
          ['Grabar', 'Con las ventanas cerradas.'],
          ['Tocar', 'Donde haya quien escuche.'],
        ],
      },
      about: {
        title: 'Primero,|escuchar.',
        text: '{brand} escribe y toca{in}, y prefiere una nota justa a muchas rápidas.',
      },
      faq: {
        title: 'Antes de escribir',
        items: [
          ['¿Hay fechas libres?', 'Di el día y el sitio. Contesto con claridad.'],
          ['¿Qué hace falta en la sala?', 'Silencio y poco más. Mando la lista.'],
          ['¿Dónde puedo escuchar más?', 'Escríbeme y te mando un enlace.'],
        ],
      },
      form: { title: 'Escríbeme', done: 'Gracias. Te contestaré.' },
    },
    comedian: {
      unnamed: 'Micro Abierto',
      offerTitle: 'De|gira',
      headlines: ['Ríete.|Ya lo pensarás.', 'Un micro|y mala memoria.'],
      lede: '{brand} se sube al escenario{in} y cuenta lo que los demás callan.',
      action: 'Contrata un espectáculo',
      items: [
        ['El espectáculo', 'sin descanso'],
        ['Empresas', 'también se ríen'],
        ['Presentaciones', 'para que no se duerma nadie'],
        ['Sala pequeña', 'material nuevo'],
        ['Vídeos', 'por si no llegas'],
      ],
      process: {
        title: 'Cómo|contratar',
        items: [
          ['Escribe', 'El sitio, la fecha y quién viene.'],
          ['Lo acordamos', 'Duración, sonido y caché.'],
          ['Se hace', 'Y al día siguiente hay quien aún se ríe.'],
        ],
      },
      about: {
        title: 'Reír|en serio.',
        text: '{brand} escribe de día y prueba de noche{in}, hasta que alguien se atraganta.',
      },
      faq: {
        title: 'Antes de contratar',
        items: [
          ['¿Vale para todas las edades?', 'Dime quién viene y adapto el texto.'],
          ['¿Qué hace falta?', 'Un micro, una luz y sillas cerca del escenario.'],
          ['¿Hay temas prohibidos?', 'Dime cuáles son los vuestros.'],
        ],
      },
      form: { title: 'Pregunta por una fecha', done: 'Gracias. Tendrás respuesta pronto.' },
    },
  },
};
