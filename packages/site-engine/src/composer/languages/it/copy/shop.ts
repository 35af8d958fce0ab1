import type { GroupCopy } from '../../language-pack.ts';

export const shop: GroupCopy<'shop'> = {
  shared: {
    action: 'Guarda che cosa c’è',
    offer: { title: 'Sullo|scaffale', note: 'Cambia spesso. Chiedi quello che non vedi.' },
    points: {
      title: 'Come scegliamo',
      items: [
        ['Provato prima di venderlo', 'Quello che non vorremmo in casa non arriva allo scaffale.'],
        ['Fatto per durare', 'Chiedici come si cura.'],
        ['Incartato e basta', 'Niente imballo oltre il necessario.'],
      ],
    },
    process: {
      title: 'Dal nostro scaffale|al tuo',
      items: [
        ['Scegli', 'Se il dubbio è fra due, chiedi.'],
        ['Ordina', 'Con il modulo o di persona.'],
        ['Apri', 'Non era quello? Scrivici e si rimedia.'],
      ],
    },
    about: {
      title: 'Meno cose,|migliori.',
      text: '{brand} preferisce vendere una cosa buona che tre che si rompono. Passa in negozio{in} e prendi in mano: quasi tutto, da vicino, ci guadagna.',
    },
    faq: {
      title: 'Quello che si chiede alla cassa',
      items: [
        [
          'Posso ordinare da casa?',
          'Scrivi nel modulo che cosa vorresti e rispondiamo con prezzo e consegna.',
        ],
        ['Posso restituire?', 'Parlane con noi. Tieni l’imballo finché non hai deciso.'],
        ['Fate pacchetti regalo?', 'Scrivilo nel messaggio, e per chi è.'],
      ],
    },
    form: { title: 'Ordina o chiedi', done: 'Grazie. Ti scriviamo per il tuo ordine.' },
  },
  kinds: {
    shop: {
      unnamed: 'Cose che Restano',
      headlines: ['Cose|che restano.', 'Poche cose,|scelte bene.'],
      lede: '{brand} ha{in} uno scaffale piccolo di cose fatte bene, facili da aggiustare e belle da usare.',
      items: [
        ['Per la tavola', 'si usa tutti i giorni'],
        ['Per la casa', 'profuma, dura molto'],
        ['Da regalare', 'e venir voglia di tenere'],
        ['Per i bambini', 'regge il gioco'],
        ['Appena arrivato', 'ancora nella scatola'],
      ],
      faq: {
        title: 'Prima di|ordinare',
        items: [
          ['Come arriva?', 'Ben imballato. La data è nella conferma.'],
          ['E se non va bene?', 'Chiedi prima di comprare come si restituisce. Ti diciamo tutto.'],
          ['Fate il pacchetto regalo?', 'Scrivilo nel messaggio, con le parole per il biglietto.'],
        ],
      },
    },
    florist: {
      unnamed: 'Gambo e Secchio',
      headlines: ['Quello che|è in fiore.', 'Appena tagliati,|legati per te.'],
      lede: '{brand} lega, pianta e consegna{in}: quello che cresce adesso, messo come se fosse nato così.',
      action: 'Ordina i fiori',
      items: [
        ['Il mazzo del giorno', 'il meglio del secchio'],
        ['Mazzo grande', 'per chiedere scusa davvero'],
        ['Centrotavola', 'basso, per vedersi in faccia'],
        ['Pianta in vaso', 'con le istruzioni'],
        ['Matrimoni', 'dall’occhiello all’altare'],
      ],
      offer: { title: 'Nei|secchi', note: 'Cambia con la stagione. Chiedi che cosa si è aperto oggi.' },
      points: {
        title: 'Come scegliamo',
        items: [
          ['Quello che fiorisce', 'Ogni mese ha i suoi.'],
          ['Perché duri in casa', 'Ti diciamo come tagliare e quanta acqua.'],
          ['Incartato e basta', 'Niente imballo oltre il necessario.'],
        ],
      },
      process: {
        title: 'Dal secchio|al vaso',
        items: [
          ['Racconta', 'Per chi e per che giorno.'],
          ['Noi leghiamo', 'Con il meglio che c’è.'],
          ['Arriva', 'In negozio o alla porta di chi vuoi tu.'],
        ],
      },
      about: {
        title: 'Ogni mese|ha il suo fiore.',
        text: '{brand} compra poco e spesso, perché tutto sia fresco. Passa in negozio{in} e annusa.',
      },
    },
    bookshop: {
      unnamed: 'Il Secondo Ripiano',
      offerTitle: 'Da dove|iniziare',
      headlines: ['Il libro|che non cercavi.', 'Leggi qui|la prima pagina.'],
      lede: '{brand} vende libri{in} che qualcuno della casa ha letto, e spiega perché su un bigliettino.',
      action: 'Chiedi un libro',
      items: [
        ['Romanzi', 'per perdere la fermata'],
        ['Saggi', 'per discutere a cena'],
        ['Per bambini', 'da leggere a voce alta'],
        ['Poesia', 'da aprire a caso'],
        ['Usati', 'con dediche altrui'],
      ],
      points: {
        title: 'Come scegliamo',
        items: [
          ['Letto prima di venderlo', 'O sfogliato con attenzione.'],
          ['Non abbiamo tutto', 'Quello che manca, lo ordiniamo.'],
          ['Puoi sederti', 'C’è una sedia e nessuno ha fretta.'],
        ],
      },
      about: {
        title: 'Un libro|tira l’altro.',
        text: '{brand} è un posto{in} dove si entra per un titolo e si esce con un altro.',
      },
    },
    jewellery: {
      unnamed: 'Fine e Lento',
      headlines: ['Piccolo,|per sempre.', 'Fatto per|una mano.'],
      lede: '{brand} fa e ripara gioielli{in}, pezzo per pezzo, da portare tutti i giorni.',
      action: 'Chiedi un pezzo',
      items: [
        ['Anelli', 'anche quelli del sì'],
        ['Orecchini', 'che non pesano'],
        ['Collane', 'vicino alla pelle'],
        ['Riparazioni', 'l’eredità, come nuova'],
        ['Su misura', 'prima, un disegno'],
      ],
      offer: { title: 'In|vetrina', note: 'Ogni pezzo è uno solo. Chiedi di quello che ti piace.' },
      process: {
        title: 'Dal disegno|al dito',
        items: [
          ['Racconta', 'L’idea, la persona, la data.'],
          ['Disegniamo', 'Lo vedi prima che esista.'],
          ['Facciamo', 'A mano, e sulla tua misura.'],
        ],
      },
      about: {
        title: 'Con la lente|e con le mani.',
        text: '{brand} fa pochi pezzi alla volta. Passa in laboratorio{in} e prova: un gioiello si vede solo addosso.',
      },
    },
    furniture: {
      unnamed: 'Vena e Pialla',
      headlines: ['Un tavolo|per i nipoti.', 'Il legno|si ricorda.'],
      lede: '{brand} costruisce mobili{in} in legno massiccio, per case dove vive gente.',
      action: 'Ordina un pezzo',
      items: [
        ['Tavoli', 'per molti gomiti'],
        ['Sedie', 'su cui si resta'],
        ['Librerie', 'dritte, anche piene'],
        ['Letti', 'che non cigolano'],
        ['Su misura', 'per quell’angolo'],
      ],
      offer: { title: 'Dalla|bottega', note: 'Le misure sono quelle di casa tua. Chiedi.' },
      process: {
        title: 'Dalla tavola|alla stanza',
        items: [
          ['Misurare', 'L’angolo, la porta e le scale.'],
          ['Disegnare', 'Con il legno sotto gli occhi.'],
          ['Fare', 'Incastri, senza viti in vista.'],
          ['Consegnare', 'Al suo posto e in piano.'],
        ],
      },
      about: {
        title: 'Meno mobili,|migliori.',
        text: '{brand} fa un pezzo alla volta{in} e sceglie la tavola prima di disegnarlo.',
      },
    },
    fashion: {
      unnamed: 'Seconda Cucitura',
      headlines: ['Mettilo|finché si consuma.', 'Tagliato bene,|per anni.'],
      lede: '{brand} fa vestiti{in} che con l’uso cadono meglio del primo giorno.',
      action: 'Guarda i capi',
      items: [
        ['Camicie', 'che cadono bene'],
        ['Pantaloni', 'con tasche vere'],
        ['Maglie', 'scaldano senza pungere'],
        ['Cappotti', 'per molti inverni'],
        ['Sartoria', 'per farli durare'],
      ],
      offer: { title: 'Sulla|gruccia', note: 'Pochi pezzi per tipo. Chiedi la tua taglia.' },
      about: {
        title: 'Meno vestiti,|migliori.',
        text: '{brand} preferisce fare pochi capi e farli bene. Passa in negozio{in} e prova.',
      },
    },
  },
};
