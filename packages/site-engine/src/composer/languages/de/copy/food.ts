import type { GroupCopy } from '../../language-pack.ts';

export const food: GroupCopy<'food'> = {
  shared: {
    action: 'Jetzt bestellen',
    offer: {
      title: 'Was es|heute gibt',
      note: 'Wechselt mit der Jahreszeit. Fragen Sie, was gerade gekommen ist.',
    },
    points: {
      title: 'Woran wir festhalten',
      items: [
        ['Selbst gemacht', 'Was wir zukaufen, sagen wir dazu.'],
        ['Was die Saison hergibt', 'Ist es vorbei, ist es vorbei, bis zum nächsten Jahr.'],
        ['Fragen Sie, was drin ist', 'Sagen Sie, was Sie nicht vertragen, und wir sagen, was geht.'],
      ],
    },
    process: {
      title: 'So|geht’s',
      items: [
        ['Schauen', 'Was gibt es, worauf haben Sie Lust?'],
        ['Bestellen', 'Mit dem Formular oder an der Theke.'],
        ['Genießen', 'Hier oder zu Hause. Wir sagen, wie es am besten schmeckt.'],
      ],
    },
    about: {
      title: 'Gutes|braucht Zeit.',
      text: 'Hinter {brand} stehen{in} Menschen, die lieber wenig machen und das richtig.',
    },
    faq: {
      title: 'Häufig gefragt',
      items: [
        ['Kann ich vorbestellen?', 'Ja. Schicken Sie das Formular mit Wunsch und Tag, wir bestätigen es.'],
        ['Und bei Allergien?', 'Sagen Sie es vor der Bestellung. Wir reden lieber darüber, als zu raten.'],
        ['Sind Gruppen willkommen?', 'Fragen Sie mit dem Formular: wie viele Sie sind und an welchem Tag.'],
      ],
    },
    form: { title: 'Fragen oder bestellen', done: 'Danke. Wir melden uns und bestätigen.' },
  },
  kinds: {
    restaurant: {
      unnamed: 'Lange Tafel',
      offerTitle: 'Eine kurze|Karte',
      headlines: ['Setzen Sie sich.|Es kommt gleich.', 'Kleines Feuer,|lange Tafel.'],
      lede: '{brand} kocht{in} mit dem, was der Markt hergibt, und serviert es ohne Umstände.',
      action: 'Tisch reservieren',
      items: [
        ['Zum Anfang', 'Brot, Butter, etwas Eingelegtes'],
        ['Aus dem Garten', 'was gerade reif ist'],
        ['Vom Feuer', 'wenig Rauch, viel Geschmack'],
        ['Aus dem Topf', 'für lange Tage'],
        ['Zum Schluss', 'ein Dessert, ein gutes'],
      ],
      process: {
        title: 'Vom Markt|auf den Tisch',
        items: [
          ['Einkaufen', 'Früh, mit Händen und Nase.'],
          ['Kochen', 'Wenige Zutaten, die richtige Hitze.'],
          ['Essen', 'Ohne Eile. Der Kaffee gehört dazu.'],
        ],
      },
      form: { title: 'Einen Tisch reservieren', done: 'Danke. Wir bestätigen Ihren Tisch.' },
      faq: {
        title: 'Bevor Sie|Platz nehmen',
        items: [
          ['Muss ich reservieren?', 'Es ist sicherer. Schreiben Sie, wie viele Sie sind und wann.'],
          ['Ich vertrage manches nicht. Geht das?', 'Sagen Sie es beim Reservieren, dann weiß es die Küche.'],
          ['Können wir hier feiern?', 'Fragen Sie früh und sagen Sie, für wie viele.'],
        ],
      },
    },
    bakery: {
      unnamed: 'Frühe Stube',
      offerTitle: 'Was aus dem|Ofen kommt',
      headlines: ['Erst das Brot,|dann der Tag.', 'Wach, bevor|die Straße es ist.'],
      lede: '{brand} backt{in}: Brot mit ordentlicher Kruste und etwas Süßes daneben.',
      action: 'Für morgen bestellen',
      items: [
        ['Sauerteiglaib', 'offene Krume, dunkle Kruste'],
        ['Roggenbrot', 'dicht, hält Tage'],
        ['Butterhörnchen', 'von Hand gefaltet'],
        ['Zimtknoten', 'für den Heimweg'],
        ['Obstkuchen', 'mit dem, was reif ist'],
      ],
      process: {
        title: 'Ein Laib braucht länger,|als man denkt',
        items: [
          ['Füttern', 'Der Sauerteig ist vor allen anderen wach.'],
          ['Kneten', 'Mehl, Wasser und dann Ruhe.'],
          ['Formen', 'Von Hand, und noch einmal warten.'],
          ['Backen', 'Heißer Stein, Dampf und eine Kruste, die singt.'],
        ],
      },
      faq: {
        title: 'Am Tresen|gefragt',
        items: [
          [
            'Können Sie mir ein Brot zurücklegen?',
            'Ja. Schreiben Sie im Formular, was es sein soll und wann Sie kommen.',
          ],
          ['Und bei Allergien?', 'Sagen Sie es vor der Bestellung. Mehl liegt hier in der Luft.'],
          [
            'Wie bleibt Brot frisch?',
            'Am ersten Tag mit der Schnittseite nach unten, dann im Tuch, am Ende getoastet.',
          ],
        ],
      },
    },
    cafe: {
      unnamed: 'Zweite Tasse',
      offerTitle: 'Von der Theke|und aus dem Ofen',
      headlines: ['Guter Kaffee,|keine Eile.', 'Bleiben Sie|auf eine zweite.'],
      lede: '{brand} macht{in} Kaffee, für den es sich lohnt, Platz zu nehmen.',
      action: 'Zur Karte',
      items: [
        ['Espresso', 'kurz, süß, drei Schlucke'],
        ['Flat White', 'doppelt, mit wenig Schaum'],
        ['Filter der Woche', 'fragen Sie, wo er wuchs'],
        ['Loser Tee', 'ein Kännchen für eine oder zwei Tassen'],
        ['Kuchen des Hauses', 'noch warm, wenn Sie früh kommen'],
      ],
      faq: {
        title: 'An der Bar|gefragt',
        items: [
          ['Kann ich hier arbeiten?', 'Ja. Wenn es voll ist, bitten wir darum, den Tisch zu teilen.'],
          ['Darf der Hund mit?', 'Fragen Sie an der Tür; meist findet sich eine Ecke.'],
          ['Gibt es die Bohnen zu kaufen?', 'Fragen Sie, welche frisch sind. Wir mahlen sie auch.'],
        ],
      },
    },
    bar: {
      unnamed: 'Letzte Runde',
      offerTitle: 'Was wir|einschenken',
      headlines: ['Noch eine,|dann nach Hause.', 'Hier beginnt|der Abend.'],
      lede: '{brand} schenkt{in} für alle ein, die das Gespräch so mögen wie das Glas.',
      action: 'Platz sichern',
      items: [
        ['Der Hausdrink', 'fragen Sie, wie er gemacht wird'],
        ['Etwas Bitteres', 'gerührt, mit großem Eis'],
        ['Etwas Langes', 'kalt und leicht'],
        ['Offene Weine', 'rot, weiß und dazwischen'],
        ['Ohne Alkohol', 'mit derselben Sorgfalt'],
      ],
    },
    foodtruck: {
      unnamed: 'Vier Räder, ein Feuer',
      offerTitle: 'Heute|an der Tafel',
      headlines: ['Immer|der Nase nach.', 'Schmeckt|im Stehen.'],
      lede: '{brand} kocht{in} auf Rädern: wenige Gerichte, frisch und leicht zu tragen.',
      action: 'Truck buchen',
      items: [
        ['Der Klassiker', 'den alle zweimal nehmen'],
        ['Der Scharfe', 'wir haben gewarnt'],
        ['Der Grüne', 'kein Beiwerk'],
        ['Pommes', 'mit der Soße des Hauses'],
        ['Limonade', 'gleich hier gepresst'],
      ],
    },
    catering: {
      unnamed: 'Weißes Tischtuch',
      offerTitle: 'Für Tische|jeder Größe',
      headlines: ['Sie laden ein.|Wir kochen.', 'Gedeckter Tisch,|ruhige Gastgeber.'],
      lede: '{brand} bringt die Küche{in} zu Festen, in Firmen und nach Hause und räumt auf, wenn der Letzte geht.',
      action: 'Angebot anfragen',
      items: [
        ['Fingerfood', 'passt in eine Hand'],
        ['Menü am Tisch', 'Gang für Gang, zur rechten Zeit'],
        ['Buffet', 'für Gäste, die kommen und gehen'],
        ['Arbeitsfrühstück', 'mit richtigem Kaffee'],
        ['Süßes zum Schluss', 'für das Ende des Fests'],
      ],
    },
    icecream: {
      unnamed: 'Zwei Kugeln',
      offerTitle: 'Heute in|der Vitrine',
      headlines: ['Zwei Kugeln,|keine Fragen.', 'Der Sommer|passt in eine Waffel.'],
      lede: '{brand} macht{in} Eis, das nach Frucht schmeckt.',
      items: [
        ['Vanille', 'mit Schote, nicht mit Aroma'],
        ['Dunkle Schokolade', 'kräftig und langsam'],
        ['Pistazie', 'in der Farbe, die sie hat'],
        ['Zitrone', 'Sorbet, ohne Milch'],
        ['Sorte der Woche', 'was der Markt brachte'],
      ],
    },
    brewery: {
      unnamed: 'Stilles Fass',
      offerTitle: 'Vom Fass,|aus der Flasche',
      headlines: ['Wasser, Korn,|Zeit.', 'Gezapft,|wo es entsteht.'],
      lede: '{brand} braut{in} in kleinen Mengen und schenkt dort aus, wo gebraut wird.',
      action: 'Zum Probieren kommen',
      items: [
        ['Das Helle', 'trocken, klarer Abgang'],
        ['Das Rote', 'Brotrinde, etwas Karamell'],
        ['Das Dunkle', 'geröstet, nicht schwer'],
        ['Das Saure', 'für heiße Tage'],
        ['Der Gast', 'von Freunden, denen wir trauen'],
      ],
    },
    winery: {
      unnamed: 'Nordhang',
      offerTitle: 'Was im Keller|liegt',
      headlines: ['Ein Jahr|in jedem Glas.', 'Der Weinberg|hat keine Eile.'],
      lede: '{brand} pflegt{in} Reben und füllt ab, was das Jahr hergab.',
      action: 'Probe buchen',
      items: [
        ['Der Gutswein', 'Frucht und wenig mehr'],
        ['Der Lagenwein', 'man schmeckt den Stein'],
        ['Der Weiße', 'frisch, mit Salz'],
        ['Der Rosé', 'für die Terrasse'],
        ['Die Probe', 'mit denen, die ihn machen'],
      ],
    },
    farm: {
      unnamed: 'Klare Erde',
      offerTitle: 'Was das Feld|hergibt',
      headlines: ['Gestern noch|in der Erde.', 'Essen, was|gerade dran ist.'],
      lede: '{brand} baut{in} an und liefert, was reif ist, mit etwas Erde daran.',
      action: 'Kiste bestellen',
      items: [
        ['Kleine Kiste', 'für eine oder zwei Personen'],
        ['Große Kiste', 'für ein volles Haus'],
        ['Eier', 'von Hühnern, die rauskommen'],
        ['Obst', 'wenn es so weit ist'],
        ['Eingemachtes', 'der Sommer im Glas'],
      ],
    },
    butcher: {
      unnamed: 'Guter Schnitt',
      offerTitle: 'Hinter|der Theke',
      headlines: ['Das richtige Stück|für heute Abend.', 'Sagen Sie,|was Sie kochen.'],
      lede: '{brand} verkauft{in} gutes Fleisch, so geschnitten, wie Sie es brauchen.',
      action: 'Stück bestellen',
      items: [
        ['Für die Pfanne', 'kurz, heiß, dann ruhen'],
        ['Für den Ofen', 'langsam und am Knochen'],
        ['Für den Grill', 'mit eigenem Fett'],
        ['Wurst', 'hier gemacht'],
        ['Knochen', 'für die Brühe'],
      ],
    },
  },
};
