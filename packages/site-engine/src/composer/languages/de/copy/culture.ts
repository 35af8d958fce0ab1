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
      text: '{brand} ist für Menschen{in}, die gern hinsehen, zuhören und auf dem Heimweg darüber reden.',
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
      lede: '{brand} verleiht Bücher{in}, Stille und einen Stuhl am Fenster.',
      action: 'Frage stellen',
      items: [
        ['Ausleihe', 'für zu Hause'],
        ['Lesesaal', 'wirklich still'],
        ['Vorlesen', 'gar nicht still'],
        ['Lesekreis', 'ein Buch und viele Meinungen'],
        ['Hilfe', 'beim Suchen und Finden'],
      ],
    },
    theatre: {
      unnamed: 'Vorhang Unten',
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
      headlines: ['Große Leinwand,|Telefon aus.', 'Heute|im Dunkeln.'],
      lede: '{brand} zeigt Filme{in}, die eine große Leinwand und Gesellschaft verdienen.',
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
      form: { title: 'Nachricht an die Band', done: 'Danke. Die Antwort kommt zwischen zwei Proben.' },
    },
    musician: {
      unnamed: 'Langer Ton',
      headlines: ['Hören Sie|die Stille.', 'Eine Stimme,|ein Raum.'],
      lede: '{brand} macht Musik{in}, die man zu Ende hört.',
      action: 'Schreiben',
      items: [
        ['Das Neueste', 'gerade erschienen'],
        ['Das Album', 'für einen Nachmittag'],
        ['Konzerte', 'ohne Netz'],
        ['Zusammenarbeit', 'mit anderen Händen'],
        ['Unterricht', 'für alle, die spielen wollen'],
      ],
      form: { title: 'Ein paar Zeilen schreiben', done: 'Danke. Die Antwort kommt bald.' },
    },
    comedian: {
      unnamed: 'Offenes Mikro',
      headlines: ['Lachen Sie.|Denken Sie später.', 'Ein Mikro,|schlechtes Gedächtnis.'],
      lede: '{brand} steigt auf die Bühne{in} und sagt, was andere verschweigen.',
      action: 'Auftritt anfragen',
      items: [
        ['Das Programm', 'ohne Pause'],
        ['Firmen', 'lachen auch'],
        ['Moderation', 'damit niemand einschläft'],
        ['Kleine Bühne', 'neues Material'],
        ['Videos', 'falls der Weg zu weit ist'],
      ],
      form: { title: 'Einen Termin anfragen', done: 'Danke. Die Antwort kommt bald.' },
    },
  },
};
