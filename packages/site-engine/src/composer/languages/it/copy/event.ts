import type { GroupCopy } from '../../language-pack.ts';

export const event: GroupCopy<'event'> = {
  shared: {
    action: 'Tieni il tuo posto',
    offer: { title: 'Che cosa|ti aspetta', note: 'Il programma si completa un po’ alla volta.' },
    points: {
      title: 'Perché venire di persona',
      items: [
        ['La sala', 'Certe cose succedono solo quando la gente sta insieme.'],
        ['Le pause', 'Fanno parte del programma.'],
        ['Vieni anche senza compagnia', 'Non durerà molto.'],
      ],
    },
    process: {
      title: 'Come partecipare',
      items: [
        ['Tieni il posto', 'Con il modulo di questa pagina.'],
        ['Ricevi i dettagli', 'Per e-mail, una volta.'],
        ['Vieni', 'Ti aspettiamo.'],
      ],
    },
    about: {
      title: 'Bisogna|esserci.',
      text: '{brand} riunisce gente{in} per una cosa che dopo non si può rivedere.',
    },
    faq: {
      title: 'Prima di venire',
      items: [
        ['Ci sono ancora posti?', 'Chiedi con il modulo e ti diciamo che cosa è libero.'],
        ['Il luogo è accessibile?', 'Dicci che cosa ti serve e rispondiamo con chiarezza.'],
        ['Posso dare una mano?', 'Volentieri. Scrivi che cosa sai fare e quando puoi.'],
      ],
    },
    form: { title: 'Tieni il tuo posto', done: 'La richiesta è arrivata. Confermiamo per e-mail.' },
  },
  kinds: {
    event: {
      unnamed: 'Una Giornata Piena',
      headlines: ['Un giorno.|Tanta gente.', 'Vieni, poi|lo racconti.'],
      lede: '{brand} riunisce{in} per un giorno chi ha qualcosa da mostrare e chi ha voglia di imparare.',
      items: [
        ['Benvenuto', 'caffè e facce nuove'],
        ['La mattina', 'ascoltare'],
        ['La tavolata', 'mangiare e parlare'],
        ['Il pomeriggio', 'fare'],
        ['La chiusura', 'e quello che viene dopo'],
      ],
    },
    conference: {
      unnamed: 'La Parola a Te',
      headlines: ['Si parla|nei corridoi.', 'Meno discorsi,|più domande.'],
      lede: '{brand} riunisce{in} chi fa il lavoro perché racconti come lo fa.',
      items: [
        ['Apertura', 'un’idea per iniziare'],
        ['Interventi', 'brevi e con domande'],
        ['Laboratori', 'con le mani'],
        ['Corridoi', 'la parte migliore'],
        ['Chiusura', 'con i compiti a casa'],
      ],
    },
    festival: {
      unnamed: 'Rumore di Fondo',
      headlines: ['Tre accordi|e la notte.', 'Più forte.|Più vicino.'],
      lede: '{brand} mette insieme{in} musica, cibo e gente che canta male e forte.',
      items: [
        ['Palco grande', 'per saltare'],
        ['Palco piccolo', 'per scoprire'],
        ['Ballo', 'finché non spengono la luce'],
        ['Cibo', 'in piedi, con i tovaglioli'],
        ['Mattina lenta', 'sedie al sole'],
      ],
    },
    hackathon: {
      unnamed: 'Notte di Codice',
      headlines: ['Un fine settimana.|Una cosa che funziona.', 'Porta un’idea|rotta.'],
      lede: '{brand} mette insieme{in} squadre, caffè e prese di corrente finché qualcosa funziona.',
      action: 'Iscrivi la squadra',
      items: [
        ['Le sfide', 'scegline una o porta la tua'],
        ['Le squadre', 'con gente che non conosci'],
        ['L’aiuto', 'di chi ha già sbagliato'],
        ['La demo', 'dal vivo, senza slide'],
        ['Il riposo', 'si dorme anche'],
      ],
    },
    race: {
      unnamed: 'Giro Lungo',
      offerTitle: 'Quanto|oggi',
      headlines: ['Una partenza.|Mille modi.', 'Ancora|un chilometro.'],
      lede: '{brand} si corre{in} su strade e sentieri che quel giorno sono di chi corre.',
      action: 'Iscriviti',
      items: [
        ['La lunga', 'per chi si è allenato'],
        ['La media', 'fatica giusta'],
        ['La corta', 'per iniziare'],
        ['Quella dei bambini', 'vincono tutti'],
        ['Volontari', 'acqua e applausi'],
      ],
      form: { title: 'Iscriviti', done: 'L’iscrizione è arrivata. I dettagli arrivano per e-mail.' },
    },
    wedding: {
      unnamed: 'Le Nostre Nozze',
      headlines: ['Ci sposiamo.|Vieni?', 'Un sì|e una lunga tavola.'],
      lede: '{brand}: ci sposiamo{in} e ti vogliamo con noi.',
      action: 'Conferma che ci sarai',
      items: [
        ['La cerimonia', 'il sì e i fazzoletti'],
        ['Il brindisi', 'con qualcosa di fresco'],
        ['La cena', 'senza fretta'],
        ['Il ballo', 'senza scuse'],
        ['Il giorno dopo', 'per chi è ancora in piedi'],
      ],
      offer: { title: 'La giornata,|dall’inizio alla fine', note: 'Gli orari precisi arrivano per e-mail.' },
      points: {
        title: 'Buono a sapersi',
        items: [
          ['Come vestirsi', 'Con qualcosa in cui si balla bene.'],
          ['I bambini', 'Vengono anche loro. Scrivi quanti.'],
          ['I regali', 'Basta la tua presenza.'],
        ],
      },
      about: {
        title: 'Com’è|cominciata.',
        text: '{brand}: qui va la storia. Dove vi siete conosciuti, chi l’ha capito prima e chi ha fatto la domanda.',
      },
      faq: {
        title: 'Se te lo stai chiedendo',
        items: [
          ['Posso portare qualcuno?', 'Scrivilo nella conferma, con il nome.'],
          ['E se c’è qualcosa che non mangio?', 'Scrivilo nel messaggio e la cucina lo saprà.'],
          ['Dove posso dormire?', 'Chiedi a noi e ti diciamo che cosa c’è vicino.'],
        ],
      },
      form: { title: 'Ci sarai?', done: 'Grazie della risposta. A presto!' },
    },
  },
};
