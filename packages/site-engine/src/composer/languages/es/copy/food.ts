import type { GroupCopy } from '../../language-pack.ts';

export const food: GroupCopy<'food'> = {
  shared: {
    action: 'Haz tu pedido',
    offer: { title: 'Lo que hay|hoy', note: 'Cambia con la temporada. Pregunta qué acaba de llegar.' },
    points: {
      title: 'En lo que no cedemos',
      items: [
        ['Hecho aquí', 'Si algo lo compramos fuera, lo decimos.'],
        ['Lo que da la temporada', 'Cuando se acaba, se acaba hasta el año que viene.'],
        ['Pregunta qué lleva', 'Dinos qué no puedes comer y te diremos qué sí.'],
      ],
    },
    process: {
      title: 'Cómo|funciona',
      items: [
        ['Mira', 'Qué hay y qué te apetece.'],
        ['Pide', 'Con el formulario o en el mostrador.'],
        ['Disfruta', 'Aquí o en casa. Te decimos cómo está mejor.'],
      ],
    },
    about: {
      title: 'Lo bueno|lleva su tiempo.',
      text: 'Detrás de {brand} hay gente{in} que prefiere hacer pocas cosas y hacerlas bien.',
    },
    faq: {
      title: 'Lo que más nos preguntan',
      items: [
        [
          '¿Puedo encargar con antelación?',
          'Sí. Envía el formulario con el qué y el cuándo, y te lo confirmamos.',
        ],
        ['¿Y si tengo una alergia?', 'Dínoslo antes de pedir. Preferimos hablarlo que adivinar.'],
        ['¿Atendéis a grupos?', 'Pregunta con el formulario: cuántos sois y qué día.'],
      ],
    },
    form: { title: 'Pregunta o encarga', done: 'Gracias. Te escribiremos para confirmarlo.' },
  },
  kinds: {
    restaurant: {
      unnamed: 'La Mesa Larga',
      headlines: ['Siéntate.|Ya sale.', 'Fuego lento,|mesa larga.'],
      lede: '{brand} cocina{in} con lo que hay en el mercado y lo sirve sin ceremonias.',
      action: 'Reserva mesa',
      items: [
        ['Para abrir boca', 'pan, aceite y algo en vinagre'],
        ['De la huerta', 'lo que está en su punto'],
        ['De la brasa', 'poco humo, mucho sabor'],
        ['De cuchara', 'para los días largos'],
        ['El postre', 'uno basta, si es bueno'],
      ],
      process: {
        title: 'De la lonja|a la mesa',
        items: [
          ['Compra', 'A primera hora, con las manos y la nariz.'],
          ['Cocina', 'Pocos ingredientes, el fuego justo.'],
          ['Mesa', 'Sin prisa. El café también cuenta.'],
        ],
      },
      form: { title: 'Reserva una mesa', done: 'Gracias. Te escribiremos para confirmar la mesa.' },
    },
    bakery: {
      unnamed: 'El Primer Horno',
      headlines: ['Primero el pan,|después el día.', 'Despiertos antes|que la calle.'],
      lede: '{brand} hornea{in}: pan con buena corteza y algo dulce para acompañarlo.',
      action: 'Encarga para mañana',
      items: [
        ['Hogaza de masa madre', 'miga abierta, corteza oscura'],
        ['Pan de centeno', 'denso, aguanta días'],
        ['Cruasán de mantequilla', 'hojaldrado a mano'],
        ['Trenza de canela', 'para el camino a casa'],
        ['Tarta de fruta', 'de lo que esté maduro'],
      ],
      process: {
        title: 'Una hogaza tarda más|de lo que parece',
        items: [
          ['Alimentar', 'La masa madre se despierta antes que nadie.'],
          ['Amasar', 'Harina, agua, y un buen descanso.'],
          ['Formar', 'A mano, y a esperar otra vez.'],
          ['Hornear', 'Piedra caliente, vapor y una corteza que canta.'],
        ],
      },
    },
    cafe: {
      unnamed: 'La Segunda Taza',
      headlines: ['Un buen café,|sin prisa.', 'Quédate|a la segunda.'],
      lede: '{brand} prepara{in} un café por el que vale la pena sentarse.',
      action: 'Mira la carta',
      items: [
        ['Café solo', 'corto, dulce, tres sorbos'],
        ['Cortado', 'la leche justa'],
        ['Filtro de la semana', 'pregunta de dónde viene'],
        ['Té en hoja', 'una tetera para uno o para dos'],
        ['Bizcocho de la casa', 'tostado, con mantequilla'],
      ],
    },
    bar: {
      unnamed: 'La Penúltima',
      headlines: ['La penúltima,|y a casa.', 'La noche|empieza aquí.'],
      lede: '{brand} sirve{in} copas para quien disfruta tanto de la charla como del vaso.',
      action: 'Guarda sitio',
      items: [
        ['La copa de la casa', 'pregunta cómo se hace'],
        ['Algo amargo', 'removido, con un hielo grande'],
        ['Algo largo', 'frío y fácil'],
        ['Por copas', 'tinto, blanco y lo de en medio'],
        ['Sin alcohol', 'con el mismo cuidado'],
      ],
    },
    foodtruck: {
      unnamed: 'Cuatro Ruedas y Fuego',
      headlines: ['Sigue|el olor.', 'Se come|de pie.'],
      lede: '{brand} cocina{in} sobre ruedas: pocos platos, recién hechos y fáciles de llevar.',
      action: 'Invítanos',
      items: [
        ['El de siempre', 'el que todos repiten'],
        ['El picante', 'quedas sobre aviso'],
        ['El de verduras', 'no es un adorno'],
        ['Las patatas', 'con la salsa de la casa'],
        ['La limonada', 'exprimida aquí mismo'],
      ],
    },
    catering: {
      unnamed: 'Mantel Blanco',
      headlines: ['Tú invitas.|Nosotros cocinamos.', 'Mesa puesta,|anfitrión tranquilo.'],
      lede: '{brand} lleva la cocina{in} a bodas, empresas y casas, y recoge cuando se va el último.',
      action: 'Pide un presupuesto',
      items: [
        ['Cóctel de pie', 'bocados que caben en una mano'],
        ['Comida sentada', 'por platos, a su hora'],
        ['Bufé', 'para quien llega y se va'],
        ['Desayuno de trabajo', 'café de verdad'],
        ['Mesa dulce', 'para el final de la fiesta'],
      ],
    },
    icecream: {
      unnamed: 'Dos Bolas',
      headlines: ['Dos bolas,|ninguna duda.', 'El verano|cabe en un cono.'],
      lede: '{brand} hace helado{in} con fruta que sabe a fruta.',
      items: [
        ['Vainilla', 'con vaina, no con aroma'],
        ['Chocolate negro', 'oscuro y sin prisa'],
        ['Pistacho', 'del color que debe ser'],
        ['Limón', 'sorbete, sin leche'],
        ['El de la semana', 'lo que trajo el mercado'],
      ],
    },
    brewery: {
      unnamed: 'Barril Lento',
      headlines: ['Agua, grano,|tiempo.', 'Servida|donde nace.'],
      lede: '{brand} hace cerveza{in} en tandas pequeñas y la sirve donde nace.',
      action: 'Ven a probar',
      items: [
        ['La rubia', 'seca, de final limpio'],
        ['La tostada', 'corteza de pan, algo de caramelo'],
        ['La negra', 'tostada, nada pesada'],
        ['La ácida', 'para los días de calor'],
        ['La invitada', 'de amigos en los que confiamos'],
      ],
    },
    winery: {
      unnamed: 'Ladera Norte',
      headlines: ['Un año|en cada copa.', 'La viña|no tiene prisa.'],
      lede: '{brand} cuida sus viñas{in} y embotella lo que el año quiso dar.',
      action: 'Reserva una cata',
      items: [
        ['El joven', 'fruta y poco más'],
        ['El de guarda', 'madera, sin que se note'],
        ['El blanco', 'fresco, con sal'],
        ['El rosado', 'para la terraza'],
        ['La cata', 'con quien hizo el vino'],
      ],
    },
    farm: {
      unnamed: 'Tierra Clara',
      headlines: ['De la tierra,|ayer.', 'Come lo que|toca.'],
      lede: '{brand} cultiva{in} y reparte lo que está maduro, con la tierra todavía puesta.',
      action: 'Pide tu cesta',
      items: [
        ['La cesta pequeña', 'para una o dos personas'],
        ['La cesta grande', 'para una casa llena'],
        ['Huevos', 'de gallinas que salen'],
        ['Fruta', 'la que esté en su punto'],
        ['Conservas', 'el verano, en tarro'],
      ],
    },
    butcher: {
      unnamed: 'El Buen Corte',
      headlines: ['El corte justo|para esta noche.', 'Dinos qué|vas a cocinar.'],
      lede: '{brand} vende buena carne{in}, cortada como tú la quieres cocinar.',
      action: 'Encarga tu corte',
      items: [
        ['Para la plancha', 'rápido, fuerte y con reposo'],
        ['Para el horno', 'despacio y con hueso'],
        ['Para la brasa', 'con su grasa'],
        ['Embutidos', 'hechos aquí'],
        ['Huesos', 'para el caldo'],
      ],
    },
  },
};
