import type { GroupCopy } from '../../language-pack.ts';

export const shop: GroupCopy<'shop'> = {
  shared: {
    action: 'Voir la sélection',
    offer: { title: 'Sur|l’étagère', note: 'Cela change souvent. Demandez ce que vous ne voyez pas.' },
    points: {
      title: 'Comment nous choisissons',
      items: [
        ['Essayé avant d’être vendu', 'Ce que nous ne voudrions pas chez nous n’arrive pas en rayon.'],
        ['Fait pour durer', 'Demandez-nous comment l’entretenir.'],
        ['Emballé dans du papier', 'Et pas plus qu’il n’en faut.'],
      ],
    },
    process: {
      title: 'De notre étagère|à la vôtre',
      items: [
        ['Choisir', 'Entre deux, demandez.'],
        ['Commander', 'Par le formulaire ou sur place.'],
        ['Déballer', 'Ce n’était pas ça ? Écrivez-nous, nous trouverons.'],
      ],
    },
    about: {
      title: 'Moins de choses,|mieux choisies.',
      text: '{brand}, c’est une bonne chose plutôt que trois qui cassent. Passez nous voir{in} et prenez les objets en main : presque tous gagnent à être vus de près.',
    },
    faq: {
      title: 'Demandé à la caisse',
      items: [
        [
          'Peut-on commander de chez soi ?',
          'Dites ce qu’il vous plairait, nous répondons avec le prix et la livraison.',
        ],
        ['Peut-on rapporter un article ?', 'Parlons-en. Gardez l’emballage jusque-là.'],
        ['Faites-vous des paquets cadeaux ?', 'Dites-le dans votre message, et pour qui.'],
      ],
    },
    form: { title: 'Une commande,|une question', done: 'Merci. Nous vous écrirons au sujet de la commande.' },
  },
  kinds: {
    shop: {
      unnamed: 'Choses Gardées',
      headlines: ['Des choses|à garder.', 'Choisi lentement,|gardé longtemps.'],
      lede: '{brand}{in} : une petite sélection d’objets bien faits, faciles à réparer, agréables à utiliser.',
      items: [
        ['Pour la table', 'sert tous les jours'],
        ['Pour la maison', 'sent bon, dure longtemps'],
        ['À offrir', 'ou à garder pour soi'],
        ['Pour les enfants', 'résiste aux jeux'],
        ['Juste arrivé', 'encore dans son carton'],
      ],
      faq: {
        title: 'Avant de|commander',
        items: [
          ['Comment est-ce livré ?', 'Bien emballé. La date vient avec la confirmation.'],
          [
            'Et si cela ne convient pas ?',
            'Demandez avant d’acheter comment se fait le retour. Nous disons tout.',
          ],
          ['Faites-vous un paquet cadeau ?', 'Dites-le dans le message, avec les mots de la carte.'],
        ],
      },
    },
    florist: {
      unnamed: 'Tige et Seau',
      headlines: ['Ce qui fleurit|en ce moment.', 'Tout juste coupées,|liées pour vous.'],
      lede: '{brand}{in} : des bouquets de saison, composés comme s’ils avaient poussé ainsi.',
      action: 'Commander des fleurs',
      offer: { title: 'Dans|les seaux', note: 'Cela change avec la saison. Demandez ce qui vient d’ouvrir.' },
      points: {
        title: 'Comment nous choisissons',
        items: [
          ['Ce qui est en fleur', 'Chaque mois a les siennes.'],
          ['Pour que ça dure', 'Nous disons comment couper, et combien d’eau.'],
          ['Dans du papier', 'Et pas plus qu’il n’en faut.'],
        ],
      },
      process: {
        title: 'Du seau|au vase',
        items: [
          ['Raconter', 'Pour qui, et pour quel jour.'],
          ['Composer', 'Avec ce qu’il y a de plus beau.'],
          ['Recevoir', 'En boutique, ou à la porte de qui vous voudrez.'],
        ],
      },
      about: {
        title: 'À chaque mois|ses fleurs.',
        text: 'Chez {brand}, on achète peu et souvent, pour que tout soit frais. Passez nous voir{in}, ne serait-ce que pour sentir.',
      },
      faq: {
        title: 'Demandé au comptoir',
        items: [
          ['Peut-on commander de chez soi ?', 'Dites pour qui et pour quand, nous répondons avec un prix.'],
          [
            'Comment les garder longtemps ?',
            'Recoupez les tiges, changez l’eau. Le reste, nous vous le disons.',
          ],
          ['Peut-on joindre un mot ?', 'Écrivez-le dans le message, nous le recopions à la main.'],
        ],
      },
      items: [
        ['Bouquet du jour', 'le plus beau des seaux'],
        ['Grand bouquet', 'pour des excuses en bonne forme'],
        ['Centre de table', 'assez bas pour se voir'],
        ['Plantes en pot', 'avec mode d’emploi'],
        ['Mariages', 'de la boutonnière à l’autel'],
      ],
    },
    bookshop: {
      unnamed: 'Second Rayon',
      offerTitle: 'Par où|commencer',
      headlines: ['Le livre que vous|ne cherchiez pas.', 'La première page|se lit ici.'],
      lede: '{brand}{in} : des livres que quelqu’un ici a lus, avec un petit mot glissé dedans.',
      action: 'Demander un livre',
      points: {
        title: 'Comment nous choisissons',
        items: [
          ['Lu avant d’être vendu', 'Ou feuilleté avec soin.'],
          ['Nous n’avons pas tout', 'Ce qui manque, nous le commandons.'],
          ['Vous pouvez vous asseoir', 'Il y a une chaise, et personne n’est pressé.'],
        ],
      },
      about: {
        title: 'Un livre|en appelle un autre.',
        text: 'Chez {brand}, on entre{in} pour un titre et l’on ressort avec un autre.',
      },
      items: [
        ['Romans', 'à rater son arrêt'],
        ['Essais', 'pour discuter à table'],
        ['Jeunesse', 'à lire à voix haute'],
        ['Poésie', 'à ouvrir au hasard'],
        ['Occasion', 'avec des dédicaces d’inconnus'],
      ],
    },
    jewellery: {
      unnamed: 'Fin et Lent',
      headlines: ['Petit,|et pour longtemps.', 'Fait pour|une seule main.'],
      lede: '{brand}{in} : des bijoux créés et réparés pièce par pièce, à porter tous les jours.',
      action: 'Demander une pièce',
      items: [
        ['Bagues', 'y compris celles du oui'],
        ['Boucles d’oreilles', 'qu’on ne sent pas'],
        ['Colliers', 'près de la peau'],
        ['Réparations', 'le bijou de famille, comme neuf'],
        ['Sur mesure', 'un dessin d’abord'],
      ],
      offer: { title: 'En|vitrine', note: 'Chaque pièce est unique. Demandez celle qui vous plaît.' },
      process: {
        title: 'Du dessin|au doigt',
        items: [
          ['Raconter', 'L’idée, la personne, la date.'],
          ['Dessiner', 'Vous voyez la pièce avant qu’elle n’existe.'],
          ['Fabriquer', 'À la main, et à votre mesure.'],
        ],
      },
      about: {
        title: 'À la loupe|et à la main.',
        text: 'Chez {brand}, on fait peu de pièces à la fois. Passez nous voir{in} et essayez : un bijou ne se voit que porté.',
      },
    },
    furniture: {
      unnamed: 'Rabot et Fil',
      headlines: ['Une table|pour plusieurs vies.', 'Le bois|se souvient.'],
      lede: '{brand}{in} : des meubles en bois massif, pour des pièces où l’on vit.',
      action: 'Demander un meuble',
      items: [
        ['Tables', 'pour beaucoup de coudes'],
        ['Chaises', 'où l’on reste'],
        ['Étagères', 'droites, même pleines'],
        ['Lits', 'qui ne grincent pas'],
        ['Sur mesure', 'pour ce coin-là'],
      ],
      offer: { title: 'À|l’atelier', note: 'Les mesures sont celles de chez vous. Demandez.' },
      process: {
        title: 'De la planche|au salon',
        items: [
          ['Mesurer', 'Le coin, la porte et l’escalier.'],
          ['Dessiner', 'Le bois sous les yeux.'],
          ['Construire', 'Des assemblages, sans vis apparentes.'],
          ['Livrer', 'À sa place, et de niveau.'],
        ],
      },
      about: {
        title: 'Moins de meubles,|de meilleurs.',
        text: 'Chez {brand}, on fait{in} une pièce à la fois et l’on choisit la planche avant de dessiner.',
      },
    },
    fashion: {
      unnamed: 'Deuxième Couture',
      headlines: ['À porter|jusqu’à l’usure.', 'Bien coupé,|longtemps porté.'],
      lede: '{brand}{in} : des vêtements qui tombent mieux à force d’être portés.',
      action: 'Voir les pièces',
      items: [
        ['Chemises', 'qui tombent bien'],
        ['Pantalons', 'avec de vraies poches'],
        ['Maille', 'chaude, et qui ne gratte pas'],
        ['Manteaux', 'pour plusieurs hivers'],
        ['Retouches', 'pour que ça dure'],
      ],
      offer: { title: 'Sur|cintre', note: 'Peu d’exemplaires de chaque. Demandez votre taille.' },
      about: {
        title: 'Moins de vêtements,|de meilleurs.',
        text: 'Chez {brand}, on préfère peu de pièces, et bien faites. Passez nous voir{in} et essayez.',
      },
    },
  },
};
