import type { GroupCopy } from '../../language-pack.ts';

export const food: GroupCopy<'food'> = {
  shared: {
    action: 'Commander',
    offer: {
      title: 'Ce qu’il y a|aujourd’hui',
      note: 'Cela change avec les saisons. Demandez ce qui vient d’arriver.',
    },
    points: {
      title: 'Nous y tenons',
      items: [
        ['Fait maison', 'Ce que nous achetons ailleurs, nous le disons.'],
        ['La saison décide', 'Quand c’est fini, rendez-vous l’an prochain.'],
        [
          'Demandez ce qu’il y a dedans',
          'Dites-nous ce que vous ne mangez pas, nous vous dirons ce qui vous va.',
        ],
      ],
    },
    process: {
      title: 'Du comptoir|à la table',
      items: [
        ['Regarder', 'Ce qu’il y a et ce qui vous tente.'],
        ['Commander', 'Par le formulaire ou au comptoir.'],
        ['Savourer', 'Ici ou chez vous : nous disons comment c’est meilleur.'],
      ],
    },
    about: {
      title: 'Ce qui est bon|prend son temps.',
      text: 'Derrière {brand}, il y a{in} des gens qui préfèrent faire peu de choses et les faire bien.',
    },
    faq: {
      title: 'On nous demande souvent',
      items: [
        [
          'Peut-on commander à l’avance ?',
          'Oui. Dites-nous dans le formulaire ce qu’il vous faut et pour quand ; nous confirmons.',
        ],
        ['Et en cas d’allergie ?', 'Dites-le-nous avant de commander. Mieux vaut en parler que deviner.'],
        ['Recevez-vous des groupes ?', 'Écrivez-nous combien vous serez et quel jour.'],
      ],
    },
    form: { title: 'Une commande,|une question', done: 'Merci. Nous vous écrirons pour confirmer.' },
  },
  kinds: {
    restaurant: {
      unnamed: 'La Longue Table',
      offerTitle: 'Une carte|courte',
      headlines: ['Asseyez-vous.|Ça mijote.', 'Petit feu,|grande table.'],
      lede: '{brand}{in} : une cuisine qui part du marché et arrive à table sans cérémonie.',
      action: 'Réserver une table',
      items: [
        ['Pour commencer', 'pain, beurre, quelque chose de mariné'],
        ['Du jardin', 'ce qui est mûr'],
        ['De la braise', 'peu de fumée, beaucoup de goût'],
        ['De la cocotte', 'pour les longues journées'],
        ['Pour finir', 'un dessert, et le bon'],
      ],
      form: { title: 'Réserver une table', done: 'Merci. Nous vous écrirons pour confirmer la table.' },
      faq: {
        title: 'Avant de|passer à table',
        items: [
          ['Faut-il réserver ?', 'C’est plus sûr. Dites-nous combien vous serez et quand.'],
          [
            'Il y a des choses que je ne peux pas manger.',
            'Dites-le en réservant, la cuisine en tiendra compte.',
          ],
          ['Peut-on fêter quelque chose ?', 'Écrivez-nous assez tôt, avec le nombre de convives.'],
        ],
      },
    },
    bakery: {
      unnamed: 'Le Premier Four',
      offerTitle: 'Ce qui sort|du four',
      headlines: ['D’abord le pain,|ensuite la journée.', 'Levés|avant la rue.'],
      lede: '{brand}{in} : du pain à belle croûte, et une douceur pour la route.',
      action: 'Commander pour demain',
      items: [
        ['Miche au levain', 'mie alvéolée, croûte brune'],
        ['Pain de seigle', 'dense, de bonne garde'],
        ['Croissant au beurre', 'feuilleté à la main'],
        ['Brioche à la cannelle', 'pour le chemin du retour'],
        ['Tarte aux fruits', 'selon ce qui est mûr'],
      ],
      faq: {
        title: 'Au comptoir,|on demande',
        items: [
          ['Pouvez-vous me garder un pain ?', 'Oui. Dites dans le formulaire lequel et quand vous passez.'],
          ['Et en cas d’allergie ?', 'Dites-le avant de commander. Ici, la farine est dans l’air.'],
          [
            'Comment garder le pain ?',
            'Le premier jour, côté coupé sur la planche ; ensuite dans un torchon, puis grillé.',
          ],
        ],
      },
    },
    cafe: {
      unnamed: 'La Deuxième Tasse',
      offerTitle: 'Du comptoir|et du four',
      headlines: ['Un bon café,|et le temps de le boire.', 'Restez|pour le deuxième.'],
      lede: '{brand}{in} : un café qui mérite une chaise, et une chaise que personne ne réclame.',
      action: 'Voir la carte',
      items: [
        ['Espresso', 'court, rond, trois gorgées'],
        ['Noisette', 'juste ce qu’il faut de lait'],
        ['Filtre de la semaine', 'demandez d’où il vient'],
        ['Thé en feuilles', 'une théière, une ou deux tasses'],
        ['Gâteau maison', 'encore tiède le matin'],
      ],
      faq: {
        title: 'Au bar,|on demande',
        items: [
          ['Peut-on travailler ici ?', 'Oui. Quand il y a du monde, on partage les tables.'],
          ['Et les chiens ?', 'Demandez à la porte ; il y a presque toujours un coin.'],
          ['Vendez-vous du café en grains ?', 'Demandez lequel est frais, nous le moulons pour vous.'],
        ],
      },
    },
    bar: {
      unnamed: 'Le Dernier Verre',
      offerTitle: 'Ce qu’on|verse',
      headlines: ['Encore un,|et on rentre.', 'La soirée|commence ici.'],
      lede: '{brand}{in} : pour qui aime la conversation autant que ce qu’il y a dans le verre.',
      action: 'Réserver une table',
      items: [
        ['Le verre de la maison', 'demandez la recette'],
        ['Quelque chose d’amer', 'à la cuillère, sur un gros glaçon'],
        ['Quelque chose de long', 'frais, facile à boire'],
        ['Au verre', 'rouge, blanc ou entre les deux'],
        ['Sans alcool', 'avec le même soin'],
      ],
    },
    foodtruck: {
      unnamed: 'Quatre Roues, Un Feu',
      offerTitle: 'À l’ardoise|aujourd’hui',
      headlines: ['Suivez|l’odeur.', 'Ça se mange|debout.'],
      lede: '{brand}{in} : une cuisine sur roues, peu de plats, faits minute et faciles à emporter.',
      action: 'Nous inviter',
      items: [
        ['Le classique', 'celui qu’on redemande'],
        ['Le piquant', 'vous voilà prévenus'],
        ['Le vert', 'tout sauf une garniture'],
        ['Les frites', 'avec la sauce maison'],
        ['La citronnade', 'pressée sur place'],
      ],
    },
    catering: {
      unnamed: 'Nappe Blanche',
      offerTitle: 'Pour toutes|les tablées',
      headlines: ['Vous invitez.|Nous cuisinons.', 'Table mise,|hôtes tranquilles.'],
      lede: '{brand}{in} : nous cuisinons pour vos fêtes, vos bureaux et vos grandes tablées, et nous rangeons après le dernier invité.',
      action: 'Demander un devis',
      items: [
        ['Cocktail', 'tout tient dans une main'],
        ['Repas assis', 'plat après plat, à l’heure'],
        ['Buffet', 'pour ceux qui vont et viennent'],
        ['Petit-déjeuner de travail', 'avec un vrai café'],
        ['Table sucrée', 'pour la fin de la fête'],
      ],
    },
    icecream: {
      unnamed: 'Deux Boules',
      offerTitle: 'Dans les bacs|aujourd’hui',
      headlines: ['Deux boules,|aucun doute.', 'L’été tient|dans un cornet.'],
      lede: '{brand}{in} : des glaces et des sorbets qui ont le goût de leur nom.',
      items: [
        ['Vanille', 'de la gousse, pas de l’arôme'],
        ['Chocolat noir', 'intense et lent'],
        ['Pistache', 'de la bonne couleur'],
        ['Citron', 'en sorbet, sans lait'],
        ['Le parfum de la semaine', 'selon le marché'],
      ],
    },
    brewery: {
      unnamed: 'Le Fût Lent',
      offerTitle: 'À la pression,|en bouteille',
      headlines: ['De l’eau, du grain,|du temps.', 'Servie là|où elle naît.'],
      lede: '{brand}{in} : des bières brassées en petites cuvées et servies à deux pas des cuves.',
      action: 'Venir goûter',
      items: [
        ['La blonde', 'sèche, finale nette'],
        ['L’ambrée', 'pain grillé, un peu de caramel'],
        ['La brune', 'torréfiée, jamais lourde'],
        ['L’acide', 'pour les jours chauds'],
        ['L’invitée', 'd’une brasserie amie'],
      ],
    },
    winery: {
      unnamed: 'Coteau Nord',
      offerTitle: 'Ce qu’il y a|en cave',
      headlines: ['Une année|dans chaque verre.', 'La vigne|n’est pas pressée.'],
      lede: '{brand}{in} : des vignes que l’on soigne, et en bouteille ce que l’année a bien voulu donner.',
      action: 'Réserver une dégustation',
      items: [
        ['Le vin jeune', 'du fruit et presque rien d’autre'],
        ['Le vin de garde', 'un boisé qui se fait oublier'],
        ['Le blanc', 'frais, un peu salin'],
        ['Le rosé', 'pour la terrasse'],
        ['La dégustation', 'avec ceux qui le font'],
      ],
    },
    farm: {
      unnamed: 'Terre Claire',
      offerTitle: 'Ce que donne|le champ',
      headlines: ['En terre|hier encore.', 'Mangez ce qui|est de saison.'],
      lede: '{brand}{in} : nous cultivons, nous cueillons ce qui est mûr, et nous livrons avec un peu de terre autour.',
      action: 'Commander un panier',
      items: [
        ['Petit panier', 'pour une ou deux personnes'],
        ['Grand panier', 'pour une maison pleine'],
        ['Œufs', 'de poules qui courent dehors'],
        ['Fruits', 'quand ils sont mûrs'],
        ['Conserves', 'l’été en bocaux'],
      ],
    },
    butcher: {
      unnamed: 'Le Bon Morceau',
      offerTitle: 'Sur|l’étal',
      headlines: ['Le bon morceau|pour ce soir.', 'Dites-nous|ce que vous cuisinez.'],
      lede: '{brand}{in} : de la bonne viande, coupée pour ce que vous allez en faire.',
      action: 'Commander un morceau',
      items: [
        ['À la poêle', 'vif, court, puis un temps de repos'],
        ['Au four', 'lentement, avec l’os'],
        ['Au gril', 'avec son gras'],
        ['Saucisses', 'faites ici'],
        ['Os', 'pour le bouillon'],
      ],
    },
  },
};
