import type { GroupCopy } from '../../language-pack.ts';

export const health: GroupCopy<'health'> = {
  shared: {
    action: 'Pida cita',
    offer: { title: 'En qué podemos|ayudarle', note: 'Si no sabe por dónde empezar, llámenos.' },
    points: {
      title: 'Lo que puede esperar',
      items: [
        ['Sin prisas', 'Termina usted su frase antes de que empecemos la nuestra.'],
        ['Palabras claras', 'Si usamos una palabra difícil, la explicamos.'],
        ['Decide usted', 'Le contamos las opciones. El siguiente paso es suyo.'],
      ],
    },
    process: {
      title: 'La primera visita,|paso a paso',
      items: [
        ['Cuéntenos', '¿Qué le pasa? Bastan unas palabras.'],
        ['Venga', 'Nos tomamos el tiempo de mirar y escuchar.'],
        ['Decidamos', 'Qué vemos, qué viene después y cuánto cuesta.'],
      ],
    },
    about: {
      title: 'Cuidar empieza|por preguntar.',
      text: 'En {brand} todo gira{in} en torno a la conversación: qué ha pasado, qué le preocupa y qué sería un buen resultado.',
    },
    faq: {
      title: 'Conviene saber',
      items: [
        ['¿Puedo venir por primera vez?', 'Envíe el formulario y le diremos la próxima hora libre.'],
        ['¿Qué tengo que traer?', 'Informes anteriores, si los tiene, y sus preguntas.'],
        ['¿Y si tengo que anular?', 'Avísenos cuanto antes, para que otra persona pueda usar la hora.'],
      ],
    },
    form: { title: 'Pida una cita', done: 'Gracias. Le llamaremos para confirmar la hora.' },
  },
  kinds: {
    clinic: {
      unnamed: 'Consulta Abierta',
      offerTitle: 'En qué podemos|ayudarle',
      headlines: ['Primero|le escuchamos.', 'Tiempo para|la pregunta.'],
      lede: '{brand} atiende{in} con tiempo, con palabras claras y con un plan que se entiende.',
      items: [
        ['Primera consulta', 'para saber de qué se trata'],
        ['Revisión', 'antes de que moleste'],
        ['Tratamiento', 'explicado paso a paso'],
        ['Segunda opinión', 'otra mirada, sin compromiso'],
        ['Seguimiento', 'hasta que esté bien'],
      ],
    },
    dentist: {
      unnamed: 'Sonrisa Tranquila',
      offerTitle: 'Para sus|dientes',
      headlines: ['Sin miedo|al sillón.', 'Abra la boca.|Respire.'],
      lede: '{brand} cuida dientes{in} sin sustos: primero se explica, después se trabaja.',
      items: [
        ['Revisión', 'mirar, contar, explicar'],
        ['Limpieza', 'pulido incluido'],
        ['Empastes', 'del color del diente'],
        ['Ortodoncia', 'a cualquier edad'],
        ['Urgencias', 'si duele, llame'],
      ],
      faq: {
        title: 'Antes de|abrir la boca',
        items: [
          [
            'Me dan miedo los dentistas. ¿Qué hago?',
            'Dígalo al pedir cita. Vamos despacio y paramos cuando levante la mano.',
          ],
          ['Me duele. ¿Qué hago ahora?', 'Llame en vez de escribir y diga desde cuándo.'],
          ['¿Cuánto costará?', 'Se lo decimos antes de empezar, y también qué puede esperar.'],
        ],
      },
    },
    vet: {
      unnamed: 'Cuatro Patas',
      offerTitle: 'Lo que hacemos|por ellos',
      headlines: ['Él no lo dice.|Nosotros miramos.', 'Manos tranquilas,|animales tranquilos.'],
      lede: '{brand} cuida{in} de perros, gatos y compañía, y explica a su gente lo que ve.',
      items: [
        ['Revisión', 'del hocico a la cola'],
        ['Vacunas', 'cuándo y para qué'],
        ['Cirugía', 'con alguien al lado al despertar'],
        ['Dientes', 'también ellos los tienen'],
        ['Urgencias', 'llame antes de salir'],
      ],
      faq: {
        title: 'Lo que preguntan|en recepción',
        items: [
          [
            'Mi animal está mal ahora. ¿Qué hago?',
            'Llame en vez de escribir y diga qué ve. Le diremos si tiene que venir ya.',
          ],
          [
            'Odia el transportín. ¿Algún consejo?',
            'Déjelo abierto en casa unos días, con algo blando dentro.',
          ],
          ['¿Cuánto costará?', 'Lo sabrá antes de tratar, y también lo que puede esperar.'],
        ],
      },
    },
    pets: {
      unnamed: 'Rabo Contento',
      headlines: ['Que mueva|la cola.', 'Como en casa,|con más juego.'],
      lede: '{brand} cuida, baña y pasea{in} a quien le espera en la puerta.',
      action: 'Pregunte por un día',
      items: [
        ['Baño y corte', 'sin prisas y sin tirones'],
        ['Paseos', 'con lluvia también'],
        ['Guardería', 'un día de juego'],
        ['Adiestramiento', 'con premio, no con gritos'],
        ['Estancias', 'mientras usted viaja'],
      ],
      offer: { title: 'En buenas manos,|a cuatro patas', note: 'Si no sabe qué elegir, llámenos.' },
      process: {
        title: 'La primera visita,|paso a paso',
        items: [
          ['Cuéntenos', 'Cómo es, qué le gusta y qué le da miedo.'],
          ['Venga', 'Primero puede olerlo todo.'],
          ['Lo acordamos', 'Qué hacemos, cuándo y cuánto cuesta.'],
        ],
      },
      about: {
        title: 'Primero,|la confianza.',
        text: '{brand} trabaja{in} con calma, porque un animal nota enseguida las prisas.',
      },
      faq: {
        title: 'Conviene saber',
        items: [
          ['¿Qué tengo que traer?', 'La cartilla de vacunas y su juguete preferido.'],
          ['¿Y si es tímido?', 'Díganoslo. Empezamos despacio.'],
          ['¿Y si tengo que anular?', 'Avísenos cuanto antes, y la hora servirá para otro.'],
        ],
      },
    },
    therapy: {
      unnamed: 'La Otra Silla',
      offerTitle: 'Con qué|se viene',
      headlines: ['Un sitio|para decirlo.', 'Despacio|también se llega.'],
      lede: '{brand} ofrece{in} una conversación tranquila, a solas o en pareja, al ritmo de cada cual.',
      action: 'Pida una primera conversación',
      items: [
        ['Primera conversación', 'para ver si encajamos'],
        ['Terapia individual', 'una hora solo suya'],
        ['Terapia de pareja', 'dos voces y alguien que escucha'],
        ['A distancia', 'por vídeo, con la puerta cerrada'],
        ['Acompañamiento', 'cuando algo cambia'],
      ],
      faq: {
        title: 'Antes de|escribir',
        items: [
          [
            '¿Qué pasa en la primera sesión?',
            'Usted cuenta lo que le trae, en el orden que quiera. Al final vemos si encaja.',
          ],
          ['¿Es confidencial?', 'Sí. Los pocos límites que marca la ley se explican al principio.'],
          ['¿Cada cuánto nos veríamos?', 'Lo decidimos juntos y lo revisamos con el tiempo.'],
        ],
      },
    },
  },
};
