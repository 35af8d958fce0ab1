import type { Specialities, Speciality } from '../speciality.ts';

const driving: Speciality = {
  headlines: ['Rétroviseur, clignotant,|liberté.', 'Calme au volant,|sûr sur la route.'],
  lede: '{brand} apprend à conduire{in} sans crier, du premier mètre à l’examen.',
  offerTitle: 'De la première vitesse|à l’examen',
  items: [
    ['Première leçon', 'une rue vide et du calme'],
    ['Code', 'jusqu’à ce que les panneaux parlent'],
    ['Stage accéléré', 'beaucoup d’heures en peu de jours'],
    ['Avant l’examen', 'le parcours, les manœuvres, le trac'],
    ['Remise à niveau', 'pour les permis qui ont dormi'],
  ],
  faq: {
    title: 'Avant de|démarrer',
    items: [
      ['Combien de leçons me faut-il ?', 'Cela dépend. Après la première, nous pourrons en dire plus.'],
      ['Venez-vous me chercher ?', 'Dites où vous habitez ou étudiez, et nous regardons.'],
      ['Manuelle ou automatique ?', 'Dites ce que vous conduirez ensuite et demandez ce que nous avons.'],
    ],
  },
};

const piano: Speciality = {
  headlines: ['Deux mains,|une chanson.', 'D’abord lentement,|puis en musique.'],
  lede: '{brand} donne des cours de piano{in}, avec des morceaux qu’on a envie de jouer.',
  offerTitle: 'Des cours|au clavier',
  items: [
    ['Cours d’essai', 'sans une seule note'],
    ['Enfants', 'court, avec des jeux'],
    ['Adultes', 'commencer, ou recommencer'],
    ['Lire la musique', 'jusqu’à la lire comme des mots'],
    ['Audition et examen', 'les morceaux, les gammes, le trac'],
  ],
};

const guitar: Speciality = {
  headlines: ['Trois accords,|votre chanson.', 'Six cordes,|deux mains.'],
  lede: '{brand} donne des cours de guitare{in} et commence par une chanson qu’on aime.',
  offerTitle: 'Des cours|à six cordes',
  items: [
    ['Cours d’essai', 'deux accords et une chanson'],
    ['Acoustique', 'gratter, pincer, chanter'],
    ['Électrique', 'les riffs et le volume'],
    ['Enfants', 'petites mains, petites guitares'],
    ['Composer', 'vos mots, vos accords'],
  ],
};

const pizza: Speciality['items'] = [
  ['Margherita', 'tomate, mozzarella, basilic'],
  ['Marinara', 'tomate, ail, origan'],
  ['Diavola', 'salami piquant, un peu de miel'],
  ['Champignons', 'thym et crème'],
  ['Tiramisù', 'après le dernier bord'],
];

const burger: Speciality['items'] = [
  ['Le classique', 'fromage, cornichon, oignon, sauce'],
  ['Le double', 'la même chose, deux fois'],
  ['Le vert', 'sans viande, sans compromis'],
  ['Frites', 'fines, salées, chaudes'],
  ['Milk-shake', 'à la cuillère s’il le faut'],
];

export const specialities: Specialities = {
  bakery: {
    cake: {
      headlines: ['Pour qui|est le gâteau ?', 'Des couches, de la crème,|un prénom.'],
      lede: '{brand} fait des gâteaux{in} pour un jour et une personne, dessinés et goûtés avant d’être cuits.',
      action: 'Demander un gâteau',
      offerTitle: 'Des gâteaux|pour le grand jour',
      offerNote: 'Sur commande. Apportez une image, un thème ou seulement un prénom.',
      formTitle: 'Racontez-nous le jour',
      items: [
        ['Gâteau d’anniversaire', 'quel que soit le nombre de bougies'],
        ['Gâteau de mariage', 'autant d’étages que de tables'],
        ['Gâteau de fête', 'un baptême, un départ, une maison'],
        ['Cupcakes', 'une boîte de petits'],
        ['Une dégustation', 'goûter avant de choisir'],
      ],
      process: {
        title: 'De l’idée|à la dernière part',
        items: [
          ['Raconter', 'Le jour, les invités et ce qu’ils aiment.'],
          ['Goûter', 'Le goût d’abord, le décor ensuite.'],
          ['Convenir', 'Un dessin, un prix, une date.'],
          ['Couper', 'Retiré ou livré, prêt pour le couteau.'],
        ],
      },
      faq: {
        title: 'Avant de|commander',
        items: [
          ['Quand faut-il commander ?', 'Dès que vous connaissez le jour. Nous disons s’il est libre.'],
          [
            'Sans noix ou sans gluten ?',
            'Dites ce qui doit manquer, et nous disons ce que nous pouvons promettre.',
          ],
          ['Livrez-vous ?', 'Dites où a lieu la fête, et nous répondons comment et à quel prix.'],
        ],
      },
    },
  },
  restaurant: {
    pizza: {
      headlines: ['De la pâte, du feu,|une table.', 'Bord soufflé,|cœur tendre.'],
      lede: '{brand} fait des pizzas{in} : une pâte lente, peu de garniture et un four très chaud.',
      offerTitle: 'À la sortie|du four',
      items: pizza,
    },
    burger: {
      headlines: ['Deux mains,|un burger.', 'Croûte dehors,|jus dedans.'],
      lede: '{brand} fait ses burgers{in} quand on les commande, pas avant.',
      offerTitle: 'Sur la|plaque',
      items: burger,
    },
    fish: {
      headlines: ['Ce que la mer|a donné.', 'Citron, sel,|rien à cacher.'],
      lede: '{brand} sert le poisson{in} comme il sort de l’eau : frais, avec peu de choses autour.',
      items: [
        ['Pêche du jour', 'demandez ce qui est arrivé'],
        ['Cru', 'en tranches fines, citron et sel'],
        ['Grillé entier', 'pour deux'],
        ['Coquillages', 'à l’assiette ou en cocotte'],
        ['Sans poisson', 'ce que donne le potager'],
      ],
    },
  },
  foodtruck: { pizza: { items: pizza }, burger: { items: burger } },
  tutor: { car: driving, piano, guitar },
  school: { car: driving, piano, guitar },
  shop: {
    teapot: {
      headlines: ['Mettez l’eau|à chauffer.', 'Trois minutes|pour vous.'],
      lede: '{brand} vend du thé{in} : en feuilles, avec son nom et le temps qu’il lui faut.',
      items: [
        ['Thé noir', 'il supporte le lait'],
        ['Thé vert', 'une eau pas trop chaude'],
        ['Oolong', 'entre les deux'],
        ['Infusions', 'pour la fin du jour'],
        ['Une théière', 'et un filtre à sa taille'],
      ],
    },
    cup: {
      headlines: ['Torréfié, reposé,|à vous.', 'Les bons matins|commencent en grains.'],
      lede: '{brand} torréfie du café{in} par petites quantités et dit où chaque grain a poussé.',
      items: [
        ['Espresso', 'rond, avec du lait aussi'],
        ['Filtre', 'clair, un peu de fruit'],
        ['D’une seule ferme', 'un champ, une récolte'],
        ['Décaféiné', 'et pourtant du café'],
        ['Coffret d’essai', 'pour ceux qui hésitent'],
      ],
    },
  },
  electrician: {
    solar: {
      headlines: ['Le toit|paie aussi.', 'Allumez|le soleil.'],
      lede: '{brand} pose du solaire{in} : mesuré d’abord, monté proprement, expliqué à la fin.',
      offerTitle: 'Du toit|à la prise',
      offerNote: '',
      items: [
        ['Une visite', 'le toit, l’ombre, le compteur'],
        ['Panneaux', 'autant qu’il en faut'],
        ['Batterie', 'pour après le coucher du soleil'],
        ['Borne de recharge', 'rouler grâce au toit'],
        ['Papiers', 'réseau, permis, aides'],
      ],
    },
  },
  repair: {
    key: {
      headlines: ['Porte claquée ?|Appelez.', 'La porte s’ouvre.|La serrure reste.'],
      lede: '{brand} ouvre les portes{in} sans les casser et dit le prix avant.',
      offerTitle: 'Portes, serrures|et clés',
      offerNote: '',
      items: [
        ['Ouverture de porte', 'nous demandons laquelle avant de partir'],
        ['Nouvelle serrure', 'clé perdue ou déménagement'],
        ['Après un cambriolage', 'en sécurité dès la visite'],
        ['Voitures', 'demandez avec la marque et l’année'],
        ['Doubles', 'apportez la clé qui marche'],
      ],
    },
  },
  portfolio: {
    laptop: {
      headlines: ['Des écrans clairs,|un code discret.', 'De la question|au clic.'],
      items: [
        ['Un produit, dès le début', 'le problème, et ce qui a été construit'],
        ['Une refonte', 'ce qui gênait'],
        ['Un système de design', 'les pièces, et leur usage'],
        ['Un site', 'pour qui, et ce qu’il devait faire'],
        ['Un prototype', 'ce qu’il a montré'],
      ],
    },
  },
};
