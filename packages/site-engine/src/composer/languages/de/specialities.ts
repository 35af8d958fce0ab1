import type { Specialities, Speciality } from '../speciality.ts';

const driving: Speciality = {
  headlines: ['Spiegel, Schulter,|los.', 'Ruhig am Steuer,|sicher im Verkehr.'],
  lede: '{brand} bringt Ihnen{in} das Fahren bei, vom ersten Meter bis zur Prüfung.',
  offerTitle: 'Vom ersten Gang|bis zur Prüfung',
  items: [
    ['Erste Fahrstunde', 'eine leere Straße und viel Ruhe'],
    ['Theorie', 'bis die Schilder Sinn ergeben'],
    ['Intensivkurs', 'viele Stunden in wenigen Tagen'],
    ['Sonderfahrten', 'Nacht, Autobahn, Überland'],
    ['Prüfungsvorbereitung', 'Strecke, Manöver, Nerven'],
    ['Auffrischung', 'wenn der Führerschein lange lag'],
  ],
  faq: {
    title: 'Vor dem|Anlassen',
    items: [
      ['Wie viele Stunden brauche ich?', 'Das ist verschieden. Nach der ersten können wir mehr sagen.'],
      ['Holen Sie mich ab?', 'Schreiben Sie, wo Sie wohnen oder lernen, und wir sehen nach.'],
      ['Automatik oder Schaltung?', 'Sagen Sie, was Sie später fahren, und fragen Sie, was wir haben.'],
    ],
  },
};

const piano: Speciality = {
  headlines: ['Beide Hände,|ein Lied.', 'Erst langsam,|dann Musik.'],
  lede: '{brand} gibt{in} Klavierunterricht, mit Stücken, die man spielen möchte.',
  offerTitle: 'Stunden|am Klavier',
  items: [
    ['Probestunde', 'ohne eine einzige Note'],
    ['Kinder', 'kurz, mit Spielen'],
    ['Erwachsene', 'zum ersten oder zum zweiten Mal'],
    ['Noten lesen', 'bis sie wie Wörter aussehen'],
    ['Vorspiel und Prüfung', 'Stücke, Tonleitern, Nerven'],
  ],
};

const guitar: Speciality = {
  headlines: ['Drei Akkorde,|dann Ihr Lied.', 'Sechs Saiten,|zwei Hände.'],
  lede: '{brand} gibt{in} Gitarrenunterricht und beginnt mit einem Lied, das man mag.',
  offerTitle: 'Stunden auf|sechs Saiten',
  items: [
    ['Probestunde', 'zwei Akkorde und ein Lied'],
    ['Akustisch', 'schlagen, zupfen, mitsingen'],
    ['Elektrisch', 'Riffs, Bendings, Lautstärke'],
    ['Kinder', 'kleine Hände, kleine Gitarren'],
    ['Lieder schreiben', 'eigene Worte, eigene Akkorde'],
  ],
};

const pizza: Speciality['items'] = [
  ['Margherita', 'Tomate, Mozzarella, Basilikum'],
  ['Marinara', 'Tomate, Knoblauch, Oregano'],
  ['Diavola', 'scharfe Salami, etwas Honig'],
  ['Funghi', 'Pilze, Thymian, Rahm'],
  ['Tiramisù', 'nach dem letzten Rand'],
];

const burger: Speciality['items'] = [
  ['Der Klassiker', 'Käse, Gurke, Zwiebel, Soße'],
  ['Der Doppelte', 'das Gleiche, zweimal'],
  ['Der Grüne', 'ohne Fleisch, ohne Kompromiss'],
  ['Pommes', 'dünn, salzig, heiß'],
  ['Shake', 'für den Löffel dick genug'],
];

export const specialities: Specialities = {
  bakery: {
    cake: {
      headlines: ['Für wen|ist sie?', 'Schichten, Creme|und ein Name.'],
      lede: '{brand} backt{in} Torten für einen Tag und einen Menschen, gezeichnet und gekostet, bevor sie entstehen.',
      action: 'Nach einer Torte fragen',
      offerTitle: 'Torten für|den einen Tag',
      offerNote: 'Auf Bestellung. Bringen Sie ein Bild, ein Thema oder nur einen Namen mit.',
      formTitle: 'Erzählen Sie von dem Tag',
      items: [
        ['Geburtstagstorte', 'für jede Zahl, die auf Zuckerguss passt'],
        ['Hochzeitstorte', 'so viele Etagen wie Tische'],
        ['Festtorte', 'Taufe, Abschied, erstes eigenes Haus'],
        ['Cupcakes', 'eine Schachtel voller kleiner'],
        ['Probe', 'kosten, bevor man sich entscheidet'],
      ],
      process: {
        title: 'Von der Idee|zum letzten Stück',
        items: [
          ['Erzählen', 'Der Tag, die Gäste, und was sie lieben.'],
          ['Kosten', 'Erst der Geschmack, dann das Äußere.'],
          ['Zusagen', 'Eine Zeichnung, ein Preis, ein Datum.'],
          ['Anschneiden', 'Abgeholt oder geliefert, bereit fürs Messer.'],
        ],
      },
      faq: {
        title: 'Vor der|Bestellung',
        items: [
          ['Wie früh muss ich bestellen?', 'Sobald der Tag feststeht. Wir sagen, ob er noch frei ist.'],
          [
            'Geht es ohne Nüsse oder Gluten?',
            'Sagen Sie, was fehlen soll, und wir sagen, was wir versprechen können.',
          ],
          ['Liefern Sie?', 'Schreiben Sie, wo gefeiert wird, und wir antworten mit Weg und Preis.'],
        ],
      },
    },
  },
  restaurant: {
    pizza: {
      headlines: ['Teig, Feuer,|ein Tisch.', 'Außen Blasen,|innen weich.'],
      lede: '{brand} backt{in} Pizza: langer Teig, wenig Belag und ein sehr heißer Ofen.',
      offerTitle: 'Aus|dem Ofen',
      items: pizza,
    },
    burger: {
      headlines: ['Zwei Hände,|ein Burger.', 'Außen Kruste,|innen Saft.'],
      lede: '{brand} brät{in} Burger, wenn Sie bestellen, und nicht vorher.',
      offerTitle: 'Von der|heißen Platte',
      items: burger,
    },
    bowl: {
      headlines: ['Schlürfen|ist höflich.', 'Eine Schale,|dann die Welt.'],
      lede: '{brand} kocht{in} Nudeln in einer Brühe, die lange auf dem Herd stand.',
      items: [
        ['Die Schale des Hauses', 'Nudeln, Brühe, weiches Ei'],
        ['Die scharfe', 'Chiliöl, so viel man wagt'],
        ['Die grüne', 'Pilze, Algen, Gemüse'],
        ['Teigtaschen', 'gedämpft oder knusprig'],
        ['Etwas Eingelegtes', 'sauer, am Rand'],
      ],
    },
    fish: {
      headlines: ['Was das Meer|heute hatte.', 'Zitrone, Salz,|nichts zu verstecken.'],
      lede: '{brand} serviert{in} Fisch so, wie er aus dem Wasser kam: frisch und mit wenig dazu.',
      items: [
        ['Fang des Tages', 'fragen Sie, was gekommen ist'],
        ['Roh', 'dünn, mit Zitrone und Salz'],
        ['Im Ganzen gegrillt', 'für zwei'],
        ['Muscheln', 'vom Teller oder aus dem Topf'],
        ['Ohne Fisch', 'aus dem Garten'],
      ],
    },
  },
  foodtruck: { pizza: { items: pizza }, burger: { items: burger } },
  tutor: { car: driving, piano, guitar },
  school: { car: driving, piano, guitar },
  shop: {
    teapot: {
      headlines: ['Wasser|aufsetzen.', 'Drei Minuten|für sich.'],
      lede: '{brand} verkauft{in} Tee: lose Blätter, ehrliche Namen und wie lange sie ziehen.',
      items: [
        ['Schwarzer Tee', 'stark genug für Milch'],
        ['Grüner Tee', 'grasig, nicht zu heiß'],
        ['Oolong', 'irgendwo dazwischen'],
        ['Kräuter', 'für spät am Tag'],
        ['Eine Kanne', 'und ein Sieb, das passt'],
      ],
    },
    cup: {
      headlines: ['Geröstet, geruht,|Ihrer.', 'Gute Morgen|beginnen als Bohne.'],
      lede: '{brand} röstet{in} Kaffee in kleinen Mengen und sagt, wo jede Bohne wuchs.',
      items: [
        ['Espresso', 'rund, auch mit Milch'],
        ['Filter', 'hell, klar, etwas Frucht'],
        ['Von einem Hof', 'ein Feld, eine Ernte'],
        ['Entkoffeiniert', 'schmeckt trotzdem nach Kaffee'],
        ['Probierpaket', 'für alle, die sich nicht entscheiden'],
      ],
    },
    shoe: {
      headlines: ['Schnüren.|Losgehen.', 'Paare mit|Geschichte.'],
      lede: '{brand} verkauft{in} Schuhe, in denen man gehen kann.',
      items: [
        ['Das Paar für jeden Tag', 'Pflaster und Züge'],
        ['Laufschuhe', 'leicht, mit gutem Griff'],
        ['Stiefel', 'für nasse Wochen'],
        ['Neu', 'gerade ausgepackt'],
        ['Pflege', 'Bürste, Senkel, Seife'],
      ],
    },
  },
  electrician: {
    solar: {
      headlines: ['Das Dach|zahlt mit.', 'Die Sonne|einschalten.'],
      lede: '{brand} bringt{in} Solarstrom aufs Dach: erst gemessen, dann sauber montiert, am Ende erklärt.',
      offerTitle: 'Vom Dach|in die Dose',
      offerNote: '',
      items: [
        ['Besichtigung', 'Dach, Schatten, Zähler'],
        ['Module', 'so viele, wie sinnvoll sind'],
        ['Speicher', 'für die Stunden nach Sonnenuntergang'],
        ['Wallbox', 'laden vom eigenen Dach'],
        ['Papiere', 'Anmeldung, Netz, Förderung'],
      ],
    },
  },
  plumber: {
    flame: {
      headlines: ['Heute noch|warm.', 'Wärme, auf die|Verlass ist.'],
      items: [
        ['Heizung kalt', 'erst anrufen, wir stellen die richtigen Fragen'],
        ['Wartung', 'vor dem ersten Frost'],
        ['Neue Heizung', 'passend, nicht möglichst groß'],
        ['Heizkörper', 'entlüftet, abgeglichen, getauscht'],
        ['Wärmepumpe', 'ob Ihr Haus dafür bereit ist'],
      ],
    },
  },
  repair: {
    key: {
      headlines: ['Ausgesperrt?|Anrufen.', 'Die Tür geht auf.|Das Schloss bleibt.'],
      lede: '{brand} öffnet{in} Türen, ohne sie zu zerstören, und nennt den Preis vorher.',
      offerTitle: 'Türen, Schlösser,|Schlüssel',
      offerNote: '',
      items: [
        ['Türöffnung', 'wir fragen vorher, welche Tür'],
        ['Neues Schloss', 'wenn Schlüssel fehlen oder jemand auszieht'],
        ['Nach einem Einbruch', 'beim selben Besuch gesichert'],
        ['Autos', 'mit Marke und Baujahr fragen'],
        ['Schlüssel', 'bringen Sie den, der passt'],
      ],
    },
  },
  portfolio: {
    laptop: {
      headlines: ['Klare Seiten,|leiser Code.', 'Von der Frage|zum Klick.'],
      items: [
        ['Ein Produkt, von Anfang an', 'das Problem, und was gebaut wurde'],
        ['Eine Überarbeitung', 'was im Weg war'],
        ['Ein Designsystem', 'die Teile, und wie Teams sie nutzen'],
        ['Eine Website', 'für wen, und was sie können musste'],
        ['Ein Prototyp', 'was er gezeigt hat'],
      ],
    },
  },
};
