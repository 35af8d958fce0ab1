import type { GroupCopy } from '../../language-pack.ts';

export const tech: GroupCopy<'tech'> = {
  shared: {
    action: 'Inizia ora',
    offer: { title: 'Che cosa fa|per te', note: 'Voci di esempio. Metti qui le tue.' },
    points: {
      title: 'Da usare senza pensarci',
      items: [
        ['Si inizia subito', 'Collega quello che hai e guarda che cosa ne esce.'],
        ['Si legge bene', 'Caratteri grandi, contrasto vero, scuro se vuoi.'],
        ['Resta tuo', 'Quello che entra può anche uscire.'],
      ],
    },
    process: {
      title: 'Tre passi|al primo risultato',
      items: [
        ['Inizia', 'Dalla cosa più piccola che può aiutare.'],
        ['Regola', 'Di’ che cosa conta e lascia fuori il resto.'],
        ['Usa', 'Ogni giorno, senza pensarci.'],
      ],
    },
    about: {
      title: 'Uno strumento|deve sparire.',
      text: '{brand} lavora nelle ore in cui nessuno guarda. Quando avvisa, vale la pena leggere.',
    },
    faq: {
      title: 'Prima di chiedere',
      items: [
        ['Posso provare?', 'Lascia l’indirizzo nel modulo e ti diciamo come.'],
        ['Dove stanno i miei dati?', 'Chiedici l’elenco aggiornato di luoghi e fornitori.'],
        ['Posso andarmene?', 'Quando vuoi, e quello che è tuo viene via con te.'],
      ],
    },
    form: { title: 'Chiedi di provare', done: 'Grazie. Ti scriviamo con il passo successivo.' },
  },
  kinds: {
    saas: {
      unnamed: 'Telaio',
      headlines: ['Meno controlli,|più lavoro fatto.', 'Lo vedi prima|che costi caro.'],
      lede: '{brand} raccoglie il lavoro in un posto solo, mostra quello che ha bisogno di te e lascia in pace il resto.',
      items: [
        ['Tutto in vista', 'quello che conta, in alto'],
        ['Avvisi', 'solo quando servono'],
        ['Rapporti', 'brevi, quindi si leggono'],
        ['Collegamenti', 'con quello che usi già'],
        ['Permessi', 'ognuno vede il suo'],
      ],
      faq: {
        title: 'Prima di|chiedere',
        items: [
          ['Posso provarlo?', 'Sì. Lascia l’indirizzo nel modulo e prepariamo tutto.'],
          ['Dove stanno i miei dati?', 'Chiedi l’elenco dei luoghi e dei fornitori. È corto.'],
          ['E se me ne vado?', 'Quello che è tuo viene con te.'],
        ],
      },
    },
    app: {
      unnamed: 'Da Tasca',
      headlines: ['Un tocco,|una cosa fatta.', 'In tasca,|senza ingombro.'],
      lede: '{brand} fa una cosa sola sul telefono, nel tempo di una corsa in ascensore.',
      action: 'Chiedi l’accesso',
      items: [
        ['Apri e usi', 'senza manuale'],
        ['Senza rete', 'anche in metropolitana'],
        ['Promemoria', 'pochi e in tempo'],
        ['Condividere', 'con chi vuoi tu'],
        ['Privato', 'quello che è tuo non si vende'],
      ],
      faq: {
        title: 'Prima di|installarla',
        items: [
          ['Su quali telefoni va?', 'Chiedi nel modulo e di’ quale hai.'],
          ['Serve internet?', 'Chiedi. Diciamo che cosa ne fa a meno e che cosa no.'],
          ['Che cosa sapete di me?', 'Il meno possibile. Chiedi l’elenco completo.'],
        ],
      },
    },
    developertool: {
      unnamed: 'Traccia',
      headlines: ['Trova il guasto|prima della sirena.', 'Un comando.|Una risposta.'],
      lede: '{brand} risponde alla domanda dell’ora peggiore nel tempo che ci metti a scriverla.',
      items: [
        ['Ricerca', 'mentre scrivi'],
        ['Avvisi', 'con il contesto, senza rumore'],
        ['Riga di comando', 'lo stesso, senza mouse'],
        ['API', 'documentata e stabile'],
        ['Integrazioni', 'con quello che hai già in produzione'],
      ],
    },
    opensource: {
      unnamed: 'Attrezzo Piccolo',
      headlines: ['Leggilo.|Eseguilo.', 'Poco codice,|molte mani.'],
      lede: '{brand} fa una cosa, alla luce del sole, e si legge in un pomeriggio.',
      action: 'Inizia a usarlo',
      items: [
        ['Installare', 'una riga'],
        ['Usare', 'un esempio che funziona'],
        ['Estendere', 'punti di estensione chiari'],
        ['Contribuire', 'il primo compito ti aspetta'],
        ['Chiedere', 'qualcuno risponde'],
      ],
      points: {
        title: 'Fatto in pubblico',
        items: [
          ['Si legge tutto', 'Prima di fidarti, puoi guardare.'],
          ['Fa una cosa', 'E lascia il resto ad altri strumenti.'],
          ['È di tutti', 'Copia, cambia, migliora.'],
        ],
      },
      about: {
        title: 'Codice|alla luce del sole.',
        text: '{brand} si fa in pubblico: che cosa è pronto, che cosa manca e perché si è deciso così.',
      },
      faq: {
        title: 'Prima di chiedere',
        items: [
          ['Posso usarlo al lavoro?', 'La licenza è nel repository e dice che cosa puoi fare.'],
          [
            'Ho trovato un errore. E ora?',
            'Descrivilo nel repository, con l’esempio più piccolo che lo mostra.',
          ],
          ['Da dove inizio a contribuire?', 'Chiedi. C’è sempre un compito per chi arriva.'],
        ],
      },
      form: { title: 'Scrivici', done: 'Grazie. Ti rispondiamo.' },
    },
    documentation: {
      unnamed: 'Manuale Breve',
      headlines: ['Leggi una pagina,|finisci una cosa.', 'Il manuale|che finisce.'],
      lede: '{brand} spiega quello che serve, nell’ordine in cui serve.',
      action: 'Inizia a leggere',
      items: [
        ['Primi passi', 'da zero a funzionante'],
        ['Guide', 'un compito ciascuna'],
        ['Riferimento', 'tutto, e facile da trovare'],
        ['Esempi', 'copiare e provare'],
        ['Novità', 'che cosa è nuovo e che cosa si rompe'],
      ],
      offer: { title: 'Che cosa|cerchi', note: 'Voci di esempio. Metti qui le tue pagine.' },
      points: {
        title: 'Come è scritto',
        items: [
          ['Una pagina, un compito', 'Si fa e si chiude.'],
          ['Esempi che funzionano', 'Copia, prova, cambia.'],
          ['Parole semplici', 'Quelle difficili si spiegano subito.'],
        ],
      },
      about: {
        title: 'Scritto|per essere breve.',
        text: '{brand} è per chi ha un problema aperto e poco tempo per leggere.',
      },
      faq: {
        title: 'Prima di chiedere',
        items: [
          ['Da dove comincio?', 'Dai primi passi, dall’alto in basso.'],
          ['Manca una pagina. E ora?', 'Dicci quale con il modulo.'],
          ['Ho trovato un errore. E ora?', 'Scrivici con l’indirizzo della pagina.'],
        ],
      },
      form: { title: 'Chiedi o correggi', done: 'Grazie. Ti rispondiamo.' },
    },
    game: {
      unnamed: 'Ancora un Turno',
      headlines: ['Ancora|una partita.', 'Facile iniziare.|Difficile smettere.'],
      lede: '{brand} è un gioco che si spiega in fretta e tiene qualcosa per dopo.',
      action: 'Chiedi di giocare',
      items: [
        ['Imparare', 'giocando, non leggendo'],
        ['Giocare', 'da soli o in compagnia'],
        ['Scoprire', 'quello che all’inizio non si vede'],
        ['Ripetere', 'mai due volte uguale'],
        ['Condividere', 'per discuterne dopo'],
      ],
      offer: { title: 'Che cosa|c’è dentro', note: 'Voci di esempio. Metti qui le tue.' },
      points: {
        title: 'Fatto per rigiocare',
        items: [
          ['Regole corte', 'Il resto si impara giocando.'],
          ['Partite brevi', 'Stanno fra due fermate.'],
          ['Perdere insegna', 'E si capisce subito perché.'],
        ],
      },
      about: {
        title: 'Tocca|a te.',
        text: '{brand} nasce da una domanda: e se ci riprovassimo? La risposta è qui.',
      },
      process: {
        title: 'Come si gioca',
        items: [
          ['Inizia', 'Senza leggere istruzioni.'],
          ['Perdi', 'E capisci perché.'],
          ['Di nuovo', 'Questa è la volta buona.'],
        ],
      },
      form: { title: 'Chiedi di giocare', done: 'Grazie. Ti scriviamo quando c’è posto.' },
    },
  },
};
