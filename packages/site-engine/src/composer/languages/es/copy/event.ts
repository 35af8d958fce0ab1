import type { GroupCopy } from '../../language-pack.ts';

export const event: GroupCopy<'event'> = {
  shared: {
    action: 'Guarda tu sitio',
    offer: { title: 'Lo que|te espera', note: 'El programa se completa poco a poco.' },
    points: {
      title: 'Por qué venir en persona',
      items: [
        ['La sala', 'Hay cosas que solo pasan cuando la gente está junta.'],
        ['Los descansos', 'Forman parte del programa.'],
        ['Ven sin compañía', 'No te durará mucho.'],
      ],
    },
    process: {
      title: 'Cómo participar',
      items: [
        ['Guarda sitio', 'Con el formulario de esta página.'],
        ['Recibe los detalles', 'Por correo, una vez.'],
        ['Ven', 'Nos alegrará verte.'],
      ],
    },
    about: {
      title: 'Hay que|estar.',
      text: '{brand} reúne a la gente{in} para algo que no se puede ver después.',
    },
    faq: {
      title: 'Antes de venir',
      items: [
        ['¿Quedan plazas?', 'Pregunta con el formulario y te decimos qué hay libre.'],
        ['¿Es accesible?', 'Dinos qué necesitas y te contestamos con claridad.'],
        ['¿Puedo ayudar?', 'Claro que sí. Di qué se te da bien y cuándo puedes.'],
      ],
    },
    form: { title: 'Guarda tu sitio', done: 'Hemos apuntado tu petición. Te la confirmaremos por correo.' },
  },
  kinds: {
    event: {
      unnamed: 'Un Día Juntos',
      headlines: ['Un día.|Mucha gente.', 'Ven y|cuéntalo.'],
      lede: '{brand} reúne{in} durante un día a quienes tienen algo que enseñar y ganas de aprender.',
      items: [
        ['Bienvenida', 'café y caras nuevas'],
        ['La mañana', 'escuchar'],
        ['La mesa larga', 'comer y hablar'],
        ['La tarde', 'hacer'],
        ['El cierre', 'y lo que venga después'],
      ],
    },
    conference: {
      unnamed: 'Turno de Palabra',
      headlines: ['Se habla|en los pasillos.', 'Menos discursos,|más preguntas.'],
      lede: '{brand} junta{in} a quienes hacen el trabajo para que cuenten cómo lo hacen.',
      items: [
        ['Apertura', 'una idea para empezar'],
        ['Charlas', 'cortas y con preguntas'],
        ['Talleres', 'con las manos'],
        ['Pasillos', 'la mejor parte'],
        ['Cierre', 'con deberes'],
      ],
    },
    festival: {
      unnamed: 'Ruido de Fondo',
      headlines: ['Tres acordes|y la noche.', 'Más alto.|Más cerca.'],
      lede: '{brand} llena{in} el aire de música, comida y gente que canta mal y alto.',
      items: [
        ['Escenario grande', 'para saltar'],
        ['Escenario pequeño', 'para descubrir'],
        ['Baile', 'hasta que apaguen'],
        ['Comida', 'de pie y con servilletas'],
        ['Mañana tranquila', 'sillas al sol'],
      ],
    },
    hackathon: {
      unnamed: 'Noche de Código',
      headlines: ['Un fin de semana.|Algo que funciona.', 'Trae|una idea rota.'],
      lede: '{brand} junta{in} equipos, café y enchufes hasta que algo funciona.',
      action: 'Apunta a tu equipo',
      items: [
        ['Los retos', 'elige uno o trae el tuyo'],
        ['Los equipos', 'con gente que no conoces'],
        ['La ayuda', 'alguien que ya se equivocó antes'],
        ['La demo', 'en vivo, sin diapositivas'],
        ['El descanso', 'también se duerme'],
      ],
    },
    race: {
      unnamed: 'Vuelta Larga',
      offerTitle: '¿Cuánto|hoy?',
      headlines: ['Una salida.|Mil maneras.', 'Un kilómetro|más.'],
      lede: '{brand} se corre{in} por calles y caminos que ese día son de quien corre.',
      action: 'Apúntate',
      items: [
        ['La larga', 'para quien ha entrenado'],
        ['La media', 'dura lo justo'],
        ['La corta', 'para empezar'],
        ['La infantil', 'todos ganan'],
        ['Voluntarios', 'agua y ánimo'],
      ],
      form: { title: 'Apúntate', done: 'Apuntado. Te escribiremos con los detalles.' },
    },
    wedding: {
      unnamed: 'Nuestra Boda',
      headlines: ['Nos casamos.|Ven.', 'Un sí,|y mucha mesa.'],
      lede: '{brand}: nos casamos{in} y queremos que estés.',
      action: 'Confirma que vienes',
      items: [
        ['La ceremonia', 'el sí y los pañuelos'],
        ['El brindis', 'con algo frío'],
        ['La comida', 'sin prisa'],
        ['El baile', 'sin excusas'],
        ['El día después', 'para quien siga en pie'],
      ],
      offer: { title: 'El día,|de principio a fin', note: 'Las horas exactas llegarán por correo.' },
      points: {
        title: 'Bueno es saberlo',
        items: [
          ['Qué ponerse', 'Algo con lo que puedas bailar.'],
          ['Los niños', 'Son bienvenidos. Dinos cuántos.'],
          ['Los regalos', 'Con que vengas, basta.'],
        ],
      },
      about: {
        title: 'Cómo empezó|todo.',
        text: 'Aquí va la historia de {brand}: dónde os conocisteis, quién lo supo antes y quién hizo la pregunta.',
      },
      faq: {
        title: 'Por si te lo preguntas',
        items: [
          ['¿Puedo llevar a alguien?', 'Dilo al confirmar, con su nombre.'],
          ['¿Y si no puedo comer algo?', 'Escríbelo en el mensaje y la cocina lo sabrá.'],
          ['¿Dónde me alojo?', 'Pregúntanos y te decimos qué hay cerca.'],
        ],
      },
      form: { title: '¿Vienes?', done: 'Gracias por contestar. ¡Qué ganas!' },
    },
  },
};
