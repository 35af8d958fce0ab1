import type { GroupCopy } from '../../language-pack.ts';

export const agency: GroupCopy<'agency'> = {
  shared: {
    action: 'Cuéntanos tu proyecto',
    offer: { title: 'Lo que|hacemos', note: 'Entradas de ejemplo. Pon aquí tus trabajos.' },
    points: {
      title: 'Cómo se hace el trabajo',
      items: [
        ['Mirar más rato', 'El encargo suele esconderse detrás del encargo.'],
        ['Dibujar antes de hablar', 'Un boceto acaba con muchas reuniones.'],
        ['Rematar los bordes', 'En el último tramo es donde se vuelve bueno.'],
      ],
    },
    process: {
      title: 'De una nota|a la cosa real',
      items: [
        ['Escuchar', '¿Para qué es y quién va a vivir con ello?'],
        ['Bocetar', 'Varias ideas malas y una buena.'],
        ['Hacer', 'Lo ves pronto y a menudo.'],
        ['Entregar', 'Con todo lo necesario para que siga en marcha.'],
      ],
    },
    about: {
      title: 'Menos cosas,|mejor miradas.',
      text: '{brand} trabaja{in} en pocos encargos a la vez, para que cada uno tenga una cabeza entera.',
    },
    faq: {
      title: 'Trabajar con nosotros',
      items: [
        ['¿Aceptáis encargos pequeños?', 'Sí, si la pregunta es interesante. Cuéntanosla.'],
        ['¿Cuánto cuesta?', 'Un precio por un trabajo descrito, antes de empezar.'],
        ['¿Cuánto se tarda?', 'Depende del trabajo. La fecha la acordamos al principio.'],
      ],
    },
    form: { title: 'Cuéntanos', done: 'Gracias. Pronto tendrás noticias.' },
  },
  kinds: {
    agency: {
      unnamed: 'Estudio Esquina',
      offerTitle: 'Lo que nos|encargan',
      headlines: ['Buenas ideas,|bien rematadas.', 'Que se|recuerde.'],
      lede: '{brand} da forma{in} a marcas, campañas y webs que se entienden de un vistazo.',
      items: [
        ['Marca', 'nombre, signo, voz'],
        ['Web', 'rápida y fácil de cuidar'],
        ['Campaña', 'una idea, muchos sitios'],
        ['Contenido', 'algo que decir'],
        ['Estrategia', 'antes que nada'],
      ],
    },
    architect: {
      unnamed: 'Luz Norte',
      offerTitle: 'Del solar|al detalle',
      headlines: ['Primero|la luz.', 'Espacio|para vivir.'],
      lede: '{brand} proyecta{in} casas y edificios que empiezan por el lugar y acaban en el detalle.',
      items: [
        ['Casa nueva', 'del solar a la llave'],
        ['Reforma', 'lo que ya está, mejor'],
        ['Ampliación', 'un cuarto más, bien puesto'],
        ['Espacio público', 'para quien pasa y se queda'],
        ['Estudio previo', 'qué cabe y qué no'],
      ],
    },
    interior: {
      unnamed: 'Cuarto de Estar',
      offerTitle: 'De un rincón|a la casa entera',
      headlines: ['La casa,|por dentro.', 'Quita algo.|Respira.'],
      lede: '{brand} ordena espacios{in} para que se viva bien en ellos.',
      items: [
        ['Vivienda', 'cuarto a cuarto'],
        ['Local', 'que invite a entrar'],
        ['Color y luz', 'lo que más cambia'],
        ['Muebles a medida', 'donde nada encaja'],
        ['Consejo de una tarde', 'mirar juntos'],
      ],
    },
    portfolio: {
      unnamed: 'Mesa de Trabajo',
      action: 'Escríbeme',
      offer: { title: 'Sobre la mesa,|ahora mismo', note: 'Entradas de ejemplo. Pon aquí tus trabajos.' },
      headlines: ['Esto es|lo que hago.', 'Hecho|a mano.'],
      lede: '{brand} enseña aquí{in} lo que sale de su mesa de trabajo.',
      items: [
        ['Serie reciente', 'lo último'],
        ['Encargo', 'hecho para alguien'],
        ['Proyecto propio', 'sin que nadie lo pidiera'],
        ['Colaboración', 'con otras manos'],
        ['Cuaderno', 'lo que aún no es nada'],
      ],
      about: {
        title: 'Mirar, probar,|volver a empezar.',
        text: '{brand} trabaja{in} despacio y guarda solo lo que resiste una segunda mirada.',
      },
      faq: {
        title: 'Antes de escribir',
        items: [
          ['¿Aceptas encargos?', 'Sí. Cuéntame la idea y para cuándo la necesitas.'],
          ['¿Se pueden comprar las piezas?', 'Pregunta por la que te guste.'],
          ['¿Se puede visitar el taller?', 'Con cita previa: escribe unas líneas.'],
        ],
      },
      form: { title: 'Escribe unas líneas', done: 'Gracias. Tendrás respuesta pronto.' },
    },
    photographer: {
      unnamed: 'Luz Lateral',
      offerTitle: 'Delante|del objetivo',
      headlines: ['No te muevas.|Bueno, sí.', 'La luz|hace el resto.'],
      lede: '{brand} fotografía{in} lo que pasa cuando nadie posa.',
      action: 'Pregunta por una fecha',
      items: [
        ['Retrato', 'sin sonrisa obligada'],
        ['Bodas', 'el día entero, sin estorbar'],
        ['Lugares', 'a su mejor hora'],
        ['Producto', 'que dan ganas de tocar'],
        ['Reportaje', 'una historia en fotos'],
      ],
      points: {
        title: 'Cómo se fotografía aquí',
        items: [
          ['Llegar pronto', 'Para ver de dónde viene la luz.'],
          ['Hablar poco', 'La gente se olvida de la cámara.'],
          ['Elegir bien', 'Pocas imágenes, todas buenas.'],
        ],
      },
      process: {
        title: 'De la llamada|a la fotografía',
        items: [
          ['Hablar', 'Qué, dónde y para qué.'],
          ['Fotografiar', 'Con calma y sin poses.'],
          ['Elegir', 'Las que cuentan la historia.'],
          ['Entregar', 'En archivo y, si quieres, en papel.'],
        ],
      },
      about: {
        title: 'Esperar|el momento.',
        text: '{brand} acepta{in} pocos encargos a la vez, para llegar a cada uno con los ojos descansados.',
      },
      form: { title: 'Pregunta por una fecha', done: 'Gracias. Pronto tendrás noticias.' },
    },
  },
};
