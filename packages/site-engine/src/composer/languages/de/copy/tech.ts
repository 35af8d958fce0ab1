import type { GroupCopy } from '../../language-pack.ts';

export const tech: GroupCopy<'tech'> = {
  shared: {
    action: 'Jetzt ausprobieren',
    offer: { title: 'Was es|für Sie tut', note: 'Beispiele. Setzen Sie Ihre eigenen Einträge ein.' },
    points: {
      title: 'Gemacht, um nicht zu stören',
      items: [
        ['Schnell begonnen', 'Eine Sache verbinden und etwas Nützliches sehen.'],
        ['Gut zu lesen', 'Große Schrift, echter Kontrast, dunkel auf Wunsch.'],
        ['Es bleibt Ihres', 'Was hineingeht, kommt auch wieder heraus.'],
      ],
    },
    process: {
      title: 'Drei Schritte|zum ersten Ergebnis',
      items: [
        ['Anfangen', 'Mit dem Kleinsten, das helfen könnte.'],
        ['Anpassen', 'Nennen, was wichtig ist, und den Rest weglassen.'],
        ['Nutzen', 'Jeden Tag, ohne daran zu denken.'],
      ],
    },
    about: {
      title: 'Werkzeug soll|verschwinden.',
      text: '{brand} ist für die Stunden gemacht, in denen niemand hinsieht. Eine Meldung lohnt sich dann auch.',
    },
    faq: {
      title: 'Vorab geklärt',
      items: [
        ['Kann ich es testen?', 'Hinterlassen Sie Ihre Adresse im Formular, wir sagen Ihnen, wie.'],
        ['Wo liegen meine Daten?', 'Fragen Sie nach der aktuellen Liste der Orte und Anbieter.'],
        ['Kann ich wieder gehen?', 'Jederzeit, und was Ihnen gehört, geht mit.'],
      ],
    },
    form: { title: 'Mit einer Sache ausprobieren', done: 'Danke. Wir schreiben Ihnen den nächsten Schritt.' },
  },
  kinds: {
    saas: {
      unnamed: 'Webstuhl',
      headlines: ['Weniger prüfen,|mehr erledigen.', 'Sehen, bevor|es kostet.'],
      lede: '{brand} bringt die Arbeit an einen Ort, zeigt, worauf es ankommt, und hält sich sonst heraus.',
      items: [
        ['Alles auf einen Blick', 'das Wichtige oben'],
        ['Hinweise', 'nur wenn nötig'],
        ['Berichte', 'kurz, also gelesen'],
        ['Verbindungen', 'zu dem, was Sie schon nutzen'],
        ['Rechte', 'jeder sieht das Seine'],
      ],
      faq: {
        title: 'Bevor Sie|fragen',
        items: [
          [
            'Kann ich es erst ausprobieren?',
            'Ja. Hinterlassen Sie Ihre Adresse im Formular, wir richten es ein.',
          ],
          ['Wo liegen meine Daten?', 'Fragen Sie nach der Liste der Orte und Anbieter. Sie ist kurz.'],
          ['Und wenn ich gehen will?', 'Was Ihnen gehört, nehmen Sie mit.'],
        ],
      },
    },
    app: {
      unnamed: 'Hosentasche',
      headlines: ['Ein Tipp,|eine Sache erledigt.', 'In der Tasche,|nicht im Weg.'],
      lede: '{brand} tut eine einzige Sache auf dem Telefon, so schnell, wie der Aufzug kommt.',
      action: 'Zugang anfragen',
      items: [
        ['Öffnen, fertig', 'ohne Anleitung'],
        ['Ohne Netz', 'auch in der U-Bahn'],
        ['Erinnerungen', 'wenige, zur rechten Zeit'],
        ['Teilen', 'mit wem Sie wollen'],
        ['Privat', 'nichts davon wird verkauft'],
      ],
      faq: {
        title: 'Vor dem|Installieren',
        items: [
          ['Auf welchen Geräten läuft sie?', 'Fragen Sie im Formular und nennen Sie Ihr Gerät.'],
          ['Braucht sie das Internet?', 'Fragen Sie. Wir sagen, was ohne geht und was nicht.'],
          ['Was weiß sie über mich?', 'So wenig wie möglich. Fragen Sie nach der ganzen Liste.'],
        ],
      },
    },
    developertool: {
      unnamed: 'Spur',
      headlines: ['Finden, bevor|es klingelt.', 'Ein Befehl.|Eine Antwort.'],
      lede: '{brand} beantwortet die Frage der schlimmsten Stunde, während Sie sie tippen.',
      items: [
        ['Suche', 'während Sie tippen'],
        ['Alarme', 'mit Kontext statt Lärm'],
        ['Kommandozeile', 'dasselbe, ohne Maus'],
        ['API', 'dokumentiert und stabil'],
        ['Integrationen', 'mit dem, was schon läuft'],
      ],
    },
    opensource: {
      unnamed: 'Kleines Werkzeug',
      headlines: ['Lesen.|Laufen lassen.', 'Wenig Code,|viele Hände.'],
      lede: '{brand} tut eine Sache, tut sie offen und ist an einem Abend gelesen.',
      action: 'Loslegen',
      items: [
        ['Installieren', 'eine Zeile'],
        ['Benutzen', 'ein Beispiel, das läuft'],
        ['Erweitern', 'an klaren Stellen'],
        ['Mitmachen', 'die erste Aufgabe wartet'],
        ['Fragen', 'jemand antwortet'],
      ],
      points: {
        title: 'Offen gemacht',
        items: [
          ['Ganz zu lesen', 'Vor dem Vertrauen kommt das Nachsehen.'],
          ['Tut eine Sache', 'Und überlässt den Rest anderen Werkzeugen.'],
          ['Gehört allen', 'Kopieren, ändern, verbessern.'],
        ],
      },
      about: {
        title: 'Code|bei Tageslicht.',
        text: '{brand} entsteht öffentlich: was fertig ist, was fehlt und warum so entschieden wurde.',
      },
      faq: {
        title: 'Vorab geklärt',
        items: [
          ['Darf ich es bei der Arbeit nutzen?', 'Die Lizenz liegt im Repository und sagt, was erlaubt ist.'],
          [
            'Ich habe einen Fehler gefunden. Und jetzt?',
            'Beschreiben Sie ihn im Repository, mit dem kleinsten Beispiel, das ihn zeigt.',
          ],
          ['Wo fange ich an mitzumachen?', 'Fragen Sie. Für Neue gibt es immer eine Aufgabe.'],
        ],
      },
      form: { title: 'Schreiben Sie uns', done: 'Danke. Wir antworten Ihnen.' },
    },
    documentation: {
      unnamed: 'Kurzes Handbuch',
      headlines: ['Eine Seite lesen,|eine Sache fertig.', 'Das Handbuch,|das man beendet.'],
      lede: '{brand} erklärt, was man braucht, in der Reihenfolge, in der man es braucht.',
      action: 'Mit dem Lesen beginnen',
      items: [
        ['Erste Schritte', 'von null bis es läuft'],
        ['Anleitungen', 'je eine Aufgabe'],
        ['Referenz', 'alles, leicht zu finden'],
        ['Beispiele', 'kopieren und probieren'],
        ['Änderungen', 'was neu ist und was bricht'],
      ],
      offer: { title: 'Was Sie|suchen', note: 'Beispiele. Setzen Sie Ihre eigenen Seiten ein.' },
      points: {
        title: 'Wie es geschrieben ist',
        items: [
          ['Eine Seite, eine Aufgabe', 'Erledigt und zugeklappt.'],
          ['Beispiele, die laufen', 'Kopieren, probieren, ändern.'],
          ['Einfache Worte', 'Schwierige werden gleich erklärt.'],
        ],
      },
      about: {
        title: 'Geschrieben,|um kurz zu sein.',
        text: '{brand} ist für alle, die ein offenes Problem haben und wenig Zeit zum Lesen.',
      },
      faq: {
        title: 'Vorab geklärt',
        items: [
          ['Wo fange ich an?', 'Bei den ersten Schritten, von oben nach unten.'],
          ['Es fehlt eine Seite. Und jetzt?', 'Nennen Sie sie im Formular.'],
          ['Ich habe einen Fehler gefunden. Und jetzt?', 'Schreiben Sie uns mit der Adresse der Seite.'],
        ],
      },
      form: { title: 'Fragen oder verbessern', done: 'Danke. Wir antworten Ihnen.' },
    },
    game: {
      unnamed: 'Noch ein Zug',
      headlines: ['Noch|ein Zug.', 'Leicht zu beginnen.|Schwer zu lassen.'],
      lede: '{brand} ist ein Spiel, das sich schnell erklärt und etwas für später aufhebt.',
      action: 'Früh mitspielen',
      items: [
        ['Lernen', 'beim Spielen, nicht beim Lesen'],
        ['Spielen', 'allein oder mit anderen'],
        ['Entdecken', 'was man zuerst nicht sieht'],
        ['Wiederholen', 'nie zweimal gleich'],
        ['Teilen', 'um danach zu streiten'],
      ],
      offer: { title: 'Was|drinsteckt', note: 'Beispiele. Setzen Sie Ihre eigenen Einträge ein.' },
      points: {
        title: 'Zum Wiederspielen gemacht',
        items: [
          ['Kurze Regeln', 'Der Rest lernt sich beim Spielen.'],
          ['Kurze Runden', 'Passen zwischen zwei Haltestellen.'],
          ['Verlieren lehrt', 'Und man versteht gleich, warum.'],
        ],
      },
      faq: {
        title: 'Vor dem Spielen',
        items: [
          ['Kann ich es ausprobieren?', 'Hinterlassen Sie Ihre Adresse im Formular, wir sagen, wann.'],
          ['Geht es auch allein?', 'Fragen Sie uns nach den Spielweisen.'],
          ['Und wenn ich einen Fehler finde?', 'Schreiben Sie, was geschehen ist, so wie es war.'],
        ],
      },
      form: { title: 'Mitspielen', done: 'Danke. Wir schreiben, sobald ein Platz frei ist.' },
      about: {
        title: 'Sie sind|am Zug.',
        text: '{brand} begann mit einer Frage: Und wenn wir es noch einmal versuchen? Hier ist die Antwort.',
      },
      process: {
        title: 'So wird gespielt',
        items: [
          ['Anfangen', 'Ohne Anleitung.'],
          ['Verlieren', 'Und verstehen, warum.'],
          ['Noch einmal', 'Diesmal klappt es.'],
        ],
      },
    },
  },
};
