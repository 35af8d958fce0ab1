import type { GroupCopy } from '../../language-pack.ts';

export const food: GroupCopy<'food'> = {
  shared: {
    action: 'Ordina',
    offer: { title: 'Oggi|c’è questo', note: 'Cambia con la stagione. Chiedi che cosa è appena arrivato.' },
    points: {
      title: 'Su questo non si tratta',
      items: [
        ['Fatto qui', 'Quello che compriamo fuori, lo diciamo.'],
        ['Ogni cosa a suo tempo', 'Quando è finita, se ne riparla l’anno prossimo.'],
        ['Chiedi che cosa c’è dentro', 'Dicci che cosa non puoi mangiare e ti diciamo che cosa sì.'],
      ],
    },
    process: {
      title: 'Come|funziona',
      items: [
        ['Guarda', 'Che cosa c’è e di che cosa hai voglia.'],
        ['Ordina', 'Dal modulo o al banco.'],
        ['Assaggia', 'Qui o a casa. Ti diciamo come è più buono.'],
      ],
    },
    about: {
      title: 'Le cose buone|vogliono tempo.',
      text: '{brand} lavora{in} con un’idea semplice: fare poche cose e farle bene.',
    },
    faq: {
      title: 'Ce lo chiedono spesso',
      items: [
        ['Posso prenotare un ordine?', 'Sì. Scrivi nel modulo che cosa e per quando, e noi confermiamo.'],
        ['E se ho un’allergia?', 'Dillo prima di ordinare. Meglio parlarne che indovinare.'],
        ['Accogliete gruppi?', 'Scrivici quanti siete e per che giorno.'],
      ],
    },
    form: { title: 'Chiedi o ordina', done: 'Grazie. Ti scriviamo per confermare.' },
  },
  kinds: {
    restaurant: {
      unnamed: 'La Tavola Lunga',
      headlines: ['Siediti.|Arriva.', 'Fuoco lento,|tavola lunga.'],
      lede: '{brand} cucina{in} quello che offre il mercato e lo porta in tavola senza cerimonie.',
      action: 'Prenota un tavolo',
      items: [
        ['Per cominciare', 'pane, olio e qualcosa sott’aceto'],
        ['Dall’orto', 'quello che è maturo'],
        ['Primi', 'la pasta si tira qui'],
        ['Dalla brace', 'poco fumo, molto sapore'],
        ['Il dolce', 'uno basta, se è buono'],
      ],
      process: {
        title: 'Dal mercato|alla tavola',
        items: [
          ['La spesa', 'Presto, con le mani e con il naso.'],
          ['La cucina', 'Pochi ingredienti, il fuoco giusto.'],
          ['La tavola', 'Senza fretta. Anche il caffè conta.'],
        ],
      },
      form: { title: 'Prenota un tavolo', done: 'Grazie. Ti scriviamo per confermare il tavolo.' },
    },
    bakery: {
      unnamed: 'La Prima Infornata',
      headlines: ['Prima il pane,|poi la giornata.', 'In piedi|prima del quartiere.'],
      lede: '{brand} inforna{in} pane dalla crosta buona e qualcosa di dolce per accompagnarlo.',
      action: 'Ordina per domani',
      items: [
        ['Pagnotta a lievito madre', 'mollica aperta, crosta scura'],
        ['Pane di segale', 'compatto, dura giorni'],
        ['Focaccia', 'olio, sale e bolle'],
        ['Cornetto al burro', 'sfogliato a mano'],
        ['Crostata', 'con la frutta che c’è'],
      ],
      process: {
        title: 'Una pagnotta ci mette più|di quanto sembra',
        items: [
          ['Rinfrescare', 'Il lievito madre si sveglia prima di tutti.'],
          ['Impastare', 'Farina, acqua e un buon riposo.'],
          ['Formare', 'A mano, e poi si aspetta ancora.'],
          ['Infornare', 'Pietra calda, vapore e una crosta che canta.'],
        ],
      },
    },
    cafe: {
      unnamed: 'La Seconda Tazzina',
      headlines: ['Un buon caffè,|da seduti.', 'Resta|per il secondo.'],
      lede: '{brand} prepara{in} un caffè per cui vale la pena sedersi.',
      action: 'Guarda il menù',
      items: [
        ['Espresso', 'corto, dolce, tre sorsi'],
        ['Cappuccino', 'la schiuma giusta'],
        ['Filtro della settimana', 'chiedi da dove viene'],
        ['Tè in foglia', 'una teiera per uno o per due'],
        ['Torta della casa', 'la fetta è generosa'],
      ],
    },
    bar: {
      unnamed: 'L’Ultimo Giro',
      headlines: ['L’ultimo giro,|poi a casa.', 'La serata|parte da qui.'],
      lede: '{brand} versa da bere{in} per chi ama le chiacchiere quanto il bicchiere.',
      action: 'Tieni un posto',
      items: [
        ['Quello della casa', 'chiedi come si fa'],
        ['Uno amaro', 'mescolato, con un cubo grande'],
        ['Uno lungo', 'fresco e facile'],
        ['Al calice', 'rosso, bianco e quello in mezzo'],
        ['Senza alcol', 'con la stessa cura'],
      ],
    },
    foodtruck: {
      unnamed: 'Quattro Ruote e Fuoco',
      headlines: ['Segui|il profumo.', 'Si mangia|in piedi.'],
      lede: '{brand} cucina{in} su ruote: pochi piatti, fatti al momento e facili da portare via.',
      action: 'Invitaci',
      items: [
        ['Il solito', 'quello che tutti riprendono'],
        ['Il piccante', 'poi non dire che non lo sapevi'],
        ['Quello di verdure', 'non è un contorno'],
        ['Le patate', 'con la salsa della casa'],
        ['La limonata', 'spremuta qui'],
      ],
    },
    catering: {
      unnamed: 'Tovaglia Bianca',
      headlines: ['Tu inviti.|Noi cuciniamo.', 'Tavola pronta,|padroni di casa tranquilli.'],
      lede: '{brand} cucina{in} per matrimoni, aziende e case, e riordina quando è uscito l’ultimo ospite.',
      action: 'Chiedi un preventivo',
      items: [
        ['Aperitivo', 'quello che sta in una mano'],
        ['Cena servita', 'piatto per piatto, all’ora giusta'],
        ['Buffet', 'per chi arriva e per chi parte'],
        ['Pausa caffè', 'con un caffè vero'],
        ['Tavola dei dolci', 'per la fine della festa'],
      ],
    },
    icecream: {
      unnamed: 'Due Palline',
      headlines: ['Due gusti,|nessun dubbio.', 'L’estate|sta in un cono.'],
      lede: '{brand} fa il gelato{in} con frutta che sa di frutta.',
      items: [
        ['Vaniglia', 'dal baccello, non dall’aroma'],
        ['Fondente', 'scuro e lento'],
        ['Pistacchio', 'del colore che deve avere'],
        ['Limone', 'sorbetto, senza latte'],
        ['Quello della settimana', 'deciso dal mercato'],
      ],
    },
    brewery: {
      unnamed: 'Malto Lento',
      headlines: ['Acqua, malto,|tempo.', 'Spillata|dove nasce.'],
      lede: '{brand} fa birra{in} in piccole cotte e la spilla dove è nata.',
      action: 'Vieni ad assaggiare',
      items: [
        ['La chiara', 'secca, dal finale pulito'],
        ['L’ambrata', 'crosta di pane, un po’ di caramello'],
        ['La scura', 'tostata, per niente pesante'],
        ['L’acida', 'per i giorni caldi'],
        ['L’ospite', 'di amici di cui ci fidiamo'],
      ],
    },
    winery: {
      unnamed: 'Vigna a Nord',
      headlines: ['Un’annata|in ogni bicchiere.', 'La vigna|non ha fretta.'],
      lede: '{brand} cura la vigna{in} e imbottiglia quello che l’annata ha voluto dare.',
      action: 'Prenota una degustazione',
      items: [
        ['Il giovane', 'frutto e poco altro'],
        ['La riserva', 'il legno c’è, ma non si vede'],
        ['Il bianco', 'fresco, sapido'],
        ['Il rosato', 'per la terrazza'],
        ['La degustazione', 'con chi ha fatto il vino'],
      ],
    },
    farm: {
      unnamed: 'Terra Chiara',
      headlines: ['Ieri|era nel campo.', 'Mangia quello|che è stagione.'],
      lede: '{brand} coltiva{in} e consegna quello che è maturo, ancora con la terra addosso.',
      action: 'Chiedi la tua cassetta',
      items: [
        ['La cassetta piccola', 'per una o due persone'],
        ['La cassetta grande', 'per una casa piena'],
        ['Uova', 'di galline che escono'],
        ['Frutta', 'quella che è pronta'],
        ['Conserve', 'l’estate in barattolo'],
      ],
    },
    butcher: {
      unnamed: 'Il Buon Taglio',
      headlines: ['Il taglio giusto|per stasera.', 'Dicci che cosa|vuoi cucinare.'],
      lede: '{brand} vende buona carne{in}, tagliata per quello che hai in mente.',
      action: 'Ordina il tuo taglio',
      items: [
        ['Da piastra', 'fuoco vivo e riposo'],
        ['Da forno', 'piano e con l’osso'],
        ['Da brasato', 'tempo e vino buono'],
        ['Salumi', 'fatti qui'],
        ['Ossi', 'per il brodo'],
      ],
    },
  },
};
