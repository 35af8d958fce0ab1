import type { GroupCopy } from '../../language-pack.ts';

export const community: GroupCopy<'community'> = {
  shared: {
    action: 'Donner un coup de main',
    offer: { title: 'Ce que nous|faisons', note: 'Il y a toujours autre chose. Demandez.' },
    points: {
      title: 'Notre façon',
      items: [
        ['Ceux d’ici d’abord', 'Nous demandons aux gens concernés avant de prévoir.'],
        ['Comptes ouverts', 'Demandez où c’est allé, nous montrons.'],
        ['Chaque heure compte', 'Une fois ou chaque semaine.'],
      ],
    },
    process: {
      title: 'Comment commencer',
      items: [
        ['Dire bonjour', 'Deux lignes dans le formulaire suffisent.'],
        ['Passer', 'Rencontrer les autres, voir ce que c’est.'],
        ['Trouver sa place', 'Il y a toujours à faire.'],
      ],
    },
    about: {
      title: 'Personne ne fait tout.|Chacun fait un peu.',
      text: '{brand} existe parce que des gens viennent{in}. Certains apportent des outils, d’autres du temps, d’autres de la soupe.',
    },
    faq: {
      title: 'Avant de nous rejoindre',
      items: [
        ['Faut-il de l’expérience ?', 'Non. Quelqu’un vous montrera.'],
        ['Peut-on venir avec des enfants ?', 'Souvent. Dites leur âge, nous trouverons le jour.'],
        ['Comment aider de loin ?', 'Écrivez-nous, nous dirons ce qui manque.'],
      ],
    },
    form: { title: 'Nous rejoindre', done: 'Merci. Nous vous écrirons la prochaine date.' },
  },
  kinds: {
    charity: {
      unnamed: 'Coup de Main',
      headlines: ['Il manque|des bras.', 'Une heure,|c’est déjà ça.'],
      lede: '{brand} aide là où il le faut{in}, avec tous ceux qui viennent.',
      items: [
        ['Bénévolat', 'les heures que vous avez'],
        ['Dons d’objets', 'ce qui sert encore'],
        ['Dons d’argent', 'et savoir où il va'],
        ['Accompagner', 'écouter aide aussi'],
        ['En parler', 'ne coûte rien'],
      ],
    },
    church: {
      unnamed: 'Porte Ouverte',
      headlines: ['La porte|est ouverte.', 'Venez|comme vous êtes.'],
      lede: '{brand} se réunit{in} pour célébrer, se taire et s’entraider.',
      action: 'Nous écrire',
      items: [
        ['La célébration', 'avec une place pour vous'],
        ['Les groupes', 'en semaine'],
        ['Les enfants', 'leur temps, leur salle'],
        ['L’entraide', 'quand c’est dur'],
        ['Mariages et baptêmes', 'parlons-en'],
      ],
      form: { title: 'Nous écrire', done: 'Merci. Nous vous répondrons.' },
    },
    fundraiser: {
      unnamed: 'Tous Ensemble',
      headlines: ['Ensemble,|ça suffit.', 'Peu,|mais souvent.'],
      lede: '{brand} réunit{in} ce qui manque pour une chose précise, et dit où cela va.',
      action: 'Je participe',
      items: [
        ['Une fois', 'ce que vous pouvez'],
        ['Chaque mois', 'peu et régulier'],
        ['Organiser', 'un repas, une course'],
        ['Du matériel', 'voyez la liste'],
        ['En parler', 'à une personne de plus'],
      ],
    },
    campaign: {
      unnamed: 'Voix d’à Côté',
      headlines: ['On peut|faire mieux.', 'Parlons-en|sur la place.'],
      lede: '{brand} veut changer des choses{in}, et dit lesquelles.',
      action: 'Nous rejoindre',
      items: [
        ['Rues', 'où l’on marche'],
        ['Logement', 'pour ceux qui vivent ici'],
        ['Écoles', 'avec de la place et de la lumière'],
        ['Comptes', 'que chacun peut lire'],
        ['Écouter', 'avant de décider'],
      ],
    },
    meetup: {
      unnamed: 'Les Jeudis',
      headlines: ['Apportez|une chaise.', 'À jeudi|prochain.'],
      lede: '{brand} réunit{in} des gens qui aiment la même chose sans toujours être d’accord.',
      action: 'Venir au prochain',
      items: [
        ['La prochaine fois', 'venez vous asseoir'],
        ['Petites conférences', 'dix minutes, une idée'],
        ['À faire soi-même', 'apprendre avec les mains'],
        ['L’après', 'avec de quoi boire'],
        ['Votre idée', 'on l’attend'],
      ],
    },
  },
};
