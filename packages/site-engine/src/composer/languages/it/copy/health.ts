import type { GroupCopy } from '../../language-pack.ts';

export const health: GroupCopy<'health'> = {
  shared: {
    action: 'Prenota una visita',
    offer: { title: 'In che cosa|possiamo aiutarti', note: 'Se non sai da dove iniziare, chiama.' },
    points: {
      title: 'Che cosa aspettarti',
      items: [
        ['Senza fretta', 'Finisci la tua frase prima che inizi la nostra.'],
        ['Parole chiare', 'Se usiamo una parola difficile, la spieghiamo.'],
        ['Decidi tu', 'Ti mostriamo le possibilità. Il passo successivo è tuo.'],
      ],
    },
    process: {
      title: 'La prima visita,|passo per passo',
      items: [
        ['Racconta', 'Che cosa succede? Bastano poche parole.'],
        ['Vieni', 'Ci prendiamo il tempo di guardare e di ascoltare.'],
        ['Decidiamo', 'Che cosa vediamo, che cosa viene dopo e quanto costa.'],
      ],
    },
    about: {
      title: 'Curare comincia|da una domanda.',
      text: '{brand} parte{in} da un colloquio: che cosa è successo, che cosa preoccupa e quale sarebbe un buon risultato.',
    },
    faq: {
      title: 'È bene sapere',
      items: [
        ['Posso venire per la prima volta?', 'Invia il modulo e ti diciamo la prima ora libera.'],
        ['Che cosa devo portare?', 'Gli esami precedenti, se ne hai, e le tue domande.'],
        ['E se devo disdire?', 'Avvisa appena puoi, così quell’ora serve a un’altra persona.'],
      ],
    },
    form: { title: 'Prenota una visita', done: 'Grazie. Ti chiamiamo per confermare l’ora.' },
  },
  kinds: {
    clinic: {
      unnamed: 'Ambulatorio Aperto',
      offerTitle: 'In che cosa|possiamo aiutarti',
      headlines: ['Prima|si ascolta bene.', 'Il tempo|per la domanda.'],
      lede: '{brand} visita{in} con calma, con parole chiare e con un piano che si capisce.',
      items: [
        ['Prima visita', 'per capire di che si tratta'],
        ['Controllo', 'prima che dia fastidio'],
        ['Cura', 'spiegata passo per passo'],
        ['Secondo parere', 'un altro sguardo, senza impegno'],
        ['Seguito', 'finché va bene'],
      ],
    },
    dentist: {
      unnamed: 'Sorriso Sereno',
      offerTitle: 'Per i tuoi|denti',
      headlines: ['Senza paura|della poltrona.', 'Apri la bocca.|Respira.'],
      lede: '{brand} cura i denti{in} senza spaventi: prima si spiega, poi si lavora.',
      items: [
        ['Controllo', 'guardare, contare, spiegare'],
        ['Igiene', 'con lucidatura'],
        ['Otturazioni', 'del colore del dente'],
        ['Ortodonzia', 'a ogni età'],
        ['Urgenze', 'se fa male, chiama'],
      ],
      faq: {
        title: 'Prima di|aprire la bocca',
        items: [
          ['Ho paura. Che faccio?', 'Dillo quando prenoti. Alzi la mano e ci si ferma.'],
          ['Mi fa male adesso. Che faccio?', 'Chiama invece di scrivere e di’ da quando.'],
          ['Quanto costa?', 'Lo sai prima che si inizi, e sai anche che cosa può aspettare.'],
        ],
      },
    },
    vet: {
      unnamed: 'Quattro Zampe',
      offerTitle: 'Quello che facciamo|per loro',
      headlines: ['Loro non lo dicono.|Noi guardiamo.', 'Mani calme,|animali calmi.'],
      lede: '{brand} cura cani, gatti e compagnia{in}, e spiega alla famiglia quello che vede.',
      items: [
        ['Visita', 'dal naso alla coda'],
        ['Vaccini', 'quando e perché'],
        ['Chirurgia', 'con qualcuno accanto al risveglio'],
        ['Denti', 'li hanno anche loro'],
        ['Urgenze', 'chiama prima di partire'],
      ],
      faq: {
        title: 'All’ingresso|si chiede',
        items: [
          [
            'Il mio animale sta male adesso. Che faccio?',
            'Chiama e di’ che cosa vedi. Ti diciamo se venire subito.',
          ],
          [
            'Odia il trasportino. Un consiglio?',
            'Lascialo aperto in casa qualche giorno, con qualcosa di morbido.',
          ],
          ['Quanto costa?', 'Lo sai prima della cura, e sai che cosa può aspettare.'],
        ],
      },
    },
    pets: {
      unnamed: 'Coda Contenta',
      headlines: ['Si va via|scodinzolando.', 'Come a casa,|con più giochi.'],
      lede: '{brand} lava e porta a spasso{in} chi ti aspetta dietro la porta.',
      action: 'Chiedi un giorno',
      items: [
        ['Bagno e toelettatura', 'senza fretta e senza strappi'],
        ['Passeggiate', 'anche con la pioggia'],
        ['Asilo', 'una giornata di giochi'],
        ['Educazione', 'con i biscotti, non con le urla'],
        ['Pensione', 'mentre viaggi'],
      ],
      offer: { title: 'In buone mani,|a quattro zampe', note: 'Se non sai che cosa scegliere, chiama.' },
      process: {
        title: 'La prima visita,|passo per passo',
        items: [
          ['Racconta', 'Com’è, che cosa gli piace e di che cosa ha paura.'],
          ['Vieni', 'Prima può annusare tutto.'],
          ['Ci accordiamo', 'Che cosa facciamo, quando e quanto costa.'],
        ],
      },
      about: {
        title: 'Prima,|la fiducia.',
        text: '{brand} lavora{in} con calma, perché un animale la fretta la sente subito.',
      },
      faq: {
        title: 'È bene sapere',
        items: [
          ['Che cosa devo portare?', 'Il libretto dei vaccini e il gioco preferito.'],
          ['E se è timido?', 'Dillo. Cominciamo piano.'],
          ['E se devo disdire?', 'Avvisa appena puoi, così quell’ora serve a un altro.'],
        ],
      },
    },
    therapy: {
      unnamed: 'L’Altra Sedia',
      offerTitle: 'Con che cosa|si viene',
      headlines: ['Un posto|per dirlo.', 'Piano|si arriva lo stesso.'],
      lede: '{brand} offre{in} un colloquio tranquillo, a tu per tu o in coppia, al passo di ciascuno.',
      action: 'Chiedi un primo colloquio',
      items: [
        ['Primo colloquio', 'per capire se fa per te'],
        ['Terapia individuale', 'un tempo solo tuo'],
        ['Terapia di coppia', 'due voci e chi ascolta'],
        ['A distanza', 'in video, a porta chiusa'],
        ['Sostegno', 'quando qualcosa cambia'],
      ],
      form: { title: 'Chiedi un primo colloquio', done: 'Grazie. Ti contattiamo per fissare l’ora.' },
      process: {
        title: 'Il primo colloquio,|passo per passo',
        items: [
          ['Scrivi', 'Bastano poche parole.'],
          ['Vieni', 'Parli tu, finché vuoi.'],
          ['Decidi', 'Se continuare, ogni quanto e con quale scopo.'],
        ],
      },
      faq: {
        title: 'È bene sapere',
        items: [
          ['E se non so da dove iniziare?', 'Si inizia da lì. Non serve preparare niente.'],
          ['Quello che dico resta lì?', 'Chiedilo al primo colloquio: te lo spieghiamo con precisione.'],
          ['E se devo disdire?', 'Avvisa appena puoi, così quell’ora serve a un’altra persona.'],
        ],
      },
    },
  },
};
