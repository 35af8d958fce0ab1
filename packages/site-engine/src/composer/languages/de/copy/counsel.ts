import type { GroupCopy } from '../../language-pack.ts';

export const counsel: GroupCopy<'counsel'> = {
  shared: {
    action: 'Erstgespräch anfragen',
    offer: { title: 'Wobei wir|beraten', note: 'Ihr Anliegen steht nicht hier? Fragen Sie.' },
    points: {
      title: 'Drei Zusagen',
      items: [
        ['Das Honorar zuerst', 'Schriftlich, vor Beginn und wenn sich etwas ändert.'],
        ['Ein Mensch am Telefon', 'Der Ihre Akte kennt.'],
        ['Eine brauchbare Antwort', 'Was wir täten und was es riskiert.'],
      ],
    },
    process: {
      title: 'So arbeiten wir',
      items: [
        ['Sie beschreiben', 'Wenige Zeilen genügen.'],
        ['Wir lesen', 'Und sagen, ob wir helfen können.'],
        ['Wir vereinbaren', 'Umfang und Honorar, auf einer Seite.'],
        ['Wir handeln', 'Sie hören bei jedem Schritt von uns.'],
      ],
    },
    about: {
      title: 'Klare Worte.|Feste Entscheidungen.',
      text: '{brand} erklärt{in}, bis man entscheiden kann, und steht danach zum eigenen Rat.',
    },
    faq: {
      title: 'Bevor Sie anrufen',
      items: [
        ['Was kostet ein erstes Gespräch?', 'Fragen Sie im Formular. Sie wissen es, bevor es beginnt.'],
        [
          'Ist vertraulich, was ich schicke?',
          'Schicken Sie zuerst den Umriss; Einzelheiten, sobald wir für Sie arbeiten.',
        ],
        [
          'Wann höre ich von Ihnen?',
          'Wir lesen jede Anfrage und nennen den nächsten Schritt oder eine bessere Adresse.',
        ],
      ],
    },
    form: { title: 'Eine erste Frage stellen', done: 'Danke. Wir lesen sie und schreiben Ihnen.' },
  },
  kinds: {
    law: {
      unnamed: 'Klare Schrift',
      offerTitle: 'Womit man|zu uns kommt',
      headlines: ['Das Kleingedruckte,|erklärt.', 'Wenn jedes Wort|zählt.'],
      lede: '{brand} berät und vertritt{in} in Worten, die man beim ersten Lesen versteht.',
      items: [
        ['Familie', 'Vereinbarungen, die halten'],
        ['Arbeit', 'Vertrag, Kündigung, Rechte'],
        ['Wohnen', 'Kauf, Miete, Nachbarn'],
        ['Unternehmen', 'von der Gründung bis zum Verkauf'],
        ['Erbe', 'vorher und nachher'],
      ],
      faq: {
        title: 'Bevor Sie|anrufen',
        items: [
          ['Was kostet das erste Gespräch?', 'Fragen Sie im Formular. Sie wissen es, bevor es beginnt.'],
          [
            'Bleibt vertraulich, was ich schicke?',
            'Schreiben Sie erst das Wesentliche; Einzelheiten besser im Gespräch.',
          ],
          ['Welche Unterlagen brauche ich?', 'Die, die Sie haben. Wir sagen, was fehlt.'],
        ],
      },
    },
    accountant: {
      unnamed: 'Stimmt so',
      offerTitle: 'Was wir|abnehmen',
      headlines: ['Die Zahlen|stimmen.', 'Weniger Papier.|Mehr Geschäft.'],
      lede: '{brand} führt{in} Bücher, Löhne und Steuern und meldet sich, bevor die Frist abläuft.',
      items: [
        ['Buchhaltung', 'laufend, nicht am Jahresende'],
        ['Steuererklärung', 'pünktlich und erklärt'],
        ['Lohn', 'jeden Monat, ohne Schreck'],
        ['Gründung', 'für alle, die anfangen'],
        ['Rat', 'vor der Unterschrift'],
      ],
      faq: {
        title: 'Vor dem|ersten Termin',
        items: [
          [
            'Meine Belege liegen in einer Kiste. Schlimm?',
            'Nein. Bringen Sie die Kiste mit; Ordnen gehört dazu.',
          ],
          ['Übernehmen Sie von meinem alten Berater?', 'Meist ja. Sagen Sie uns, ab welchem Jahr.'],
          ['Was kostet es?', 'Das hängt von den Belegen ab. Sie haben eine Zahl, bevor wir anfangen.'],
        ],
      },
    },
    consulting: {
      unnamed: 'Zweiter Blick',
      offerTitle: 'Wo wir|nützen',
      headlines: ['Zuerst|die Frage.', 'Weniger Folien,|mehr Entscheidungen.'],
      lede: '{brand} hilft{in} beim Entscheiden: zuhören, rechnen, sagen, was zu tun wäre.',
      items: [
        ['Bestandsaufnahme', 'was wirklich los ist'],
        ['Strategie', 'was tun, was lassen'],
        ['Organisation', 'wer was entscheidet'],
        ['Begleitung', 'bis es von selbst läuft'],
        ['Workshop', 'ein Tag, eine Antwort'],
      ],
    },
    recruiting: {
      unnamed: 'Gute Passung',
      headlines: ['Der Mensch,|der passt.', 'Weniger Mappen,|bessere Gespräche.'],
      lede: '{brand} bringt{in} Menschen und Betriebe zusammen, die einander gesucht haben.',
      items: [
        ['Für Unternehmen', 'wenige, gut gewählt'],
        ['Für Bewerbende', 'eine Stelle, keine Nummer'],
        ['Führung', 'mit Diskretion'],
        ['Auf Zeit', 'wenn es sofort sein muss'],
        ['Orientierung', 'der nächste Schritt'],
      ],
    },
    insurance: {
      unnamed: 'Guter Schirm',
      offerTitle: 'Was sich|versichern lässt',
      headlines: ['Für den Fall|der Fälle.', 'Hoffentlich nie.|Aber da.'],
      lede: '{brand} vergleicht und erklärt Versicherungen{in} und ist da, wenn etwas passiert.',
      items: [
        ['Wohnen', 'Wasser, Feuer, Glas'],
        ['Auto', 'das Nötige oder alles'],
        ['Gesundheit', 'was drin ist und was nicht'],
        ['Betrieb', 'damit morgen geöffnet ist'],
        ['Leben', 'das Gespräch, das fehlt'],
      ],
    },
    bank: {
      unnamed: 'Klares Konto',
      offerTitle: 'Für heute|und für später',
      headlines: ['Ihr Geld,|sichtbar.', 'Klare Rechnung,|ruhiger Schlaf.'],
      lede: '{brand} hilft{in} beim Sparen, Zahlen und Planen, ohne Kleingedrucktes.',
      items: [
        ['Konto', 'eröffnen und verstehen'],
        ['Sparen', 'Stück für Stück'],
        ['Anlegen', 'mit dem Risiko zuerst'],
        ['Kredit', 'mit allen Kosten'],
        ['Vorsorge', 'je früher, desto besser'],
      ],
    },
  },
};
