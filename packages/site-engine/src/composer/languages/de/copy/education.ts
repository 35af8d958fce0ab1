import type { GroupCopy } from '../../language-pack.ts';

export const education: GroupCopy<'education'> = {
  shared: {
    action: 'Platz anfragen',
    offer: { title: 'Was man|hier lernt', note: 'Unsicher beim Niveau? Fragen Sie.' },
    points: {
      title: 'Wie wir unterrichten',
      items: [
        ['Erst die Fragen', 'Aus ungefragten Antworten lernt niemand.'],
        ['Kleine Schritte', 'Jeder ist am Abend zu gebrauchen.'],
        ['Zeit zum Probieren', 'Einmal falsch gehört zur Stunde.'],
      ],
    },
    process: {
      title: 'So fängt es an',
      items: [
        ['Sagen, wo Sie stehen', 'Und wohin Sie möchten.'],
        ['Den Platz finden', 'Wir schlagen einen vor und sagen, warum.'],
        ['Beginnen', 'Die erste Stunde zeigt, ob es passt.'],
      ],
    },
    about: {
      title: 'Lernen|ist ein Tunwort.',
      text: '{brand} ist ein Ort{in}, an dem man merkt, dass mehr geht als gedacht.',
    },
    faq: {
      title: 'Vor der ersten Stunde',
      items: [
        ['Welche Stufe passt?', 'Sagen Sie, was Sie schon können, und wir schlagen eine vor.'],
        ['Kann ich später einsteigen?', 'Fragen Sie. Oft ist ein Platz frei oder der nächste Beginn nah.'],
        ['Was bringe ich mit?', 'Das sagen wir vorher.'],
      ],
    },
    form: { title: 'Einen Platz anfragen', done: 'Danke. Wir schreiben, was passt.' },
  },
  kinds: {
    school: {
      unnamed: 'Offener Hof',
      headlines: ['Fragen,|bis es klar ist.', 'Hier lernt man,|indem man es tut.'],
      lede: '{brand} unterrichtet{in} mit Geduld, mit den Händen und bei offener Tür.',
      items: [
        ['Für den Anfang', 'ohne Vorwissen'],
        ['Zum Weitermachen', 'dort, wo es aufhörte'],
        ['Zum Üben', 'mehr Hände als Hefte'],
        ['Workshop', 'ein Tag, ein Thema'],
        ['Begleitung', 'wenn es hakt'],
      ],
    },
    course: {
      unnamed: 'Lektion Eins',
      headlines: ['Heute anfangen.|Morgen anwenden.', 'Eine Lektion|nach der anderen.'],
      lede: '{brand} lehrt{in} eine nützliche Sache, in der Reihenfolge, in der man sie braucht.',
      action: 'Anmelden',
      items: [
        ['Die Grundlage', 'was nicht fehlen darf'],
        ['Die Übung', 'Aufgaben, die nützen'],
        ['Das Projekt', 'etwas Eigenes, fertig'],
        ['Die Fragen', 'mit Antwort'],
        ['Der Schluss', 'und was danach kommt'],
      ],
      faq: {
        title: 'Vor der|ersten Lektion',
        items: [
          ['Muss ich etwas können?', 'Nein. Baut eine Lektion auf etwas auf, steht es dabei.'],
          ['Wie viel Zeit brauche ich?', 'So viel, wie Sie geben. Gehen Sie in Ihrem Tempo.'],
          [
            'Und wenn ich nicht weiterkomme?',
            'Schreiben Sie, welche Lektion es ist und was Sie versucht haben.',
          ],
        ],
      },
    },
    tutor: {
      unnamed: 'Stift und Ruhe',
      offerTitle: 'Wobei ich|helfe',
      headlines: ['Erklärt,|bis es sitzt.', 'Ein Tisch,|zwei Stühle.'],
      lede: '{brand} gibt{in} Einzelunterricht, so schnell, wie das Lernen geht.',
      action: 'Probestunde anfragen',
      items: [
        ['Nachhilfe', 'was nicht klar wurde'],
        ['Prüfungen', 'vorbereiten und gut schlafen'],
        ['Bei null', 'ohne Scheu'],
        ['Online', 'mit gemeinsamer Tafel'],
        ['Lernen lernen', 'um allein weiterzukommen'],
      ],
    },
    languageschool: {
      unnamed: 'Gute Aussprache',
      headlines: ['Falsch sprechen.|Aber sprechen.', 'Der erste Satz|ist der schwerste.'],
      lede: '{brand} lehrt{in} Sprachen, gesprochen vom ersten Tag an.',
      action: 'Einstufung anfragen',
      items: [
        ['Anfang', 'die ersten Wörter'],
        ['Konversation', 'mit Fehlern und Lachen'],
        ['Beruf', 'Mails, Sitzungen, Telefon'],
        ['Prüfungen', 'wissen, was gefragt wird'],
        ['Kinder', 'singend'],
      ],
    },
    kindergarten: {
      unnamed: 'Gummistiefel',
      headlines: ['Spielen|ist ernst.', 'Flecken|inklusive.'],
      lede: '{brand} ist{in} für die Kleinsten da, mit offenen Armen, Matsch und Liedern.',
      action: 'Kennenlernen',
      items: [
        ['Die Kleinsten', 'ein Arm und ein Mittagsschlaf'],
        ['Die Mittleren', 'alles „alleine“'],
        ['Die Großen', 'Fragen und Scheren'],
        ['Der Garten', 'bei jedem Wetter'],
        ['Das Essen', 'am gemeinsamen Tisch'],
      ],
      offer: {
        title: 'Ein Tag|bei uns',
        note: 'Jedes Alter hat sein eigenes Tempo. Fragen Sie nach dem Ihres Kindes.',
      },
      points: {
        title: 'Worauf wir achten',
        items: [
          ['Erst ein Arm', 'Dann der Rest der Welt.'],
          ['Raus, wann immer es geht', 'Kleider kann man waschen.'],
          ['Jedes Kind zu seiner Zeit', 'Niemand läuft, weil es so weit sein müsste.'],
        ],
      },
      process: {
        title: 'So fängt es an',
        items: [
          ['Schreiben', 'Das Alter, und ab wann.'],
          ['Ansehen', 'Am besten an der Hand.'],
          ['Eingewöhnen', 'Ein Vormittag, dann noch einer.'],
        ],
      },
      about: {
        title: 'Großwerden|macht Flecken.',
        text: '{brand} ist ein Ort{in}, an dem man hinfällt, ein wenig weint und wieder klettert.',
      },
      faq: {
        title: 'Was Eltern fragen',
        items: [
          ['Gibt es einen Platz?', 'Schreiben Sie Alter und Datum, wir sagen es Ihnen.'],
          ['Wie läuft die Eingewöhnung?', 'Langsam, mit jemandem von zu Hause daneben.'],
          ['Was gibt es zu essen?', 'Den Wochenplan zeigen wir beim Besuch.'],
        ],
      },
    },
  },
};
