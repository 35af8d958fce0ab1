import type { GroupCopy } from '../../language-pack.ts';

export const counsel: GroupCopy<'counsel'> = {
  shared: {
    action: 'Poser une question',
    offer: { title: 'Ce que nous|conseillons', note: 'Votre affaire n’est pas dans la liste ? Demandez.' },
    points: {
      title: 'Trois engagements',
      items: [
        ['Les honoraires d’abord', 'Par écrit, avant de commencer et si quelque chose change.'],
        ['Une personne à appeler', 'Celle qui connaît votre dossier décroche.'],
        ['Une réponse utile', 'Ce que nous ferions, et ce que ça risque.'],
      ],
    },
    process: {
      title: 'Notre méthode',
      items: [
        ['Vous décrivez', 'Quelques lignes suffisent.'],
        ['Nous lisons', 'Et disons si nous pouvons aider.'],
        ['Nous convenons', 'De l’étendue et des honoraires, sur une page.'],
        ['Nous agissons', 'Vous savez où nous en sommes à chaque étape.'],
      ],
    },
    about: {
      title: 'Des mots clairs.|Des décisions solides.',
      text: '{brand} explique les choses jusqu’à ce qu’on puisse décider{in}, puis répond de son conseil.',
    },
    faq: {
      title: 'Avant d’appeler',
      items: [
        ['Combien coûte un premier entretien ?', 'Demandez-le dans le formulaire. Vous le saurez avant.'],
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
      headlines: ['Les petites lignes,|expliquées.', 'Quand chaque mot|compte.'],
      lede: '{brand} conseille et défend{in} avec des mots qu’on comprend du premier coup.',
      items: [
        ['Famille', 'des accords qui tiennent'],
        ['Travail', 'contrat, rupture, droits'],
        ['Logement', 'achat, bail, voisins'],
        ['Entreprise', 'de la création à la cession'],
        ['Succession', 'avant et après'],
      ],
    },
    accountant: {
      unnamed: 'Compte Juste',
      headlines: ['Les chiffres|tombent juste.', 'Moins de papier.|Plus d’affaires.'],
      lede: '{brand} tient comptes, paies et impôts{in}, et prévient avant l’échéance.',
      items: [
        ['Comptabilité', 'à jour, pas en fin d’année'],
        ['Impôts', 'à temps et expliqués'],
        ['Paie', 'chaque mois, sans surprise'],
        ['Création', 'pour ceux qui commencent'],
        ['Conseil', 'avant de signer'],
      ],
    },
    consulting: {
      unnamed: 'Second Regard',
      headlines: ['D’abord|la question.', 'Moins de diapositives,|plus de décisions.'],
      lede: '{brand} aide à décider{in} : écouter, calculer, dire ce qu’il faudrait faire.',
      items: [
        ['État des lieux', 'ce qui se passe vraiment'],
        ['Stratégie', 'quoi faire, quoi laisser'],
        ['Organisation', 'qui décide de quoi'],
        ['Accompagnement', 'jusqu’à ce que ça marche seul'],
        ['Atelier', 'un jour, une réponse'],
      ],
    },
    recruiting: {
      unnamed: 'Bonne Rencontre',
      headlines: ['La personne|qui convient.', 'Moins de CV,|de meilleurs échanges.'],
      lede: '{brand} présente{in} des gens et des entreprises qui se cherchaient.',
      items: [
        ['Entreprises', 'peu de profils, bien choisis'],
        ['Candidats', 'un poste, pas un numéro'],
        ['Direction', 'en toute discrétion'],
        ['Intérim', 'quand c’est pour maintenant'],
        ['Orientation', 'l’étape suivante'],
      ],
    },
    insurance: {
      unnamed: 'Bon Parapluie',
      headlines: ['Au cas|où.', 'Jamais, j’espère.|Mais là.'],
      lede: '{brand} compare et explique les assurances{in}, et répond le jour où il se passe quelque chose.',
      items: [
        ['Habitation', 'eau, feu, vitres'],
        ['Auto', 'le nécessaire ou tout'],
        ['Santé', 'ce qui est couvert ou non'],
        ['Professionnels', 'pour ouvrir demain'],
        ['Vie', 'la conversation qui manque'],
      ],
    },
    bank: {
      unnamed: 'Compte Clair',
      headlines: ['Votre argent,|bien visible.', 'Comptes clairs,|bon sommeil.'],
      lede: '{brand} aide à épargner, payer et prévoir{in}, sans petites lignes.',
      items: [
        ['Compte', 's’ouvre et se comprend'],
        ['Épargne', 'peu à peu'],
        ['Placement', 'le risque d’abord'],
        ['Crédit', 'avec le coût total'],
        ['Retraite', 'le plus tôt est le mieux'],
      ],
    },
  },
};
