import type { GroupCopy } from '../../language-pack.ts';

export const food: GroupCopy<'food'> = {
  shared: {
    action: 'Commander',
    offer: {
      title: 'Ce qu’il y a|aujourd’hui',
      note: 'La carte suit la saison. Demandez ce qui vient d’arriver.',
    },
    points: {
      title: 'Nos principes',
      items: [
        ['Fait maison', 'Ce que nous achetons ailleurs, nous le disons.'],
        ['La saison décide', 'Quand c’est fini, c’est fini jusqu’à l’an prochain.'],
        ['Demandez la recette', 'Dites ce que vous ne mangez pas, nous dirons ce qui reste.'],
      ],
    },
    process: {
      title: 'Comment|ça se passe',
      items: [
        ['Regarder', 'Ce qu’il y a, et ce qui vous tente.'],
        ['Commander', 'Par le formulaire ou au comptoir.'],
        ['Savourer', 'Ici ou chez vous, avec un conseil de la maison.'],
      ],
    },
    about: {
      title: 'Le bon|prend son temps.',
      text: 'Derrière {brand}, il y a des gens qui préfèrent faire peu et le faire bien{in}.',
    },
    faq: {
      title: 'On nous demande souvent',
      items: [
        [
          'Peut-on commander à l’avance ?',
          'Oui. Envoyez le formulaire avec le quoi et le quand, nous confirmons.',
        ],
        ['Et en cas d’allergie ?', 'Dites-le avant de commander. Mieux vaut en parler que deviner.'],
        ['Recevez-vous des groupes ?', 'Demandez avec le formulaire : combien vous êtes et quel jour.'],
      ],
    },
    form: { title: 'Demander ou commander', done: 'Merci. Nous vous écrirons pour confirmer.' },
  },
  kinds: {
    restaurant: {
      unnamed: 'La Longue Table',
      headlines: ['Asseyez-vous.|Ça arrive.', 'Petit feu,|grande table.'],
      lede: '{brand} cuisine{in} ce que le marché apporte et le sert sans cérémonie.',
      action: 'Réserver une table',
      items: [
        ['Pour commencer', 'pain, beurre, quelque chose de mariné'],
        ['Du jardin', 'ce qui est mûr'],
        ['De la braise', 'peu de fumée, beaucoup de goût'],
        ['De la cocotte', 'pour les longues journées'],
        ['Pour finir', 'un seul dessert, un bon'],
      ],
      form: { title: 'Réserver une table', done: 'Merci. Nous vous écrirons pour confirmer la table.' },
    },
    bakery: {
      unnamed: 'Le Premier Four',
      headlines: ['D’abord le pain,|ensuite la journée.', 'Levés|avant la rue.'],
      lede: '{brand} cuit{in} du pain à belle croûte, avec une douceur à côté.',
      action: 'Commander pour demain',
      items: [
        ['Miche au levain', 'mie ouverte, croûte sombre'],
        ['Pain de seigle', 'dense, il tient des jours'],
        ['Croissant au beurre', 'plié à la main'],
        ['Brioche à la cannelle', 'pour le chemin du retour'],
        ['Tarte aux fruits', 'selon ce qui est mûr'],
      ],
    },
    cafe: {
      unnamed: 'La Deuxième Tasse',
      headlines: ['Un bon café,|sans hâte.', 'Restez|pour le deuxième.'],
      lede: '{brand} prépare{in} un café qui mérite qu’on s’assoie.',
      action: 'Voir la carte',
      items: [
        ['Espresso', 'court, doux, trois gorgées'],
        ['Noisette', 'juste ce qu’il faut de lait'],
        ['Filtre de la semaine', 'demandez d’où il vient'],
        ['Thé en feuilles', 'une théière pour un ou deux'],
        ['Gâteau maison', 'encore tiède le matin'],
      ],
    },
    bar: {
      unnamed: 'Le Dernier Verre',
      headlines: ['Un dernier,|et on rentre.', 'La soirée|commence ici.'],
      lede: '{brand} sert{in} ceux qui aiment la conversation autant que le verre.',
      action: 'Garder une place',
      items: [
        ['Le verre de la maison', 'demandez la recette'],
        ['Quelque chose d’amer', 'remué, avec un gros glaçon'],
        ['Quelque chose de long', 'frais et facile'],
        ['Au verre', 'rouge, blanc et entre les deux'],
        ['Sans alcool', 'avec le même soin'],
      ],
    },
    foodtruck: {
      unnamed: 'Quatre Roues, Un Feu',
      headlines: ['Suivez|l’odeur.', 'Ça se mange|debout.'],
      lede: '{brand} cuisine{in} sur roues : peu de plats, tout frais, faciles à emporter.',
      action: 'Nous inviter',
      items: [
        ['Le classique', 'celui qu’on reprend'],
        ['Le piquant', 'vous voilà prévenus'],
        ['Le vert', 'pas une garniture'],
        ['Les frites', 'avec la sauce maison'],
        ['La citronnade', 'pressée sur place'],
      ],
    },
    catering: {
      unnamed: 'Nappe Blanche',
      headlines: ['Vous invitez.|Nous cuisinons.', 'Table mise,|hôtes tranquilles.'],
      lede: '{brand} apporte la cuisine{in} aux fêtes, aux bureaux et aux maisons, et range quand le dernier part.',
      action: 'Demander un devis',
      items: [
        ['Cocktail debout', 'tient dans une main'],
        ['Repas assis', 'plat après plat, à l’heure'],
        ['Buffet', 'pour ceux qui vont et viennent'],
        ['Petit-déjeuner de travail', 'avec du vrai café'],
        ['Table sucrée', 'pour la fin de la fête'],
      ],
    },
    icecream: {
      unnamed: 'Deux Boules',
      headlines: ['Deux boules,|aucun doute.', 'L’été tient|dans un cornet.'],
      lede: '{brand} turbine chaque matin{in} des glaces qui ont le goût du fruit.',
      items: [
        ['Vanille', 'de la gousse, pas de l’arôme'],
        ['Chocolat noir', 'intense et lent'],
        ['Pistache', 'de sa vraie couleur'],
        ['Citron', 'en sorbet, sans lait'],
        ['Le parfum de la semaine', 'selon le marché'],
      ],
    },
    brewery: {
      unnamed: 'Le Fût Lent',
      headlines: ['De l’eau, du grain,|du temps.', 'Servie|où elle naît.'],
      lede: '{brand} brasse{in} en petites cuvées et les sert là où elles naissent.',
      action: 'Venir goûter',
      items: [
        ['La blonde', 'sèche, finale nette'],
        ['L’ambrée', 'croûte de pain, un peu de caramel'],
        ['La brune', 'torréfiée, jamais lourde'],
        ['L’acide', 'pour les jours chauds'],
        ['L’invitée', 'd’amis de confiance'],
      ],
    },
    winery: {
      unnamed: 'Coteau Nord',
      headlines: ['Une année|dans chaque verre.', 'La vigne|n’est pas pressée.'],
      lede: '{brand} soigne ses vignes{in} et met en bouteille ce que l’année a bien voulu donner.',
      action: 'Réserver une dégustation',
      items: [
        ['Le vin jeune', 'du fruit et presque rien d’autre'],
        ['Le vin de garde', 'un bois qu’on oublie'],
        ['Le blanc', 'frais, un peu salin'],
        ['Le rosé', 'pour la terrasse'],
        ['La dégustation', 'avec ceux qui le font'],
      ],
    },
    farm: {
      unnamed: 'Terre Claire',
      headlines: ['En terre|hier encore.', 'Mangez ce qui|est de saison.'],
      lede: '{brand} cultive{in} et livre ce qui est mûr, avec encore un peu de terre.',
      action: 'Commander un panier',
      items: [
        ['Petit panier', 'pour une ou deux personnes'],
        ['Grand panier', 'pour une maison pleine'],
        ['Œufs', 'de poules qui sortent'],
        ['Fruits', 'quand ils sont prêts'],
        ['Conserves', 'l’été en bocal'],
      ],
    },
    butcher: {
      unnamed: 'Le Bon Morceau',
      headlines: ['Le bon morceau|pour ce soir.', 'Dites-nous|ce que vous cuisinez.'],
      lede: '{brand} vend{in} de la bonne viande, coupée comme vous la cuisinez.',
      action: 'Commander un morceau',
      items: [
        ['À la poêle', 'vite, fort, puis repos'],
        ['Au four', 'lentement, avec l’os'],
        ['Au gril', 'avec son gras'],
        ['Saucisses', 'faites ici'],
        ['Os', 'pour le bouillon'],
      ],
    },
  },
};
