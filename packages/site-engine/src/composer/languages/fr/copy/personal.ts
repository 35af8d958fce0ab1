import type { GroupCopy } from '../../language-pack.ts';

export const personal: GroupCopy<'personal'> = {
  shared: {
    action: 'M’écrire',
    offer: {
      title: 'Ce que|j’ai fait',
      note: 'Des exemples : mettez ici les vôtres, le plus récent d’abord.',
    },
    points: {
      title: 'Ma façon de travailler',
      items: [
        ['Finir', 'Une petite chose finie vaut mieux qu’une grande commencée.'],
        ['Le dire tôt', 'Un problème coûte moins cher le lundi.'],
        ['Apprendre encore', 'Le meilleur outil est celui que je n’ai pas essayé.'],
      ],
    },
    process: {
      title: 'Comment commencer',
      items: [
        ['Écrire', 'Sur quoi vous travaillez.'],
        ['Parler', 'Une courte conversation suffit pour savoir.'],
        ['Commencer', 'Par quelque chose de petit qui compte.'],
      ],
    },
    about: {
      title: 'En|bref.',
      text: '{brand}, en quelques lignes : ce que je fais{in}, ce que j’ai fait et comment me joindre.',
    },
    faq: {
      title: 'Avant d’écrire',
      items: [
        ['Avez-vous du temps ?', 'Demandez. Je réponds clairement.'],
        ['Peut-on en voir plus ?', 'Écrivez-moi, j’enverrai ce qui convient.'],
        ['Peut-on travailler à distance ?', 'Cela dépend du projet. Parlons-en.'],
      ],
    },
    form: { title: 'M’écrire', done: 'Merci. Je vous répondrai.' },
  },
  kinds: {
    resume: {
      unnamed: 'Votre Nom',
      headlines: ['Bonjour.|Voici mon travail.', 'Mon parcours,|version courte.'],
      lede: '{brand} : ce que je fais, comment, et où me joindre, sur une page.',
      items: [
        ['Poste actuel', 'où, depuis quand, ce qui a changé'],
        ['Poste précédent', 'ce que vous avez fait, et avec qui'],
        ['Projet', 'une ligne, un résultat'],
        ['Formation', 'quoi et où'],
      ],
    },
    student: {
      unnamed: 'Premiers Brouillons',
      headlines: ['J’apprends encore.|Voyez plutôt.', 'De la curiosité,|et du temps.'],
      lede: '{brand} : ce que j’ai fait jusqu’ici{in}, et ce que j’aimerais faire ensuite.',
      items: [
        ['Le plus grand', 'à quoi il servait, ce que j’ai fait'],
        ['Le collectif', 'ma part'],
        ['Le raté', 'ce que j’ai appris'],
        ['Le petit', 'une soirée, et il sert encore'],
        ['Celui du moment', 'où il en est'],
      ],
    },
  },
};
