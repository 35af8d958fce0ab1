import type { GroupCopy } from '../../language-pack.ts';

export const education: GroupCopy<'education'> = {
  shared: {
    action: 'Chiedi un posto',
    offer: { title: 'Che cosa|si impara', note: 'Se hai dubbi sul livello, chiedi.' },
    points: {
      title: 'Come insegniamo',
      items: [
        ['Prima le domande', 'Nessuno impara da una risposta che non ha chiesto.'],
        ['Passi piccoli', 'Ognuno serve già a fine giornata.'],
        ['Tempo per provare', 'Sbagliare una volta fa parte della lezione.'],
      ],
    },
    process: {
      title: 'Come si inizia',
      items: [
        ['Dicci a che punto sei', 'E dove vorresti arrivare.'],
        ['Trova il tuo posto', 'Te ne proponiamo uno e ti diciamo perché.'],
        ['Comincia', 'La prima lezione dirà se è quello giusto.'],
      ],
    },
    about: {
      title: 'Imparare|è un verbo.',
      text: '{brand} è un posto{in} dove si scopre di saper fare più di quanto si pensava.',
    },
    faq: {
      title: 'Prima della prima lezione',
      items: [
        ['Qual è il mio livello?', 'Dicci che cosa sai già e te ne proponiamo uno.'],
        ['Posso entrare più tardi?', 'Chiedi. Può esserci un posto, o un nuovo inizio alle porte.'],
        ['Che cosa devo portare?', 'Te lo diciamo prima che tu venga.'],
      ],
    },
    form: { title: 'Chiedi un posto', done: 'Grazie. Ti scriviamo con una proposta.' },
  },
  kinds: {
    school: {
      unnamed: 'Cortile Aperto',
      headlines: ['Chiedi|ancora.', 'Qui si impara|facendo.'],
      lede: '{brand} insegna{in} con pazienza, con le mani e a porta aperta.',
      items: [
        ['Per iniziare', 'da zero'],
        ['Per continuare', 'da dove hai lasciato'],
        ['Per esercitarsi', 'più mani che appunti'],
        ['Laboratorio', 'un giorno, un tema'],
        ['Sostegno', 'quando è dura'],
      ],
    },
    course: {
      unnamed: 'Lezione Prima',
      headlines: ['Oggi inizi.|Domani lo usi.', 'Una lezione|alla volta.'],
      lede: '{brand} insegna una cosa utile{in}, nell’ordine in cui serve.',
      action: 'Iscriviti',
      items: [
        ['Le basi', 'quello che non può mancare'],
        ['La pratica', 'esercizi che servono'],
        ['Il progetto', 'una cosa tua, finita'],
        ['I dubbi', 'con risposta'],
        ['La fine', 'e che cosa viene dopo'],
      ],
      faq: {
        title: 'Prima della|prima lezione',
        items: [
          ['Devo sapere già qualcosa?', 'No. Se una lezione si appoggia a un’altra, c’è scritto.'],
          ['Quanto tempo ci vuole?', 'Quello che gli dai. Vai al tuo passo.'],
          ['E se mi blocco?', 'Scrivi quale lezione è e che cosa hai provato.'],
        ],
      },
    },
    tutor: {
      unnamed: 'Matita e Calma',
      offerTitle: 'Dove posso|aiutare',
      headlines: ['Spiegato|finché è chiaro.', 'Un tavolo,|due sedie.'],
      lede: '{brand} dà lezioni{in}, una persona per volta, al passo di chi impara.',
      action: 'Chiedi una prima lezione',
      items: [
        ['Ripasso', 'quello che non è rimasto'],
        ['Esami', 'prepararsi e dormire bene'],
        ['Da zero', 'senza vergogna'],
        ['Online', 'con una lavagna in comune'],
        ['Metodo di studio', 'per poi fare da sé'],
      ],
    },
    languageschool: {
      unnamed: 'Buona Pronuncia',
      headlines: ['Parla male.|Parla subito.', 'La prima frase|è la più difficile.'],
      lede: '{brand} insegna le lingue{in} parlando dal primo giorno.',
      action: 'Fai il test di livello',
      items: [
        ['Principianti', 'le prime parole'],
        ['Conversazione', 'con errori e risate'],
        ['Lavoro', 'e-mail, riunioni, telefonate'],
        ['Esami', 'sapere che cosa chiedono'],
        ['Bambini', 'cantando'],
      ],
    },
    kindergarten: {
      unnamed: 'Stivali di Gomma',
      headlines: ['Giocare|è una cosa seria.', 'Macchie|comprese.'],
      lede: '{brand} si prende cura dei più piccoli{in} con braccia, fango e canzoni.',
      action: 'Vieni a conoscerci',
      items: [
        ['I piccoli', 'braccia e nanna'],
        ['I mezzani', '«faccio da solo»'],
        ['I grandi', 'domande e forbici'],
        ['Il giardino', 'anche se piove'],
        ['Il pranzo', 'a tavola, insieme'],
      ],
      offer: { title: 'Una giornata|con noi', note: 'Ogni età ha il suo ritmo. Chiedi qual è il vostro.' },
      faq: {
        title: 'Che cosa chiedono le famiglie',
        items: [
          ['C’è posto?', 'Scrivici l’età e la data, e te lo diciamo.'],
          ['Come va l’inserimento?', 'Piano, e con qualcuno di casa vicino.'],
          ['Che cosa mangiano?', 'Quando vieni ti mostriamo il menù della settimana.'],
        ],
      },
      points: {
        title: 'Come ci prendiamo cura',
        items: [
          ['Prima, le braccia', 'Poi, il resto del mondo.'],
          ['Fuori, appena si può', 'I vestiti si lavano.'],
          ['Ognuno a suo tempo', 'Nessuno cammina perché è ora.'],
        ],
      },
      process: {
        title: 'Come si inizia',
        items: [
          ['Scrivici', 'L’età e quando vorreste cominciare.'],
          ['Vieni a vedere', 'Meglio se tenendovi per mano.'],
          ['Si comincia piano', 'Una mattina, poi un’altra.'],
        ],
      },
      about: {
        title: 'Crescere|sporca i vestiti.',
        text: '{brand} è un posto{in} dove si cade, si piange un po’ e si risale.',
      },
    },
  },
};
