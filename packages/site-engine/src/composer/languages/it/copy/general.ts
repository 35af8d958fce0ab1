import type { GroupCopy } from '../../language-pack.ts';

export const general: GroupCopy<'general'> = {
  shared: {
    action: 'Scrivici',
    offer: { title: 'Che cosa|facciamo', note: 'Voci di esempio. Metti qui le tue.' },
    points: {
      title: 'Su che cosa puoi contare',
      items: [
        ['Una risposta chiara', 'Anche quando è no.'],
        ['Una persona', 'Che legge quello che scrivi.'],
        ['Una data', 'Che si rispetta, o si cambia prima che passi.'],
      ],
    },
    process: {
      title: 'Come funziona',
      items: [
        ['Chiedi', 'Bastano due righe.'],
        ['Ci accordiamo', 'Che cosa, quando e per quanto.'],
        ['È fatto', 'E sai chi chiamare dopo.'],
      ],
    },
    about: {
      title: 'Da vicino|si lavora meglio.',
      text: '{brand} fa il lavoro{in} con le proprie mani e poi ne risponde.',
    },
    faq: {
      title: 'Domande frequenti',
      items: [
        ['Da dove comincio?', 'Scrivi due righe nel modulo. Rispondiamo con il passo successivo.'],
        ['Quanto costa?', 'Dicci che cosa ti serve e avrai una cifra chiara prima di iniziare.'],
        ['Dove vi trovo?', 'Il modulo arriva a una persona. Anche gli altri recapiti.'],
      ],
    },
    form: { title: 'Scrivici', done: 'Grazie. Ti rispondiamo.' },
  },
  kinds: {
    general: {
      unnamed: 'Buone Giornate',
      headlines: ['Buon lavoro,|parole chiare.', 'Ecco|che cosa facciamo.'],
      lede: '{brand} è qui{in} per quello che serve: che cosa facciamo, come lo facciamo e dove trovarci.',
      items: [
        ['Una prima chiacchierata', 'che cosa serve e che cosa richiede'],
        ['Il lavoro', 'pensato insieme, fatto con cura'],
        ['Un secondo sguardo', 'quando altri hanno iniziato'],
        ['Un consiglio', 'quando basta una risposta'],
        ['Dopo', 'per le domande che arrivano più tardi'],
      ],
    },
  },
};
