import type { GroupCopy } from '../../language-pack.ts';

export const personal: GroupCopy<'personal'> = {
  shared: {
    action: 'Escríbeme',
    offer: {
      title: 'Lo que|he hecho',
      note: 'Entradas de ejemplo. Pon aquí las tuyas, la más nueva primero.',
    },
    points: {
      title: 'Cómo trabajo',
      items: [
        ['Terminar', 'Una cosa pequeña acabada vale más que una grande empezada.'],
        ['Decirlo pronto', 'Los problemas son más baratos el lunes.'],
        ['Seguir aprendiendo', 'La mejor herramienta es la que aún no he probado.'],
      ],
    },
    process: {
      title: 'Cómo empezar',
      items: [
        ['Escribe', 'En qué andas.'],
        ['Hablemos', 'Una charla corta dice si encaja.'],
        ['Empecemos', 'Por algo pequeño que importe.'],
      ],
    },
    about: {
      title: 'En|pocas palabras.',
      text: 'Esta es la página de {brand}: qué hago{in}, qué he hecho y cómo encontrarme.',
    },
    faq: {
      title: 'Antes de escribir',
      items: [
        ['¿Hay disponibilidad?', 'Pregunta. Contesto con claridad.'],
        ['¿Puedo ver más?', 'Escríbeme y te mando lo que encaje.'],
        ['¿Se puede trabajar a distancia?', 'Depende del proyecto. Hablémoslo.'],
      ],
    },
    form: { title: 'Escríbeme', done: 'Gracias. Te contestaré.' },
  },
  kinds: {
    resume: {
      unnamed: 'Tu Nombre',
      headlines: ['Hola.|Esto es lo que hago.', 'Mi versión|corta.'],
      lede: '{brand}: qué hago, cómo trabajo y dónde encontrarme, en una página.',
      items: [
        ['Puesto actual', 'dónde, desde cuándo, qué cambió'],
        ['Puesto anterior', 'qué hiciste y con quién'],
        ['Proyecto', 'una línea, un resultado'],
        ['Estudios', 'qué y dónde'],
      ],
    },
    student: {
      unnamed: 'Primeros Borradores',
      headlines: ['Sigo aprendiendo.|Así.', 'Con curiosidad,|y con tiempo.'],
      lede: 'Esta es la página de {brand}: lo que he hecho hasta ahora{in} y lo que me gustaría hacer después.',
      items: [
        ['El más grande', 'para qué era y qué hice'],
        ['El de grupo', 'mi parte'],
        ['El que falló', 'lo que aprendí'],
        ['El pequeño', 'una tarde, y aún sirve'],
        ['El de ahora', 'por dónde va'],
      ],
    },
  },
};
