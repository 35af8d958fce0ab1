import type { GroupCopy } from '../../language-pack.ts';

export const community: GroupCopy<'community'> = {
  shared: {
    action: 'Mithelfen',
    offer: { title: 'Was wir|tun', note: 'Es gibt immer noch mehr. Fragen Sie.' },
    points: {
      title: 'Wie wir arbeiten',
      items: [
        ['Erst vor Ort fragen', 'Wir reden mit denen, die es angeht, bevor wir planen.'],
        ['Offene Bücher', 'Fragen Sie, wohin es ging, und wir zeigen es.'],
        ['Jede Stunde zählt', 'Einmal oder jede Woche.'],
      ],
    },
    process: {
      title: 'So fängt es an',
      items: [
        ['Hallo sagen', 'Zwei Zeilen im Formular genügen.'],
        ['Vorbeikommen', 'Die anderen treffen und sehen, was es ist.'],
        ['Das Eigene finden', 'Zu tun gibt es immer etwas.'],
      ],
    },
    about: {
      title: 'Niemand macht alles.|Jeder macht etwas.',
      text: '{brand} lebt{in} davon, dass Menschen kommen. Manche bringen Werkzeug, manche Zeit, manche Suppe.',
    },
    faq: {
      title: 'Vor dem Mitmachen',
      items: [
        ['Brauche ich Erfahrung?', 'Nein. Jemand zeigt es Ihnen.'],
        ['Kann ich Kinder mitbringen?', 'Oft ja. Nennen Sie das Alter, wir finden den Tag.'],
        ['Wie helfe ich aus der Ferne?', 'Schreiben Sie uns, wir sagen, was gerade fehlt.'],
      ],
    },
    form: { title: 'Mitmachen', done: 'Danke. Wir schreiben, wann wir uns das nächste Mal treffen.' },
  },
  kinds: {
    charity: {
      unnamed: 'Hand in Hand',
      offerTitle: 'Wohin Ihre|Stunde geht',
      headlines: ['Es fehlen|Hände.', 'Eine Stunde|ist auch etwas.'],
      lede: '{brand} hilft{in}, wo es fehlt, mit allen, die kommen.',
      items: [
        ['Mitarbeiten', 'so viele Stunden, wie Sie haben'],
        ['Sachen geben', 'was noch taugt'],
        ['Geld geben', 'und wissen, wohin es geht'],
        ['Begleiten', 'zuhören hilft auch'],
        ['Weitersagen', 'kostet nichts'],
      ],
      faq: {
        title: 'Bevor Sie|mitmachen',
        items: [
          ['Brauche ich Erfahrung?', 'Nein. Jemand zeigt es Ihnen.'],
          ['Dürfen Kinder mit?', 'Oft ja. Sagen Sie, wie alt sie sind, und wir finden den Tag.'],
          ['Wie kann ich Geld geben?', 'Schreiben Sie uns. Wir sagen, wie es geht und wofür es ist.'],
        ],
      },
    },
    church: {
      unnamed: 'Offene Tür',
      offerTitle: 'Durch|die Woche',
      headlines: ['Die Tür|steht offen.', 'Kommen Sie,|wie Sie sind.'],
      lede: '{brand} kommt{in} zusammen, um zu feiern, still zu sein und füreinander da zu sein.',
      action: 'Schreiben Sie uns',
      items: [
        ['Der Gottesdienst', 'mit einem Platz für Sie'],
        ['Die Gruppen', 'unter der Woche'],
        ['Die Kinder', 'mit eigenem Raum'],
        ['Die Hilfe', 'für alle, denen es schlecht geht'],
        ['Trauung und Taufe', 'sprechen wir darüber'],
      ],
      form: { title: 'Schreiben Sie uns', done: 'Danke. Wir antworten Ihnen.' },
    },
    fundraiser: {
      unnamed: 'Alle Zusammen',
      offerTitle: 'Was Ihr Teil|bewirkt',
      headlines: ['Zusammen|reicht es.', 'Wenig,|oft.'],
      lede: '{brand} sammelt{in} für etwas Bestimmtes und zeigt, wohin es geht.',
      action: 'Unterstützen',
      items: [
        ['Einmal geben', 'so viel, wie geht'],
        ['Jeden Monat', 'wenig und beständig'],
        ['Etwas veranstalten', 'ein Essen, einen Lauf'],
        ['Material geben', 'die Liste hängt aus'],
        ['Weitersagen', 'einem Menschen mehr'],
      ],
    },
    campaign: {
      unnamed: 'Stimme Nebenan',
      offerTitle: 'Was wir|wollen',
      headlines: ['Das geht|besser.', 'Reden wir|auf dem Platz.'],
      lede: '{brand} will{in} etwas ändern und sagt, was.',
      action: 'Mitmachen',
      items: [
        ['Straßen', 'zum Zufußgehen'],
        ['Wohnen', 'für alle, die hier leben'],
        ['Schulen', 'mit Platz und Licht'],
        ['Haushalt', 'den jeder lesen kann'],
        ['Zuhören', 'vor dem Entscheiden'],
      ],
    },
    meetup: {
      unnamed: 'Ein Stuhl Mehr',
      headlines: ['Ein Stuhl|ist noch frei.', 'Wir sehen uns|und reden drüber.'],
      lede: '{brand} bringt{in} Menschen zusammen, die dasselbe mögen und nicht immer dasselbe meinen.',
      action: 'Beim nächsten Mal dabei sein',
      items: [
        ['Das nächste Treffen', 'kommen und setzen'],
        ['Kurze Vorträge', 'ein Gedanke zur Zeit'],
        ['Selbst machen', 'lernen mit den Händen'],
        ['Danach', 'mit etwas zu trinken'],
        ['Ihr Vorschlag', 'wir warten darauf'],
      ],
    },
  },
};
