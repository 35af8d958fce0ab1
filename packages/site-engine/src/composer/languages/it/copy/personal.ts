import type { GroupCopy } from '../../language-pack.ts';

export const personal: GroupCopy<'personal'> = {
  shared: {
    action: 'Scrivimi',
    offer: {
      title: 'Che cosa|ho fatto',
      note: 'Voci di esempio. Metti qui le tue, la più nuova per prima.',
    },
    points: {
      title: 'Come lavoro',
      items: [
        ['Finire', 'Una cosa piccola finita vale più di una grande iniziata.'],
        ['Dirlo presto', 'Di lunedì i problemi costano meno.'],
        ['Continuare a imparare', 'Lo strumento migliore è quello che non ho ancora provato.'],
      ],
    },
    process: {
      title: 'Come si comincia',
      items: [
        ['Scrivi', 'Che cosa hai per le mani.'],
        ['Parliamone', 'Un colloquio breve dice se ha senso.'],
        ['Cominciamo', 'Da una cosa piccola che conta.'],
      ],
    },
    about: {
      title: 'Chi|scrive qui.',
      text: '{brand}, in poche righe: che cosa faccio{in}, che cosa ho fatto e come trovarmi.',
    },
    faq: {
      title: 'Prima di scrivere',
      items: [
        ['C’è disponibilità?', 'Chiedi. Rispondo con chiarezza.'],
        ['Posso vedere altro?', 'Scrivimi e ti mando quello che serve.'],
        ['Lavori anche a distanza?', 'Dipende dal progetto. Parliamone.'],
      ],
    },
    form: { title: 'Scrivimi', done: 'Grazie. La risposta arriva per e-mail.' },
  },
  kinds: {
    resume: {
      unnamed: 'Nome Cognome',
      headlines: ['Ciao.|Faccio questo.', 'La mia versione|breve.'],
      lede: '{brand}: che cosa faccio, come lavoro e dove trovarmi, in una pagina.',
      items: [
        ['Lavoro attuale', 'dove, da quando, che cosa è cambiato'],
        ['Lavoro precedente', 'che cosa hai fatto e con chi'],
        ['Progetto', 'una riga, un risultato'],
        ['Studi', 'che cosa e dove'],
      ],
    },
    student: {
      unnamed: 'Prime Bozze',
      headlines: ['Sto imparando.|Così.', 'Con curiosità|e con calma.'],
      lede: '{brand}: che cosa ho fatto finora{in} e che cosa vorrei fare dopo.',
      items: [
        ['Il più grande', 'a che serviva e che cosa ho fatto'],
        ['Quello di gruppo', 'la mia parte'],
        ['Quello fallito', 'che cosa ho imparato'],
        ['Il piccolo', 'un pomeriggio, e serve ancora'],
        ['Quello di adesso', 'a che punto è'],
      ],
    },
  },
};
