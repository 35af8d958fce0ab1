import type { GroupCopy } from '../../language-pack.ts';

export const general: GroupCopy<'general'> = {
  shared: {
    action: 'Nous écrire',
    offer: { title: 'Ce que nous|faisons', note: 'Exemples. Mettez ici les vôtres.' },
    points: {
      title: 'Ce sur quoi compter',
      items: [
        ['Une réponse franche', 'Même quand c’est non.'],
        ['Une personne', 'Qui lit ce que vous écrivez.'],
        ['Une date', 'Que nous tenons, ou déplaçons avant.'],
      ],
    },
    process: {
      title: 'Comment ça se passe',
      items: [
        ['Demander', 'Quelques lignes suffisent.'],
        ['Convenir', 'De quoi, quand et pour combien.'],
        ['C’est fait', 'Et quelqu’un à appeler ensuite.'],
      ],
    },
    about: {
      title: 'De près,|on soigne mieux.',
      text: '{brand} fait le travail de ses propres mains{in}, puis en répond.',
    },
    faq: {
      title: 'Souvent demandé',
      items: [
        ['Par où commencer ?', 'Écrivez quelques lignes, nous répondons avec l’étape suivante.'],
        ['Combien ça coûte ?', 'Dites ce qu’il vous faut, vous aurez un chiffre clair avant.'],
        ['Où vous trouver ?', 'Le formulaire arrive à quelqu’un. Les coordonnées à côté aussi.'],
      ],
    },
    form: { title: 'Nous écrire', done: 'Merci. Nous vous répondrons.' },
  },
  kinds: {
    general: {
      unnamed: 'Bonjour',
      headlines: ['Du bon travail,|dit simplement.', 'Voilà ce que|nous faisons.'],
      lede: '{brand} est là pour vos questions{in}. Voici ce que nous faisons, comment, et où nous joindre.',
      items: [
        ['L’essentiel', 'ce pour quoi l’on vient'],
        ['La suite', 'ce qui va avec'],
        ['Le particulier', 'ce que nul autre ne fait ainsi'],
        ['Le premier pas', 'pour ceux qui hésitent'],
      ],
    },
  },
};
