import type { GroupCopy } from '../../language-pack.ts';

export const culture: GroupCopy<'culture'> = {
  shared: {
    action: 'Platz reservieren',
    offer: {
      title: 'Was es|zu sehen gibt',
      note: 'Fragen Sie an der Tür nach dem, was nicht auf der Liste steht.',
    },
    points: {
      title: 'Den Weg wert',
      items: [
        ['Bleiben Sie', 'So lange es Sie hält, und keine Minute länger.'],
        ['Jedes Mal anders', 'Deshalb kommt man wieder.'],
        ['Für alle', 'Vorwissen braucht niemand.'],
      ],
    },
    process: {
      title: 'So kommen Sie',
      items: [
        ['Aussuchen', 'Was und an welchem Tag.'],
        ['Fragen', 'Mit dem Formular oder an der Tür.'],
        ['Früh da sein', 'Die besten Plätze sucht man sich aus.'],
      ],
    },
    about: {
      title: 'Im Raum|ist es besser.',
      text: '{brand} ist{in} für Menschen da, die gern hinsehen, zuhören und auf dem Heimweg darüber reden.',
    },
    faq: {
      title: 'Bevor Sie kommen',
      items: [
        ['Muss man reservieren?', 'Es hilft. Fragen Sie mit dem Formular, wir bestätigen.'],
        ['Ist es für Kinder geeignet?', 'Oft. Nennen Sie das Alter, wir sagen, was passt.'],
        ['Können wir als Gruppe kommen?', 'Gern. Sagen Sie, wie viele und wann.'],
      ],
    },
    form: { title: 'Einen Platz anfragen', done: 'Danke. Wir melden uns.' },
  },
  kinds: {
    museum: {
      unnamed: 'Dritter Saal',
      offerTitle: 'Jetzt|zu sehen',
      headlines: ['Sehen Sie|noch einmal hin.', 'Näher heran.|Nicht anfassen.'],
      lede: '{brand} bewahrt und zeigt{in}, was einen zweiten Blick verdient.',
      action: 'Besuch planen',
      items: [
        ['Die Sammlung', 'was immer da ist'],
        ['Die Ausstellung', 'was wieder geht'],
        ['Die Führung', 'mit Fragen'],
        ['Die Werkstatt', 'für kleine und große Hände'],
        ['Der Laden', 'am Ausgang'],
      ],
    },
    library: {
      unnamed: 'Grüner Tisch',
      headlines: ['Platz nehmen.|Lesen.', 'All das|kann man leihen.'],
      lede: '{brand} verleiht{in} Bücher, Stille und einen Stuhl am Fenster.',
      action: 'Frage stellen',
      items: [
        ['Ausleihe', 'für zu Hause'],
        ['Lesesaal', 'wirklich still'],
        ['Vorlesen', 'gar nicht still'],
        ['Lesekreis', 'ein Buch und viele Meinungen'],
        ['Hilfe', 'beim Suchen und Finden'],
      ],
      offer: { title: 'Was man hier|tun kann', note: 'Nicht gefunden? Fragen Sie an der Theke.' },
      process: {
        title: 'So geht es',
        items: [
          ['Hereinkommen', 'Man muss nicht wissen, was man sucht.'],
          ['Fragen', 'An der Theke oder mit dem Formular.'],
          ['Mitnehmen', 'Und zurückbringen, damit andere lesen.'],
        ],
      },
      about: {
        title: 'Ein Stuhl|und Zeit.',
        text: '{brand} ist ein Ort{in}, an dem niemand fragt, wie lange Sie bleiben.',
      },
      faq: {
        title: 'Bevor Sie kommen',
        items: [
          [
            'Wie melde ich mich an?',
            'Fragen Sie an der Theke oder im Formular, wir sagen, was Sie mitbringen.',
          ],
          ['Und wenn das Buch fehlt?', 'Sagen Sie, welches, und wir suchen es.'],
          ['Kann ich einfach sitzen und lesen?', 'Ja. Dafür stehen die Stühle da.'],
        ],
      },
      form: { title: 'Eine Frage stellen', done: 'Danke. Wir antworten Ihnen.' },
    },
    theatre: {
      unnamed: 'Vorhang Unten',
      offerTitle: 'Auf der|Bühne',
      headlines: ['Das Licht|geht aus.', 'Heute Abend,|einmal.'],
      lede: '{brand} hebt den Vorhang{in} für Geschichten, die im Dunkeln besser werden.',
      action: 'Platz reservieren',
      items: [
        ['Die Premiere', 'mit Lampenfieber'],
        ['Das Repertoire', 'was wiederkommt'],
        ['Die Familienvorstellung', 'am Vormittag'],
        ['Die offene Probe', 'mit Fehlern'],
        ['Das Gespräch', 'nach dem Applaus'],
      ],
    },
    cinema: {
      unnamed: 'Letzte Reihe',
      offerTitle: 'Auf der|Leinwand',
      headlines: ['Große Leinwand,|Telefon aus.', 'Heute|im Dunkeln.'],
      lede: '{brand} zeigt{in} Filme, die eine große Leinwand und Gesellschaft verdienen.',
      action: 'Platz reservieren',
      items: [
        ['Neu', 'gerade angelaufen'],
        ['Original', 'mit Untertiteln'],
        ['Klassiker', 'wie damals'],
        ['Kinderkino', 'bei halbem Licht'],
        ['Filmgespräch', 'mit Widerspruch'],
      ],
    },
    band: {
      unnamed: 'Proberaum',
      headlines: ['Stecker rein.|Regler hoch.', 'Erst der Lärm,|dann der Refrain.'],
      lede: '{brand} spielt{in} Lieder, die man beim zweiten Mal kann und beim dritten schreit.',
      action: 'Band buchen',
      items: [
        ['Das Neue', 'frisch aufgenommen'],
        ['Das Album', 'von vorn bis hinten'],
        ['Live', 'schneller'],
        ['Die B-Seite', 'für alle, die suchen'],
        ['Das Cover', 'von anderen, auf unsere Art'],
      ],
      offer: { title: 'Was es|zu hören gibt', note: 'Beispiele. Setzen Sie Ihre eigenen Einträge ein.' },
      points: {
        title: 'Auf der Bühne',
        items: [
          ['Kurz und laut', 'Keine Reden zwischen den Liedern.'],
          ['Nie gleich', 'Das Ende ändert sich jeden Abend.'],
          ['Mitsingen', 'Die Töne zu treffen ist keine Bedingung.'],
        ],
      },
      process: {
        title: 'So spielt|die Band',
        items: [
          ['Schreiben', 'Ort, Datum und wie groß der Saal ist.'],
          ['Vereinbaren', 'Ton, Zeiten und Gage.'],
          ['Spielen', 'Und danach beim Abbauen helfen.'],
        ],
      },
      about: {
        title: 'Live|ist es besser.',
        text: '{brand} probt{in} in einem kleinen Raum und spielt, als wäre er groß.',
      },
      faq: {
        title: 'Vor dem Buchen',
        items: [
          ['Spielt ihr auch weiter weg?', 'Sagen Sie, wo, dann rechnen wir die Fahrt aus.'],
          ['Was braucht ihr?', 'Wir schicken die Bühnenanweisung. Sie ist kurz.'],
          ['Spielt ihr auf Festen?', 'Erzählen Sie, was für ein Fest es ist.'],
        ],
      },
      form: { title: 'Nachricht an die Band', done: 'Danke. Die Antwort kommt zwischen zwei Proben.' },
    },
    musician: {
      unnamed: 'Langer Ton',
      headlines: ['Hören Sie|die Stille.', 'Eine Stimme,|ein Raum.'],
      lede: '{brand} macht{in} Musik, die man zu Ende hört.',
      action: 'Schreiben',
      items: [
        ['Das Neueste', 'gerade erschienen'],
        ['Das Album', 'für einen Nachmittag'],
        ['Konzerte', 'ohne Netz'],
        ['Zusammenarbeit', 'mit anderen Händen'],
        ['Unterricht', 'für alle, die spielen wollen'],
      ],
      offer: { title: 'Nach|Gehör', note: 'Beispiele. Setzen Sie Ihre eigenen Einträge ein.' },
      points: {
        title: 'Zum guten Hören',
        items: [
          ['Von vorn bis hinten', 'Die Reihenfolge der Lieder zählt.'],
          ['Mit Kopfhörern', 'Weit hinten ist noch etwas.'],
          ['Live', 'Nie zweimal gleich.'],
        ],
      },
      process: {
        title: 'Vom Papier|auf die Bühne',
        items: [
          ['Schreiben', 'Bis wenig übrig ist.'],
          ['Aufnehmen', 'Bei geschlossenem Fenster.'],
          ['Spielen', 'Wo jemand zuhört.'],
        ],
      },
      about: {
        title: 'Zuerst|zuhören.',
        text: '{brand} schreibt und spielt{in} und zieht einen richtigen Ton vielen schnellen vor.',
      },
      faq: {
        title: 'Vor dem Schreiben',
        items: [
          ['Gibt es freie Termine?', 'Nennen Sie Tag und Ort. Ich antworte klar.'],
          ['Was braucht der Saal?', 'Stille und wenig mehr. Ich schicke die Liste.'],
          ['Wo kann ich mehr hören?', 'Schreiben Sie mir, ich schicke einen Link.'],
        ],
      },
      form: { title: 'Ein paar Zeilen schreiben', done: 'Danke. Die Antwort kommt bald.' },
    },
    comedian: {
      unnamed: 'Offenes Mikro',
      offerTitle: 'Auf|Tour',
      headlines: ['Lachen Sie.|Denken Sie später.', 'Ein Mikro,|schlechtes Gedächtnis.'],
      lede: '{brand} steigt{in} auf die Bühne und sagt, was andere verschweigen.',
      action: 'Auftritt anfragen',
      items: [
        ['Das Programm', 'ohne Pause'],
        ['Firmen', 'lachen auch'],
        ['Moderation', 'damit niemand einschläft'],
        ['Kleine Bühne', 'neues Material'],
        ['Videos', 'falls der Weg zu weit ist'],
      ],
      process: {
        title: 'So kommt es|zum Auftritt',
        items: [
          ['Schreiben', 'Ort, Datum und wer kommt.'],
          ['Vereinbaren', 'Länge, Ton und Gage.'],
          ['Auftreten', 'Und am nächsten Tag lacht noch jemand.'],
        ],
      },
      about: {
        title: 'Lachen,|im Ernst.',
        text: '{brand} schreibt tagsüber und probiert abends{in}, bis sich jemand verschluckt.',
      },
      faq: {
        title: 'Vor dem Buchen',
        items: [
          ['Ist es für jedes Alter?', 'Sagen Sie mir, wer kommt, und ich passe es an.'],
          ['Was wird gebraucht?', 'Ein Mikrofon, ein Licht und Stühle nah an der Bühne.'],
          ['Gibt es verbotene Themen?', 'Sagen Sie mir, welche es bei Ihnen sind.'],
        ],
      },
      form: { title: 'Einen Termin anfragen', done: 'Danke. Die Antwort kommt bald.' },
    },
  },
};
