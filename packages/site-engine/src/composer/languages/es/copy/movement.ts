import type { GroupCopy } from '../../language-pack.ts';

export const movement: GroupCopy<'movement'> = {
  shared: {
    action: 'Ven a probar',
    offer: { title: 'Elige|cómo moverte', note: '¿Dudas? Dinos qué buscas y te decimos cuál.' },
    points: {
      title: 'Cómo entrenamos',
      items: [
        ['Todo el mundo empezó', 'Nadie en la sala nació sabiendo.'],
        ['Primero la técnica', 'Despacio sale bien, y bien acaba siendo rápido.'],
        ['Sabemos tu nombre', 'Cuando no vienes, se nota.'],
      ],
    },
    process: {
      title: 'El primer día',
      items: [
        ['Elige una clase', '¿No sabes cuál? Pregunta y te orientamos.'],
        ['Ven como estés', 'Ropa cómoda y algo de beber.'],
        ['Vuelve', 'La segunda vez es la que cuenta.'],
      ],
    },
    about: {
      title: 'Ven.|Lo demás llega.',
      text: 'En {brand} la gente{in} viene a moverse, sudar un poco y volver a casa más erguida.',
    },
    faq: {
      title: 'Antes de la primera clase',
      items: [
        ['¿Estoy en forma para empezar?', 'Sí. Empiezas donde estás y adaptamos el resto.'],
        ['¿Qué me pongo?', 'Lo que te deje moverte. Si hace falta algo más, te avisamos.'],
        ['¿Puedo probar antes?', 'Pregunta con el formulario y te buscamos una clase.'],
      ],
    },
    form: { title: 'Ven a probar', done: 'Hecho. Te escribiremos con una clase a la que venir.' },
  },
  kinds: {
    gym: {
      unnamed: 'Hora de Hierro',
      headlines: ['Entra sin ganas.|Sal con fuerza.', 'Una más,|y otra.'],
      lede: '{brand} entrena{in} fuerza, fondo y paciencia, con alguien que corrige la postura.',
      items: [
        ['Fuerza', 'barra, mancuerna y técnica'],
        ['Resistencia', 'corto e intenso'],
        ['En grupo', 'la música ayuda'],
        ['A tu lado', 'un entrenador para ti'],
        ['Sala libre', 'a tu ritmo'],
      ],
      faq: {
        title: 'Antes del|primer día',
        items: [
          ['Nunca he entrenado. ¿Es un problema?', 'No. Dilo en el formulario y empezamos desde cero.'],
          ['¿Qué llevo?', 'Zapatillas, agua y una toalla.'],
          [
            '¿Puedo venir con una lesión?',
            'Cuéntalo antes. Hay mucho que se puede adaptar, y si algo no, te lo decimos.',
          ],
        ],
      },
    },
    yoga: {
      unnamed: 'Aire Quieto',
      headlines: ['Respira.|Luego el resto.', 'Una hora|sin pantalla.'],
      lede: '{brand} abre la esterilla{in} a cuerpos rígidos, cabezas llenas y gente que empieza.',
      items: [
        ['Suave', 'para despertar el cuerpo'],
        ['Dinámico', 'respiración y movimiento'],
        ['Restaurativo', 'mantas y silencio'],
        ['Para empezar', 'desde cero, sin prisa'],
        ['Meditación', 'sentarse y nada más'],
      ],
      faq: {
        title: 'Antes de|desenrollar la esterilla',
        items: [
          ['No soy flexible. ¿Puedo venir?', 'Para eso es. Nadie mira hasta dónde llegas.'],
          ['¿Tengo que traer algo?', 'Ropa cómoda. Pregunta si necesitas esterilla.'],
          ['¿Y si me duele algo?', 'Dilo antes de empezar y buscamos otra postura.'],
        ],
      },
    },
    dance: {
      unnamed: 'Paso a Dos',
      headlines: ['Un paso,|y otro.', 'La música|te enseña.'],
      lede: '{brand} enseña a bailar{in} a quien dice que no sabe.',
      items: [
        ['Desde cero', 'el primer compás'],
        ['En pareja', 'o ven y te la buscamos'],
        ['Ritmos latinos', 'caderas incluidas'],
        ['Contemporáneo', 'suelo y aire'],
        ['Niños', 'juego con música'],
      ],
    },
    martialarts: {
      unnamed: 'Camino Recto',
      headlines: ['Saluda.|Empieza.', 'Calma primero,|fuerza después.'],
      lede: '{brand} enseña{in} a caer, a levantarse y a respetar a quien tienes enfrente.',
      items: [
        ['Iniciación', 'caer sin miedo'],
        ['Técnica', 'el mismo gesto, mejor'],
        ['Combate', 'con reglas y con risa'],
        ['Niños', 'disciplina jugando'],
        ['Defensa personal', 'lo que de verdad sirve'],
      ],
    },
    sportsclub: {
      unnamed: 'Los del Barrio',
      headlines: ['Hoy|se juega.', 'Falta|alguien.'],
      lede: '{brand} entrena y juega{in}, y siempre tiene sitio para una persona más.',
      action: 'Únete',
      items: [
        ['Primer equipo', 'el que viaja'],
        ['Juveniles', 'los que aprenden rápido'],
        ['Infantiles', 'los que corren todos a la vez'],
        ['Veteranos', 'los que saben colocarse'],
        ['Afición', 'los que nunca fallan'],
      ],
      form: { title: 'Únete al club', done: 'Gracias. Te escribiremos con el próximo entrenamiento.' },
    },
  },
};
