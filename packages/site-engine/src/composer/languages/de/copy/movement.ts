import type { GroupCopy } from '../../language-pack.ts';

export const movement: GroupCopy<'movement'> = {
  shared: {
    action: 'Probestunde buchen',
    offer: {
      title: 'Wie du dich|bewegen willst',
      note: 'Unsicher? Sag, was du suchst, und wir sagen, was passt.',
    },
    points: {
      title: 'Wie wir trainieren',
      items: [
        ['Jeder fängt mal an', 'Niemand im Raum konnte es von Geburt an.'],
        ['Technik vor Tempo', 'Langsam wird sauber, und sauber wird schnell.'],
        ['Wir kennen deinen Namen', 'Wenn du fehlst, fällt es auf.'],
      ],
    },
    process: {
      title: 'Das erste Mal',
      items: [
        ['Kurs wählen', 'Welchen? Frag, wir helfen.'],
        ['Kommen, wie du bist', 'Bequeme Kleidung und etwas zu trinken.'],
        ['Wiederkommen', 'Das zweite Mal ist das, was zählt.'],
      ],
    },
    about: {
      title: 'Komm vorbei.|Der Rest folgt.',
      text: 'Zu {brand} kommt man{in}, um sich zu bewegen, etwas zu schwitzen und aufrechter nach Hause zu gehen.',
    },
    faq: {
      title: 'Vor der ersten Stunde',
      items: [
        ['Bin ich fit genug?', 'Ja. Du fängst da an, wo du stehst.'],
        ['Was ziehe ich an?', 'Alles, worin du dich bewegen kannst.'],
        ['Kann ich erst testen?', 'Frag mit dem Formular, und wir finden eine Stunde.'],
      ],
    },
    form: { title: 'Komm und probier es', done: 'Gut. Wir schreiben dir, welche Stunde passt.' },
  },
  kinds: {
    gym: {
      unnamed: 'Eisenstunde',
      headlines: ['Müde kommen.|Stark gehen.', 'Noch eine.|Und noch eine.'],
      lede: '{brand} trainiert{in} Kraft, Ausdauer und Geduld, mit jemandem, der auf die Haltung achtet.',
      items: [
        ['Kraft', 'Stange, Hantel, Technik'],
        ['Ausdauer', 'kurz und heftig'],
        ['In der Gruppe', 'die Musik hilft'],
        ['Personal Training', 'nur du und jemand, der zählt'],
        ['Freie Fläche', 'in deinem Tempo'],
      ],
      faq: {
        title: 'Vor dem|ersten Mal',
        items: [
          ['Ich habe nie trainiert. Schlimm?', 'Nein. Schreib es ins Formular, dann fangen wir bei null an.'],
          ['Was bringe ich mit?', 'Schuhe, Wasser, ein Handtuch.'],
          [
            'Ich bin verletzt. Darf ich kommen?',
            'Sag es vorher. Vieles lässt sich anpassen, und wenn nicht, sagen wir es.',
          ],
        ],
      },
    },
    yoga: {
      unnamed: 'Stille Luft',
      headlines: ['Atmen.|Dann der Rest.', 'Eine Stunde|ohne Bildschirm.'],
      lede: '{brand} rollt{in} die Matte aus, für steife Rücken, volle Köpfe und alle, die anfangen.',
      items: [
        ['Sanft', 'zum Wachwerden'],
        ['Fließend', 'Atem und Bewegung'],
        ['Ruhend', 'Decken und Stille'],
        ['Für den Anfang', 'bei null, ohne Eile'],
        ['Meditation', 'sitzen, sonst nichts'],
      ],
      faq: {
        title: 'Vor der|ersten Stunde',
        items: [
          ['Ich bin steif. Darf ich kommen?', 'Gerade dann. Niemand schaut, wie weit du kommst.'],
          ['Was brauche ich?', 'Bequeme Sachen. Frag, ob du eine Matte leihen kannst.'],
          ['Und wenn etwas wehtut?', 'Sag es vor der Stunde, dann suchen wir eine andere Haltung.'],
        ],
      },
    },
    dance: {
      unnamed: 'Zweiter Schritt',
      headlines: ['Ein Schritt,|noch einer.', 'Die Musik|zeigt es dir.'],
      lede: '{brand} bringt{in} allen das Tanzen bei, die sagen, sie könnten es nicht.',
      items: [
        ['Von Anfang an', 'der erste Takt'],
        ['Zu zweit', 'oder wir finden jemanden'],
        ['Latein', 'Hüften inklusive'],
        ['Zeitgenössisch', 'Boden und Luft'],
        ['Kinder', 'Spiel mit Musik'],
      ],
    },
    martialarts: {
      unnamed: 'Gerader Weg',
      headlines: ['Verbeugen.|Anfangen.', 'Erst Ruhe,|dann Kraft.'],
      lede: '{brand} lehrt{in} fallen, aufstehen und das Gegenüber achten.',
      items: [
        ['Einstieg', 'fallen ohne Angst'],
        ['Technik', 'dieselbe Bewegung, besser'],
        ['Kampf', 'mit Regeln und Lachen'],
        ['Kinder', 'Disziplin im Spiel'],
        ['Selbstverteidigung', 'was wirklich hilft'],
      ],
    },
    sportsclub: {
      unnamed: 'Zweite Halbzeit',
      headlines: ['Heute|wird gespielt.', 'Einer|fehlt noch.'],
      lede: '{brand} trainiert und spielt{in} und hat immer Platz für eine Person mehr.',
      action: 'Mitmachen',
      items: [
        ['Erste Mannschaft', 'die fährt auswärts'],
        ['Jugend', 'die lernt schnell'],
        ['Kinder', 'die laufen alle zugleich'],
        ['Alte Herren und Damen', 'die stehen richtig'],
        ['Fans', 'die fehlen nie'],
      ],
      form: { title: 'Mitglied werden', done: 'Danke. Wir schreiben dir, wann das nächste Training ist.' },
    },
  },
};
