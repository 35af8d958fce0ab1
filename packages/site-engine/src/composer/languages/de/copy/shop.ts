import type { GroupCopy } from '../../language-pack.ts';

export const shop: GroupCopy<'shop'> = {
  shared: {
    action: 'Sortiment ansehen',
    offer: { title: 'Im|Regal', note: 'Wechselt oft. Fragen Sie nach dem, was fehlt.' },
    points: {
      title: 'Wie wir auswählen',
      items: [
        ['Erst benutzt, dann verkauft', 'Was wir selbst nicht behielten, kommt nicht ins Regal.'],
        ['Gemacht, um zu bleiben', 'Fragen Sie uns nach der Pflege.'],
        ['In Papier gewickelt', 'Nicht mehr Verpackung als nötig.'],
      ],
    },
    process: {
      title: 'Von unserem Regal|in Ihres',
      items: [
        ['Aussuchen', 'Unentschieden zwischen zweien? Fragen.'],
        ['Bestellen', 'Mit dem Formular oder vor Ort.'],
        ['Auspacken', 'Doch nicht das Richtige? Schreiben Sie uns.'],
      ],
    },
    about: {
      title: 'Weniger Dinge,|bessere.',
      text: '{brand} verkauft lieber ein gutes Stück als drei, die kaputtgehen. Kommen Sie{in} vorbei und nehmen Sie etwas in die Hand: Das meiste gewinnt aus der Nähe.',
    },
    faq: {
      title: 'An der Kasse gefragt',
      items: [
        [
          'Kann ich von zu Hause bestellen?',
          'Nennen Sie im Formular, was Sie möchten, wir antworten mit Preis und Lieferung.',
        ],
        ['Kann ich etwas zurückgeben?', 'Sprechen Sie mit uns. Heben Sie die Verpackung so lange auf.'],
        ['Packen Sie Geschenke ein?', 'Sagen Sie es in der Nachricht, und für wen.'],
      ],
    },
    form: { title: 'Bestellen oder fragen', done: 'Danke. Wir schreiben Ihnen wegen Ihrer Bestellung.' },
  },
  kinds: {
    shop: {
      unnamed: 'Bleibt Hier',
      headlines: ['Dinge|zum Behalten.', 'Langsam gewählt,|lange behalten.'],
      lede: '{brand} führt ein kleines Regal{in}: gut gemacht, leicht zu reparieren und gern benutzt.',
      items: [
        ['Für den Tisch', 'jeden Tag in Gebrauch'],
        ['Für die Wohnung', 'riecht gut, hält lange'],
        ['Zum Verschenken', 'und gern selbst behalten'],
        ['Für Kinder', 'hält das Spielen aus'],
        ['Gerade gekommen', 'noch im Karton'],
      ],
      faq: {
        title: 'Vor der|Bestellung',
        items: [
          ['Wie kommt es an?', 'Gut verpackt. Wann, sagen wir mit der Bestätigung.'],
          [
            'Und wenn es nicht gefällt?',
            'Fragen Sie vor dem Kauf, wie die Rückgabe geht. Wir sagen alles dazu.',
          ],
          ['Packen Sie es als Geschenk ein?', 'Schreiben Sie es dazu, und was auf die Karte soll.'],
        ],
      },
    },
    florist: {
      unnamed: 'Stiel und Eimer',
      headlines: ['Was gerade|blüht.', 'Frisch geschnitten,|für Sie gebunden.'],
      lede: '{brand} bindet, pflanzt und liefert{in}: was jetzt wächst, so zusammengestellt, als wäre es so gewachsen.',
      action: 'Blumen bestellen',
      items: [
        ['Strauß des Tages', 'das Beste aus dem Eimer'],
        ['Großer Strauß', 'für eine gute Entschuldigung'],
        ['Für den Tisch', 'niedrig, damit man sich sieht'],
        ['Topfpflanzen', 'mit Anleitung'],
        ['Hochzeiten', 'vom Revers bis zum Altar'],
      ],
      offer: {
        title: 'In den|Eimern',
        note: 'Wechselt mit der Jahreszeit. Fragen Sie, was heute aufgegangen ist.',
      },
      points: {
        title: 'Wie wir auswählen',
        items: [
          ['Was gerade blüht', 'Jeder Monat hat seine eigenen.'],
          ['Damit es zu Hause hält', 'Wir sagen, wie man schneidet und wie viel Wasser es braucht.'],
          ['In Papier gewickelt', 'Nicht mehr Verpackung als nötig.'],
        ],
      },
      process: {
        title: 'Vom Eimer|in die Vase',
        items: [
          ['Erzählen', 'Für wen und für welchen Tag.'],
          ['Binden', 'Mit dem Schönsten, was da ist.'],
          ['Bekommen', 'Im Laden oder an der Tür, die Sie nennen.'],
        ],
      },
      about: {
        title: 'Jeder Monat|hat seine Blume.',
        text: '{brand} kauft wenig und oft, damit alles frisch ist. Kommen Sie{in} vorbei und riechen Sie.',
      },
    },
    bookshop: {
      unnamed: 'Zweites Regal',
      offerTitle: 'Wo man|anfangen kann',
      headlines: ['Das Buch, das man|nicht gesucht hat.', 'Lesen Sie hier|die erste Seite.'],
      lede: '{brand} verkauft{in} Bücher, die jemand hier gelesen hat, mit einem Zettel dazu.',
      action: 'Nach einem Buch fragen',
      items: [
        ['Romane', 'um die Haltestelle zu verpassen'],
        ['Sachbücher', 'zum Streiten beim Abendessen'],
        ['Kinderbücher', 'zum Vorlesen'],
        ['Gedichte', 'irgendwo aufschlagen'],
        ['Gebrauchtes', 'mit fremden Widmungen'],
      ],
      points: {
        title: 'Wie wir auswählen',
        items: [
          ['Gelesen, dann verkauft', 'Oder aufmerksam durchgeblättert.'],
          ['Wir haben nicht alles', 'Was fehlt, bestellen wir.'],
          ['Sie dürfen sich setzen', 'Ein Stuhl steht da, und niemand hat es eilig.'],
        ],
      },
      about: {
        title: 'Ein Buch|führt zum nächsten.',
        text: '{brand} ist ein Ort{in}, an den man wegen eines Titels kommt und den man mit einem anderen verlässt.',
      },
    },
    jewellery: {
      unnamed: 'Fein und Langsam',
      headlines: ['Klein genug|für immer.', 'Für eine Hand|gemacht.'],
      lede: '{brand} macht und repariert Schmuck{in}, Stück für Stück, für jeden Tag.',
      action: 'Nach einem Stück fragen',
      items: [
        ['Ringe', 'auch die für das Ja'],
        ['Ohrringe', 'die man nicht spürt'],
        ['Ketten', 'nah an der Haut'],
        ['Reparaturen', 'Geerbtes, wie neu'],
        ['Nach Maß', 'erst eine Zeichnung'],
      ],
      offer: {
        title: 'In der|Vitrine',
        note: 'Jedes Stück gibt es einmal. Fragen Sie nach dem, das Ihnen gefällt.',
      },
      process: {
        title: 'Von der Zeichnung|an den Finger',
        items: [
          ['Erzählen', 'Die Idee, die Person, das Datum.'],
          ['Zeichnen', 'Sie sehen es, bevor es das Stück gibt.'],
          ['Machen', 'Von Hand und nach Ihrem Maß.'],
        ],
      },
      about: {
        title: 'Mit Lupe|und Händen.',
        text: '{brand} macht wenige Stücke zugleich. Kommen Sie{in} vorbei und probieren Sie: Schmuck sieht man nur am Menschen.',
      },
    },
    furniture: {
      unnamed: 'Hobel und Maserung',
      headlines: ['Ein Tisch|für die Enkel.', 'Holz merkt sich|die Hand.'],
      lede: '{brand} baut{in} Möbel aus massivem Holz, für Räume mit Menschen darin.',
      action: 'Möbelstück anfragen',
      items: [
        ['Tische', 'für viele Ellbogen'],
        ['Stühle', 'zum Sitzenbleiben'],
        ['Regale', 'gerade, auch beladen'],
        ['Betten', 'die nicht knarren'],
        ['Nach Maß', 'für genau diese Ecke'],
      ],
      offer: { title: 'Aus der|Werkstatt', note: 'Die Maße sind die Ihrer Wohnung. Fragen Sie.' },
      process: {
        title: 'Vom Brett|ins Zimmer',
        items: [
          ['Messen', 'Die Ecke, die Tür und das Treppenhaus.'],
          ['Zeichnen', 'Mit dem Holz vor Augen.'],
          ['Bauen', 'Mit Verbindungen, ohne sichtbare Schrauben.'],
          ['Aufstellen', 'Am richtigen Platz und im Lot.'],
        ],
      },
      about: {
        title: 'Weniger Möbel,|bessere.',
        text: '{brand} baut{in} ein Stück nach dem anderen und sucht das Brett aus, bevor gezeichnet wird.',
      },
    },
    fashion: {
      unnamed: 'Zweite Naht',
      headlines: ['Zum Anziehen,|bis es dünn wird.', 'Gut geschnitten.|Lange getragen.'],
      lede: '{brand} macht{in} Kleidung, die im dritten Jahr besser sitzt als am ersten Tag.',
      action: 'Stücke ansehen',
      items: [
        ['Hemden', 'mit Fall'],
        ['Hosen', 'mit echten Taschen'],
        ['Strick', 'wärmt, ohne zu kratzen'],
        ['Mäntel', 'für mehrere Winter'],
        ['Änderungen', 'damit es hält'],
      ],
      offer: { title: 'Auf dem|Bügel', note: 'Von jedem nur wenige. Fragen Sie nach Ihrer Größe.' },
      about: {
        title: 'Weniger Kleider,|bessere.',
        text: '{brand} macht lieber wenige Stücke und die gut. Kommen Sie{in} vorbei und probieren Sie.',
      },
    },
  },
};
