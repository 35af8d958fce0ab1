import type { GroupCopy } from '../../language-pack.ts';

export const community: GroupCopy<'community'> = {
  shared: {
    action: 'Echa una mano',
    offer: { title: 'Lo que|hacemos', note: 'Siempre hay algo más. Pregunta.' },
    points: {
      title: 'Cómo trabajamos',
      items: [
        ['Primero, los de aquí', 'Preguntamos a quien le toca antes de planear.'],
        ['Cuentas abiertas', 'Pregunta adónde fue y te lo enseñamos.'],
        ['Cada hora cuenta', 'Ven una vez o cada semana.'],
      ],
    },
    process: {
      title: 'Cómo empezar',
      items: [
        ['Saluda', 'Dos líneas en el formulario bastan.'],
        ['Acércate', 'Conoce a los demás y mira qué es.'],
        ['Encuentra lo tuyo', 'Siempre hay algo que hacer.'],
      ],
    },
    about: {
      title: 'Nadie lo hace todo.|Cada cual hace algo.',
      text: '{brand} funciona{in} porque la gente viene. Unos traen herramientas, otros tiempo y otros sopa.',
    },
    faq: {
      title: 'Antes de unirte',
      items: [
        ['¿Hace falta experiencia?', 'No. Alguien te enseña.'],
        ['¿Puedo venir con niños?', 'A menudo sí. Dinos su edad y buscamos el día.'],
        ['¿Cómo ayudo desde lejos?', 'Escríbenos y te decimos qué hace más falta.'],
      ],
    },
    form: { title: 'Echa una mano', done: 'Gracias. Te escribiremos con el próximo encuentro.' },
  },
  kinds: {
    charity: {
      unnamed: 'Manos a la Obra',
      offerTitle: 'Adónde va|tu hora',
      headlines: ['Hace falta|gente.', 'Una hora|ya es algo.'],
      lede: '{brand} ayuda{in} donde hace falta, con quien quiera venir.',
      items: [
        ['Voluntariado', 'unas horas, las que tengas'],
        ['Donar cosas', 'lo que aún sirve'],
        ['Donar dinero', 'y saber adónde va'],
        ['Acompañar', 'escuchar también ayuda'],
        ['Correr la voz', 'no cuesta nada'],
      ],
      faq: {
        title: 'Antes de|echar una mano',
        items: [
          ['¿Necesito experiencia?', 'No. Alguien te enseña.'],
          ['¿Pueden venir mis hijos?', 'Muchas veces. Di qué edad tienen y buscamos el día.'],
          ['¿Cómo puedo dar dinero?', 'Escribe y te contamos cómo y en qué se gasta.'],
        ],
      },
    },
    church: {
      unnamed: 'Puerta Abierta',
      offerTitle: 'A lo largo|de la semana',
      headlines: ['La puerta|está abierta.', 'Ven|como eres.'],
      lede: '{brand} se reúne{in} para celebrar, callar y acompañarse.',
      action: 'Escríbenos',
      items: [
        ['La celebración', 'con asiento para ti'],
        ['Los grupos', 'entre semana'],
        ['Los niños', 'su rato y su sala'],
        ['La ayuda', 'para quien lo pasa mal'],
        ['Bodas y bautizos', 'hablemos'],
      ],
      form: { title: 'Escríbenos', done: 'Gracias. Te contestaremos.' },
    },
    fundraiser: {
      unnamed: 'Entre Todos',
      offerTitle: 'Lo que hace|tu parte',
      headlines: ['Entre todos|llega.', 'Poco,|muchas veces.'],
      lede: '{brand} reúne{in} lo que falta para algo concreto, y cuenta adónde va.',
      action: 'Quiero ayudar',
      items: [
        ['Aportar una vez', 'lo que puedas'],
        ['Aportar cada mes', 'poco y constante'],
        ['Organizar algo', 'una comida, una carrera'],
        ['Dar material', 'mira la lista'],
        ['Compartir', 'con una persona más'],
      ],
    },
    campaign: {
      unnamed: 'Voz Vecina',
      offerTitle: 'Lo que|queremos',
      headlines: ['Se puede|hacer mejor.', 'Hablemos|en la plaza.'],
      lede: '{brand} quiere cambiar cosas{in}, y dice cuáles.',
      action: 'Únete',
      items: [
        ['Calles', 'para ir andando'],
        ['Vivienda', 'para quien vive aquí'],
        ['Escuelas', 'con sitio y con luz'],
        ['Cuentas', 'que cualquiera pueda leer'],
        ['Escuchar', 'antes de decidir'],
      ],
      form: { title: 'Únete', done: 'Gracias. Te avisaremos del próximo encuentro.' },
    },
    meetup: {
      unnamed: 'Una Silla Más',
      headlines: ['Trae|una silla.', 'Nos vemos|y lo hablamos.'],
      lede: '{brand} junta{in} a gente a la que le gusta lo mismo y no siempre opina igual.',
      action: 'Ven al próximo',
      items: [
        ['El próximo encuentro', 'ven y siéntate'],
        ['Charlas cortas', 'una idea cada vez'],
        ['Manos a la obra', 'aprender haciendo'],
        ['Lo de después', 'con algo de beber'],
        ['Tu propuesta', 'estamos esperando'],
      ],
    },
  },
};
