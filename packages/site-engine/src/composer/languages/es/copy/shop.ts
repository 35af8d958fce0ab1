import type { GroupCopy } from '../../language-pack.ts';

export const shop: GroupCopy<'shop'> = {
  shared: {
    action: 'Mira lo que hay',
    offer: { title: 'En la|estantería', note: 'Cambia a menudo. Pregunta por lo que no ves.' },
    points: {
      title: 'Cómo elegimos',
      items: [
        ['Probado antes de venderlo', 'Si no lo querríamos en casa, no llega a la estantería.'],
        ['Hecho para durar', 'Pregúntanos cómo cuidarlo.'],
        ['Envuelto en papel', 'Sin más embalaje del necesario.'],
      ],
    },
    process: {
      title: 'De nuestra estantería|a la tuya',
      items: [
        ['Elige', 'Si dudas entre dos, pregunta.'],
        ['Pide', 'Con el formulario o en persona.'],
        ['Abre', '¿No era eso? Escríbenos y lo arreglamos.'],
      ],
    },
    about: {
      title: 'Menos cosas,|mejores.',
      text: '{brand} prefiere vender una cosa buena que tres que se rompen. Pásate por la tienda{in} y coge algo con las manos: casi todo gana de cerca.',
    },
    faq: {
      title: 'Lo que se pregunta en caja',
      items: [
        [
          '¿Puedo pedir desde casa?',
          'Di en el formulario qué te gustaría y te contestamos con precio y entrega.',
        ],
        ['¿Puedo devolver algo?', 'Háblalo con nosotros. Guarda el envoltorio hasta estar seguro.'],
        ['¿Envolvéis para regalo?', 'Dilo en el mensaje, y para quién es.'],
      ],
    },
    form: { title: 'Pide o pregunta', done: 'Gracias. Te escribiremos sobre tu pedido.' },
  },
  kinds: {
    shop: {
      unnamed: 'Cosas que Quedan',
      headlines: ['Cosas para|quedarse.', 'Pocas cosas,|bien elegidas.'],
      lede: '{brand} tiene una estantería pequeña{in} con cosas bien hechas, fáciles de arreglar y un gusto de usar.',
      items: [
        ['Para la mesa', 'se usa cada día'],
        ['Para la casa', 'huele bien, dura mucho'],
        ['Para regalar', 'y querer quedárselo'],
        ['Para niños', 'aguanta el juego'],
        ['Recién llegado', 'todavía en su caja'],
      ],
      faq: {
        title: 'Antes de|pedir',
        items: [
          ['¿Cómo llega?', 'Bien envuelto. Al confirmar el pedido te decimos cuándo.'],
          ['¿Y si no me convence?', 'Pregunta antes de comprar cómo se devuelve. Te lo contamos todo.'],
          ['¿Lo podéis envolver para regalo?', 'Dilo en el mensaje, y qué poner en la nota.'],
        ],
      },
    },
    florist: {
      unnamed: 'Tallo y Cubo',
      headlines: ['Lo que esté|en flor.', 'Recién cortadas,|atadas para ti.'],
      lede: '{brand} ata, planta y reparte{in}: lo que crece ahora, puesto como si hubiera crecido así.',
      action: 'Encarga flores',
      items: [
        ['El ramo del día', 'lo mejor del cubo'],
        ['Ramo grande', 'para pedir perdón bien'],
        ['Centro de mesa', 'bajo, para verse las caras'],
        ['Planta en maceta', 'con instrucciones'],
        ['Bodas', 'de la solapa al altar'],
      ],
      offer: { title: 'En los|cubos', note: 'Cambia con la temporada. Pregunta qué se ha abierto hoy.' },
      points: {
        title: 'Cómo elegimos',
        items: [
          ['Lo que está en flor', 'Cada mes tiene las suyas.'],
          ['Para que dure en casa', 'Te decimos cómo cortar y cuánta agua.'],
          ['Envuelto en papel', 'Sin más embalaje del necesario.'],
        ],
      },
      process: {
        title: 'Del cubo|al jarrón',
        items: [
          ['Cuenta', 'Para quién y para qué día.'],
          ['Nosotros atamos', 'Con lo mejor que haya.'],
          ['Recíbelo', 'En la tienda o en la puerta de quien quieras.'],
        ],
      },
      about: {
        title: 'Cada mes|tiene su flor.',
        text: '{brand} compra poco y a menudo, para que todo esté fresco. Pásate por la tienda{in} y huele.',
      },
    },
    bookshop: {
      unnamed: 'El Segundo Estante',
      offerTitle: 'Por dónde|empezar',
      headlines: ['El libro|que no buscabas.', 'Lee aquí|la primera página.'],
      lede: '{brand} vende libros{in} que alguien de la casa ha leído, y lo cuenta en un papelito.',
      action: 'Pregunta por un libro',
      items: [
        ['Novela', 'para perder la parada'],
        ['Ensayo', 'para discutir en la cena'],
        ['Infantil', 'para leer en voz alta'],
        ['Poesía', 'para abrir por cualquier página'],
        ['De segunda mano', 'con dedicatorias ajenas'],
      ],
      points: {
        title: 'Cómo elegimos',
        items: [
          ['Leído antes de venderlo', 'U hojeado con atención.'],
          ['No lo tenemos todo', 'Lo que falta, lo encargamos.'],
          ['Puedes sentarte', 'Hay una silla y nadie tiene prisa.'],
        ],
      },
      about: {
        title: 'Un libro|lleva a otro.',
        text: '{brand} es un lugar{in} donde se entra por un título y se sale con otro.',
      },
    },
    jewellery: {
      unnamed: 'Fino y Lento',
      headlines: ['Pequeño,|para siempre.', 'Hecho para|una mano.'],
      lede: '{brand} hace y arregla joyas{in}, pieza a pieza, para llevarlas cada día.',
      action: 'Pregunta por una pieza',
      items: [
        ['Anillos', 'también los del sí'],
        ['Pendientes', 'que no pesan'],
        ['Collares', 'cerca de la piel'],
        ['Arreglos', 'lo heredado, como nuevo'],
        ['A medida', 'primero, un dibujo'],
      ],
      offer: { title: 'En la|vitrina', note: 'Cada pieza es única. Pregunta por la que te guste.' },
      process: {
        title: 'Del dibujo|al dedo',
        items: [
          ['Cuenta', 'La idea, la persona, la fecha.'],
          ['Dibujamos', 'La ves antes de que exista.'],
          ['La hacemos', 'A mano y a tu medida.'],
        ],
      },
      about: {
        title: 'Con lupa|y con las manos.',
        text: '{brand} hace pocas piezas a la vez. Pásate por el taller{in} y pruébatelas: una joya solo se ve puesta.',
      },
    },
    furniture: {
      unnamed: 'Veta y Cepillo',
      headlines: ['Una mesa|para los nietos.', 'La madera|se acuerda.'],
      lede: '{brand} construye{in} muebles de madera maciza, para casas donde vive gente.',
      action: 'Pide una pieza',
      items: [
        ['Mesas', 'para muchos codos'],
        ['Sillas', 'que se dejan estar'],
        ['Estanterías', 'rectas, cargadas y todo'],
        ['Camas', 'que no crujen'],
        ['A medida', 'para ese rincón'],
      ],
      offer: { title: 'Del|taller', note: 'Las medidas son las de tu casa. Pregunta.' },
      process: {
        title: 'De la tabla|a la sala',
        items: [
          ['Medir', 'El rincón, la puerta y la escalera.'],
          ['Dibujar', 'Con la madera delante.'],
          ['Hacer', 'Con ensamblajes, sin tornillos a la vista.'],
          ['Entregar', 'En su sitio y a nivel.'],
        ],
      },
      about: {
        title: 'Menos muebles,|mejores.',
        text: '{brand} hace un mueble cada vez{in} y elige la tabla antes de dibujarlo.',
      },
    },
    fashion: {
      unnamed: 'Segunda Costura',
      headlines: ['Póntelo|hasta gastarlo.', 'Bien cortado,|mucho tiempo.'],
      lede: '{brand} hace ropa{in} que sienta mejor al tercer año que el primer día.',
      action: 'Mira las prendas',
      items: [
        ['Camisas', 'con caída'],
        ['Pantalones', 'con bolsillos de verdad'],
        ['Punto', 'abriga sin picar'],
        ['Abrigos', 'para varios inviernos'],
        ['Arreglos', 'para que dure'],
      ],
      offer: { title: 'En la|percha', note: 'Pocas prendas de cada. Pregunta por tu talla.' },
      about: {
        title: 'Menos ropa,|mejor.',
        text: '{brand} prefiere hacer pocas prendas y hacerlas bien. Pásate por la tienda{in} y pruébatelas.',
      },
    },
  },
};
