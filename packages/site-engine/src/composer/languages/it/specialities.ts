import type { Specialities, Speciality } from '../speciality.ts';

const driving: Speciality = {
  headlines: ['Specchietto, freccia,|via.', 'Calma al volante,|sicurezza in strada.'],
  lede: '{brand} insegna a guidare{in} senza fretta, dal primo metro all’esame.',
  offerTitle: 'Dalla prima marcia|all’esame',
  items: [
    ['Prima guida', 'una strada vuota e molta calma'],
    ['Teoria', 'finché i segnali hanno senso'],
    ['Corso intensivo', 'molte ore in pochi giorni'],
    ['Prima dell’esame', 'il percorso, le manovre, i nervi'],
    ['Ripasso', 'per patenti che dormivano'],
  ],
  faq: {
    title: 'Prima di|partire',
    items: [
      ['Quante guide servono?', 'Dipende. Dopo la prima possiamo dire di più.'],
      ['Venite a prendermi?', 'Scrivi dove abiti o studi e guardiamo.'],
      ['Manuale o automatico?', 'Di’ che cosa guiderai dopo e chiedi che cosa abbiamo.'],
    ],
  },
};

const piano: Speciality = {
  headlines: ['Due mani,|una canzone.', 'Prima piano,|poi forte.'],
  lede: '{brand} dà lezioni di pianoforte{in}, con brani che viene voglia di suonare.',
  offerTitle: 'Lezioni alla|tastiera',
  items: [
    ['Prima lezione', 'senza una sola nota'],
    ['Bambini', 'breve, con i giochi'],
    ['Adulti', 'cominciare, o ricominciare'],
    ['Leggere la musica', 'finché sembra fatta di parole'],
    ['Saggio ed esame', 'i brani, le scale, i nervi'],
  ],
};

const guitar: Speciality = {
  headlines: ['Tre accordi|e la tua canzone.', 'Sei corde,|due mani.'],
  lede: '{brand} dà lezioni di chitarra{in} e comincia da una canzone che ti piace.',
  offerTitle: 'Lezioni a|sei corde',
  items: [
    ['Prima lezione', 'due accordi e una canzone'],
    ['Acustica', 'pennata, arpeggio, voce'],
    ['Elettrica', 'riff e volume'],
    ['Bambini', 'mani piccole, chitarre piccole'],
    ['Scrivere canzoni', 'parole tue, accordi tuoi'],
  ],
};

const pizza: Speciality['items'] = [
  ['Margherita', 'pomodoro, mozzarella, basilico'],
  ['Marinara', 'pomodoro, aglio, origano'],
  ['Diavola', 'salame piccante, un filo di miele'],
  ['Funghi', 'con il timo'],
  ['Tiramisù', 'dopo l’ultimo cornicione'],
];

const burger: Speciality['items'] = [
  ['Il classico', 'formaggio, cetriolo, cipolla, salsa'],
  ['Il doppio', 'lo stesso, due volte'],
  ['Il verde', 'senza carne e senza scuse'],
  ['Patatine', 'sottili, salate, calde'],
  ['Frappè', 'di quelli da cucchiaio'],
];

export const specialities: Specialities = {
  bakery: {
    cake: {
      headlines: ['Per chi è|la torta?', 'Strati, crema|e un nome.'],
      lede: '{brand} fa torte{in} per un giorno e una persona, disegnate e assaggiate prima del forno.',
      action: 'Chiedi una torta',
      offerTitle: 'Torte per|quel giorno',
      offerNote: 'Su ordinazione. Porta una foto, un tema o solo un nome.',
      formTitle: 'Raccontaci il giorno',
      items: [
        ['Torta di compleanno', 'per qualunque numero di candeline'],
        ['Torta nuziale', 'tanti piani quanti tavoli'],
        ['Torta di festa', 'un battesimo, una laurea, una casa nuova'],
        ['Cupcake', 'una scatola di piccole'],
        ['Un assaggio', 'provare prima di scegliere'],
      ],
      process: {
        title: 'Dall’idea|all’ultima fetta',
        items: [
          ['Racconta', 'Il giorno, gli invitati e che cosa amano.'],
          ['Assaggia', 'Prima il gusto, poi l’aspetto.'],
          ['Accordati', 'Un disegno, un prezzo, una data.'],
          ['Taglia', 'Ritirata o consegnata, pronta per il coltello.'],
        ],
      },
      faq: {
        title: 'Prima di|ordinare',
        items: [
          ['Quanto prima va ordinata?', 'Appena sai il giorno. Diciamo se è libero.'],
          [
            'Si può senza frutta secca o senza glutine?',
            'Di’ che cosa non ci deve essere e diciamo che cosa possiamo promettere.',
          ],
          ['Consegnate?', 'Di’ dov’è la festa e rispondiamo come e a quanto.'],
        ],
      },
    },
  },
  restaurant: {
    pizza: {
      headlines: ['Impasto, fuoco,|un tavolo.', 'Cornicione alto,|cuore morbido.'],
      lede: '{brand} fa la pizza{in}: impasto lento, pochi ingredienti e un forno molto caldo.',
      offerTitle: 'Appena uscite|dal forno',
      items: pizza,
    },
    burger: {
      headlines: ['Due mani,|un hamburger.', 'Crosta fuori,|succo dentro.'],
      lede: '{brand} fa gli hamburger{in} quando li ordini, non prima.',
      offerTitle: 'Dalla|piastra',
      items: burger,
    },
    fish: {
      headlines: ['Quello che ha dato|il mare.', 'Limone, sale,|niente da nascondere.'],
      lede: '{brand} serve il pesce{in} come esce dall’acqua: fresco e con poco intorno.',
      items: [
        ['Pescato del giorno', 'chiedi che cosa è arrivato'],
        ['Crudo', 'a fette sottili, limone e sale'],
        ['Alla griglia', 'intero, per due'],
        ['Frutti di mare', 'nel piatto o in padella'],
        ['Senza pesce', 'quello che dà l’orto'],
      ],
    },
  },
  foodtruck: { pizza: { items: pizza }, burger: { items: burger } },
  tutor: { car: driving, piano, guitar },
  school: { car: driving, piano, guitar },
  shop: {
    teapot: {
      headlines: ['Metti su|l’acqua.', 'Tre minuti|per te.'],
      lede: '{brand} vende tè{in}: in foglie, con il suo nome e il tempo che gli serve.',
      items: [
        ['Tè nero', 'regge anche il latte'],
        ['Tè verde', 'acqua non troppo calda'],
        ['Oolong', 'una via di mezzo'],
        ['Tisane', 'per la fine del giorno'],
        ['Una teiera', 'e un filtro su misura'],
      ],
    },
    cup: {
      headlines: ['Tostato, riposato,|tuo.', 'I buoni mattini|cominciano in grani.'],
      lede: '{brand} tosta caffè{in} in piccole quantità e dice dov’è cresciuto ogni chicco.',
      items: [
        ['Espresso', 'rotondo, anche con il latte'],
        ['Filtro', 'chiaro, con un po’ di frutto'],
        ['Di una sola fattoria', 'un campo, un raccolto'],
        ['Decaffeinato', 'eppure caffè'],
        ['Scatola d’assaggio', 'per chi non sa scegliere'],
      ],
    },
  },
  electrician: {
    solar: {
      headlines: ['Anche il tetto|paga.', 'Accendi|il sole.'],
      lede: '{brand} porta il sole sui tetti{in}: prima si misura, poi si monta, alla fine si spiega.',
      offerTitle: 'Dal tetto|alla presa',
      offerNote: '',
      items: [
        ['Sopralluogo', 'il tetto, l’ombra, il contatore'],
        ['Pannelli', 'quanti hanno senso'],
        ['Batteria', 'per dopo il tramonto'],
        ['Ricarica dell’auto', 'con il proprio tetto'],
        ['Carte', 'rete, permessi, contributi'],
      ],
    },
  },
  repair: {
    key: {
      headlines: ['Chiuso fuori?|Chiama.', 'La porta si apre.|La serratura resta.'],
      lede: '{brand} apre le porte{in} senza romperle e dice prima il prezzo.',
      offerTitle: 'Porte, serrature|e chiavi',
      offerNote: '',
      items: [
        ['Apertura porte', 'chiediamo quale prima di partire'],
        ['Serratura nuova', 'chiavi perse o trasloco'],
        ['Dopo un furto', 'sicura nella stessa visita'],
        ['Auto', 'chiedi con marca e anno'],
        ['Copie', 'porta quella che funziona'],
      ],
    },
  },
  portfolio: {
    laptop: {
      headlines: ['Schermi chiari,|codice discreto.', 'Dalla domanda|al clic.'],
      items: [
        ['Un prodotto, dall’inizio', 'il problema e ciò che è nato'],
        ['Un ridisegno', 'che cosa intralciava'],
        ['Un design system', 'i pezzi e come si usano'],
        ['Un sito', 'per chi e che cosa doveva fare'],
        ['Un prototipo', 'che cosa ha mostrato'],
      ],
    },
  },
};
