import type { GroupCopy } from '../../language-pack.ts';

export const general: GroupCopy<'general'> = {
  shared: {
    action: 'Escríbenos',
    offer: { title: 'Lo que|hacemos', note: 'Entradas de ejemplo. Pon aquí las tuyas.' },
    points: {
      title: 'Con lo que puedes contar',
      items: [
        ['Una respuesta directa', 'También cuando es que no.'],
        ['Una persona', 'Que lee lo que escribes.'],
        ['Una fecha', 'Que cumplimos, o cambiamos antes de que pase.'],
      ],
    },
    process: {
      title: 'Cómo funciona',
      items: [
        ['Pregunta', 'Bastan unas líneas.'],
        ['Acuerda', 'Qué, cuándo y por cuánto.'],
        ['Hecho', 'Y alguien a quien llamar después.'],
      ],
    },
    about: {
      title: 'De cerca|se cuida mejor.',
      text: '{brand} hace el trabajo{in} con sus propias manos, y después responde de él.',
    },
    faq: {
      title: 'Se pregunta a menudo',
      items: [
        ['¿Cómo empiezo?', 'Escribe unas líneas con el formulario. Te contestamos con el siguiente paso.'],
        ['¿Cuánto cuesta?', 'Dinos qué necesitas y tendrás una cifra clara antes de empezar.'],
        ['¿Dónde os encuentro?', 'El formulario llega a una persona. Los datos de al lado, también.'],
      ],
    },
    form: { title: 'Escríbenos', done: 'Gracias. Te contestaremos.' },
  },
  kinds: {
    general: {
      unnamed: 'Buenos Días',
      headlines: ['Buen trabajo,|dicho claro.', 'Esto es|lo que hacemos.'],
      lede: '{brand} está{in} para lo que haga falta. Aquí pone qué hacemos, cómo y dónde encontrarnos.',
      items: [
        ['Una primera charla', 'lo que necesitas y lo que haría falta'],
        ['El trabajo', 'planeado contigo, hecho con cuidado'],
        ['Una segunda mirada', 'cuando otro lo empezó'],
        ['Consejo', 'cuando basta una respuesta'],
        ['Después', 'para las preguntas que llegan más tarde'],
      ],
    },
  },
};
