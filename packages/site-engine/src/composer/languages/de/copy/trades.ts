import type { GroupCopy } from '../../language-pack.ts';

export const trades: GroupCopy<'trades'> = {
  shared: {
    action: 'Angebot anfragen',
    offer: { title: 'Was wir|erledigen', note: 'Steht nicht auf der Liste? Rufen Sie an.' },
    points: {
      title: 'Hausregeln',
      items: [
        ['Erst der Preis', 'Sie sagen Ja, bevor wir anfangen.'],
        ['Wir sagen, wann', 'Und rufen an, wenn sich etwas ändert.'],
        ['Wir räumen auf', 'Als wären wir nie da gewesen, nur dass es erledigt ist.'],
      ],
    },
    process: {
      title: 'Vom Anruf|zum Handschlag',
      items: [
        ['Beschreiben', 'Mit eigenen Worten. Ein Foto hilft.'],
        ['Angebot', 'Was, wann und für wie viel.'],
        ['Arbeit', 'Und wir zeigen, was wir gemacht haben.'],
      ],
    },
    about: {
      title: 'Beim ersten Mal|richtig.',
      text: '{brand} arbeitet{in} wie im eigenen Haus: sorgfältig und bis zum Ende.',
    },
    faq: {
      title: 'Bevor Sie anrufen',
      items: [
        ['Was kostet es, wenn Sie schauen kommen?', 'Das sagen wir am Telefon, bevor wir losfahren.'],
        ['Wann können Sie kommen?', 'Sagen Sie, was los ist, und Sie bekommen den ersten freien Termin.'],
        ['Und wenn etwas nicht stimmt?', 'Sagen Sie es. Wir kommen und schauen.'],
      ],
    },
    form: { title: 'Worum geht es?', done: 'Danke. Wir rufen an und machen etwas aus.' },
  },
  kinds: {
    repair: {
      unnamed: 'Werkbank',
      offerTitle: 'Was auf die|Werkbank kommt',
      headlines: ['Repariert|ist besser als neu.', 'Kaputt bringen.|Heil abholen.'],
      lede: '{brand} repariert{in}: erst ein klarer Preis, dann gute Arbeit.',
      action: 'Reparatur anfragen',
      items: [
        ['Durchsicht', 'was fehlt und was es kostet'],
        ['Reparatur', 'mit Teilen, die halten'],
        ['Wartung', 'bevor etwas ausfällt'],
        ['Eilfälle', 'wenn es heute sein muss'],
        ['Ersatzteile', 'auch die seltenen'],
      ],
      points: {
        title: 'Hausregeln',
        items: [
          ['Erst der Preis', 'Sie sagen Ja, bevor wir anfangen.'],
          ['Wir sagen, wann es fertig ist', 'Und rufen an, wenn sich etwas ändert.'],
          ['Lohnt es nicht, sagen wir es', 'Manches hat sich die Ruhe verdient.'],
        ],
      },
      faq: {
        title: 'Vor dem Vorbeibringen',
        items: [
          ['Was kostet das Ansehen?', 'Fragen Sie mit dem Formular, dann wissen Sie es vorher.'],
          ['Wie lange dauert es?', 'Das sagen wir, sobald wir es gesehen haben.'],
          ['Und wenn es wieder kaputtgeht?', 'Bringen Sie es zurück. Wir sehen nach.'],
        ],
      },
    },
    plumber: {
      unnamed: 'Trockener Boden',
      offerTitle: 'Vom Hahn|bis zum Kessel',
      headlines: ['Es tropft.|Rufen Sie an.', 'Warmes Wasser,|trockener Boden.'],
      lede: '{brand} repariert{in}, was tropft, und erklärt, warum es tropfte.',
      items: [
        ['Lecks', 'finden und schließen'],
        ['Verstopfungen', 'ohne die Wand zu öffnen'],
        ['Heizung', 'vor dem Winter'],
        ['Bäder', 'vom Rohr bis zur Fliese'],
        ['Notdienst', 'Hahn zu, wir kommen'],
      ],
      faq: {
        title: 'Bevor wir|da sind',
        items: [
          [
            'Es läuft Wasser. Was tun?',
            'Haupthahn zu, weg von nassen Steckdosen, dann anrufen. Nicht schreiben.',
          ],
          [
            'Wann können Sie kommen?',
            'Rufen Sie an oder schreiben Sie. Sie bekommen einen Tag, und einen Anruf, wenn er sich ändert.',
          ],
          [
            'Was wird es kosten?',
            'Beschreiben Sie es oder schicken Sie ein Foto. Den Preis hören Sie vorher.',
          ],
        ],
      },
    },
    electrician: {
      unnamed: 'Licht und Erde',
      offerTitle: 'Hinter|dem Schalter',
      headlines: ['Einschalten.|Vergessen.', 'Sicher|hinter der Wand.'],
      lede: '{brand} bringt Licht und Strom{in} dorthin, wo sie fehlen, ohne ein loses Kabel.',
      items: [
        ['Störungen', 'warum die Sicherung fliegt'],
        ['Installation', 'neu oder erneuert'],
        ['Beleuchtung', 'wo man sie braucht'],
        ['Solar', 'vom Dach bis zur Dose'],
        ['Prüfung', 'mit Protokoll'],
      ],
    },
    garage: {
      unnamed: 'Zweiter Gang',
      offerTitle: 'Unter|der Haube',
      headlines: ['Was ist das|für ein Geräusch?', 'Läuft wieder.|Daran lag es.'],
      lede: '{brand} repariert{in} Autos und zeigt das alte Teil.',
      action: 'Termin vereinbaren',
      items: [
        ['Inspektion', 'einmal im Jahr'],
        ['Bremsen', 'keine Diskussion'],
        ['Reifen', 'vor dem Regen'],
        ['Diagnose', 'was das Lämpchen sagt'],
        ['Hauptuntersuchung', 'gut vorbereitet'],
      ],
      points: {
        title: 'Hausregeln',
        items: [
          ['Erst der Preis', 'Sie sagen Ja, bevor wir anfangen.'],
          ['Wir sagen, wann es fertig ist', 'Und rufen an, wenn sich etwas ändert.'],
          ['Wir zeigen das alte Teil', 'Damit Sie es selbst sehen.'],
        ],
      },
      faq: {
        title: 'Bevor der Wagen kommt',
        items: [
          ['Was kostet die Diagnose?', 'Das sagen wir, bevor Sie kommen.'],
          ['Wann kann ich ihn bringen?', 'Sagen Sie, was er tut, und Sie bekommen den ersten freien Termin.'],
          ['Und wenn das Geräusch wiederkommt?', 'Kommen Sie auch wieder. Wir hören gemeinsam hin.'],
        ],
      },
    },
    construction: {
      unnamed: 'Lot und Waage',
      offerTitle: 'Was wir|bauen',
      headlines: ['Zweimal gemessen.|Einmal gebaut.', 'Steht|gerade.'],
      lede: '{brand} baut{in} neu und um: mit Plan, mit Termin und mit jemandem am Telefon.',
      items: [
        ['Umbau', 'vom Bad bis zum Haus'],
        ['Neubau', 'vom Fundament an'],
        ['Dächer', 'innen trocken'],
        ['Fassaden', 'zur Straße hin'],
        ['Malerarbeiten', 'mit geraden Kanten'],
      ],
    },
    cleaning: {
      unnamed: 'Klare Fläche',
      offerTitle: 'Was wir|sauber machen',
      headlines: ['Nach Hause kommen.|Fertig.', 'Sauber,|und alles am Platz.'],
      lede: '{brand} reinigt{in} Wohnungen und Büros, leise und bis in die Ecken.',
      items: [
        ['Wohnung', 'jede Woche oder nach Bedarf'],
        ['Büro', 'bevor jemand kommt'],
        ['Fenster', 'von beiden Seiten'],
        ['Nach dem Bau', 'auch der feine Staub'],
        ['Grundreinigung', 'einmal im Jahr'],
      ],
      faq: {
        title: 'Vor dem|ersten Mal',
        items: [
          ['Muss ich zu Hause sein?', 'Nur einmal, um alles zu zeigen.'],
          ['Wer bringt die Mittel mit?', 'Sagen Sie, was Sie möchten und was Ihr Boden nicht verträgt.'],
          ['Kommt immer dieselbe Person?', 'Wünschen Sie es sich, und wir sagen, an welchen Tagen es geht.'],
        ],
      },
    },
    moving: {
      unnamed: 'Treppauf',
      offerTitle: 'Was wir|tragen',
      headlines: ['Sie den Schlüssel.|Wir den Rest.', 'Vierter Stock?|Gut.'],
      lede: '{brand} trägt{in}, was Ihnen wichtig ist, und stellt es dorthin, wo Sie wollen.',
      items: [
        ['Umzug', 'von Tür zu Tür'],
        ['Packen', 'Glas für Glas'],
        ['Möbel', 'ab- und aufbauen'],
        ['Einlagern', 'für die Zwischenzeit'],
        ['Einzelstücke', 'nur das eine große Ding'],
      ],
    },
    gardening: {
      unnamed: 'Rechen und Wurzel',
      offerTitle: 'Durch|das Jahr',
      headlines: ['Wachsen lassen,|ein wenig.', 'Heute gepflanzt.|Später Schatten.'],
      lede: '{brand} pflanzt, schneidet und pflegt{in} Gärten in jedem Monat, der etwas zu tun gibt.',
      action: 'Garten zeigen',
      items: [
        ['Pflege', 'das ganze Jahr'],
        ['Schnitt', 'zur rechten Zeit'],
        ['Planung', 'erst die Sonne ansehen'],
        ['Bewässerung', 'so viel wie nötig'],
        ['Terrassen', 'Grün in Töpfen'],
      ],
    },
  },
};
