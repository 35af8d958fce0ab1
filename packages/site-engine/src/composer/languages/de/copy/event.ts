import type { GroupCopy } from '../../language-pack.ts';

export const event: GroupCopy<'event'> = {
  shared: {
    action: 'Platz sichern',
    offer: { title: 'Was|wartet', note: 'Das Programm wächst nach und nach.' },
    points: {
      title: 'Warum vor Ort',
      items: [
        ['Der Raum', 'Manches geschieht nur, wenn Menschen zusammen sind.'],
        ['Die Pausen', 'Sie gehören zum Programm.'],
        ['Kommen Sie allein', 'Sie bleiben es nicht.'],
      ],
    },
    process: {
      title: 'So geht’s',
      items: [
        ['Platz sichern', 'Mit dem Formular auf dieser Seite.'],
        ['Details bekommen', 'Per E-Mail, einmal.'],
        ['Kommen', 'Wir freuen uns.'],
      ],
    },
    about: {
      title: 'Das muss man|erlebt haben.',
      text: '{brand} bringt{in} Menschen zusammen, für etwas, das man nicht nachholen kann.',
    },
    faq: {
      title: 'Bevor Sie kommen',
      items: [
        ['Gibt es noch Plätze?', 'Fragen Sie mit dem Formular, wir sagen, was frei ist.'],
        ['Ist es barrierefrei?', 'Sagen Sie, was Sie brauchen, und wir antworten offen.'],
        ['Kann ich helfen?', 'Gern. Sagen Sie, was Ihnen liegt und wann Sie Zeit haben.'],
      ],
    },
    form: { title: 'Platz sichern', done: 'Ihr Platz ist angefragt. Die Bestätigung kommt per E-Mail.' },
  },
  kinds: {
    event: {
      unnamed: 'Ein Tag Zusammen',
      headlines: ['Ein Tag.|Viele Menschen.', 'Kommen und|weitererzählen.'],
      lede: '{brand} versammelt{in} für einen Tag alle, die etwas zeigen oder lernen wollen.',
      items: [
        ['Ankommen', 'Kaffee und neue Gesichter'],
        ['Der Vormittag', 'zuhören'],
        ['Die lange Tafel', 'essen und reden'],
        ['Der Nachmittag', 'selbst machen'],
        ['Der Ausklang', 'und was daraus wird'],
      ],
    },
    conference: {
      unnamed: 'Auf ein Wort',
      headlines: ['Geredet wird|auf den Fluren.', 'Weniger Reden,|mehr Fragen.'],
      lede: '{brand} holt{in} auf die Bühne, wer die Arbeit macht.',
      items: [
        ['Auftakt', 'eine Idee zum Anfangen'],
        ['Vorträge', 'kurz, mit Fragen'],
        ['Workshops', 'mit den Händen'],
        ['Flurgespräche', 'der beste Teil'],
        ['Abschluss', 'mit Hausaufgaben'],
      ],
    },
    festival: {
      unnamed: 'Grundrauschen',
      headlines: ['Drei Akkorde|und die Nacht.', 'Lauter.|Näher.'],
      lede: '{brand} füllt{in} die Luft mit Musik, Essen und Menschen, die schief und laut mitsingen.',
      items: [
        ['Große Bühne', 'zum Springen'],
        ['Kleine Bühne', 'zum Entdecken'],
        ['Tanz', 'bis das Licht angeht'],
        ['Essen', 'im Stehen, mit Serviette'],
        ['Ruhiger Morgen', 'Stühle in der Sonne'],
      ],
    },
    hackathon: {
      unnamed: 'Nacht im Code',
      headlines: ['Ein Wochenende.|Etwas, das läuft.', 'Kaputte Ideen|sind willkommen.'],
      lede: '{brand} bringt{in} Teams, Kaffee und Steckdosen zusammen, bis etwas läuft.',
      action: 'Team anmelden',
      items: [
        ['Die Aufgaben', 'wählen oder mitbringen'],
        ['Die Teams', 'mit Leuten, die man noch nicht kennt'],
        ['Die Hilfe', 'von jemandem, der es schon falsch gemacht hat'],
        ['Die Demo', 'live, ohne Folien'],
        ['Die Pause', 'geschlafen wird auch'],
      ],
    },
    race: {
      unnamed: 'Lange Runde',
      offerTitle: 'Wie weit|heute?',
      headlines: ['Ein Start.|Tausend Wege.', 'Noch ein|Kilometer.'],
      lede: '{brand} führt{in} über Straßen und Wege, die an diesem Tag den Laufenden gehören.',
      action: 'Anmelden',
      items: [
        ['Die lange Strecke', 'für alle, die trainiert haben'],
        ['Die halbe', 'gerade lang genug'],
        ['Die kurze', 'für den Anfang'],
        ['Die Kinderrunde', 'alle gewinnen'],
        ['Mithelfen', 'Wasser und Zuruf'],
      ],
      form: { title: 'Anmelden', done: 'Notiert. Die Einzelheiten kommen per E-Mail.' },
    },
    wedding: {
      unnamed: 'Unsere Hochzeit',
      headlines: ['Wir heiraten.|Kommt.', 'Ein Ja|und eine lange Tafel.'],
      lede: '{brand}: Wir heiraten{in} und möchten euch dabeihaben.',
      action: 'Zusagen',
      items: [
        ['Die Trauung', 'ein Ja und Taschentücher'],
        ['Der Empfang', 'mit etwas Kaltem'],
        ['Das Essen', 'ohne Eile'],
        ['Der Tanz', 'keine Ausreden'],
        ['Der Tag danach', 'für alle, die noch stehen'],
      ],
      offer: { title: 'Der Tag,|von Anfang bis Ende', note: 'Die genauen Zeiten kommen per E-Mail.' },
      points: {
        title: 'Gut zu wissen',
        items: [
          ['Was anziehen?', 'Etwas, worin ihr tanzen könnt.'],
          ['Kinder', 'Sind willkommen. Sagt uns, wie viele.'],
          ['Geschenke', 'Dass ihr kommt, genügt.'],
        ],
      },
      about: {
        title: 'Wie es|anfing.',
        text: 'Hier steht die Geschichte von {brand}: wo ihr euch begegnet seid, wer es zuerst wusste und wer gefragt hat.',
      },
      faq: {
        title: 'Falls ihr euch fragt',
        items: [
          ['Darf ich jemanden mitbringen?', 'Sagt es bei der Zusage, mit Namen.'],
          ['Und wenn ich etwas nicht essen kann?', 'Schreibt es dazu, die Küche weiß dann Bescheid.'],
          ['Wo kann ich schlafen?', 'Fragt uns, wir sagen, was in der Nähe ist.'],
        ],
      },
      form: { title: 'Kommt ihr?', done: 'Danke für die Antwort. Wir freuen uns!' },
    },
  },
};
