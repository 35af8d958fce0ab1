import type { GroupCopy } from '../../language-pack.ts';

export const tech: GroupCopy<'tech'> = {
  shared: {
    action: 'Empieza ahora',
    offer: { title: 'Lo que hace|por ti', note: 'Entradas de ejemplo. Pon aquí las tuyas.' },
    points: {
      title: 'Hecho para olvidarte de él',
      items: [
        ['Se empieza enseguida', 'Conecta una cosa y ve algo útil.'],
        ['Se lee bien', 'Letra grande, contraste real, oscuro si quieres.'],
        ['Es tuyo', 'Lo que metes se puede sacar.'],
      ],
    },
    process: {
      title: 'Tres pasos|hasta el primer resultado',
      items: [
        ['Empieza', 'Por lo más pequeño que pueda ayudar.'],
        ['Ajusta', 'Nombra lo que te importa y deja fuera el resto.'],
        ['Úsalo', 'Cada día, sin pensar en ello.'],
      ],
    },
    about: {
      title: 'Una herramienta|debe desaparecer.',
      text: '{brand} está pensado para las horas en que no lo miras. Cuando avisa, merece la pena leerlo.',
    },
    faq: {
      title: 'Antes de preguntar',
      items: [
        ['¿Puedo probarlo?', 'Deja tu dirección en el formulario y te decimos cómo.'],
        ['¿Dónde se guardan mis datos?', 'Pídenos la lista actual de lugares y proveedores.'],
        ['¿Puedo irme?', 'Cuando quieras, y lo tuyo se va contigo.'],
      ],
    },
    form: { title: 'Pruébalo con una cosa', done: 'Gracias. Te escribiremos con el siguiente paso.' },
  },
  kinds: {
    saas: {
      unnamed: 'Telar',
      headlines: ['Menos revisar,|más hacer.', 'Velo antes|de que cueste.'],
      lede: '{brand} reúne el trabajo en un solo sitio, enseña lo que te necesita y se aparta del resto.',
      items: [
        ['Todo en una vista', 'lo que importa, arriba'],
        ['Avisos', 'solo cuando hacen falta'],
        ['Informes', 'cortos, y por eso se leen'],
        ['Conexiones', 'con lo que ya usas'],
        ['Permisos', 'cada cual ve lo suyo'],
      ],
      faq: {
        title: 'Antes de|preguntar',
        items: [
          ['¿Puedo probarlo antes?', 'Sí. Deja tu correo en el formulario y te lo preparamos.'],
          ['¿Dónde están mis datos?', 'Pide la lista de lugares y proveedores. Es corta.'],
          ['¿Y si me voy?', 'Lo tuyo se va contigo.'],
        ],
      },
    },
    app: {
      unnamed: 'De Bolsillo',
      headlines: ['Un toque,|una cosa hecha.', 'En el bolsillo,|sin estorbar.'],
      lede: '{brand} hace una sola cosa en tu teléfono, y la hace en lo que tarda el ascensor.',
      action: 'Pide acceso',
      items: [
        ['Abrir y listo', 'sin manual'],
        ['Sin conexión', 'también en el metro'],
        ['Recordatorios', 'pocos y a tiempo'],
        ['Compartir', 'con quien tú quieras'],
        ['Privado', 'lo tuyo no se vende'],
      ],
      faq: {
        title: 'Antes de|instalarla',
        items: [
          ['¿En qué teléfonos funciona?', 'Pregunta en el formulario y di cuál tienes.'],
          ['¿Necesita internet?', 'Pregunta. Te decimos qué funciona sin conexión y qué no.'],
          ['¿Qué sabéis de mí?', 'Lo menos posible. Pide la lista completa.'],
        ],
      },
    },
    developertool: {
      unnamed: 'Traza',
      headlines: ['Encuéntralo antes|de que suene.', 'Un comando.|Una respuesta.'],
      lede: '{brand} contesta a la pregunta de la peor hora en lo que tardas en escribirla.',
      items: [
        ['Búsqueda', 'mientras escribes'],
        ['Alertas', 'con contexto, no con ruido'],
        ['Línea de comandos', 'lo mismo, sin ratón'],
        ['API', 'documentada y estable'],
        ['Integraciones', 'con lo que ya despliegas'],
      ],
    },
    opensource: {
      unnamed: 'Herramienta Chica',
      headlines: ['Léelo.|Ejecútalo.', 'Poco código,|muchas manos.'],
      lede: '{brand} hace una cosa, la hace a la vista de todos y se lee en una tarde.',
      action: 'Empieza a usarlo',
      items: [
        ['Instalar', 'una línea'],
        ['Usar', 'un ejemplo que funciona'],
        ['Ampliar', 'puntos de extensión claros'],
        ['Contribuir', 'la primera tarea te espera'],
        ['Preguntar', 'alguien contesta'],
      ],
      points: {
        title: 'Hecho a la vista',
        items: [
          ['Se lee entero', 'Antes de fiarte, puedes mirar.'],
          ['Hace una cosa', 'Y deja el resto a otras herramientas.'],
          ['Es de todos', 'Copia, cambia, mejora.'],
        ],
      },
      about: {
        title: 'Código|a la vista.',
        text: '{brand} se hace en público: lo que está listo, lo que falta y por qué se decidió así.',
      },
      faq: {
        title: 'Antes de preguntar',
        items: [
          ['¿Puedo usarlo en el trabajo?', 'La licencia está en el repositorio y dice qué se puede hacer.'],
          [
            'He encontrado un error. ¿Y ahora?',
            'Descríbelo en el repositorio, con el ejemplo más pequeño que lo muestre.',
          ],
          ['¿Por dónde empiezo a contribuir?', 'Pregunta. Siempre hay una tarea para quien llega.'],
        ],
      },
      form: { title: 'Escríbenos', done: 'Gracias. Te contestaremos.' },
    },
    documentation: {
      unnamed: 'Manual Corto',
      headlines: ['Lee una página,|termina una cosa.', 'El manual|que se acaba.'],
      lede: '{brand} explica lo que hace falta, en el orden en que hace falta.',
      action: 'Empieza a leer',
      items: [
        ['Primeros pasos', 'de cero a funcionando'],
        ['Guías', 'una tarea cada una'],
        ['Referencia', 'todo, y fácil de encontrar'],
        ['Ejemplos', 'copiar y probar'],
        ['Cambios', 'qué es nuevo y qué se rompe'],
      ],
      offer: { title: 'Lo que|buscas', note: 'Entradas de ejemplo. Pon aquí tus páginas.' },
      points: {
        title: 'Cómo está escrito',
        items: [
          ['Una página, una tarea', 'Se hace y se cierra.'],
          ['Ejemplos que funcionan', 'Copia, prueba, cambia.'],
          ['Palabras sencillas', 'Las difíciles se explican a la primera.'],
        ],
      },
      about: {
        title: 'Escrito|para ser breve.',
        text: '{brand} es para quien tiene un problema abierto y poco tiempo para leer.',
      },
      faq: {
        title: 'Antes de preguntar',
        items: [
          ['¿Por dónde empiezo?', 'Por los primeros pasos, de arriba abajo.'],
          ['Falta una página. ¿Y ahora?', 'Dinos cuál en el formulario.'],
          ['He encontrado un error. ¿Y ahora?', 'Escríbenos con la dirección de la página.'],
        ],
      },
      form: { title: 'Pregunta o corrige', done: 'Gracias. Te contestaremos.' },
    },
    game: {
      unnamed: 'Un Turno Más',
      headlines: ['Un turno|más.', 'Fácil de empezar.|Difícil de dejar.'],
      lede: '{brand} es un juego que se explica enseguida y se guarda algo para después.',
      action: 'Juega antes que nadie',
      items: [
        ['Aprender', 'jugando, no leyendo'],
        ['Jugar', 'a solas o con otros'],
        ['Descubrir', 'lo que no se ve al principio'],
        ['Repetir', 'nunca dos veces igual'],
        ['Compartir', 'para discutirlo luego'],
      ],
      offer: { title: 'Lo que hay|dentro', note: 'Entradas de ejemplo. Pon aquí las tuyas.' },
      points: {
        title: 'Hecho para volver a jugar',
        items: [
          ['Reglas cortas', 'Lo demás se aprende jugando.'],
          ['Partidas breves', 'Caben entre dos paradas.'],
          ['Perder enseña', 'Y se entiende enseguida por qué.'],
        ],
      },
      faq: {
        title: 'Antes de jugar',
        items: [
          ['¿Se puede probar?', 'Deja tu dirección en el formulario y te decimos cuándo.'],
          ['¿Se juega a solas?', 'Pregúntanos y te contamos cada manera.'],
          ['¿Y si encuentro un fallo?', 'Cuéntanos qué pasó, tal cual.'],
        ],
      },
      form: { title: 'Pide jugar', done: 'Gracias. Te escribiremos cuando haya sitio.' },
      about: {
        title: 'Te toca|a ti.',
        text: '{brand} nació de una pregunta: ¿y si lo intentamos otra vez? Aquí está la respuesta.',
      },
      process: {
        title: 'Cómo se juega',
        items: [
          ['Empieza', 'Sin leer instrucciones.'],
          ['Pierde', 'Y entiende por qué.'],
          ['Otra', 'Ahora sí.'],
        ],
      },
    },
  },
};
