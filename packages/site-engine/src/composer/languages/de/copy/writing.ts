import type { GroupCopy } from '../../language-pack.ts';

export const writing: GroupCopy<'writing'> = {
  shared: {
    action: 'Per E-Mail lesen',
    offer: { title: 'Zum|Einstieg', note: 'Beispiele. Setzen Sie Ihre eigenen Einträge ein.' },
    points: {
      title: 'Wie es entsteht',
      items: [
        ['Ein Thema', 'Und das bis zum Ende.'],
        ['Zweimal gelesen', 'Bevor Sie es lesen.'],
        ['Kein Lärm', 'Gibt es nichts zu sagen, kommt nichts.'],
      ],
    },
    process: {
      title: 'Von der Notiz|zur Seite',
      items: [
        ['Notieren', 'Was man nicht gleich versteht.'],
        ['Fragen', 'Wer es weiß.'],
        ['Schreiben', 'Und die Hälfte streichen.'],
      ],
    },
    about: {
      title: 'Langsam|geschrieben.',
      text: '{brand} ist für alle, die bis zur letzten Zeile lesen und manchmal antworten.',
    },
    faq: {
      title: 'Oft gefragt',
      items: [
        ['Wie oft erscheint etwas?', 'Wenn es fertig ist. Wer sich einträgt, bekommt es von selbst.'],
        ['Darf ich antworten?', 'Sehr gern. Gelesen wird alles.'],
        ['Kann ich mich abmelden?', 'Mit einem Klick, jederzeit.'],
      ],
    },
    form: { title: 'Ein paar Zeilen schreiben', done: 'Danke. Es wird gelesen und beantwortet.' },
  },
  kinds: {
    blog: {
      unnamed: 'Randnotizen',
      headlines: ['Langsam geschrieben,|zweimal gelesen.', 'Notizen|vom Rand.'],
      lede: '{brand} ist ein Ort für Texte, die länger im Schreiben waren als im Lesen.',
      items: [
        ['Das Neueste', 'gerade erschienen'],
        ['Viel gelesen', 'aus gutem Grund'],
        ['Eine Reihe', 'ein Thema, mehrere Teile'],
        ['Ein Gespräch', 'mit jemandem, der es weiß'],
        ['Ein Widerspruch', 'mit Gründen'],
      ],
    },
    newsletter: {
      unnamed: 'Offener Brief',
      headlines: ['Ein Brief,|den man öffnet.', 'Zum zweiten|Kaffee.'],
      lede: '{brand} ist ein Brief per E-Mail, der vor dem Kaffee zu Ende ist.',
      items: [
        ['Der neueste Brief', 'ein Gedanke'],
        ['Das Archiv', 'was noch gilt'],
        ['Drei Links', 'mehr nicht'],
        ['Eine Frage', 'und Ihre Antworten'],
        ['Ein Bild', 'ohne Erklärung'],
      ],
    },
    podcast: {
      unnamed: 'Lange Pause',
      headlines: ['Eine Frage,|und Zeit dafür.', 'Auf Start drücken.|Abwaschen.'],
      lede: '{brand} ist ein Gespräch, bei dem man zuhören darf.',
      action: 'Gast vorschlagen',
      items: [
        ['Die neueste Folge', 'frisch geschnitten'],
        ['Zum Anfangen', 'die alle empfehlen'],
        ['Die längste', 'für eine Reise'],
        ['Die kürzeste', 'für einen Spaziergang'],
        ['Fragen', 'von denen, die zuhören'],
      ],
      offer: { title: 'Auf Start|und zuhören', note: 'Beispiele. Setzen Sie Ihre eigenen Folgen ein.' },
      points: {
        title: 'Wie es entsteht',
        items: [
          ['Eine Frage je Folge', 'Und Zeit, sie zu beantworten.'],
          ['Keine Eile', 'Auch Pausen kann man hören.'],
          ['Kein Lärm', 'Gibt es nichts zu sagen, gibt es keine Folge.'],
        ],
      },
      process: {
        title: 'Von der Frage|zur Folge',
        items: [
          ['Fragen', 'Was niemand erklären konnte.'],
          ['Aufnehmen', 'Bei geschlossener Tür.'],
          ['Schneiden', 'Und die Hälfte weglassen.'],
        ],
      },
      about: {
        title: 'In Ruhe|zuhören.',
        text: '{brand} ist für alle, die bis zum Ende hören und manchmal antworten.',
      },
      faq: {
        title: 'Oft gefragt',
        items: [
          ['Wie oft erscheint etwas?', 'Wenn es fertig ist. Wer abonniert, bekommt es von selbst.'],
          ['Darf ich einen Gast vorschlagen?', 'Sehr gern. Schreiben Sie, wen und warum.'],
          ['Darf ich eine Frage stellen?', 'Schreiben Sie sie ins Formular. Gelesen wird alles.'],
        ],
      },
    },
    author: {
      unnamed: 'Unfertige Seite',
      headlines: ['Der erste Satz|brauchte seine Zeit.', 'Beginnen Sie|auf Seite eins.'],
      lede: '{brand}: die Bücher, die Lesungen und ein Weg, zu antworten.',
      action: 'Eine Nachricht schreiben',
      items: [
        ['Das neue Buch', 'worum es geht, in einer Zeile'],
        ['Das erste', 'zum Anfangen'],
        ['Erzählungen', 'für einen Abend'],
        ['Artikel', 'anderswo erschienen'],
        ['Lesungen', 'laut'],
      ],
    },
    recipes: {
      unnamed: 'Zweiter Teller',
      headlines: ['Heute kochen.|Morgen wieder.', 'Was ist noch|im Kühlschrank?'],
      lede: '{brand} sammelt Rezepte, die an einem Dienstag gelingen, mit dem, was da ist.',
      action: 'Ein Rezept schicken',
      items: [
        ['Unter der Woche', 'schnell und ohne Tricks'],
        ['Aus dem Ofen', 'macht sich selbst'],
        ['Aus dem Topf', 'reicht auch für morgen'],
        ['Ohne Fleisch', 'und ohne Verzicht'],
        ['Süßes', 'wenig Zucker, viel Butter'],
      ],
    },
  },
};
