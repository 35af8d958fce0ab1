import type { GroupCopy } from '../../language-pack.ts';

export const writing: GroupCopy<'writing'> = {
  shared: {
    action: 'Recevoir par e-mail',
    offer: { title: 'Pour|commencer', note: 'Des exemples : mettez ici les vôtres.' },
    points: {
      title: 'Comment c’est fait',
      items: [
        ['Un sujet à la fois', 'Et jusqu’au bout.'],
        ['Relu', 'Avant de vous être envoyé.'],
        ['Sans bruit', 'Quand il n’y a rien à dire, il ne vient rien.'],
      ],
    },
    process: {
      title: 'De la note|à la page',
      items: [
        ['Noter', 'Ce qu’on ne comprend pas tout de suite.'],
        ['Demander', 'À qui sait.'],
        ['Écrire', 'Et enlever la moitié.'],
      ],
    },
    about: {
      title: 'Le temps|d’écrire.',
      text: '{brand}, c’est pour qui lit jusqu’à la dernière ligne, et répond parfois.',
    },
    faq: {
      title: 'On me demande souvent',
      items: [
        ['À quel rythme ?', 'Quand c’est prêt. Inscrivez-vous, cela arrive tout seul.'],
        ['Peut-on répondre ?', 'Avec plaisir. Je lis tout ce qui arrive.'],
        ['Peut-on se désinscrire ?', 'Quand vous voulez, par le lien en bas de chaque envoi.'],
      ],
    },
    form: { title: 'Écrire quelques lignes', done: 'Merci. Je vous lirai et je vous répondrai.' },
  },
  kinds: {
    blog: {
      unnamed: 'Notes en Marge',
      headlines: ['Penser|par écrit.', 'Notes prises|dans la marge.'],
      lede: '{brand} : des textes qui ont demandé plus de temps à écrire qu’ils n’en prennent à lire.',
      items: [
        ['Le plus récent', 'tout juste paru'],
        ['Le plus lu', 'il doit y avoir une raison'],
        ['Une série', 'un sujet, plusieurs parties'],
        ['Un entretien', 'avec quelqu’un qui sait'],
        ['Un désaccord', 'avec des arguments'],
      ],
    },
    newsletter: {
      unnamed: 'Lettre du Dimanche',
      headlines: ['Une lettre|qu’on ouvre.', 'À lire avec|le deuxième café.'],
      lede: '{brand} : une lettre qui arrive par e-mail et se termine avant le café.',
      items: [
        ['La dernière lettre', 'une idée'],
        ['Les archives', 'ce qui vaut encore'],
        ['Trois liens', 'pas un de plus'],
        ['Une question', 'et vos réponses'],
        ['Une image', 'sans explication'],
      ],
    },
    podcast: {
      unnamed: 'La Longue Pause',
      headlines: ['Une question,|et le temps d’y répondre.', 'Lancez l’épisode.|Faites la vaisselle.'],
      lede: '{brand} : une conversation comme à la table d’à côté, et vous avez le droit d’écouter.',
      action: 'Proposer un invité',
      offer: { title: 'À écouter|pour commencer', note: 'Des exemples : mettez ici vos épisodes.' },
      process: {
        title: 'De la question|à l’épisode',
        items: [
          ['Demander', 'Ce que personne n’a su expliquer.'],
          ['Enregistrer', 'Et laisser leur place aux silences.'],
          ['Monter', 'Et enlever la moitié.'],
        ],
      },
      about: {
        title: 'Écouter|sans se presser.',
        text: '{brand}, c’est pour qui écoute jusqu’à la dernière minute, et répond parfois.',
      },
      items: [
        ['Le dernier épisode', 'tout juste monté'],
        ['Pour commencer', 'celui qu’on recommande'],
        ['Le plus long', 'pour un voyage'],
        ['Le plus court', 'pour une promenade'],
        ['Questions', 'de ceux qui écoutent'],
      ],
      points: {
        title: 'Comment c’est fait',
        items: [
          ['Une question par épisode', 'Et le temps d’y répondre.'],
          ['Sans se presser', 'Les silences s’écoutent aussi.'],
          ['Sans bruit', 'Quand il n’y a rien à dire, il n’y a pas d’épisode.'],
        ],
      },
      faq: {
        title: 'On me demande souvent',
        items: [
          ['À quel rythme ?', 'Quand c’est prêt. Abonnez-vous, cela arrive tout seul.'],
          ['Peut-on proposer un invité ?', 'Avec plaisir. Dites qui, et pourquoi.'],
          ['Peut-on poser une question ?', 'Écrivez-la dans le formulaire. Je lis tout ce qui arrive.'],
        ],
      },
    },
    author: {
      unnamed: 'Page Inachevée',
      headlines: ['La première phrase|a pris son temps.', 'Commencez|page un.'],
      lede: '{brand} : les livres, les rencontres, et une adresse pour écrire.',
      action: 'Envoyer un message',
      items: [
        ['Le dernier livre', 'de quoi il parle, en une ligne'],
        ['Le premier', 'pour commencer'],
        ['Nouvelles', 'pour une soirée'],
        ['Articles', 'parus ailleurs'],
        ['Rencontres', 'lectures à voix haute'],
      ],
    },
    recipes: {
      unnamed: 'Encore une Assiette',
      headlines: ['Ce soir.|Et demain, on recommence.', 'Avec ce qui reste|au frigo.'],
      lede: '{brand} : des recettes pour les soirs de semaine, avec ce qu’il y a dans le placard.',
      action: 'Envoyer une recette',
      items: [
        ['En semaine', 'vite faites, sans tricher'],
        ['Au four', 'ça cuit tout seul'],
        ['En cocotte', 'il en reste pour demain'],
        ['Sans viande', 'et sans regret'],
        ['Sucré', 'peu de sucre, beaucoup de beurre'],
      ],
    },
  },
};
