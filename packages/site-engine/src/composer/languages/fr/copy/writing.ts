import type { GroupCopy } from '../../language-pack.ts';

export const writing: GroupCopy<'writing'> = {
  shared: {
    action: 'Lire par e-mail',
    offer: { title: 'Pour|commencer', note: 'Exemples. Mettez ici les vôtres.' },
    points: {
      title: 'Comment ça se fait',
      items: [
        ['Un sujet', 'Jusqu’au bout.'],
        ['Relu deux fois', 'Avant votre lecture.'],
        ['Sans bruit', 'Quand il n’y a rien à dire, rien n’arrive.'],
      ],
    },
    process: {
      title: 'De la note|à la page',
      items: [
        ['Noter', 'Ce qu’on ne comprend pas d’abord.'],
        ['Demander', 'À qui sait.'],
        ['Écrire', 'Et enlever la moitié.'],
      ],
    },
    about: {
      title: 'Écrit|lentement.',
      text: '{brand} est pour ceux qui lisent jusqu’à la dernière ligne et répondent parfois{in}.',
    },
    faq: {
      title: 'Questions de lecteurs',
      items: [
        ['À quel rythme ?', 'Quand c’est prêt. Inscrivez-vous, ça arrive tout seul.'],
        ['Peut-on répondre ?', 'S’il vous plaît. Tout est lu.'],
        ['Peut-on se désinscrire ?', 'D’un clic, quand vous voulez.'],
      ],
    },
    form: { title: 'Écrire quelques lignes', done: 'Merci. Ce sera lu, et vous aurez une réponse.' },
  },
  kinds: {
    blog: {
      unnamed: 'Notes en Marge',
      headlines: ['Écrit lentement,|relu deux fois.', 'Notes|de la marge.'],
      lede: '{brand} est un lieu pour des textes plus longs à écrire qu’à lire.',
      items: [
        ['Le plus récent', 'tout juste paru'],
        ['Le plus lu', 'ce n’est pas un hasard'],
        ['Une série', 'un sujet, plusieurs parties'],
        ['Un entretien', 'avec quelqu’un qui sait'],
        ['Un désaccord', 'argumenté'],
      ],
    },
    newsletter: {
      unnamed: 'Lettre du Dimanche',
      headlines: ['Une lettre.|À ouvrir.', 'Avec le|deuxième café.'],
      lede: '{brand} est une lettre reçue par e-mail et finie avant le café.',
      items: [
        ['Celle de la semaine', 'une idée'],
        ['Les archives', 'ce qui vaut encore'],
        ['Trois liens', 'pas un de plus'],
        ['Une question', 'et vos réponses'],
        ['Une image', 'sans explication'],
      ],
    },
    podcast: {
      unnamed: 'La Longue Pause',
      headlines: ['Deux voix,|une question.', 'Appuyez sur lecture.|Faites la vaisselle.'],
      lede: '{brand} est une conversation qu’on vous laisse écouter.',
      action: 'Proposer un invité',
      items: [
        ['Le dernier épisode', 'tout juste monté'],
        ['Pour commencer', 'celui qu’on recommande'],
        ['Le plus long', 'pour un voyage'],
        ['Le plus court', 'pour une promenade'],
        ['Questions', 'de ceux qui écoutent'],
      ],
    },
    author: {
      unnamed: 'Page Inachevée',
      headlines: ['La première phrase|a pris un an.', 'Commencez|page un.'],
      lede: '{brand} : les livres, les lectures à voix haute et de quoi répondre.',
      action: 'Envoyer un message',
      items: [
        ['Le dernier livre', 'de quoi il parle, en une ligne'],
        ['Le premier', 'pour commencer'],
        ['Nouvelles', 'pour un soir'],
        ['Articles', 'dans d’autres maisons'],
        ['Lectures', 'à voix haute'],
      ],
    },
    recipes: {
      unnamed: 'Encore une Assiette',
      headlines: ['Ce soir.|Et jeudi encore.', 'Que reste-t-il|au frigo ?'],
      lede: '{brand} réunit des recettes qui marchent un mardi, avec ce qu’il y a.',
      action: 'Envoyer une recette',
      items: [
        ['En semaine', 'une demi-heure'],
        ['Au four', 'ça se fait seul'],
        ['En cocotte', 'il en reste pour demain'],
        ['Sans viande', 'et sans regret'],
        ['Sucré', 'peu de sucre, beaucoup de beurre'],
      ],
    },
  },
};
