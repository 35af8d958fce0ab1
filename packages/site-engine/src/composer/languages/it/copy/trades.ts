import type { GroupCopy } from '../../language-pack.ts';

export const trades: GroupCopy<'trades'> = {
  shared: {
    action: 'Chiedi un preventivo',
    offer: {
      title: 'Di che cosa|ci occupiamo',
      note: 'Non è nell’elenco? Chiama e ti diciamo se lo facciamo.',
    },
    points: {
      title: 'Regole della casa',
      items: [
        ['Prima il prezzo', 'Si comincia solo dopo il tuo sì.'],
        ['Diciamo quando veniamo', 'E chiamiamo se cambia.'],
        ['Lasciamo pulito', 'Come se non fossimo passati, solo che funziona.'],
      ],
    },
    process: {
      title: 'Dalla telefonata|alla stretta di mano',
      items: [
        ['Racconta', 'Con parole tue. Una foto aiuta.'],
        ['Preventivo', 'Che cosa faremo, quando e per quanto.'],
        ['Lavoro', 'E alla fine ti mostriamo che cosa abbiamo fatto.'],
      ],
    },
    about: {
      title: 'Fatto bene|la prima volta.',
      text: '{brand} lavora{in} come in casa propria: con cura e senza lasciare niente a metà.',
    },
    faq: {
      title: 'Prima di chiamare',
      items: [
        ['Quanto costa un sopralluogo?', 'Te lo diciamo al telefono, prima di partire.'],
        ['Quando potete venire?', 'Raccontaci che cosa succede e ti diamo la prima ora libera.'],
        ['E se si guasta di nuovo?', 'Chiama. Torniamo a vedere.'],
      ],
    },
    form: { title: 'Raccontaci che cosa succede', done: 'Grazie. Ti chiamiamo per accordarci.' },
  },
  kinds: {
    repair: {
      unnamed: 'Il Banco da Lavoro',
      offerTitle: 'Quello che passa|dal banco',
      headlines: ['Aggiustato,|meglio di nuovo.', 'Entra rotto.|Esce intero.'],
      lede: '{brand} aggiusta le cose{in}: prima un prezzo chiaro, poi un buon lavoro.',
      action: 'Chiedi una riparazione',
      items: [
        ['Diagnosi', 'che cos’ha e quanto vale'],
        ['Riparazione', 'con pezzi che durano'],
        ['Messa a punto', 'prima che si fermi'],
        ['Urgenze', 'se serve oggi'],
        ['Ricambi', 'quelli che non si trovano più'],
      ],
      points: {
        title: 'Regole della casa',
        items: [
          ['Prima il prezzo', 'Si comincia solo dopo il tuo sì.'],
          ['Diciamo quando è pronto', 'E chiamiamo se cambia.'],
          ['Se non conviene, lo diciamo', 'Certe cose hanno diritto al riposo.'],
        ],
      },
      faq: {
        title: 'Prima di portarlo',
        items: [
          ['Quanto costa guardarlo?', 'Chiedi con il modulo. Lo sai prima di portarlo.'],
          ['Quanto ci vuole?', 'Te lo diciamo appena lo vediamo.'],
          ['E se si rompe di nuovo?', 'Riportalo. Guardiamo che cos’è.'],
        ],
      },
    },
    plumber: {
      unnamed: 'Pavimento Asciutto',
      offerTitle: 'Dal rubinetto|alla caldaia',
      headlines: ['Gocciola?|Chiama.', 'Acqua calda,|pavimento asciutto.'],
      lede: '{brand} aggiusta quello che gocciola{in} e spiega perché gocciolava.',
      items: [
        ['Perdite', 'trovare e chiudere'],
        ['Scarichi', 'senza rompere il muro'],
        ['Caldaie', 'prima dell’inverno'],
        ['Bagni', 'dal tubo alla piastrella'],
        ['Urgenze', 'chiudi il rubinetto; arriviamo'],
      ],
      faq: {
        title: 'Prima che|arriviamo',
        items: [
          [
            'Esce acqua. Che faccio?',
            'Chiudi il rubinetto generale, stai lontano dalle prese bagnate e chiama. Non scrivere.',
          ],
          ['Quando potete venire?', 'Chiama o scrivi. Hai un giorno, e una telefonata se cambia.'],
          ['Quanto costa?', 'Descrivi o manda una foto. Il prezzo viene prima del lavoro.'],
        ],
      },
    },
    electrician: {
      unnamed: 'Luce e Terra',
      offerTitle: 'Dietro|l’interruttore',
      headlines: ['Accendi.|E non pensarci.', 'Tutto in regola|dietro il muro.'],
      lede: '{brand} porta luce e corrente dove servono{in}, senza un filo in vista.',
      items: [
        ['Guasti', 'perché salta'],
        ['Impianto', 'nuovo o messo a norma'],
        ['Illuminazione', 'al posto giusto'],
        ['Fotovoltaico', 'dal tetto alla presa'],
        ['Certificazione', 'con le carte in regola'],
      ],
    },
    garage: {
      unnamed: 'Seconda Marcia',
      offerTitle: 'Sotto|il cofano',
      headlines: ['Che cos’è|questo rumore?', 'Va di nuovo.|Ed ecco il pezzo.'],
      lede: '{brand} ripara auto{in} e mostra il pezzo vecchio.',
      action: 'Fissa un appuntamento',
      items: [
        ['Tagliando', 'quello di ogni anno'],
        ['Freni', 'senza discussioni'],
        ['Gomme', 'prima della pioggia'],
        ['Diagnosi', 'che cosa dice la spia'],
        ['Revisione', 'per passarla alla prima'],
      ],
      points: {
        title: 'Regole della casa',
        items: [
          ['Prima il prezzo', 'Si comincia solo dopo il tuo sì.'],
          ['Diciamo quando è pronta', 'E chiamiamo se cambia.'],
          ['Mostriamo il pezzo vecchio', 'Per vedere con i tuoi occhi.'],
        ],
      },
      faq: {
        title: 'Prima di portare l’auto',
        items: [
          ['Quanto costa la diagnosi?', 'Te lo diciamo al telefono, prima che tu venga.'],
          ['Quando posso lasciarla?', 'Raccontaci che cosa fa e ti diamo la prima ora libera.'],
          ['E se il rumore torna?', 'Chiama. Lo ascoltiamo insieme.'],
        ],
      },
    },
    construction: {
      unnamed: 'Filo a Piombo',
      offerTitle: 'Quello che|costruiamo',
      headlines: ['Misurato due volte.|Fatto una.', 'Viene|dritto.'],
      lede: '{brand} costruisce e ristruttura{in}: con un piano, una data e qualcuno che risponde al telefono.',
      items: [
        ['Ristrutturazioni', 'da un bagno alla casa intera'],
        ['Nuove costruzioni', 'dalle fondamenta in su'],
        ['Tetti', 'asciutti sotto'],
        ['Facciate', 'la faccia sulla strada'],
        ['Tinteggiatura', 'con i bordi dritti'],
      ],
      faq: {
        title: 'Prima dei lavori',
        items: [
          ['Come si arriva al prezzo?', 'Facciamo un sopralluogo e scriviamo il preventivo voce per voce.'],
          ['Quanto ci vuole?', 'I tempi stanno nel preventivo, fase per fase.'],
          ['Con chi parlo?', 'Con la stessa persona, dal primo giorno all’ultimo.'],
        ],
      },
    },
    cleaning: {
      unnamed: 'Superficie Chiara',
      offerTitle: 'Quello che|puliamo',
      headlines: ['Torni a casa|ed è fatto.', 'Pulito,|e tutto al suo posto.'],
      lede: '{brand} pulisce case e uffici{in}, senza rumore e fino agli angoli.',
      items: [
        ['Casa', 'ogni settimana o quando vuoi'],
        ['Ufficio', 'prima che apriate'],
        ['Vetri', 'da tutte e due le parti'],
        ['Fine cantiere', 'anche la polvere fine'],
        ['A fondo', 'una volta all’anno'],
      ],
      process: {
        title: 'Dalla telefonata|alla casa pulita',
        items: [
          ['Racconta', 'Quante stanze e che cosa pesa di più.'],
          ['Ci accordiamo', 'Il giorno, le ore e il prezzo.'],
          ['Puliamo', 'E rimettiamo tutto al suo posto.'],
        ],
      },
      faq: {
        title: 'Prima della prima volta',
        items: [
          ['Devo essere a casa?', 'Come preferisci. Per le chiavi ci accordiamo.'],
          ['Chi porta i prodotti?', 'Lo decidiamo prima. Dicci anche se ci sono allergie.'],
          ['E se qualcosa non va?', 'Dillo subito. Lo rifacciamo.'],
        ],
      },
    },
    moving: {
      unnamed: 'Su per le Scale',
      offerTitle: 'Quello che|portiamo',
      headlines: ['Tu, le chiavi.|Noi, il resto.', 'Quarto piano a piedi?|Va bene.'],
      lede: '{brand} fa traslochi{in}: porta quello che ti importa e lo lascia dove dici tu.',
      items: [
        ['Trasloco', 'da porta a porta'],
        ['Imballaggio', 'bicchiere per bicchiere'],
        ['Mobili', 'smontare e rimontare'],
        ['Deposito', 'nel frattempo'],
        ['Trasporti', 'una cosa sola, grande'],
      ],
      faq: {
        title: 'Prima del trasloco',
        items: [
          ['Come si arriva al prezzo?', 'Dicci che cosa c’è da portare, da dove e fin dove.'],
          ['Posso fare io gli scatoloni?', 'Certo. Ti diciamo come, e se vuoi ti portiamo le scatole.'],
          ['E se si rompe qualcosa?', 'Dillo subito. Prima di iniziare ti spieghiamo come è coperto.'],
        ],
      },
    },
    gardening: {
      unnamed: 'Rastrello e Radice',
      offerTitle: 'Nel corso|dell’anno',
      headlines: ['Lasciamolo crescere,|un po’.', 'Oggi si pianta.|Poi viene l’ombra.'],
      lede: '{brand} pianta, pota e cura giardini{in}, stagione per stagione.',
      action: 'Mostraci il giardino',
      items: [
        ['Manutenzione', 'tutto l’anno'],
        ['Potatura', 'al momento giusto'],
        ['Progetto', 'prima si guarda il sole'],
        ['Irrigazione', 'l’acqua giusta'],
        ['Terrazzi', 'verde in vaso'],
      ],
      faq: {
        title: 'Prima di piantare',
        items: [
          ['Venite a vedere il giardino?', 'Sì. Un giardino non si spiega al telefono.'],
          ['Quando si pota?', 'Dipende dalla pianta. Dicci quali hai.'],
          ['E se una pianta non attecchisce?', 'Chiama. Vediamo perché e che cosa mettere al suo posto.'],
        ],
      },
    },
  },
};
