import type { GroupCopy } from '../../language-pack.ts';

export const tech: GroupCopy<'tech'> = {
  shared: {
    action: 'Commencer',
    offer: { title: 'Ce que ça fait|pour vous', note: 'Exemples. Mettez ici les vôtres.' },
    points: {
      title: 'Fait pour se faire oublier',
      items: [
        ['On commence vite', 'Reliez une chose et voyez du concret.'],
        ['Ça se lit bien', 'Grands caractères, vrai contraste, sombre si l’on veut.'],
        ['C’est à vous', 'Ce qui entre peut ressortir.'],
      ],
    },
    process: {
      title: 'Trois pas|jusqu’au premier résultat',
      items: [
        ['Commencer', 'Par la plus petite chose utile.'],
        ['Ajuster', 'Nommez ce qui compte, laissez le reste.'],
        ['Utiliser', 'Chaque jour, sans y penser.'],
      ],
    },
    about: {
      title: 'Un outil|doit disparaître.',
      text: '{brand} est fait pour les heures où l’on ne regarde pas. Quand il prévient, ça vaut la peine de lire.',
    },
    faq: {
      title: 'Avant de demander',
      items: [
        ['Peut-on essayer ?', 'Laissez votre adresse dans le formulaire, nous dirons comment.'],
        ['Où sont mes données ?', 'Demandez la liste actuelle des lieux et prestataires.'],
        ['Peut-on partir ?', 'Quand on veut, et ce qui est à vous part avec vous.'],
      ],
    },
    form: { title: 'Essayer sur une chose', done: 'Merci. Nous vous écrirons l’étape suivante.' },
  },
  kinds: {
    saas: {
      unnamed: 'Le Métier',
      headlines: ['Moins vérifier,|plus faire.', 'Le voir avant|que ça coûte.'],
      lede: '{brand} réunit le travail en un lieu, montre ce qui a besoin de vous et s’efface du reste.',
      items: [
        ['Tout d’un regard', 'l’important en haut'],
        ['Alertes', 'seulement quand il faut'],
        ['Rapports', 'lus en une minute'],
        ['Connexions', 'avec ce que vous utilisez'],
        ['Droits', 'chacun voit le sien'],
      ],
    },
    app: {
      unnamed: 'De Poche',
      headlines: ['Un geste,|une chose faite.', 'Dans la poche,|sans gêner.'],
      lede: '{brand} fait une seule chose sur le téléphone, le temps que l’ascenseur arrive.',
      action: 'Demander un accès',
      items: [
        ['Ouvrir, c’est tout', 'sans mode d’emploi'],
        ['Hors ligne', 'même dans le métro'],
        ['Rappels', 'peu, et à temps'],
        ['Partage', 'avec qui vous voulez'],
        ['Privé', 'rien n’est vendu'],
      ],
    },
    developertool: {
      unnamed: 'Trace',
      headlines: ['Trouver avant|que ça sonne.', 'Une commande.|Une réponse.'],
      lede: '{brand} répond à la question de la pire heure, le temps de la taper.',
      items: [
        ['Recherche', 'pendant que vous tapez'],
        ['Alertes', 'avec du contexte, sans bruit'],
        ['Ligne de commande', 'pareil, sans souris'],
        ['API', 'documentée et stable'],
        ['Intégrations', 'avec ce que vous déployez'],
      ],
    },
    opensource: {
      unnamed: 'Petit Outil',
      headlines: ['Lire.|Lancer.', 'Peu de code,|beaucoup de mains.'],
      lede: '{brand} fait une chose, la fait au grand jour et se lit en une soirée.',
      items: [
        ['Installer', 'une ligne'],
        ['Utiliser', 'un exemple qui marche'],
        ['Étendre', 'aux bons endroits'],
        ['Contribuer', 'la première tâche attend'],
        ['Demander', 'quelqu’un répond'],
      ],
    },
    documentation: {
      unnamed: 'Court Manuel',
      headlines: ['Une page lue,|une chose faite.', 'Le manuel|qu’on finit.'],
      lede: '{brand} explique ce qu’il faut, dans l’ordre où il le faut.',
      action: 'Commencer à lire',
      items: [
        ['Premiers pas', 'de zéro à ça marche'],
        ['Guides', 'une tâche chacun'],
        ['Référence', 'tout, facile à trouver'],
        ['Exemples', 'copier, essayer'],
        ['Changements', 'ce qui est neuf, ce qui casse'],
      ],
    },
    game: {
      unnamed: 'Encore un Tour',
      headlines: ['Encore|un tour.', 'Facile à commencer.|Dur à lâcher.'],
      lede: '{brand} est un jeu qui s’explique en une minute et garde quelque chose pour plus tard.',
      action: 'Jouer en avance',
      items: [
        ['Apprendre', 'une minute, pas plus'],
        ['Jouer', 'seul ou à plusieurs'],
        ['Découvrir', 'ce qu’on ne voit pas d’abord'],
        ['Recommencer', 'jamais deux fois pareil'],
        ['Partager', 'pour en discuter après'],
      ],
      about: {
        title: 'À vous|de jouer.',
        text: '{brand} est né d’une question : et si on réessayait ? Voici la réponse.',
      },
      process: {
        title: 'Comment on joue',
        items: [
          ['Commencer', 'Sans lire les règles.'],
          ['Perdre', 'Et comprendre pourquoi.'],
          ['Rejouer', 'Cette fois, oui.'],
        ],
      },
    },
  },
};
