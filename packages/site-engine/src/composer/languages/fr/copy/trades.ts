import type { GroupCopy } from '../../language-pack.ts';

export const trades: GroupCopy<'trades'> = {
  shared: {
    action: 'Demander un devis',
    offer: { title: 'Ce que nous|faisons', note: 'Ce n’est pas dans la liste ? Demandez-nous.' },
    points: {
      title: 'Règles de la maison',
      items: [
        ['Le prix d’abord', 'Vous dites oui, puis nous commençons.'],
        ['Nous disons quand', 'Et nous appelons si cela change.'],
        ['Nous laissons propre', 'Comme si personne n’était venu, sauf que le travail est fait.'],
      ],
    },
    process: {
      title: 'De l’appel|à la poignée de main',
      items: [
        ['Raconter', 'Avec vos mots. Une photo aide.'],
        ['Chiffrer', 'Quoi, quand et pour combien.'],
        ['Travailler', 'Et vous montrer ce qui a été fait.'],
      ],
    },
    about: {
      title: 'Bien fait|du premier coup.',
      text: 'Chez {brand}, on travaille{in} comme pour soi : avec soin, et sans rien laisser à moitié.',
    },
    faq: {
      title: 'Avant d’appeler',
      items: [
        ['Combien coûte un devis ?', 'Demandez par le formulaire, vous le saurez avant.'],
        [
          'Quand pouvez-vous venir ?',
          'Dites-nous ce qu’il y a à faire, nous vous proposerons le premier créneau.',
        ],
        ['Et si quelque chose ne va pas ?', 'Dites-le-nous. Nous revenons voir.'],
      ],
    },
    form: {
      title: 'Dites-nous ce qu’il faut',
      done: 'Merci. Nous vous appellerons pour convenir d’un rendez-vous.',
    },
  },
  kinds: {
    repair: {
      unnamed: 'L’Établi',
      offerTitle: 'Ce qui passe|sur l’établi',
      headlines: ['Réparé,|c’est mieux que neuf.', 'Ça entre cassé,|ça ressort entier.'],
      lede: '{brand}{in} : un prix clair d’abord, une bonne réparation ensuite.',
      action: 'Demander une réparation',
      items: [
        ['Diagnostic', 'ce qui ne va pas, ce que ça coûte'],
        ['Réparation', 'avec des pièces qui tiennent'],
        ['Révision', 'avant la panne'],
        ['Urgences', 'quand c’est pour aujourd’hui'],
        ['Pièces', 'même les rares'],
      ],
      points: {
        title: 'Règles de la maison',
        items: [
          ['Le prix d’abord', 'Vous dites oui, puis nous commençons.'],
          ['Nous disons quand c’est prêt', 'Et nous appelons si cela change.'],
          ['Si cela n’en vaut pas la peine', 'Nous le disons. Certaines choses ont droit au repos.'],
        ],
      },
      faq: {
        title: 'Avant de l’apporter',
        items: [
          ['Combien coûte le diagnostic ?', 'Demandez par le formulaire, vous le saurez avant de venir.'],
          ['Combien de temps faut-il ?', 'Nous vous le disons dès que nous l’avons vu.'],
          ['Et si ça recasse ?', 'Rapportez-le. Nous regardons.'],
        ],
      },
    },
    plumber: {
      unnamed: 'Sol Sec',
      offerTitle: 'Du robinet|à la chaudière',
      headlines: ['Ça goutte.|Appelez.', 'De l’eau chaude,|un sol sec.'],
      lede: '{brand}{in} : ce qui goutte est réparé, et vous saurez pourquoi ça gouttait.',
      items: [
        ['Fuites', 'trouver et fermer'],
        ['Canalisations bouchées', 'sans casser le mur'],
        ['Chauffage', 'avant l’hiver'],
        ['Salles de bains', 'du tuyau au carrelage'],
        ['Urgences', 'fermez l’eau, on arrive'],
      ],
      faq: {
        title: 'Avant que|nous arrivions',
        items: [
          [
            'L’eau coule. Que faire ?',
            'Fermez l’arrivée générale, éloignez-vous des prises mouillées, puis appelez. N’écrivez pas.',
          ],
          ['Quand pouvez-vous venir ?', 'Appelez ou écrivez. Vous avez un jour, et un appel s’il change.'],
          ['Combien cela coûtera-t-il ?', 'Décrivez ou envoyez une photo. Le prix vient avant le travail.'],
        ],
      },
    },
    electrician: {
      unnamed: 'Lumière et Terre',
      offerTitle: 'Derrière|l’interrupteur',
      headlines: ['Allumez.|Oubliez.', 'Sûr|derrière le mur.'],
      lede: '{brand}{in} : de la lumière et du courant là où il en manque, sans un fil qui traîne.',
      items: [
        ['Pannes', 'pourquoi le disjoncteur saute'],
        ['Installation', 'neuve ou remise à jour'],
        ['Éclairage', 'là où il faut'],
        ['Solaire', 'du toit à la prise'],
        ['Conformité', 'avec les papiers'],
      ],
    },
    garage: {
      unnamed: 'Seconde Vitesse',
      offerTitle: 'Sous|le capot',
      headlines: ['Ce bruit-là,|on le connaît.', 'Elle roule.|Et voici la pièce.'],
      lede: '{brand}{in} : des voitures réparées, et l’ancienne pièce montrée au comptoir.',
      action: 'Prendre rendez-vous',
      points: {
        title: 'Règles de la maison',
        items: [
          ['Le prix d’abord', 'Vous dites oui, puis nous commençons.'],
          ['Nous disons quand c’est prêt', 'Et nous appelons si cela change.'],
          ['L’ancienne pièce', 'Nous vous la montrons.'],
        ],
      },
      faq: {
        title: 'Avant d’amener la voiture',
        items: [
          ['Combien coûte le diagnostic ?', 'Nous vous le disons avant que vous ne veniez.'],
          ['Quand puis-je la déposer ?', 'Décrivez ce qu’elle fait, nous vous donnerons le premier créneau.'],
          ['Et si le bruit revient ?', 'Revenez aussi. Nous écouterons ensemble.'],
        ],
      },
      items: [
        ['Révision', 'chaque année'],
        ['Freins', 'on ne discute pas'],
        ['Pneus', 'avant la pluie'],
        ['Diagnostic', 'ce que dit le voyant'],
        ['Contrôle technique', 'bien préparé'],
      ],
    },
    construction: {
      unnamed: 'Plomb et Niveau',
      offerTitle: 'Ce que nous|bâtissons',
      headlines: ['Deux fois mesuré,|une fois bâti.', 'Droit,|et d’aplomb.'],
      lede: '{brand}{in} : bâtir et rénover avec un plan, une date et quelqu’un qui décroche.',
      items: [
        ['Rénovation', 'd’une salle de bains à la maison'],
        ['Neuf', 'depuis les fondations'],
        ['Toitures', 'sèches dedans'],
        ['Façades', 'pour le côté rue'],
        ['Peinture', 'bords nets'],
      ],
    },
    cleaning: {
      unnamed: 'Surface Claire',
      offerTitle: 'Ce que nous|faisons briller',
      headlines: ['Vous rentrez,|c’est fait.', 'Propre,|et tout à sa place.'],
      lede: '{brand}{in} : des maisons et des bureaux nettoyés sans bruit, jusque dans les coins.',
      items: [
        ['Maison', 'chaque semaine ou à la demande'],
        ['Bureau', 'avant l’ouverture'],
        ['Vitres', 'des deux côtés'],
        ['Fin de chantier', 'la poussière fine aussi'],
        ['À fond', 'le grand nettoyage'],
      ],
      faq: {
        title: 'Avant la|première visite',
        items: [
          ['Faut-il être à la maison ?', 'Une seule fois, pour tout nous montrer.'],
          ['Qui apporte les produits ?', 'Dites ce que vous préférez, et ce que vos sols n’aiment pas.'],
          ['Est-ce toujours la même personne ?', 'Demandez-le, nous dirons quels jours c’est possible.'],
        ],
      },
    },
    moving: {
      unnamed: 'Quatre à Quatre',
      offerTitle: 'Ce que nous|portons',
      faq: {
        title: 'Avant le déménagement',
        items: [
          ['Comment arrivez-vous au prix ?', 'Dites-nous ce qu’il y a à porter, d’où et jusqu’où.'],
          ['Puis-je faire les cartons ?', 'Bien sûr. Nous vous dirons comment.'],
          [
            'Et si quelque chose casse ?',
            'Dites-le tout de suite. Avant de commencer, nous expliquons ce qui est couvert.',
          ],
        ],
      },
      headlines: ['Vous, la clé.|Nous, le reste.', 'Quatrième sans ascenseur.|Et alors.'],
      lede: '{brand}{in} : tout ce qui compte pour vous, porté avec soin et posé là où vous le dites.',
      items: [
        ['Déménagement', 'de porte à porte'],
        ['Emballage', 'verre par verre'],
        ['Meubles', 'démonter, remonter'],
        ['Garde-meubles', 'en attendant'],
        ['Un seul objet', 'mais un gros'],
      ],
    },
    gardening: {
      unnamed: 'Râteau et Racine',
      offerTitle: 'Au fil|de l’année',
      headlines: ['Laisser pousser,|un peu.', 'On plante aujourd’hui.|L’ombre viendra.'],
      lede: '{brand}{in} : planter, tailler et soigner les jardins, saison après saison.',
      action: 'Montrer le jardin',
      items: [
        ['Entretien', 'toute l’année'],
        ['Taille', 'au bon moment'],
        ['Conception', 'en regardant d’abord le soleil'],
        ['Arrosage', 'juste assez'],
        ['Terrasses', 'de la verdure en pots'],
      ],
    },
  },
};
