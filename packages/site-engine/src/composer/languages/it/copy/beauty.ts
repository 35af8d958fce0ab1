import type { GroupCopy } from '../../language-pack.ts';

export const beauty: GroupCopy<'beauty'> = {
  shared: {
    action: 'Prenota',
    offer: { title: 'Che cosa|facciamo', note: 'Non sai che cosa scegliere? Lo vediamo in poltrona.' },
    points: {
      title: 'Regole della casa',
      items: [
        ['Prima si parla', 'Si comincia solo quando è chiaro che cosa vuoi.'],
        ['Pulito davvero', 'Ogni strumento, ogni poltrona, ogni volta.'],
        ['Puoi dire basta', 'I capelli, le mani e la pelle sono tuoi.'],
      ],
    },
    process: {
      title: 'Come va una visita',
      items: [
        ['Di’ che cosa ti piace', 'Una foto aiuta. Anche quello che non vuoi.'],
        ['Siediti', 'Noi lavoriamo; tu parli, leggi o stai in silenzio.'],
        ['Portalo a casa', 'Con un consiglio per farlo durare.'],
      ],
    },
    about: {
      title: 'Un’ora|solo tua.',
      text: '{brand} è un posto{in} dove si guarda bene prima di cominciare.',
    },
    faq: {
      title: 'Prima di sederti',
      items: [
        ['Serve l’appuntamento?', 'È la cosa più sicura. Chiedi un’ora con il modulo.'],
        ['Quanto ci vuole?', 'Dipende da che cosa vuoi. Te lo diciamo prima di iniziare.'],
        ['E se non mi piace?', 'Dillo subito. Preferiamo rimediare.'],
      ],
    },
    form: { title: 'Prenota la tua ora', done: 'Grazie. Ti chiamiamo per fissare l’ora.' },
  },
  kinds: {
    salon: {
      unnamed: 'Davanti allo Specchio',
      offerTitle: 'In|poltrona',
      headlines: ['I tuoi capelli,|in giornata buona.', 'Meno lacca,|più forma.'],
      lede: '{brand} taglia, colora e pettina{in} pensando anche al giorno dopo.',
      items: [
        ['Taglio', 'con lavaggio e piega'],
        ['Colore', 'ricrescita, schiariture o tutto nuovo'],
        ['Piega', 'per un giorno importante'],
        ['Trattamento', 'per capelli stanchi'],
        ['Frangia', 'poca cosa, misurata bene'],
      ],
      faq: {
        title: 'Prima di|sederti',
        items: [
          [
            'Non so che cosa voglio. Mi aiutate?',
            'Racconta che cosa ti dà fastidio la mattina. Si comincia da lì.',
          ],
          ['Quanto ci vuole per il colore?', 'Dipende da quello che c’è adesso. Manda una foto.'],
          ['E se non mi piace?', 'Dillo subito. Preferiamo rimediare.'],
        ],
      },
    },
    barber: {
      unnamed: 'Rasoio e Pettine',
      offerTitle: 'In poltrona,|con il panno caldo',
      headlines: ['Taglio pulito,|niente discorsi.', 'Siediti.|Ci pensiamo noi.'],
      lede: '{brand} taglia capelli e sistema barbe{in}, con rasoio, panno caldo e due chiacchiere.',
      items: [
        ['Taglio', 'forbici o macchinetta'],
        ['Barba', 'rifinita, con panno caldo'],
        ['Rasatura', 'a lama'],
        ['Taglio e barba', 'tutti e due, una poltrona'],
        ['Bambini', 'con pazienza'],
      ],
    },
    nails: {
      unnamed: 'Dieci su Dieci',
      offerTitle: 'Per mani,|piedi e ciglia',
      headlines: ['Dieci dita,|dieci idee.', 'Fino alla punta|delle dita.'],
      lede: '{brand} cura mani, piedi e ciglia{in}, con mano ferma e colori che durano.',
      items: [
        ['Manicure', 'limare, curare, stendere'],
        ['Semipermanente', 'lucido per giorni'],
        ['Pedicure', 'con o senza sandali'],
        ['Disegno a mano', 'porta la tua idea'],
        ['Ciglia', 'una per una'],
      ],
    },
    spa: {
      unnamed: 'Acqua Tiepida',
      offerTitle: 'Per|lasciarsi andare',
      headlines: ['Niente da fare.|Per un’ora intera.', 'Giù|le spalle.'],
      lede: '{brand} ha calore, acqua e mani tranquille{in} per i giorni che pesano.',
      action: 'Prenota un’ora',
      items: [
        ['Massaggio', 'leggero, deciso o nel mezzo'],
        ['Vasche', 'calda, fredda e da capo'],
        ['Viso', 'la pelle respira'],
        ['Sauna', 'in silenzio'],
        ['Un pomeriggio in due', 'senza orologio'],
      ],
    },
    tattoo: {
      unnamed: 'Inchiostro Fine',
      offerTitle: 'Quello che|disegniamo',
      headlines: ['Pensaci bene.|Noi lo disegniamo.', 'Resta|con te.'],
      lede: '{brand} disegna sulla pelle{in}: prima l’idea, poi lo schizzo e solo alla fine l’ago.',
      action: 'Racconta la tua idea',
      items: [
        ['Linea sottile', 'poco ed esatto'],
        ['Bianco e nero', 'ombra e contrasto'],
        ['Colore', 'che tiene'],
        ['Copertura', 'di quello che non ti somiglia più'],
        ['Disegno originale', 'fatto per te'],
      ],
      faq: {
        title: 'Prima|dell’ago',
        items: [
          ['Fa male?', 'Sì, in certi punti di più. Ti diciamo quali, e ci si ferma quando vuoi.'],
          [
            'Come lo curo?',
            'Te ne vai con tutto scritto: con che cosa lavare, che cosa mettere, che cosa evitare.',
          ],
          ['Se ne può coprire uno vecchio?', 'Spesso. Manda una foto alla luce del giorno e la misura.'],
        ],
      },
    },
  },
};
