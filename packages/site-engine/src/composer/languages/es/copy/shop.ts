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
      text: '{brand} prefiere vender una cosa buena que tres que se rompen. Pásate{in} y coge algo con las manos: casi todo gana de cerca.',
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
    },
    florist: {
      unnamed: 'Tallo y Cubo',
      headlines: ['Lo que esté|en flor.', 'Cortadas hoy,|atadas para ti.'],
      lede: '{brand} ata, planta y reparte{in}: lo que crece ahora, puesto como si hubiera crecido así.',
      action: 'Encarga flores',
      items: [
        ['El ramo del día', 'lo mejor del cubo'],
        ['Ramo grande', 'para pedir perdón bien'],
        ['Centro de mesa', 'bajo, para verse las caras'],
        ['Planta en maceta', 'con instrucciones'],
        ['Bodas', 'de la solapa al altar'],
      ],
    },
    bookshop: {
      unnamed: 'El Segundo Estante',
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
    },
    furniture: {
      unnamed: 'Veta y Cepillo',
      headlines: ['Una mesa|para los nietos.', 'La madera|se acuerda.'],
      lede: '{brand} construye muebles{in} de madera maciza, para casas donde vive gente.',
      action: 'Pide una pieza',
      items: [
        ['Mesas', 'para muchos codos'],
        ['Sillas', 'que se dejan estar'],
        ['Estanterías', 'rectas, cargadas y todo'],
        ['Camas', 'que no crujen'],
        ['A medida', 'para ese rincón'],
      ],
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
    },
  },
};
