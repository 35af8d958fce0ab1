import type { GroupCopy } from '../../language-pack.ts';

export const stay: GroupCopy<'stay'> = {
  shared: {
    action: 'Termin anfragen',
    offer: { title: 'In Ruhe|aussuchen', note: 'Unsicher? Fragen Sie uns.' },
    points: {
      title: 'Worauf Verlass ist',
      items: [
        ['Jemand antwortet', 'Vorher, währenddessen und danach.'],
        ['Der Preis ist der Preis', 'Sie sehen ihn ganz, bevor Sie zusagen.'],
        ['Rat von hier', 'Wir schicken Sie dorthin, wohin wir selbst gehen.'],
      ],
    },
    process: {
      title: 'Von der Anfrage|zur Ankunft',
      items: [
        ['Fragen', 'Wann, und wie viele Sie sind.'],
        ['Wählen', 'Wir schreiben, was frei ist und was es kostet.'],
        ['Kommen', 'Wir beschreiben den Weg und erwarten Sie.'],
      ],
    },
    about: {
      title: 'Ein Ort|zum Ankommen.',
      text: 'Um {brand} kümmern sich{in} Menschen, die merken, wenn eine Tür quietscht.',
    },
    faq: {
      title: 'Bevor Sie kommen',
      items: [
        ['Wie buche ich?', 'Schicken Sie Ihre Daten mit dem Formular. Fest wird es mit unserer Antwort.'],
        [
          'Und wenn sich etwas ändert?',
          'Schreiben Sie so früh wie möglich, dann suchen wir einen anderen Tag.',
        ],
        ['Wie komme ich hin?', 'Sagen Sie, woher Sie kommen, und wir beschreiben den Weg.'],
      ],
    },
    form: { title: 'Wann möchten Sie kommen?', done: 'Danke. Wir schreiben, was frei ist.' },
  },
  kinds: {
    hotel: {
      unnamed: 'Stilles Haus',
      offerTitle: 'Jedes Zimmer|hat seine Stunde',
      headlines: ['Spät ankommen,|länger schlafen.', 'Ein Zimmer|und der Morgen.'],
      lede: '{brand} ist{in} ein Ort zum Bleiben: ruhige Zimmer, ein langes Frühstück und nichts, was sein muss.',
      action: 'Zimmer anfragen',
      items: [
        ['Das Einzelzimmer', 'ein Bett, ein Fenster, Stille'],
        ['Das Doppelzimmer', 'mit Morgenlicht'],
        ['Das mit Balkon', 'zum Frühstücken'],
        ['Das Familienzimmer', 'mit einer Tür dazwischen'],
        ['Das unterm Dach', 'nach dem alle fragen'],
      ],
      faq: {
        title: 'Vor dem|Kofferpacken',
        items: [
          ['Wann kann ich kommen?', 'Sagen Sie, wann Sie ankommen. Wird es spät, wissen wir es gern vorher.'],
          [
            'Welches Zimmer passt zu uns?',
            'Schreiben Sie, wer kommt und wer leicht aufwacht. Wir wählen mit.',
          ],
          ['Kann ich die Tage noch ändern?', 'Melden Sie sich, sobald Sie es wissen, und wir sehen nach.'],
        ],
      },
    },
    travel: {
      unnamed: 'Langsame Karte',
      offerTitle: 'Wohin|es geht',
      headlines: ['Nehmen Sie|den längeren Weg.', 'Wenig Gepäck,|viel zu sehen.'],
      lede: '{brand} führt kleine Gruppen{in} an Orte, die zu Fuß, per Boot oder im langsamen Zug schöner sind.',
      action: 'Reise anfragen',
      items: [
        ['Zu Fuß', 'eine Woche, ein Rucksack'],
        ['An der Küste', 'Boot, Leuchtturm, Fisch'],
        ['Mit dem Zug', 'das Fenster ist der Plan'],
        ['Stadt mit Begleitung', 'was in keiner Karte steht'],
        ['Nach Wunsch', 'sagen Sie, was und wann'],
      ],
      process: {
        title: 'Von der Idee|auf den Weg',
        items: [
          ['Erzählen', 'Wohin, wann und mit wem.'],
          ['Aussuchen', 'Wir schicken wenige Routen, gut erklärt.'],
          ['Losgehen', 'Mit leichtem Gepäck.'],
        ],
      },
      about: {
        title: 'Reisen heißt|bemerken.',
        text: '{brand} bevorzugt{in} wenige Orte und für jeden genug Zeit.',
      },
      faq: {
        title: 'Vor der Reise',
        items: [
          [
            'Kann ich allein mitkommen?',
            'Ja. Sagen Sie, was Sie suchen, und wir nennen die passende Gruppe.',
          ],
          ['Wie viel wird gelaufen?', 'Das steht bei jeder Reise, bevor Sie zusagen.'],
          ['Und wenn sich etwas ändert?', 'Schreiben Sie früh, dann suchen wir einen anderen Termin.'],
        ],
      },
    },
    realestate: {
      unnamed: 'Türschwelle',
      headlines: ['Die Tür,|die passt.', 'Wo hinge|Ihr Mantel?'],
      lede: '{brand} hilft{in} beim Suchen, Verkaufen und Vermieten, mit klaren Antworten unterwegs.',
      action: 'Gespräch vereinbaren',
      items: [
        ['Kaufen', 'was passt, nicht was übrig ist'],
        ['Verkaufen', 'zu einem Preis, der hält'],
        ['Vermieten', 'mit ordentlichen Papieren'],
        ['Bewerten', 'was es wert ist und warum'],
        ['Begleiten', 'bis zur Unterschrift'],
      ],
      offer: { title: 'Kaufen, verkaufen,|vermieten', note: 'Unsicher, womit anfangen? Reden wir zuerst.' },
      points: {
        title: 'Worauf Verlass ist',
        items: [
          ['Jemand antwortet', 'Von Anfang bis Ende dieselbe Person.'],
          ['Die Kosten zuerst', 'Schriftlich, bevor Sie zusagen.'],
          ['Die Wahrheit über das Haus', 'Auch über Lärm, Sonne und feuchte Wände.'],
        ],
      },
      process: {
        title: 'Vom ersten Gespräch|zum Schlüssel',
        items: [
          ['Erzählen', 'Was Sie suchen oder verkaufen.'],
          ['Ansehen', 'Wenige Häuser, gut gewählt.'],
          ['Unterschreiben', 'Alles gelesen, alles erklärt.'],
        ],
      },
      about: {
        title: 'Ein Haus sieht man|in Ruhe an.',
        text: '{brand} kennt{in} die Straßen, die Häuser und die Fragen, die man stellen sollte.',
      },
      faq: {
        title: 'Vor der Entscheidung',
        items: [
          [
            'Wie fange ich an?',
            'Sagen Sie, was Sie suchen oder verkaufen, und wir nennen den nächsten Schritt.',
          ],
          ['Was kostet das?', 'Das steht schriftlich fest, bevor wir beginnen.'],
          ['Kann ich vorher besichtigen?', 'Natürlich. Auch zweimal.'],
        ],
      },
      form: { title: 'Was suchen Sie?', done: 'Danke. Wir melden uns bei Ihnen.' },
    },
    coworking: {
      unnamed: 'Geteilter Tisch',
      offerTitle: 'Ein Platz|für jeden Tag',
      headlines: ['Arbeiten,|wo andere arbeiten.', 'Besser als|der Küchentisch.'],
      lede: '{brand} hat Tische{in} für alle, die selbstständig arbeiten, aber nicht allein.',
      action: 'Einen Tag testen',
      items: [
        ['Flexibler Platz', 'kommen und setzen'],
        ['Fester Platz', 'Ihr Stuhl, Ihre Pflanze'],
        ['Besprechungsraum', 'stundenweise'],
        ['Telefonkabine', 'Tür zu, Ruhe'],
        ['Offener Nachmittag', 'kommen und schauen'],
      ],
    },
  },
};
