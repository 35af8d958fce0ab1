import type { GroupCopy } from '../../language-pack.ts';

export const counsel: GroupCopy<'counsel'> = {
  shared: {
    action: 'Richiedere una consulenza',
    offer: { title: 'Di che cosa|ci occupiamo', note: 'Se il suo caso non è nell’elenco, chieda.' },
    points: {
      title: 'Tre impegni',
      items: [
        ['Prima l’onorario', 'Per iscritto, prima di iniziare e ogni volta che cambia.'],
        ['Una persona da chiamare', 'Chi conosce il suo caso risponde al telefono.'],
        ['Una risposta utile', 'Che cosa faremmo noi e con quale rischio.'],
      ],
    },
    process: {
      title: 'Come lavoriamo',
      items: [
        ['Lei racconta', 'Bastano poche righe.'],
        ['Leggiamo', 'E le diciamo se possiamo aiutarla.'],
        ['Ci accordiamo', 'Incarico e onorario, in una pagina.'],
        ['Agiamo', 'Ha nostre notizie a ogni passo.'],
      ],
    },
    about: {
      title: 'Parole chiare.|Decisioni ferme.',
      text: '{brand} riceve{in}, spiega ogni questione finché si può decidere e risponde del consiglio dato.',
    },
    faq: {
      title: 'Prima di chiamare',
      items: [
        ['Quanto costa il primo colloquio?', 'Lo chieda nel modulo. Lo saprà prima di iniziare.'],
        ['Quello che invio è riservato?', 'Invii prima l’essenziale; i dettagli, quando avremo un incarico.'],
        [
          'Quando ricevo una risposta?',
          'Leggiamo ogni richiesta e rispondiamo con il passo successivo o con un indirizzo migliore.',
        ],
      ],
    },
    form: { title: 'Richiedere una prima consulenza', done: 'Grazie. Leggiamo la richiesta e le scriviamo.' },
  },
  kinds: {
    law: {
      unnamed: 'Lettera Chiara',
      offerTitle: 'Per che cosa|si viene da noi',
      headlines: ['Le clausole in piccolo,|spiegate.', 'Quando ogni parola|pesa.'],
      lede: '{brand} difende e consiglia{in} con parole che si capiscono alla prima.',
      items: [
        ['Famiglia', 'accordi che reggono'],
        ['Lavoro', 'contratti, licenziamenti, diritti'],
        ['Casa', 'acquisto, affitto, condominio'],
        ['Impresa', 'dalla costituzione alla vendita'],
        ['Successioni', 'prima e dopo'],
      ],
      faq: {
        title: 'Prima di|chiamare',
        items: [
          ['Quanto costa il primo colloquio?', 'Lo chieda nel modulo. Lo saprà prima di cominciare.'],
          ['È riservato quello che scrivo?', 'Scriva prima l’essenziale; i dettagli è meglio dirli a voce.'],
          ['Quali carte porto?', 'Quelle che ha. Le diremo che cosa manca.'],
        ],
      },
    },
    accountant: {
      unnamed: 'Partita Doppia',
      offerTitle: 'Quello che le togliamo|dalla scrivania',
      headlines: ['I conti|tornano.', 'Meno carte.|Più lavoro.'],
      lede: '{brand} tiene contabilità, buste paga e imposte{in}, e avvisa prima della scadenza.',
      items: [
        ['Contabilità', 'in ordine, non a fine anno'],
        ['Imposte', 'puntuali e spiegate'],
        ['Buste paga', 'ogni mese, senza sorprese'],
        ['Aprire un’attività', 'per chi comincia'],
        ['Consiglio', 'prima di firmare'],
      ],
      faq: {
        title: 'Prima del|primo incontro',
        items: [
          [
            'Le mie carte sono in una scatola. È grave?',
            'No. Porti la scatola: metterla in ordine fa parte del lavoro.',
          ],
          ['Potete continuare da dove è arrivato un altro?', 'Quasi sempre. Ci dica da quale anno.'],
          ['Quanto costa?', 'Dipende da quante carte sono. Avrà una cifra prima di iniziare.'],
        ],
      },
    },
    consulting: {
      unnamed: 'Seconda Lettura',
      offerTitle: 'Dove siamo|utili',
      headlines: ['Prima,|la domanda giusta.', 'Meno slide,|più decisioni.'],
      lede: '{brand} aiuta a decidere{in}: ascolta, fa i conti e dice che cosa farebbe.',
      action: 'Fissare un colloquio',
      items: [
        ['Diagnosi', 'che cosa succede davvero'],
        ['Strategia', 'che cosa fare e che cosa lasciare'],
        ['Organizzazione', 'chi decide che cosa'],
        ['Affiancamento', 'finché va da sé'],
        ['Laboratorio', 'una giornata, una risposta'],
      ],
      form: { title: 'Fissare un primo colloquio', done: 'Grazie. Leggiamo la richiesta e le scriviamo.' },
    },
    recruiting: {
      unnamed: 'Giusto Incastro',
      headlines: ['La persona|che mancava.', 'Meno curriculum,|più colloqui veri.'],
      lede: '{brand} presenta{in} persone e aziende che si stavano cercando.',
      action: 'Parliamone',
      items: [
        ['Per le aziende', 'poche candidature, scelte bene'],
        ['Per chi cerca', 'un posto, non un numero'],
        ['Dirigenti', 'con discrezione'],
        ['A termine', 'quando serve subito'],
        ['Orientamento', 'il passo successivo'],
      ],
      offer: { title: 'Per chi cerca|e per chi assume', note: 'Non si trova nell’elenco? Chieda.' },
      form: { title: 'Che cosa cerca', done: 'Grazie. Leggiamo il messaggio e le scriviamo.' },
    },
    insurance: {
      unnamed: 'Buon Ombrello',
      offerTitle: 'Quello che si può|assicurare',
      headlines: ['Non si|sa mai.', 'Speriamo non serva.|Ma che ci sia.'],
      lede: '{brand} confronta e spiega polizze{in}, e risponde il giorno in cui succede qualcosa.',
      action: 'Chiedere una proposta',
      items: [
        ['Casa', 'acqua, fuoco, vetri'],
        ['Auto', 'il giusto o tutto'],
        ['Salute', 'che cosa copre e che cosa no'],
        ['Attività', 'per riaprire domani'],
        ['Vita', 'il discorso rimandato'],
      ],
      points: {
        title: 'Tre impegni',
        items: [
          ['Prima quello che non copre', 'È la pagina che nessuno legge.'],
          ['Una persona da chiamare', 'Anche il giorno del sinistro.'],
          ['Solo quello che serve', 'E le diciamo che cosa è di troppo.'],
        ],
      },
      form: { title: 'Chiedere una proposta', done: 'Grazie. Leggiamo la richiesta e le scriviamo.' },
      process: {
        title: 'Come lavoriamo',
        items: [
          ['Lei racconta', 'Che cosa vuole proteggere.'],
          ['Confrontiamo', 'E mettiamo le differenze in una pagina.'],
          ['Decide', 'Con calma e con tutto letto.'],
          ['Chiami', 'Il giorno in cui serve.'],
        ],
      },
    },
    bank: {
      unnamed: 'Conto Chiaro',
      offerTitle: 'Per oggi|e per dopo',
      headlines: ['I suoi soldi,|in vista.', 'Conti chiari,|sonni lunghi.'],
      lede: '{brand} segue chi risparmia, paga e fa piani{in}, senza clausole nascoste.',
      action: 'Parliamone',
      items: [
        ['Conto', 'si apre e si capisce'],
        ['Risparmio', 'un po’ alla volta'],
        ['Investimenti', 'con il rischio davanti'],
        ['Credito', 'con il costo totale'],
        ['Pensione', 'prima è, meglio è'],
      ],
      points: {
        title: 'Tre impegni',
        items: [
          ['Prima i costi', 'Tutti, per iscritto e prima della firma.'],
          ['Una persona da chiamare', 'Chi conosce il suo conto risponde al telefono.'],
          ['Una risposta utile', 'Che cosa faremmo noi e con quale rischio.'],
        ],
      },
      form: { title: 'Parliamone', done: 'Grazie. Leggiamo il messaggio e le scriviamo.' },
      process: {
        title: 'Come lavoriamo',
        items: [
          ['Lei racconta', 'A che cosa serve e per quando.'],
          ['Facciamo i conti', 'Con i costi in vista.'],
          ['Decide', 'Con calma e con tutto letto.'],
          ['La seguiamo', 'E avvisiamo quando qualcosa cambia.'],
        ],
      },
    },
  },
};
