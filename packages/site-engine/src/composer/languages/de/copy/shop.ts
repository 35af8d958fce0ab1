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
      text: '{brand} verkauft lieber ein gutes Stück als drei, die kaputtgehen. Kommen Sie vorbei{in} und nehmen Sie etwas in die Hand: Das meiste gewinnt aus der Nähe.',
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
    },
    florist: {
      unnamed: 'Stiel und Eimer',
      headlines: ['Was gerade|blüht.', 'Heute geschnitten,|für Sie gebunden.'],
      lede: '{brand} bindet, pflanzt und liefert{in}: was jetzt wächst, so zusammengestellt, als wäre es so gewachsen.',
      action: 'Blumen bestellen',
      items: [
        ['Strauß des Tages', 'das Beste aus dem Eimer'],
        ['Großer Strauß', 'für eine gute Entschuldigung'],
        ['Für den Tisch', 'niedrig, damit man sich sieht'],
        ['Topfpflanzen', 'mit Anleitung'],
        ['Hochzeiten', 'vom Revers bis zum Altar'],
      ],
    },
    bookshop: {
      unnamed: 'Zweites Regal',
      headlines: ['Das Buch, das man|nicht gesucht hat.', 'Lesen Sie hier|die erste Seite.'],
      lede: '{brand} verkauft Bücher{in}, die jemand hier gelesen hat, mit einem Zettel dazu.',
      action: 'Nach einem Buch fragen',
      items: [
        ['Romane', 'um die Haltestelle zu verpassen'],
        ['Sachbücher', 'zum Streiten beim Abendessen'],
        ['Kinderbücher', 'zum Vorlesen'],
        ['Gedichte', 'irgendwo aufschlagen'],
        ['Gebrauchtes', 'mit fremden Widmungen'],
      ],
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
    },
    furniture: {
      unnamed: 'Hobel und Maserung',
      headlines: ['Ein Tisch|für die Enkel.', 'Holz merkt sich|die Hand.'],
      lede: '{brand} baut Möbel{in} aus massivem Holz, für Räume mit Menschen darin.',
      action: 'Möbelstück anfragen',
      items: [
        ['Tische', 'für viele Ellbogen'],
        ['Stühle', 'zum Sitzenbleiben'],
        ['Regale', 'gerade, auch beladen'],
        ['Betten', 'die nicht knarren'],
        ['Nach Maß', 'für genau diese Ecke'],
      ],
    },
    fashion: {
      unnamed: 'Zweite Naht',
      headlines: ['Zum Anziehen,|bis es dünn wird.', 'Gut geschnitten.|Lange getragen.'],
      lede: '{brand} macht Kleidung{in}, die im dritten Jahr besser sitzt als am ersten Tag.',
      action: 'Stücke ansehen',
      items: [
        ['Hemden', 'mit Fall'],
        ['Hosen', 'mit echten Taschen'],
        ['Strick', 'wärmt, ohne zu kratzen'],
        ['Mäntel', 'für mehrere Winter'],
        ['Änderungen', 'damit es hält'],
      ],
    },
  },
};
