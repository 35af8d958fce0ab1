import type { GroupCopy } from '../../language-pack.ts';

export const community: GroupCopy<'community'> = {
  shared: {
    action: 'Donner un coup de main',
    offer: { title: 'Ce que nous|faisons', note: 'Et ce n’est pas tout. Demandez-nous.' },
    points: {
      title: 'Notre façon',
      items: [
        ['Les gens d’ici d’abord', 'Nous écoutons les personnes concernées avant de rien décider.'],
        ['Des comptes ouverts', 'Demandez où est passé l’argent, nous vous montrerons.'],
        ['Chaque heure compte', 'Une seule fois, ou toutes les semaines.'],
      ],
    },
    process: {
      title: 'Comment commencer',
      items: [
        ['Dire bonjour', 'Deux lignes dans le formulaire suffisent.'],
        ['Passer nous voir', 'Pour rencontrer les autres et vous faire une idée.'],
        ['Trouver votre place', 'Il y a toujours quelque chose à faire.'],
      ],
    },
    about: {
      title: 'Personne ne fait tout.|Chacun fait un peu.',
      text: 'Derrière {brand}, il y a{in} des gens qui viennent : certains avec des outils, d’autres avec du temps, d’autres avec de la soupe.',
    },
    faq: {
      title: 'Avant de nous rejoindre',
      items: [
        ['Faut-il de l’expérience ?', 'Non. Quelqu’un vous montrera.'],
        ['Peut-on venir avec des enfants ?', 'Souvent. Dites-nous leur âge, nous trouverons le bon jour.'],
        ['Comment aider de loin ?', 'Écrivez-nous, nous vous dirons ce qui manque.'],
      ],
    },
    form: { title: 'Nous rejoindre', done: 'Merci. Nous vous écrirons la prochaine date.' },
  },
  kinds: {
    charity: {
      unnamed: 'Coup de Main',
      offerTitle: 'Où va|votre heure',
      headlines: ['Il manque|des bras.', 'Une heure,|c’est déjà ça.'],
      lede: '{brand}{in} : un coup de main là où il en faut, avec qui veut bien venir.',
      items: [
        ['Bénévolat', 'les heures que vous avez'],
        ['Dons d’objets', 'ce qui peut encore servir'],
        ['Dons d’argent', 'et savoir où il va'],
        ['Tenir compagnie', 'écouter, c’est déjà aider'],
        ['En parler', 'cela ne coûte rien'],
      ],
      faq: {
        title: 'Avant de donner|un coup de main',
        items: [
          ['Faut-il de l’expérience ?', 'Non. Quelqu’un vous montrera.'],
          ['Les enfants peuvent-ils venir ?', 'Souvent. Dites leur âge, nous trouverons le jour.'],
          ['Comment donner de l’argent ?', 'Écrivez-nous. Nous dirons comment, et à quoi il sert.'],
        ],
      },
    },
    church: {
      unnamed: 'Porte Ouverte',
      offerTitle: 'Au fil|de la semaine',
      headlines: ['La porte|est ouverte.', 'Il y a une place|pour vous.'],
      lede: '{brand}{in} : se retrouver pour célébrer, faire silence et ne laisser personne de côté.',
      action: 'Nous écrire',
      items: [
        ['La célébration', 'avec une place pour vous'],
        ['Les groupes', 'en semaine'],
        ['Les enfants', 'leur temps, leur salle'],
        ['L’entraide', 'dans les moments difficiles'],
        ['Mariages et baptêmes', 'parlons-en'],
      ],
      form: { title: 'Nous écrire', done: 'Merci. Nous vous répondrons.' },
    },
    fundraiser: {
      unnamed: 'Tous Ensemble',
      offerTitle: 'Ce que permet|votre part',
      headlines: ['Ensemble,|ça suffit.', 'Peu,|mais souvent.'],
      lede: '{brand}{in} : réunir ce qui manque pour un projet précis, et dire où va chaque don.',
      action: 'Je participe',
      items: [
        ['Une fois', 'ce que vous pouvez'],
        ['Chaque mois', 'peu et régulier'],
        ['Organiser', 'un repas, une course'],
        ['Du matériel', 'demandez la liste'],
        ['En parler', 'à une personne de plus'],
      ],
    },
    campaign: {
      unnamed: 'Voix d’à Côté',
      offerTitle: 'Ce que nous|voulons',
      headlines: ['On peut|faire mieux.', 'Parlons-en|sur la place publique.'],
      lede: '{brand}{in} : des choses à changer, et nous disons lesquelles.',
      action: 'Nous rejoindre',
      items: [
        ['Les rues', 'où l’on puisse marcher'],
        ['Le logement', 'pour les gens d’ici'],
        ['Les écoles', 'avec de la place et de la lumière'],
        ['Les comptes', 'lisibles par tout le monde'],
        ['Écouter', 'avant de décider'],
      ],
    },
    meetup: {
      unnamed: 'Une Chaise de Plus',
      headlines: ['Apportez|une chaise.', 'On se retrouve|pour en parler.'],
      lede: '{brand}{in} : des gens qui aiment la même chose et ne sont pas toujours d’accord.',
      action: 'Venir au prochain',
      offer: { title: 'Ce qui|s’y passe', note: 'Le programme se fait avec les présents.' },
      points: {
        title: 'Comment on se retrouve',
        items: [
          ['Ouvert à tout le monde', 'On peut tout savoir, ou venir pour la première fois.'],
          ['Chacun son tour', 'On parle, et on écoute jusqu’au bout.'],
          ['Quand vous pouvez', 'Une fois, ou toujours.'],
        ],
      },
      items: [
        ['La prochaine fois', 'venez vous asseoir'],
        ['Courts exposés', 'une idée à la fois'],
        ['Atelier', 'apprendre en faisant'],
        ['L’après', 'avec de quoi boire'],
        ['Votre idée', 'on l’attend'],
      ],
    },
  },
};
