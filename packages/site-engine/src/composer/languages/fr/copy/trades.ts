import type { GroupCopy } from '../../language-pack.ts';

export const trades: GroupCopy<'trades'> = {
  shared: {
    action: 'Demander un devis',
    offer: { title: 'Ce que nous|réglons', note: 'Pas dans la liste ? Appelez.' },
    points: {
      title: 'Règles de la maison',
      items: [
        ['Le prix d’abord', 'Vous dites oui avant que nous commencions.'],
        ['Nous disons quand', 'Et nous appelons si ça change.'],
        ['Nous laissons propre', 'Comme si personne n’était venu, sauf que ça marche.'],
      ],
    },
    process: {
      title: 'De l’appel|à la poignée de main',
      items: [
        ['Décrire', 'Avec vos mots. Une photo aide.'],
        ['Chiffrer', 'Quoi, quand et pour combien.'],
        ['Travailler', 'Et montrer ce qui a été fait.'],
      ],
    },
    about: {
      title: 'Bien fait|du premier coup.',
      text: '{brand} travaille comme chez soi{in} : avec soin et jusqu’au bout.',
    },
    faq: {
      title: 'Avant d’appeler',
      items: [
        ['Combien coûte le déplacement ?', 'Nous le disons au téléphone, avant de partir.'],
        ['Quand pouvez-vous venir ?', 'Dites ce qui se passe, vous aurez le premier créneau.'],
        ['Et si ça retombe en panne ?', 'Appelez. Nous revenons voir.'],
      ],
    },
    form: { title: 'Que se passe-t-il ?', done: 'Merci. Nous vous appellerons pour convenir d’une heure.' },
  },
  kinds: {
    repair: {
      unnamed: 'L’Établi',
      headlines: ['Réparé,|mieux que neuf.', 'Apporté cassé.|Repris entier.'],
      lede: '{brand} répare{in} : un prix clair d’abord, un bon travail ensuite.',
      action: 'Demander une réparation',
      items: [
        ['Diagnostic', 'ce qui manque, ce que ça coûte'],
        ['Réparation', 'avec des pièces qui tiennent'],
        ['Révision', 'avant la panne'],
        ['Urgences', 's’il le faut aujourd’hui'],
        ['Pièces', 'même les rares'],
      ],
    },
    plumber: {
      unnamed: 'Sol Sec',
      headlines: ['Ça goutte.|Appelez.', 'Eau chaude,|sol sec.'],
      lede: '{brand} répare ce qui goutte{in} et explique pourquoi ça gouttait.',
      items: [
        ['Fuites', 'trouver et fermer'],
        ['Bouchons', 'sans casser le mur'],
        ['Chauffage', 'avant l’hiver'],
        ['Salles de bains', 'du tuyau au carrelage'],
        ['Urgences', 'fermez l’eau, on arrive'],
      ],
    },
    electrician: {
      unnamed: 'Lumière et Terre',
      headlines: ['Allumez.|Oubliez.', 'Sûr|derrière le mur.'],
      lede: '{brand} amène lumière et courant là où ils manquent{in}, sans un fil qui traîne.',
      items: [
        ['Pannes', 'pourquoi ça saute'],
        ['Installation', 'neuve ou remise à jour'],
        ['Éclairage', 'là où il faut'],
        ['Solaire', 'du toit à la prise'],
        ['Conformité', 'avec les papiers'],
      ],
    },
    garage: {
      unnamed: 'Seconde Vitesse',
      headlines: ['C’est quoi,|ce bruit ?', 'Ça roule.|Voici pourquoi.'],
      lede: '{brand} répare les voitures{in} et montre la vieille pièce.',
      action: 'Prendre rendez-vous',
      items: [
        ['Révision', 'chaque année'],
        ['Freins', 'sans discussion'],
        ['Pneus', 'avant la pluie'],
        ['Diagnostic', 'ce que dit le voyant'],
        ['Contrôle technique', 'bien préparé'],
      ],
    },
    construction: {
      unnamed: 'Plomb et Niveau',
      headlines: ['Mesuré deux fois.|Bâti une.', 'Ça tient|droit.'],
      lede: '{brand} bâtit et rénove{in} : un plan, une date et quelqu’un qui décroche.',
      items: [
        ['Rénovation', 'd’une salle de bains à la maison'],
        ['Neuf', 'depuis les fondations'],
        ['Toitures', 'sèches dedans'],
        ['Façades', 'côté rue'],
        ['Peinture', 'bords nets'],
      ],
    },
    cleaning: {
      unnamed: 'Surface Claire',
      headlines: ['Rentrer,|c’est fait.', 'Propre,|chaque chose à sa place.'],
      lede: '{brand} nettoie maisons et bureaux{in}, sans bruit et jusque dans les coins.',
      items: [
        ['Maison', 'chaque semaine ou à la demande'],
        ['Bureau', 'avant l’ouverture'],
        ['Vitres', 'des deux côtés'],
        ['Fin de chantier', 'la poussière fine aussi'],
        ['À fond', 'une fois l’an'],
      ],
    },
    moving: {
      unnamed: 'Quatre à Quatre',
      headlines: ['Vous, la clé.|Nous, le reste.', 'Quatrième sans ascenseur ?|Bien.'],
      lede: '{brand} porte ce qui compte pour vous{in} et le pose où vous voulez.',
      items: [
        ['Déménagement', 'de porte à porte'],
        ['Emballage', 'verre par verre'],
        ['Meubles', 'démonter, remonter'],
        ['Garde-meubles', 'en attendant'],
        ['Un seul objet', 'le gros'],
      ],
    },
    gardening: {
      unnamed: 'Râteau et Racine',
      headlines: ['Laisser pousser,|un peu.', 'Planté aujourd’hui.|Ombre demain.'],
      lede: '{brand} plante, taille et soigne les jardins{in}, chaque mois où il y a à faire.',
      action: 'Montrer le jardin',
      items: [
        ['Entretien', 'toute l’année'],
        ['Taille', 'au bon moment'],
        ['Conception', 'd’abord voir le soleil'],
        ['Arrosage', 'juste assez'],
        ['Terrasses', 'du vert en pots'],
      ],
    },
  },
};
