import type { GroupCopy } from '../../language-pack.ts';

export const tech: GroupCopy<'tech'> = {
  shared: {
    action: 'Commencer',
    offer: { title: 'Ce que ça fait|pour vous', note: 'Des exemples : mettez ici les vôtres.' },
    points: {
      title: 'Fait pour se faire oublier',
      items: [
        ['Un départ rapide', 'Branchez une chose, vous voyez déjà du concret.'],
        ['Une lecture facile', 'De grands caractères, du contraste, un mode sombre.'],
        ['Vos données à vous', 'Ce qui entre peut toujours ressortir.'],
      ],
    },
    process: {
      title: 'Trois étapes|jusqu’au premier résultat',
      items: [
        ['Commencer', 'Par la plus petite chose utile.'],
        ['Régler', 'Gardez ce qui compte, laissez le reste.'],
        ['Utiliser', 'Tous les jours, sans y penser.'],
      ],
    },
    about: {
      title: 'Un bon outil|se fait oublier.',
      text: '{brand} travaille aux heures où personne ne regarde. Quand une alerte arrive, elle vaut la peine d’être lue.',
    },
    faq: {
      title: 'Avant de demander',
      items: [
        ['Peut-on essayer ?', 'Laissez votre adresse dans le formulaire, nous vous dirons comment.'],
        ['Où sont mes données ?', 'Demandez-nous la liste à jour des lieux et des prestataires.'],
        ['Peut-on s’en aller ?', 'Quand vous voulez, et ce qui est à vous part avec vous.'],
      ],
    },
    form: { title: 'Demander à essayer', done: 'Merci. Nous vous écrirons comment continuer.' },
  },
  kinds: {
    saas: {
      unnamed: 'Le Métier',
      headlines: ['Moins vérifier,|plus avancer.', 'Le voir avant|que ça coûte.'],
      lede: '{brand} réunit le travail au même endroit, montre ce qui a besoin de vous et laisse le reste tranquille.',
      items: [
        ['Tout sous les yeux', 'l’important en haut'],
        ['Alertes', 'seulement quand il faut'],
        ['Rapports', 'courts, donc lus'],
        ['Connexions', 'avec ce que vous utilisez'],
        ['Droits', 'chacun voit ce qui le regarde'],
      ],
      faq: {
        title: 'Avant de|demander',
        items: [
          ['Peut-on essayer ?', 'Oui. Laissez votre adresse dans le formulaire, nous préparons tout.'],
          ['Où sont mes données ?', 'Demandez la liste des lieux et des prestataires. Elle est courte.'],
          ['Et si je pars ?', 'Ce qui est à vous part avec vous.'],
        ],
      },
    },
    app: {
      unnamed: 'De Poche',
      headlines: ['Un geste,|et c’est fait.', 'Dans la poche,|sans prendre de place.'],
      lede: '{brand} fait une seule chose sur votre téléphone, le temps que l’ascenseur arrive.',
      action: 'Demander un accès',
      items: [
        ['On l’ouvre, on s’en sert', 'sans mode d’emploi'],
        ['Hors ligne', 'même dans le métro'],
        ['Rappels', 'peu, et à temps'],
        ['Partage', 'avec qui vous voulez'],
        ['Privé', 'ce qui est à vous le reste'],
      ],
      faq: {
        title: 'Avant|d’installer',
        items: [
          ['Sur quels téléphones ?', 'Demandez dans le formulaire en disant lequel vous avez.'],
          ['Faut-il internet ?', 'Demandez. Nous disons ce qui s’en passe et ce qui en a besoin.'],
          ['Que savez-vous de moi ?', 'Le moins possible. Demandez la liste complète.'],
        ],
      },
    },
    developertool: {
      unnamed: 'Trace',
      headlines: ['Trouver la panne|avant l’astreinte.', 'Une commande.|Une réponse.'],
      lede: '{brand} répond aux questions de trois heures du matin, le temps de les taper.',
      items: [
        ['Recherche', 'pendant que vous tapez'],
        ['Alertes', 'avec du contexte, sans bruit'],
        ['Ligne de commande', 'la même chose, sans souris'],
        ['API', 'documentée et stable'],
        ['Intégrations', 'avec ce que vous déployez déjà'],
      ],
    },
    opensource: {
      unnamed: 'Petit Outil',
      headlines: ['À lire.|À lancer.', 'Peu de code,|beaucoup de mains.'],
      lede: '{brand} fait une chose, la fait au grand jour, et son code se lit en une soirée.',
      items: [
        ['Installer', 'une ligne'],
        ['Utiliser', 'un exemple qui marche'],
        ['Étendre', 'aux endroits prévus pour'],
        ['Contribuer', 'la première tâche attend'],
        ['Demander', 'quelqu’un répond'],
      ],
      points: {
        title: 'Fait au grand jour',
        items: [
          ['Tout se lit', 'Avant de faire confiance, vous pouvez regarder.'],
          ['Une seule tâche', 'Le reste est laissé à d’autres outils.'],
          ['À tout le monde', 'Copiez, changez, améliorez.'],
        ],
      },
      about: {
        title: 'Le code,|au grand jour.',
        text: '{brand} se fait en public : ce qui est prêt, ce qui manque et pourquoi on en a décidé ainsi.',
      },
      faq: {
        title: 'Avant de demander',
        items: [
          ['Peut-on s’en servir au travail ?', 'La licence est dans le dépôt et dit ce qui est permis.'],
          [
            'J’ai trouvé une erreur. Que faire ?',
            'Décrivez-la dans le dépôt, avec le plus petit exemple qui la montre.',
          ],
          ['Par où commencer à contribuer ?', 'Demandez. Il y a toujours une tâche pour qui arrive.'],
        ],
      },
      form: { title: 'Nous écrire', done: 'Merci. Nous vous répondrons.' },
    },
    documentation: {
      unnamed: 'Court Manuel',
      headlines: ['Une page lue,|une chose faite.', 'Le manuel|qu’on lit en entier.'],
      lede: '{brand} explique ce qu’il faut savoir, dans l’ordre où on en a besoin.',
      action: 'Commencer à lire',
      items: [
        ['Premiers pas', 'de rien à quelque chose qui tourne'],
        ['Guides', 'une tâche par page'],
        ['Référence', 'tout, facile à trouver'],
        ['Exemples', 'copier, essayer'],
        ['Changements', 'ce qui est nouveau, ce qui casse'],
      ],
      offer: { title: 'Ce que|vous cherchez', note: 'Des exemples : mettez ici vos pages.' },
      points: {
        title: 'Comment c’est écrit',
        items: [
          ['Une page, une tâche', 'C’est fait, on referme.'],
          ['Des exemples qui tournent', 'Copiez, essayez, changez.'],
          ['Des mots simples', 'Les autres sont expliqués tout de suite.'],
        ],
      },
      about: {
        title: 'Écrit|pour être bref.',
        text: '{brand} est là pour qui a un problème ouvert et peu de temps pour lire.',
      },
      faq: {
        title: 'Avant de demander',
        items: [
          ['Par où commencer ?', 'Par les premiers pas, de haut en bas.'],
          ['Il manque une page. Que faire ?', 'Dites-nous laquelle dans le formulaire.'],
          ['J’ai trouvé une erreur. Que faire ?', 'Écrivez-nous avec l’adresse de la page.'],
        ],
      },
      form: { title: 'Demander ou corriger', done: 'Merci. Nous vous répondrons.' },
    },
    game: {
      unnamed: 'Encore un Tour',
      headlines: ['Encore|un tour.', 'Facile à commencer.|Dur à lâcher.'],
      lede: '{brand} est un jeu qui s’explique vite et garde quelque chose pour plus tard.',
      action: 'Demander à jouer',
      items: [
        ['Apprendre', 'en jouant, pas en lisant'],
        ['Jouer', 'en solo ou à plusieurs'],
        ['Découvrir', 'ce qu’on ne voit pas d’abord'],
        ['Recommencer', 'jamais deux fois pareil'],
        ['Partager', 'et en discuter après'],
      ],
      offer: { title: 'Ce qu’il y a|dedans', note: 'Des exemples : mettez ici les vôtres.' },
      points: {
        title: 'Fait pour qu’on y revienne',
        items: [
          ['Des règles courtes', 'Le reste s’apprend en jouant.'],
          ['Des parties brèves', 'Elles tiennent entre deux arrêts.'],
          ['Perdre apprend', 'Et l’on comprend tout de suite pourquoi.'],
        ],
      },
      faq: {
        title: 'Avant de jouer',
        items: [
          ['Peut-on essayer ?', 'Laissez votre adresse dans le formulaire, nous vous dirons quand.'],
          ['Peut-on jouer en solo ?', 'Demandez-nous, nous vous dirons toutes les façons de jouer.'],
          ['Et si je trouve un bug ?', 'Racontez ce qui s’est passé, tel quel.'],
        ],
      },
      form: { title: 'Demander à jouer', done: 'Merci. Nous vous écrirons dès qu’il y aura une place.' },
      about: {
        title: 'À vous|de jouer.',
        text: '{brand} part d’une question : et si on réessayait ? Voici la réponse.',
      },
      process: {
        title: 'Comment on joue',
        items: [
          ['Commencer', 'Sans lire les règles.'],
          ['Perdre', 'Et comprendre pourquoi.'],
          ['Rejouer', 'Cette fois, c’est la bonne.'],
        ],
      },
    },
  },
};
