import type { GroupCopy } from '../../language-pack.ts';

export const personal: GroupCopy<'personal'> = {
  shared: {
    action: 'Schreiben Sie mir',
    offer: {
      title: 'Was ich|gemacht habe',
      note: 'Beispiele. Setzen Sie Ihre eigenen ein, das Neueste zuerst.',
    },
    points: {
      title: 'Wie ich arbeite',
      items: [
        ['Fertig machen', 'Etwas Kleines fertig ist besser als etwas Großes begonnen.'],
        ['Früh sagen', 'Probleme sind am Montag billiger.'],
        ['Weiterlernen', 'Das beste Werkzeug habe ich noch nicht probiert.'],
      ],
    },
    process: {
      title: 'So fängt es an',
      items: [
        ['Schreiben', 'Woran Sie gerade arbeiten.'],
        ['Reden', 'Ein kurzes Gespräch zeigt, ob es passt.'],
        ['Beginnen', 'Mit etwas Kleinem, das zählt.'],
      ],
    },
    about: {
      title: 'Kurz|gesagt.',
      text: 'Dies ist die Seite von {brand}: was ich tue{in}, was ich gemacht habe und wie man mich erreicht.',
    },
    faq: {
      title: 'Vor dem Schreiben',
      items: [
        ['Sind Sie verfügbar?', 'Fragen Sie. Ich antworte klar.'],
        ['Kann ich mehr sehen?', 'Schreiben Sie mir, ich schicke, was passt.'],
        ['Geht es auch aus der Ferne?', 'Je nach Aufgabe. Reden wir darüber.'],
      ],
    },
    form: { title: 'Schreiben Sie mir', done: 'Danke. Ich antworte Ihnen.' },
  },
  kinds: {
    resume: {
      unnamed: 'Ihr Name',
      headlines: ['Hallo.|Das ist meine Arbeit.', 'Die kurze|Fassung.'],
      lede: '{brand}: was ich tue, wie ich arbeite und wie man mich erreicht, auf einer Seite.',
      items: [
        ['Aktuelle Stelle', 'wo, seit wann, was sich geändert hat'],
        ['Frühere Stelle', 'was Sie gebaut haben und mit wem'],
        ['Projekt', 'eine Zeile, ein Ergebnis'],
        ['Ausbildung', 'was und wo'],
      ],
    },
    student: {
      unnamed: 'Erste Entwürfe',
      headlines: ['Noch am Lernen.|So sieht es aus.', 'Neugierig|und mit Zeit.'],
      lede: 'Dies ist die Seite von {brand}: was bisher entstanden ist{in} und was als Nächstes kommen soll.',
      items: [
        ['Das größte', 'wofür es war und was ich tat'],
        ['Das gemeinsame', 'mein Teil davon'],
        ['Das gescheiterte', 'was ich gelernt habe'],
        ['Das kleine', 'ein Abend, noch immer nützlich'],
        ['Das jetzige', 'wo es steht'],
      ],
    },
  },
};
