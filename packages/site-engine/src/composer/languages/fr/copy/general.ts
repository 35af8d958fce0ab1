import type { GroupCopy } from '../../language-pack.ts';

export const general: GroupCopy<'general'> = {
  shared: {
    action: 'Nous écrire',
    offer: { title: 'Ce que nous|faisons', note: 'Des exemples : mettez ici les vôtres.' },
    points: {
      title: 'Vous pouvez y compter',
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
        ['C’est fait', 'Et vous savez qui appeler ensuite.'],
      ],
    },
    about: {
      title: 'De près,|on soigne mieux.',
      text: 'Chez {brand}, on fait{in} le travail soi-même, et l’on en répond ensuite.',
    },
    faq: {
      title: 'Souvent demandé',
      items: [
        ['Par où commencer ?', 'Écrivez quelques lignes, nous répondons avec l’étape suivante.'],
        [
          'Combien ça coûte ?',
          'Dites-nous ce qu’il vous faut, vous aurez un chiffre clair avant de commencer.',
        ],
        ['Où vous trouver ?', 'Le formulaire est lu par une personne. Les coordonnées sont juste à côté.'],
      ],
    },
    form: { title: 'Nous écrire', done: 'Merci. Nous vous répondrons.' },
  },
  kinds: {
    general: {
      unnamed: 'Bonjour',
      headlines: ['Du bon travail,|dit simplement.', 'Voilà ce que|nous faisons.'],
      lede: '{brand}{in} : ce que nous faisons, comment nous le faisons et où nous joindre.',
      items: [
        ['Un premier échange', 'votre besoin, et ce qu’il demande'],
        ['Le travail lui-même', 'prévu avec vous, fait avec soin'],
        ['Un second regard', 'quand d’autres ont commencé'],
        ['Un conseil', 'quand une réponse suffit'],
        ['Après', 'pour les questions qui viennent plus tard'],
      ],
    },
  },
};
