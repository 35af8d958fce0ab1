import type { GroupCopy } from '../../language-pack.ts';

export const stay: GroupCopy<'stay'> = {
  shared: {
    action: 'Chiedi le tue date',
    offer: { title: 'Scegli|con calma', note: 'Se il dubbio è fra due, chiedi a noi.' },
    points: {
      title: 'Su che cosa puoi contare',
      items: [
        ['Qualcuno risponde', 'Prima, durante e dopo.'],
        ['Il prezzo è quello', 'Lo vedi tutto prima di dire di sì.'],
        ['Consigli del posto', 'Ti mandiamo dove andremmo noi.'],
      ],
    },
    process: {
      title: 'Dalla domanda|all’arrivo',
      items: [
        ['Chiedi', 'Quando e quante persone.'],
        ['Scegli', 'Ti diciamo che cosa è libero e quanto costa.'],
        ['Vieni', 'Ti spieghiamo la strada e ti aspettiamo.'],
      ],
    },
    about: {
      title: 'Un posto|in cui arrivare.',
      text: '{brand} è una casa{in} dove qualcuno si accorge se una porta cigola.',
    },
    faq: {
      title: 'Prima di venire',
      items: [
        ['Come prenoto?', 'Invia il modulo con le date. È fatto quando ti rispondiamo.'],
        ['E se cambio programma?', 'Scrivici appena lo sai e cerchiamo un altro giorno.'],
        ['Come arrivo?', 'Dicci da dove parti e ti spieghiamo la strada.'],
      ],
    },
    form: { title: 'Dicci le tue date', done: 'Grazie. Ti scriviamo con quello che è libero.' },
  },
  kinds: {
    hotel: {
      unnamed: 'La Casa Quieta',
      offerTitle: 'Ogni camera|ha la sua ora',
      headlines: ['Arriva tardi,|dormi di più.', 'Una stanza|e la mattina.'],
      lede: '{brand} è un posto dove fermarsi{in}: camere tranquille, colazione lunga e niente da fare.',
      action: 'Chiedi una camera',
      items: [
        ['La singola', 'un letto, una finestra, silenzio'],
        ['La doppia', 'luce del mattino'],
        ['Quella con il balcone', 'per fare colazione fuori'],
        ['La familiare', 'con una porta in mezzo'],
        ['Quella all’ultimo piano', 'la chiedono tutti'],
      ],
      faq: {
        title: 'Prima della|valigia',
        items: [
          ['A che ora posso arrivare?', 'Scrivi quando arrivi. Se è tardi, meglio saperlo.'],
          ['Quale camera fa per noi?', 'Di’ chi viene e chi ha il sonno leggero. Scegliamo insieme.'],
          ['Posso cambiare le date?', 'Scrivi appena lo sai e guardiamo che cosa c’è.'],
        ],
      },
    },
    travel: {
      unnamed: 'Mappa Lenta',
      offerTitle: 'Dove|andiamo',
      headlines: ['Prendi la strada|più lunga.', 'Poca valigia,|molti occhi.'],
      lede: '{brand} organizza viaggi{in} per piccoli gruppi: a piedi, in barca o con i treni lenti.',
      action: 'Chiedi di un viaggio',
      items: [
        ['A piedi', 'uno zaino e del tempo'],
        ['Lungo la costa', 'barca, faro, pesce'],
        ['In treno', 'il programma è il finestrino'],
        ['Città con guida', 'quello che non è sulla mappa'],
        ['Su misura', 'dicci che cosa e quando'],
      ],
      about: {
        title: 'Viaggiare|è accorgersi.',
        text: '{brand} preferisce{in} pochi luoghi e il tempo per ognuno.',
      },
    },
    realestate: {
      unnamed: 'La Soglia',
      headlines: ['Trova|la tua porta.', 'Dove appenderesti|il cappotto?'],
      lede: '{brand} si occupa di case{in}: trovarle, venderle e affittarle, con risposte chiare lungo la strada.',
      action: 'Parliamone',
      items: [
        ['Comprare', 'quello che serve, non quello che avanza'],
        ['Vendere', 'a un prezzo che regge'],
        ['Affittare', 'con le carte in regola'],
        ['Valutare', 'quanto vale e perché'],
        ['Accompagnare', 'fino al rogito'],
      ],
      offer: { title: 'Comprare, vendere,|affittare', note: 'Non sai da dove iniziare? Prima parliamone.' },
      points: {
        title: 'Su che cosa puoi contare',
        items: [
          ['Qualcuno risponde', 'La stessa persona, dall’inizio alla fine.'],
          ['Prima i costi', 'Per iscritto, prima che tu dica di sì.'],
          ['La verità sulla casa', 'Anche il rumore, il sole e l’umidità.'],
        ],
      },
      process: {
        title: 'Dal primo colloquio|alle chiavi',
        items: [
          ['Racconta', 'Che cosa cerchi o che cosa vendi.'],
          ['Guarda', 'Poche case, scelte bene.'],
          ['Firma', 'Con tutto letto e spiegato.'],
        ],
      },
      about: {
        title: 'Una casa|si guarda piano.',
        text: '{brand} conosce{in} le strade, i palazzi e le domande da fare.',
      },
      form: { title: 'Dicci che cosa cerchi', done: 'Grazie. Ti chiamiamo o ti scriviamo.' },
      faq: {
        title: 'Prima di decidere',
        items: [
          ['Da dove comincio?', 'Dicci che cosa cerchi o che cosa vendi, e ti diciamo il passo successivo.'],
          ['Quanto costa la mediazione?', 'Te lo diciamo per iscritto, prima di iniziare.'],
          ['Posso vederla prima?', 'Certo. Anche due volte.'],
        ],
      },
    },
    coworking: {
      unnamed: 'Il Tavolo Comune',
      offerTitle: 'Un posto|per ogni giornata',
      headlines: ['Lavora vicino|ad altri.', 'Meglio del tavolo|di cucina.'],
      lede: '{brand} ha tavoli{in} per chi lavora in proprio, ma non in solitudine.',
      action: 'Prova un giorno',
      items: [
        ['Posto libero', 'arrivi e ti siedi'],
        ['Posto fisso', 'la tua sedia, la tua pianta'],
        ['Sala riunioni', 'a ore'],
        ['Cabina', 'per le telefonate'],
        ['Pomeriggio a porte aperte', 'vieni a vedere'],
      ],
    },
  },
};
