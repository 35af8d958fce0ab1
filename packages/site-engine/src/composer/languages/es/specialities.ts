import type { Specialities, Speciality } from '../speciality.ts';

const driving: Speciality = {
  headlines: ['Espejo, intermitente,|adelante.', 'Calma al volante,|seguro en la calle.'],
  lede: '{brand} enseña a conducir{in} sin prisas, desde el primer metro hasta el examen.',
  offerTitle: 'De la primera marcha|al examen',
  items: [
    ['Primera clase', 'una calle vacía y mucha calma'],
    ['Teoría', 'hasta que las señales tienen sentido'],
    ['Curso intensivo', 'muchas horas en pocos días'],
    ['Antes del examen', 'el recorrido, las maniobras, los nervios'],
    ['Reciclaje', 'para permisos que dormían'],
  ],
  faq: {
    title: 'Antes de|arrancar',
    items: [
      ['¿Cuántas clases necesito?', 'Depende. Después de la primera podremos decir más.'],
      ['¿Me recogéis?', 'Di dónde vives o estudias y lo miramos.'],
      ['¿Manual o automático?', 'Dinos qué vas a conducir después y pregunta qué tenemos.'],
    ],
  },
};

const piano: Speciality = {
  headlines: ['Dos manos,|una canción.', 'Primero despacio,|después música.'],
  lede: '{brand} da clases de piano{in}, con piezas que apetece tocar.',
  offerTitle: 'Clases ante|el teclado',
  items: [
    ['Primera clase', 'sin una sola nota'],
    ['Niños', 'corta y con juegos'],
    ['Adultos', 'empezar, o volver a empezar'],
    ['Leer música', 'hasta que parezca palabras'],
    ['Audición y examen', 'las piezas, las escalas, los nervios'],
  ],
};

const guitar: Speciality = {
  headlines: ['Tres acordes|y tu canción.', 'Seis cuerdas,|dos manos.'],
  lede: '{brand} da clases de guitarra{in} y empieza por una canción que te guste.',
  offerTitle: 'Clases de|seis cuerdas',
  items: [
    ['Primera clase', 'dos acordes y una canción'],
    ['Acústica', 'rasguear, puntear, cantar'],
    ['Eléctrica', 'riffs y volumen'],
    ['Niños', 'manos pequeñas, guitarras pequeñas'],
    ['Componer', 'tus palabras, tus acordes'],
  ],
};

const pizza: Speciality['items'] = [
  ['Margarita', 'tomate, mozzarella, albahaca'],
  ['Marinara', 'tomate, ajo, orégano'],
  ['Picante', 'salami, un poco de miel'],
  ['Setas', 'con tomillo y nata'],
  ['Tiramisú', 'después del último borde'],
];

const burger: Speciality['items'] = [
  ['La clásica', 'queso, pepinillo, cebolla, salsa'],
  ['La doble', 'lo mismo, dos veces'],
  ['La verde', 'sin carne y sin excusas'],
  ['Patatas', 'finas, saladas, calientes'],
  ['Batido', 'de los que piden cuchara'],
];

export const specialities: Specialities = {
  bakery: {
    cake: {
      headlines: ['¿Para quién|es la tarta?', 'Capas, crema|y un nombre.'],
      lede: '{brand} hace tartas{in} para un día y una persona, dibujadas y probadas antes de hornearlas.',
      action: 'Pide una tarta',
      offerTitle: 'Tartas para|ese día',
      offerNote: 'Por encargo. Trae una foto, un tema o solo un nombre.',
      formTitle: 'Cuéntanos el día',
      items: [
        ['Tarta de cumpleaños', 'para cualquier número de velas'],
        ['Tarta de boda', 'tantos pisos como mesas'],
        ['Tarta de fiesta', 'un bautizo, una despedida, una casa nueva'],
        ['Cupcakes', 'una caja de las pequeñas'],
        ['Una prueba', 'probar antes de elegir'],
      ],
      process: {
        title: 'De la idea|al último trozo',
        items: [
          ['Cuenta', 'El día, los invitados y lo que les gusta.'],
          ['Prueba', 'Primero el sabor, después lo de fuera.'],
          ['Acuerda', 'Un dibujo, un precio y una fecha.'],
          ['Corta', 'Recogida o llevada, lista para el cuchillo.'],
        ],
      },
      faq: {
        title: 'Antes de|encargar',
        items: [
          ['¿Con cuánto tiempo hay que pedirla?', 'En cuanto sepas el día. Te decimos si está libre.'],
          [
            '¿Puede ser sin frutos secos o sin gluten?',
            'Di qué no puede llevar y te decimos qué podemos prometer.',
          ],
          ['¿La lleváis?', 'Di dónde es la fiesta y contestamos cómo y por cuánto.'],
        ],
      },
    },
  },
  restaurant: {
    pizza: {
      headlines: ['Masa, fuego,|una mesa.', 'Borde crujiente,|centro tierno.'],
      lede: '{brand} hace pizza{in}: masa lenta, pocos ingredientes y un horno muy caliente.',
      offerTitle: 'Recién salido|del horno',
      items: pizza,
    },
    burger: {
      headlines: ['Dos manos,|una hamburguesa.', 'Costra por fuera,|jugo por dentro.'],
      lede: '{brand} hace hamburguesas{in} cuando las pides, y no antes.',
      offerTitle: 'De la|plancha',
      items: burger,
    },
    fish: {
      headlines: ['Lo que trajo|el mar.', 'Limón, sal|y nada más.'],
      lede: '{brand} sirve pescado{in} como salió del agua: fresco y con poco más.',
      items: [
        ['Pescado del día', 'pregunta qué ha entrado'],
        ['Crudo', 'en láminas, con limón y sal'],
        ['A la brasa', 'entero, para dos'],
        ['Marisco', 'a la plancha o al vapor'],
        ['Sin pescado', 'de la huerta'],
      ],
    },
  },
  foodtruck: { pizza: { items: pizza }, burger: { items: burger } },
  tutor: { car: driving, piano, guitar },
  school: { car: driving, piano, guitar },
  shop: {
    teapot: {
      headlines: ['Pon el agua|a calentar.', 'Tres minutos|para ti.'],
      lede: '{brand} vende té{in}: hojas sueltas, nombres claros y cuánto hay que esperar.',
      items: [
        ['Té negro', 'aguanta la leche'],
        ['Té verde', 'con agua no muy caliente'],
        ['Oolong', 'entre los dos'],
        ['Infusiones', 'para el final del día'],
        ['Una tetera', 'y un filtro que encaja'],
      ],
    },
    cup: {
      headlines: ['Tostado, reposado,|tuyo.', 'Los buenos días|empiezan en grano.'],
      lede: '{brand} tuesta café{in} en lotes pequeños y dice dónde creció cada grano.',
      items: [
        ['Espresso', 'redondo, también con leche'],
        ['Filtro', 'claro, con algo de fruta'],
        ['De una finca', 'un campo, una cosecha'],
        ['Descafeinado', 'y aun así, café'],
        ['Caja de muestra', 'para quien duda'],
      ],
    },
  },
  electrician: {
    solar: {
      headlines: ['El tejado|también paga.', 'Enciende|el sol.'],
      lede: '{brand} lleva el sol a los tejados{in}: primero se mide, luego se monta, al final se explica.',
      offerTitle: 'Del tejado|al enchufe',
      offerNote: '',
      items: [
        ['Visita', 'el tejado, la sombra, el contador'],
        ['Placas', 'las que tienen sentido'],
        ['Batería', 'para después de la puesta de sol'],
        ['Cargador de coche', 'con tu propio tejado'],
        ['Papeles', 'permisos, red, ayudas'],
      ],
    },
  },
  repair: {
    key: {
      headlines: ['¿Sin llaves?|Llama.', 'Se abre la puerta.|La cerradura queda.'],
      lede: '{brand} abre puertas{in} sin romperlas y dice el precio antes.',
      offerTitle: 'Puertas, cerraduras|y llaves',
      offerNote: '',
      items: [
        ['Apertura', 'preguntamos qué puerta antes de salir'],
        ['Cerradura nueva', 'si faltan llaves o alguien se muda'],
        ['Después de un robo', 'segura en la misma visita'],
        ['Coches', 'pregunta con marca y año'],
        ['Copias', 'trae la que funciona'],
      ],
    },
  },
  portfolio: {
    laptop: {
      headlines: ['Pantallas claras,|código discreto.', 'De la pregunta|al clic.'],
      items: [
        ['Un producto, desde el principio', 'el problema y lo que se hizo'],
        ['Un rediseño', 'lo que estorbaba'],
        ['Un sistema de diseño', 'las piezas y cómo se usan'],
        ['Una web', 'para quién y qué tenía que hacer'],
        ['Un prototipo', 'lo que demostró'],
      ],
    },
  },
};
