import type { GroupCopy } from '../../language-pack.ts';

export const agency: GroupCopy<'agency'> = {
  shared: {
    action: 'Projekt besprechen',
    offer: { title: 'Was wir|machen', note: 'Beispiele. Setzen Sie Ihre eigenen Arbeiten ein.' },
    points: {
      title: 'Wie die Arbeit entsteht',
      items: [
        ['Länger hinsehen', 'Hinter dem Auftrag steckt meist noch einer.'],
        ['Erst zeichnen, dann reden', 'Eine Skizze beendet viele Sitzungen.'],
        ['Die Kanten fertig machen', 'Auf dem letzten Stück wird es gut.'],
      ],
    },
    process: {
      title: 'Von der Notiz|zur Sache selbst',
      items: [
        ['Zuhören', 'Wofür ist es, und wer lebt damit?'],
        ['Skizzieren', 'Mehrere schlechte Ideen, eine gute.'],
        ['Machen', 'Sie sehen es früh und oft.'],
        ['Übergeben', 'Mit allem, was es zum Weiterlaufen braucht.'],
      ],
    },
    about: {
      title: 'Weniger,|länger angesehen.',
      text: '{brand} arbeitet{in} an wenigen Dingen zugleich, damit jedes einen ganzen Kopf bekommt.',
    },
    faq: {
      title: 'Zusammenarbeit',
      items: [
        ['Nehmen Sie kleine Aufträge an?', 'Ja, wenn die Frage spannend ist. Erzählen Sie.'],
        ['Was kostet es?', 'Ein Preis für eine beschriebene Arbeit, bevor sie beginnt.'],
        ['Wie lange dauert es?', 'Je nach Arbeit. Der Termin steht am Anfang fest.'],
      ],
    },
    form: { title: 'Erzählen Sie davon', done: 'Danke. Die Antwort kommt bald.' },
  },
  kinds: {
    agency: {
      unnamed: 'Studio Ecke',
      offerTitle: 'Womit man uns|beauftragt',
      headlines: ['Gute Ideen,|sauber gemacht.', 'Damit es|hängen bleibt.'],
      lede: '{brand} gibt{in} Marken, Kampagnen und Webseiten eine Form, die man auf einen Blick versteht.',
      items: [
        ['Marke', 'Name, Zeichen, Stimme'],
        ['Web', 'schnell und leicht zu pflegen'],
        ['Kampagne', 'eine Idee, viele Orte'],
        ['Inhalt', 'etwas zu sagen haben'],
        ['Strategie', 'vor allem anderen'],
      ],
    },
    architect: {
      unnamed: 'Nordlicht',
      offerTitle: 'Vom Grundstück|bis ins Detail',
      headlines: ['Zuerst|das Licht.', 'Raum|zum Wohnen.'],
      lede: '{brand} plant{in} Häuser, die beim Ort beginnen und im Detail enden.',
      items: [
        ['Neubau', 'vom Grundstück bis zum Schlüssel'],
        ['Umbau', 'was da ist, nur besser'],
        ['Anbau', 'ein Zimmer mehr, am rechten Ort'],
        ['Öffentlicher Raum', 'für alle, die bleiben'],
        ['Vorstudie', 'was geht und was nicht'],
      ],
    },
    interior: {
      unnamed: 'Gute Stube',
      offerTitle: 'Von einer Ecke|zum ganzen Haus',
      headlines: ['Das Haus,|von innen.', 'Etwas weglassen.|Aufatmen.'],
      lede: '{brand} ordnet Räume{in} so, dass man gern darin lebt.',
      items: [
        ['Wohnung', 'Zimmer für Zimmer'],
        ['Laden', 'der hereinbittet'],
        ['Farbe und Licht', 'was am meisten ändert'],
        ['Möbel nach Maß', 'wo nichts passt'],
        ['Ein Nachmittag Rat', 'gemeinsam hinsehen'],
      ],
    },
    portfolio: {
      unnamed: 'Arbeitstisch',
      headlines: ['Das hier|mache ich.', 'Von Hand|gemacht.'],
      lede: '{brand} zeigt hier{in}, was auf dem Arbeitstisch entsteht.',
      items: [
        ['Neue Serie', 'das Jüngste'],
        ['Auftrag', 'für jemanden gemacht'],
        ['Eigenes Projekt', 'von niemandem bestellt'],
        ['Zusammenarbeit', 'mit anderen Händen'],
        ['Skizzenbuch', 'was noch nichts ist'],
      ],
      about: {
        title: 'Hinsehen, probieren,|neu anfangen.',
        text: '{brand} arbeitet{in} langsam und behält nur, was einem zweiten Blick standhält.',
      },
      faq: {
        title: 'Vor dem Schreiben',
        items: [
          ['Sind Aufträge möglich?', 'Ja. Beschreiben Sie die Idee und bis wann.'],
          ['Kann man Arbeiten kaufen?', 'Fragen Sie nach dem Stück, das Ihnen gefällt.'],
          ['Kann man das Atelier besuchen?', 'Nach Absprache: ein paar Zeilen genügen.'],
        ],
      },
      form: { title: 'Ein paar Zeilen schreiben', done: 'Danke. Die Antwort kommt bald.' },
    },
    photographer: {
      unnamed: 'Seitenlicht',
      offerTitle: 'Vor der|Kamera',
      headlines: ['Stillhalten.|Nein, nicht so.', 'Den Rest|macht das Licht.'],
      lede: '{brand} fotografiert{in}, was geschieht, wenn niemand posiert.',
      action: 'Termin anfragen',
      items: [
        ['Porträt', 'ohne verordnetes Lächeln'],
        ['Hochzeit', 'den ganzen Tag, leise'],
        ['Orte', 'zu ihrer besten Stunde'],
        ['Produkte', 'zum Anfassen nah'],
        ['Reportage', 'eine Geschichte in Bildern'],
      ],
      points: {
        title: 'Wie hier fotografiert wird',
        items: [
          ['Früh da sein', 'Um zu sehen, woher das Licht kommt.'],
          ['Wenig reden', 'Dann vergisst man die Kamera.'],
          ['Gut auswählen', 'Wenige Bilder, alle gut.'],
        ],
      },
      process: {
        title: 'Vom Gespräch|zum Bild',
        items: [
          ['Reden', 'Was, wo und wofür.'],
          ['Fotografieren', 'Mit Ruhe und ohne Posen.'],
          ['Auswählen', 'Die Bilder, die erzählen.'],
          ['Übergeben', 'Als Datei und, wenn Sie mögen, auf Papier.'],
        ],
      },
      about: {
        title: 'Auf den Moment|warten.',
        text: '{brand} nimmt{in} wenige Aufträge zugleich an, um zu jedem mit wachen Augen zu kommen.',
      },
      form: { title: 'Einen Termin anfragen', done: 'Danke. Die Antwort kommt bald.' },
    },
  },
};
