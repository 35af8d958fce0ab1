import type { GroupCopy } from '../../language-pack.ts';

export const writing: GroupCopy<'writing'> = {
  shared: {
    action: 'Ricevi per e-mail',
    offer: { title: 'Da dove|iniziare', note: 'Voci di esempio. Metti qui le tue.' },
    points: {
      title: 'Come si fa',
      items: [
        ['Un tema alla volta', 'Fino in fondo.'],
        ['Riletto due volte', 'Prima che lo legga tu.'],
        ['Senza rumore', 'Quando non c’è niente da dire, non arriva niente.'],
      ],
    },
    process: {
      title: 'Dall’appunto|alla pagina',
      items: [
        ['Annotare', 'Quello che non si capisce subito.'],
        ['Chiedere', 'A chi sa.'],
        ['Scrivere', 'E tagliare metà.'],
      ],
    },
    about: {
      title: 'Scritto|piano.',
      text: '{brand} è per chi legge fino all’ultima riga e qualche volta risponde.',
    },
    faq: {
      title: 'Domande di chi legge',
      items: [
        ['Ogni quanto esce?', 'Quando è pronto. Lascia l’indirizzo e arriva da sé.'],
        ['Posso rispondere?', 'Volentieri. Leggo tutto quello che arriva.'],
        ['Posso cancellarmi?', 'Con un clic, quando vuoi.'],
      ],
    },
    form: { title: 'Scrivi due righe', done: 'Grazie. Leggo e rispondo.' },
  },
  kinds: {
    blog: {
      unnamed: 'Note a Margine',
      headlines: ['Pensare|per iscritto.', 'Note prese|a margine.'],
      lede: '{brand} è un posto per testi che hanno chiesto più tempo a scriverli che a leggerli.',
      items: [
        ['Il più recente', 'appena uscito'],
        ['Il più letto', 'ci sarà un motivo'],
        ['Una serie', 'un tema, più puntate'],
        ['Una conversazione', 'con chi sa'],
        ['Un disaccordo', 'con argomenti'],
      ],
    },
    newsletter: {
      unnamed: 'Lettera Aperta',
      headlines: ['Una lettera.|Vale la pena aprirla.', 'Da leggere|col secondo caffè.'],
      lede: '{brand} è una lettera che arriva per e-mail e finisce prima del caffè.',
      items: [
        ['L’ultima lettera', 'un’idea'],
        ['L’archivio', 'quello che serve ancora'],
        ['Tre link', 'non uno di più'],
        ['Una domanda', 'e le risposte di chi legge'],
        ['Una foto', 'senza spiegazioni'],
      ],
    },
    podcast: {
      unnamed: 'La Pausa Lunga',
      headlines: ['Una domanda,|e il tempo che serve.', 'Premi play.|Lava i piatti.'],
      lede: '{brand} è una conversazione che si lascia ascoltare.',
      action: 'Proponi un ospite',
      items: [
        ['L’ultima puntata', 'appena montata'],
        ['Per iniziare', 'quella che consigliano tutti'],
        ['La più lunga', 'per un viaggio'],
        ['La più corta', 'per una passeggiata'],
        ['Domande', 'quelle di chi ascolta'],
      ],
      offer: { title: 'Premi|e ascolta', note: 'Voci di esempio. Metti qui le tue puntate.' },
      points: {
        title: 'Come si fa',
        items: [
          ['Una domanda per puntata', 'E il tempo per risponderle.'],
          ['Senza fretta', 'Anche le pause si ascoltano.'],
          ['Senza rumore', 'Se non c’è niente da dire, non c’è puntata.'],
        ],
      },
      process: {
        title: 'Dalla domanda|alla puntata',
        items: [
          ['Chiedere', 'Quello che nessuno ha saputo spiegare.'],
          ['Registrare', 'A porta chiusa.'],
          ['Montare', 'E tagliare metà.'],
        ],
      },
      about: {
        title: 'Ascoltare|con calma.',
        text: '{brand} è per chi ascolta fino in fondo e qualche volta risponde.',
      },
      faq: {
        title: 'Domande di chi ascolta',
        items: [
          ['Ogni quanto esce?', 'Quando è pronta. Con l’abbonamento arriva da sé.'],
          ['Posso proporre un ospite?', 'Volentieri. Scrivi chi e perché.'],
          ['Posso fare una domanda?', 'Scrivila nel modulo. Leggo tutto quello che arriva.'],
        ],
      },
    },
    author: {
      unnamed: 'La Pagina Incompiuta',
      headlines: ['La prima frase|si è fatta aspettare.', 'Comincia|da pagina uno.'],
      lede: '{brand}: i libri, dove ascoltarli a voce alta e come rispondere.',
      action: 'Scrivi all’editore',
      items: [
        ['L’ultimo libro', 'di che parla, in una riga'],
        ['Il primo', 'da cui cominciare'],
        ['Racconti', 'per una sera'],
        ['Articoli', 'in casa d’altri'],
        ['Letture', 'a voce alta'],
      ],
      offer: { title: 'Sul|comodino', note: 'Voci di esempio. Metti qui i tuoi libri.' },
      faq: {
        title: 'Domande di chi legge',
        items: [
          [
            'Da quale libro comincio?',
            'Dal primo dell’elenco, o da quello con il titolo che ti piace di più.',
          ],
          ['Posso chiedere una lettura?', 'Scrivi all’editore, con il luogo e la data.'],
          ['Posso scrivere di un libro?', 'Volentieri. Leggo tutto quello che arriva.'],
        ],
      },
    },
    recipes: {
      unnamed: 'Doppia Porzione',
      headlines: ['Oggi lo cucini.|Domani lo rifai.', 'Che cosa c’è|in frigo?'],
      lede: '{brand} raccoglie ricette per i giorni feriali, con quello che c’è già in cucina.',
      action: 'Mandami una ricetta',
      items: [
        ['Giorni feriali', 'svelte e senza trucchi'],
        ['Al forno', 'si fanno da sole'],
        ['Al cucchiaio', 'buone anche domani'],
        ['Senza carne', 'e senza rimpianti'],
        ['Dolci', 'poco zucchero, molto burro'],
      ],
      points: {
        title: 'Nella nostra cucina',
        items: [
          ['Provata due volte', 'Prima di arrivare alla pagina.'],
          ['Con quello che c’è', 'E che cosa cambiare, se manca.'],
          ['Senza preamboli', 'La ricetta viene prima.'],
        ],
      },
      process: {
        title: 'Dalla pentola|alla pagina',
        items: [
          ['Cucinare', 'Come si è sempre fatto.'],
          ['Rifare', 'Con la bilancia accanto.'],
          ['Scrivere', 'E tagliare metà.'],
        ],
      },
      about: {
        title: 'Cucinare|senza cerimonie.',
        text: '{brand} è per chi torna a casa con fame e vuole mangiare bene.',
      },
    },
  },
};
