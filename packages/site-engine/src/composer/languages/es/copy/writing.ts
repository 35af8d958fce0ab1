import type { GroupCopy } from '../../language-pack.ts';

export const writing: GroupCopy<'writing'> = {
  shared: {
    action: 'Recíbelo por correo',
    offer: { title: 'Para|empezar', note: 'Entradas de ejemplo. Pon aquí las tuyas.' },
    points: {
      title: 'Cómo se hace',
      items: [
        ['Un tema cada vez', 'Hasta el final.'],
        ['Leído dos veces', 'Antes de que lo leas tú.'],
        ['Sin ruido', 'Cuando no hay nada que decir, no llega nada.'],
      ],
    },
    process: {
      title: 'De la nota|a la página',
      items: [
        ['Anotar', 'Lo que no se entiende a la primera.'],
        ['Preguntar', 'A quien sabe.'],
        ['Escribir', 'Y quitar la mitad.'],
      ],
    },
    about: {
      title: 'Escrito|despacio.',
      text: '{brand} es para quien lee hasta la última línea y a veces contesta.',
    },
    faq: {
      title: 'Preguntas de lectores',
      items: [
        ['¿Cada cuánto sale?', 'Cuando está listo. Apúntate y llega solo.'],
        ['¿Puedo contestar?', 'Claro. Leo todo lo que llega.'],
        ['¿Puedo darme de baja?', 'Con un clic, cuando quieras.'],
      ],
    },
    form: { title: 'Escribe unas líneas', done: 'Gracias. Lo leeré y te contestaré.' },
  },
  kinds: {
    blog: {
      unnamed: 'Notas al Margen',
      headlines: ['Escrito despacio,|leído dos veces.', 'Notas desde|el margen.'],
      lede: '{brand} es un sitio para textos que tardaron más en escribirse que en leerse.',
      items: [
        ['Lo más reciente', 'recién salido'],
        ['Lo más leído', 'por algo será'],
        ['Una serie', 'un tema, varias entregas'],
        ['Una conversación', 'con alguien que sabe'],
        ['Un desacuerdo', 'con argumentos'],
      ],
    },
    newsletter: {
      unnamed: 'Carta Abierta',
      headlines: ['Una carta|que sí se abre.', 'Léela con|el segundo café.'],
      lede: '{brand} es una carta que llega por correo y se termina antes que el café.',
      items: [
        ['La última carta', 'una idea'],
        ['El archivo', 'lo que aún sirve'],
        ['Tres enlaces', 'ni uno más'],
        ['Una pregunta', 'y vuestras respuestas'],
        ['Una foto', 'sin explicación'],
      ],
    },
    podcast: {
      unnamed: 'La Pausa Larga',
      headlines: ['Una pregunta,|y tiempo para ella.', 'Dale al play.|Friega los platos.'],
      lede: '{brand} es una conversación que te dejan escuchar.',
      action: 'Propón un invitado',
      items: [
        ['El último episodio', 'recién editado'],
        ['Para empezar', 'el que todos recomiendan'],
        ['El más largo', 'para un viaje'],
        ['El más corto', 'para un paseo'],
        ['Preguntas', 'las de quien escucha'],
      ],
      offer: { title: 'Dale|y escucha', note: 'Entradas de ejemplo. Pon aquí tus episodios.' },
      points: {
        title: 'Cómo se hace',
        items: [
          ['Una pregunta por episodio', 'Y tiempo para contestarla.'],
          ['Sin prisa', 'Las pausas también se escuchan.'],
          ['Sin ruido', 'Cuando no hay nada que decir, no hay episodio.'],
        ],
      },
      process: {
        title: 'De la pregunta|al episodio',
        items: [
          ['Preguntar', 'Lo que nadie supo explicar.'],
          ['Grabar', 'Con la puerta cerrada.'],
          ['Montar', 'Y cortar la mitad.'],
        ],
      },
      about: {
        title: 'Escuchar|con calma.',
        text: '{brand} es para quien escucha hasta el final y a veces contesta.',
      },
      faq: {
        title: 'Preguntas de oyentes',
        items: [
          ['¿Cada cuánto sale?', 'Cuando está listo. Suscríbete y llega solo.'],
          ['¿Puedo proponer un invitado?', 'Claro. Di quién y por qué.'],
          ['¿Puedo hacer una pregunta?', 'Escríbela en el formulario. Leo todo lo que llega.'],
        ],
      },
    },
    author: {
      unnamed: 'La Página Inacabada',
      headlines: ['La primera frase|tardó lo suyo.', 'Empieza por|la página uno.'],
      lede: '{brand}: los libros, dónde escucharlos en voz alta y cómo contestar.',
      action: 'Escribe a la editorial',
      items: [
        ['El último libro', 'de qué va, en una línea'],
        ['El primero', 'con el que empezar'],
        ['Relatos', 'para una noche'],
        ['Artículos', 'en otras casas'],
        ['Lecturas', 'en voz alta'],
      ],
    },
    recipes: {
      unnamed: 'Ración Doble',
      headlines: ['Cocínalo hoy.|Repite mañana.', '¿Qué hay|en la nevera?'],
      lede: '{brand} reúne recetas que salen un martes, con lo que ya hay en la cocina.',
      action: 'Mándame una receta',
      items: [
        ['Entre semana', 'rápidas y sin trucos'],
        ['Del horno', 'se hace solo'],
        ['De cuchara', 'para mañana también'],
        ['Sin carne', 'y sin pena'],
        ['Dulce', 'poco azúcar, mucha mantequilla'],
      ],
    },
  },
};
