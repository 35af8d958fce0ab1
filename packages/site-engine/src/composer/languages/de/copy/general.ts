import type { GroupCopy } from '../../language-pack.ts';

export const general: GroupCopy<'general'> = {
  shared: {
    action: 'Kontakt aufnehmen',
    offer: { title: 'Was wir|tun', note: 'Beispiele. Setzen Sie Ihre eigenen Einträge ein.' },
    points: {
      title: 'Worauf Verlass ist',
      items: [
        ['Eine klare Antwort', 'Auch wenn sie Nein heißt.'],
        ['Ein Mensch', 'Der liest, was Sie schreiben.'],
        ['Ein Termin', 'Den wir halten oder rechtzeitig verschieben.'],
      ],
    },
    process: {
      title: 'So geht es',
      items: [
        ['Fragen', 'Wenige Zeilen genügen.'],
        ['Vereinbaren', 'Was, wann und für wie viel.'],
        ['Fertig', 'Und jemand, den man danach anrufen kann.'],
      ],
    },
    about: {
      title: 'Klein genug,|um hinzusehen.',
      text: '{brand} macht die Arbeit{in} selbst und steht danach dafür ein.',
    },
    faq: {
      title: 'Oft gefragt',
      items: [
        [
          'Wie fange ich an?',
          'Schreiben Sie ein paar Zeilen mit dem Formular, wir nennen den nächsten Schritt.',
        ],
        ['Was kostet es?', 'Sagen Sie, was Sie brauchen, und Sie bekommen vorab eine klare Zahl.'],
        ['Wo erreiche ich Sie?', 'Das Formular liest ein Mensch. Die Angaben daneben gelten auch.'],
      ],
    },
    form: { title: 'Schreiben Sie uns', done: 'Danke. Wir antworten Ihnen.' },
  },
  kinds: {
    general: {
      unnamed: 'Guten Morgen',
      headlines: ['Gute Arbeit,|klar gesagt.', 'Das hier|tun wir.'],
      lede: '{brand} ist{in} für Ihre Fragen da. Hier steht, was wir tun, wie es geht und wie man uns erreicht.',
      items: [
        ['Ein erstes Gespräch', 'was Sie brauchen, und was es dafür braucht'],
        ['Die Arbeit selbst', 'mit Ihnen geplant, mit Sorgfalt gemacht'],
        ['Ein zweiter Blick', 'wenn andere angefangen haben'],
        ['Rat', 'wenn eine Antwort genügt'],
        ['Danach', 'für Fragen, die später kommen'],
      ],
    },
  },
};
