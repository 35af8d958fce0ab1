import type { GroupCopy } from '../../language-pack.ts';

export const counsel: GroupCopy<'counsel'> = {
  shared: {
    action: 'Poser une question',
    offer: { title: 'En quoi nous|vous aidons', note: 'Votre question n’est pas dans la liste ? Posez-la.' },
    points: {
      title: 'Trois engagements',
      items: [
        ['Les honoraires d’abord', 'Par écrit, avant de commencer, et de nouveau si quelque chose change.'],
        ['Une personne à appeler', 'Et c’est elle qui connaît votre dossier.'],
        ['Une réponse utile', 'Ce que nous ferions, et à quel risque.'],
      ],
    },
    process: {
      title: 'Notre méthode',
      items: [
        ['Vous exposez', 'Quelques lignes suffisent.'],
        ['Nous lisons', 'Et nous disons si nous pouvons vous aider.'],
        ['Nous convenons', 'De la mission et des honoraires, sur une page.'],
        ['Nous agissons', 'Vous savez où nous en sommes à chaque étape.'],
      ],
    },
    about: {
      title: 'Des mots clairs,|des décisions solides.',
      text: 'Chez {brand}, on explique{in} jusqu’à ce que vous puissiez décider, puis on répond du conseil donné.',
    },
    faq: {
      title: 'Avant d’appeler',
      items: [
        [
          'Combien coûte un premier entretien ?',
          'Demandez-le dans le formulaire. Vous le saurez avant de venir.',
        ],
        [
          'Ce que j’envoie est-il confidentiel ?',
          'Envoyez d’abord l’essentiel ; les détails viendront quand nous travaillerons pour vous.',
        ],
        [
          'Quand aurai-je une réponse ?',
          'Nous lisons chaque demande et répondons avec l’étape suivante ou une meilleure adresse.',
        ],
      ],
    },
    form: { title: 'Poser une première question', done: 'Merci. Nous la lirons et vous écrirons.' },
  },
  kinds: {
    law: {
      unnamed: 'Lettre Claire',
      offerTitle: 'Ce pour quoi|on vient nous voir',
      headlines: ['Les petits caractères,|expliqués.', 'Quand chaque mot|compte.'],
      lede: '{brand}{in} : conseil et défense, avec des mots que l’on comprend du premier coup.',
      items: [
        ['Famille', 'des accords qui tiennent'],
        ['Travail', 'contrat, rupture, droits'],
        ['Logement', 'achat, bail, voisins'],
        ['Entreprise', 'de la création à la cession'],
        ['Succession', 'avant et après'],
      ],
      faq: {
        title: 'Avant|d’appeler',
        items: [
          [
            'Combien coûte le premier entretien ?',
            'Demandez-le dans le formulaire. Vous le saurez avant qu’il commence.',
          ],
          [
            'Est-ce confidentiel ?',
            'Écrivez d’abord l’essentiel ; les détails se disent mieux de vive voix.',
          ],
          ['Quels papiers apporter ?', 'Ceux que vous avez. Nous dirons ce qui manque.'],
        ],
      },
    },
    accountant: {
      unnamed: 'Compte Juste',
      offerTitle: 'Ce dont nous|vous déchargeons',
      headlines: ['Les chiffres|tombent juste.', 'Moins de paperasse,|plus de métier.'],
      lede: '{brand}{in} : vos comptes, vos paies et vos impôts tenus à jour, et un mot avant chaque échéance.',
      items: [
        ['Comptabilité', 'à jour, pas en fin d’année'],
        ['Impôts', 'à temps et expliqués'],
        ['Paie', 'chaque mois, sans surprise'],
        ['Création', 'quand on se lance'],
        ['Conseil', 'avant de signer'],
      ],
      faq: {
        title: 'Avant le premier|rendez-vous',
        items: [
          [
            'Mes papiers sont dans une boîte. Est-ce grave ?',
            'Non. Apportez la boîte : la ranger fait partie du travail.',
          ],
          ['Reprenez-vous le dossier d’un confrère ?', 'Le plus souvent. Dites-nous depuis quelle année.'],
          [
            'Combien cela coûte-t-il ?',
            'Cela dépend du nombre de pièces. Vous avez un chiffre avant de commencer.',
          ],
        ],
      },
    },
    consulting: {
      unnamed: 'Second Regard',
      offerTitle: 'Là où nous|sommes utiles',
      headlines: ['D’abord|la question.', 'Moins de diapositives,|plus de décisions.'],
      lede: '{brand}{in} : écouter, calculer, puis dire ce que nous ferions à votre place.',
      items: [
        ['État des lieux', 'ce qui se passe vraiment'],
        ['Stratégie', 'ce qu’il faut faire, et laisser'],
        ['Organisation', 'qui décide de quoi'],
        ['Accompagnement', 'jusqu’à ce que cela tourne tout seul'],
        ['Atelier', 'un jour, une réponse'],
      ],
    },
    recruiting: {
      unnamed: 'Bonne Rencontre',
      headlines: ['La personne|qu’il fallait.', 'Moins de CV,|plus de rencontres.'],
      lede: '{brand}{in} : mettre en présence des gens et des entreprises qui se cherchaient.',
      items: [
        ['Entreprises', 'peu de profils, bien choisis'],
        ['Candidats', 'un poste, pas un numéro'],
        ['Direction', 'en toute discrétion'],
        ['Intérim', 'quand c’est pour tout de suite'],
        ['Orientation', 'l’étape suivante'],
      ],
    },
    insurance: {
      unnamed: 'Bon Parapluie',
      offerTitle: 'Ce qui peut|s’assurer',
      headlines: ['Au cas|où.', 'Le jour|où il pleut.'],
      lede: '{brand}{in} : des contrats comparés et expliqués, et quelqu’un au bout du fil le jour où il arrive quelque chose.',
      items: [
        ['Habitation', 'eau, feu, vitres'],
        ['Auto', 'le nécessaire ou tout'],
        ['Santé', 'ce qui est couvert, ce qui ne l’est pas'],
        ['Professionnels', 'pour rouvrir le lendemain'],
        ['Vie', 'la conversation qu’on remet à plus tard'],
      ],
    },
    bank: {
      unnamed: 'Compte Clair',
      offerTitle: 'Pour aujourd’hui|et pour plus tard',
      headlines: ['Votre argent,|au clair.', 'Comptes clairs,|nuits calmes.'],
      lede: '{brand}{in} : épargner, payer et prévoir, sans rien en petits caractères.',
      items: [
        ['Compte', 'simple à ouvrir, simple à lire'],
        ['Épargne', 'peu à peu'],
        ['Placement', 'le risque d’abord'],
        ['Crédit', 'avec le coût total'],
        ['Retraite', 'le plus tôt est le mieux'],
      ],
    },
  },
};
