import type { GroupCopy } from '../../language-pack.ts';

export const beauty: GroupCopy<'beauty'> = {
  shared: {
    action: 'Termin buchen',
    offer: { title: 'Was wir|machen', note: 'Unentschlossen? Wir schauen es uns gemeinsam an.' },
    points: {
      title: 'Hausregeln',
      items: [
        ['Erst reden', 'Wir fangen an, wenn beide wissen, was Sie wollen.'],
        ['Sauber heißt sauber', 'Jedes Werkzeug, jeder Stuhl, jedes Mal.'],
        ['Sie dürfen Stopp sagen', 'Es ist Ihr Kopf, Ihre Hände, Ihre Haut.'],
      ],
    },
    process: {
      title: 'So läuft ein Besuch',
      items: [
        ['Sagen Sie, was gefällt', 'Ein Bild hilft. Auch, was Sie nicht wollen.'],
        ['Zurücklehnen', 'Wir arbeiten; Sie reden, lesen oder schweigen.'],
        ['Mitnehmen', 'Mit einem Rat, damit es so bleibt.'],
      ],
    },
    about: {
      title: 'Eine Stunde|nur für Sie.',
      text: '{brand} ist{in} ein Ort, an dem jemand genau hinsieht, bevor es losgeht.',
    },
    faq: {
      title: 'Bevor Sie Platz nehmen',
      items: [
        ['Brauche ich einen Termin?', 'Das ist am sichersten. Fragen Sie mit dem Formular.'],
        ['Wie lange dauert es?', 'Je nach Wunsch. Wir sagen es vorher.'],
        ['Und wenn es mir nicht gefällt?', 'Sagen Sie es gleich. Wir bringen es in Ordnung.'],
      ],
    },
    form: { title: 'Einen Termin anfragen', done: 'Danke. Wir rufen an und legen die Zeit fest.' },
  },
  kinds: {
    salon: {
      unnamed: 'Vor dem Spiegel',
      offerTitle: 'Waschen, schneiden,|föhnen',
      headlines: ['Und auf einmal|sitzt es.', 'Weniger Spray,|mehr Schnitt.'],
      lede: '{brand} schneidet, färbt und frisiert{in} so, dass es auch morgen noch gefällt.',
      items: [
        ['Schnitt', 'mit Waschen und Föhnen'],
        ['Farbe', 'Ansatz, Strähnen oder alles neu'],
        ['Frisur', 'für den besonderen Tag'],
        ['Pflege', 'für müdes Haar'],
        ['Pony', 'wenig, aber genau'],
      ],
      faq: {
        title: 'Bevor Sie|sitzen',
        items: [
          [
            'Ich weiß nicht, was ich will. Und nun?',
            'Sagen Sie, was Sie morgens an Ihrem Haar ärgert. Da fangen wir an.',
          ],
          ['Wie lange dauert Farbe?', 'Das hängt davon ab, was jetzt drin ist. Schicken Sie ein Foto.'],
          ['Und wenn es mir nicht gefällt?', 'Sagen Sie es gleich. Wir bringen es in Ordnung.'],
        ],
      },
    },
    barber: {
      unnamed: 'Messer und Kamm',
      offerTitle: 'Messer, Schere,|heißes Tuch',
      headlines: ['Sauberer Schnitt,|keine Rede.', 'Platz nehmen.|Wir machen das.'],
      lede: '{brand} schneidet Haare und pflegt Bärte{in}, mit Messer, heißem Tuch und gutem Gespräch.',
      items: [
        ['Haarschnitt', 'Schere oder Maschine'],
        ['Bart', 'in Form, mit heißem Tuch'],
        ['Rasur', 'mit dem Messer'],
        ['Haar und Bart', 'beides auf einem Stuhl'],
        ['Kinder', 'mit Geduld'],
      ],
    },
    nails: {
      unnamed: 'Zehn von Zehn',
      offerTitle: 'Für Hände,|Füße und Wimpern',
      headlines: ['Zehn Finger,|zehn Ideen.', 'Bis in|die Fingerspitzen.'],
      lede: '{brand} pflegt Hände, Füße und Wimpern{in}, mit ruhiger Hand und Farben, die halten.',
      items: [
        ['Maniküre', 'feilen, pflegen, lackieren'],
        ['Gel', 'glänzt viele Tage'],
        ['Pediküre', 'mit und ohne Sandalen'],
        ['Nageldesign', 'bringen Sie Ihre Idee mit'],
        ['Wimpern', 'eine nach der anderen'],
      ],
    },
    spa: {
      unnamed: 'Warmes Wasser',
      offerTitle: 'Zum|Loslassen',
      headlines: ['Eine Stunde.|Nichts zu tun.', 'Lassen Sie|die Schultern sinken.'],
      lede: '{brand} hat{in} Wärme, Wasser und ruhige Hände für Tage, die schwer waren.',
      action: 'Eine Stunde buchen',
      items: [
        ['Massage', 'sanft, fest oder dazwischen'],
        ['Bäder', 'heiß, kalt und noch einmal'],
        ['Gesicht', 'die Haut atmet auf'],
        ['Sauna', 'in Stille'],
        ['Ein Abend zu zweit', 'ohne Uhr'],
      ],
    },
    tattoo: {
      unnamed: 'Feine Tinte',
      offerTitle: 'Was wir|zeichnen',
      headlines: ['Denken Sie nach.|Wir zeichnen.', 'Es bleibt|bei Ihnen.'],
      lede: '{brand} zeichnet auf Haut{in}: erst die Idee, dann der Entwurf, zuletzt die Nadel.',
      action: 'Idee erzählen',
      items: [
        ['Feine Linien', 'wenig und genau'],
        ['Schwarz und Grau', 'Schatten und Kontrast'],
        ['Farbe', 'die hält'],
        ['Überdecken', 'was nicht mehr passt'],
        ['Eigener Entwurf', 'nur für Sie gezeichnet'],
      ],
      faq: {
        title: 'Vor der|Nadel',
        items: [
          [
            'Tut es weh?',
            'Ja, an manchen Stellen mehr. Wir sagen, an welchen, und machen Pause, wann Sie wollen.',
          ],
          ['Wie pflege ich es?', 'Das bekommen Sie aufgeschrieben: womit waschen, was drauf, was meiden.'],
          ['Lässt sich ein altes überdecken?', 'Oft. Schicken Sie ein Foto bei Tageslicht und die Größe.'],
        ],
      },
    },
  },
};
