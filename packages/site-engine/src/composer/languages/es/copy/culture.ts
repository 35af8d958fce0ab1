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
    },
    theatre: {
      unnamed: 'Telón Bajo',
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
      form: { title: 'Escríbeme', done: 'Gracias. Te contestaré.' },
    },
    comedian: {
      unnamed: 'Micro Abierto',
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
      form: { title: 'Pregunta por una fecha', done: 'Gracias. Tendrás respuesta pronto.' },
    },
  },
};
