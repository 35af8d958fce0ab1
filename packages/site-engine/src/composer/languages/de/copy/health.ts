import type { GroupCopy } from '../../language-pack.ts';

export const health: GroupCopy<'health'> = {
  shared: {
    action: 'Termin vereinbaren',
    offer: { title: 'Wobei wir|helfen', note: 'Sie wissen nicht, wo anfangen? Rufen Sie an.' },
    points: {
      title: 'Was Sie erwarten dürfen',
      items: [
        ['Keine Eile', 'Sie reden aus, bevor wir anfangen.'],
        ['Klare Worte', 'Ein langes Wort erklären wir.'],
        ['Sie entscheiden', 'Wir nennen die Möglichkeiten. Der nächste Schritt ist Ihrer.'],
      ],
    },
    process: {
      title: 'Der erste Besuch,|Schritt für Schritt',
      items: [
        ['Erzählen', 'Worum geht es? Wenige Worte genügen.'],
        ['Kommen', 'Wir nehmen uns Zeit, zu schauen und zuzuhören.'],
        ['Planen', 'Was wir sehen, was folgt und was es kostet.'],
      ],
    },
    about: {
      title: 'Gute Behandlung|beginnt mit einer Frage.',
      text: 'Bei {brand} dreht sich{in} alles um das Gespräch: was geschehen ist, was Ihnen Sorgen macht und was ein gutes Ergebnis wäre.',
    },
    faq: {
      title: 'Gut zu wissen',
      items: [
        [
          'Kann ich zum ersten Mal kommen?',
          'Schicken Sie das Formular, wir nennen Ihnen den nächsten freien Termin.',
        ],
        ['Was bringe ich mit?', 'Frühere Unterlagen, falls vorhanden, und Ihre Fragen.'],
        ['Und wenn ich absagen muss?', 'Sagen Sie früh Bescheid, dann kann jemand anders kommen.'],
      ],
    },
    form: { title: 'Einen Termin anfragen', done: 'Danke. Wir rufen an und bestätigen die Zeit.' },
  },
  kinds: {
    clinic: {
      unnamed: 'Offene Sprechstunde',
      offerTitle: 'Wobei wir|helfen',
      headlines: ['Erst|zuhören.', 'Zeit für|die Frage.'],
      lede: '{brand} behandelt{in} mit Zeit, mit klaren Worten und mit einem Plan, den man versteht.',
      items: [
        ['Erstes Gespräch', 'worum es geht'],
        ['Vorsorge', 'bevor es stört'],
        ['Behandlung', 'Schritt für Schritt erklärt'],
        ['Zweite Meinung', 'ein anderer Blick'],
        ['Nachsorge', 'bis es gut ist'],
      ],
    },
    dentist: {
      unnamed: 'Lächeln in Ruhe',
      offerTitle: 'Für Ihre|Zähne',
      headlines: ['Keine Angst|vor dem Bohrer.', 'Mund auf.|Atmen.'],
      lede: '{brand} kümmert sich{in} um Zähne: erst wird erklärt, dann gearbeitet.',
      items: [
        ['Kontrolle', 'schauen, zählen, erklären'],
        ['Zahnreinigung', 'mit Politur'],
        ['Füllungen', 'in der Farbe des Zahns'],
        ['Zahnspangen', 'in jedem Alter'],
        ['Notfälle', 'bei Schmerzen anrufen'],
      ],
      faq: {
        title: 'Bevor Sie den|Mund aufmachen',
        items: [
          ['Ich habe Angst. Was nun?', 'Sagen Sie es bei der Anmeldung. Heben Sie die Hand, hört alles auf.'],
          ['Es tut jetzt weh. Was tun?', 'Rufen Sie an, statt zu schreiben, und sagen Sie, seit wann.'],
          ['Was wird es kosten?', 'Das hören Sie, bevor wir anfangen, und auch, was warten kann.'],
        ],
      },
    },
    vet: {
      unnamed: 'Vier Pfoten',
      offerTitle: 'Was wir|für sie tun',
      headlines: ['Er sagt nichts.|Wir schauen.', 'Ruhige Hände,|ruhige Tiere.'],
      lede: '{brand} versorgt{in} Hunde, Katzen und alle anderen und erklärt ihren Menschen, was zu sehen ist.',
      items: [
        ['Untersuchung', 'von der Nase bis zum Schwanz'],
        ['Impfungen', 'welche, wann, wozu'],
        ['Operationen', 'beim Aufwachen ist jemand da'],
        ['Zähne', 'haben sie auch'],
        ['Notfälle', 'vorher anrufen'],
      ],
      faq: {
        title: 'Am Empfang|gefragt',
        items: [
          [
            'Meinem Tier geht es jetzt schlecht. Was tun?',
            'Rufen Sie an und sagen Sie, was Sie sehen. Wir sagen, ob Sie gleich kommen sollen.',
          ],
          [
            'Es hasst den Korb. Ein Rat?',
            'Lassen Sie ihn einige Tage offen stehen, mit etwas Weichem darin.',
          ],
          ['Was wird es kosten?', 'Das hören Sie vor der Behandlung, und auch, was warten kann.'],
        ],
      },
    },
    pets: {
      unnamed: 'Wedelnder Schwanz',
      headlines: ['Hauptsache,|er wedelt.', 'Wie zu Hause,|mit mehr Spiel.'],
      lede: '{brand} badet, bürstet und führt{in} aus, wer an der Tür auf Sie wartet.',
      action: 'Tag anfragen',
      items: [
        ['Bad und Schnitt', 'ohne Eile, ohne Ziepen'],
        ['Spaziergänge', 'auch bei Regen'],
        ['Tagesbetreuung', 'ein Tag voll Spiel'],
        ['Training', 'mit Leckerli statt Lärm'],
        ['Urlaub', 'während Sie verreisen'],
      ],
      offer: { title: 'In guten Händen,|auf vier Pfoten', note: 'Unsicher? Rufen Sie an.' },
      process: {
        title: 'Der erste Besuch,|Schritt für Schritt',
        items: [
          ['Erzählen', 'Wie das Tier ist, was es mag und was es fürchtet.'],
          ['Kommen', 'Erst darf alles beschnuppert werden.'],
          ['Vereinbaren', 'Was wir tun, wann und was es kostet.'],
        ],
      },
      about: {
        title: 'Zuerst|das Vertrauen.',
        text: '{brand} arbeitet{in} mit Ruhe, denn Eile merkt ein Tier sofort.',
      },
      faq: {
        title: 'Gut zu wissen',
        items: [
          ['Was bringe ich mit?', 'Den Impfpass und das Lieblingsspielzeug.'],
          ['Und wenn es scheu ist?', 'Sagen Sie es. Wir fangen langsam an.'],
          ['Und wenn ich absagen muss?', 'Sagen Sie früh Bescheid, dann kommt jemand anders dran.'],
        ],
      },
    },
    therapy: {
      unnamed: 'Der andere Sessel',
      offerTitle: 'Womit man|kommt',
      headlines: ['Ein Ort,|es zu sagen.', 'Auch langsam|kommt man an.'],
      lede: '{brand} bietet{in} ein ruhiges Gespräch, allein oder zu zweit, in Ihrem Tempo.',
      action: 'Erstgespräch anfragen',
      items: [
        ['Erstgespräch', 'ob es passt'],
        ['Einzeltherapie', 'eine Zeit nur für Sie'],
        ['Paartherapie', 'zwei Stimmen, jemand hört zu'],
        ['Online', 'per Video, bei geschlossener Tür'],
        ['Begleitung', 'wenn sich etwas ändert'],
      ],
      faq: {
        title: 'Bevor Sie|schreiben',
        items: [
          [
            'Was geschieht in der ersten Stunde?',
            'Sie erzählen, was Sie herführt, in beliebiger Reihenfolge. Am Ende sehen wir, ob es passt.',
          ],
          ['Bleibt es unter uns?', 'Ja. Die wenigen Grenzen, die das Gesetz setzt, erklären wir am Anfang.'],
          ['Wie oft würden wir uns sehen?', 'Das entscheiden wir gemeinsam und prüfen es nach einer Weile.'],
        ],
      },
    },
  },
};
