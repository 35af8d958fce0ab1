import type { GroupCopy } from '../../language-pack.ts';

export const shop: GroupCopy<'shop'> = {
  shared: {
    action: 'Voir la sélection',
    offer: { title: 'Sur|l’étagère', note: 'Ça change souvent. Demandez ce que vous ne voyez pas.' },
    points: {
      title: 'Comment nous choisissons',
      items: [
        ['Essayé avant d’être vendu', 'Ce que nous ne garderions pas n’arrive pas en rayon.'],
        ['Fait pour durer', 'Demandez-nous comment l’entretenir.'],
        ['Emballé de papier', 'Pas plus qu’il n’en faut.'],
      ],
    },
    process: {
      title: 'De notre étagère|à la vôtre',
      items: [
        ['Choisir', 'Entre deux ? Demandez.'],
        ['Commander', 'Par le formulaire ou sur place.'],
        ['Ouvrir', 'Ce n’est pas ça ? Écrivez-nous.'],
      ],
    },
    about: {
      title: 'Moins de choses,|de meilleures.',
      text: '{brand} préfère vendre une bonne chose que trois qui cassent. Passez{in} et prenez-en une en main : presque tout gagne à être vu de près.',
    },
    faq: {
      title: 'Demandé à la caisse',
      items: [
        [
          'Peut-on commander de chez soi ?',
          'Dites ce que vous aimeriez, nous répondons avec prix et livraison.',
        ],
        ['Peut-on rapporter un article ?', 'Parlons-en. Gardez l’emballage d’ici là.'],
        ['Faites-vous des paquets cadeaux ?', 'Dites-le dans le message, et pour qui.'],
      ],
    },
    form: { title: 'Commander ou demander', done: 'Merci. Nous vous écrirons au sujet de la commande.' },
  },
  kinds: {
    shop: {
      unnamed: 'Choses Gardées',
      headlines: ['Des choses|à garder.', 'Choisies lentement,|gardées longtemps.'],
      lede: '{brand} tient une petite étagère{in} : bien fait, facile à réparer, agréable à utiliser.',
      items: [
        ['Pour la table', 'sert chaque jour'],
        ['Pour la maison', 'sent bon, dure longtemps'],
        ['À offrir', 'ou à garder pour soi'],
        ['Pour enfants', 'résiste au jeu'],
        ['Juste arrivé', 'encore dans son carton'],
      ],
    },
    florist: {
      unnamed: 'Tige et Seau',
      headlines: ['Ce qui est|en fleur.', 'Coupées aujourd’hui,|liées pour vous.'],
      lede: '{brand} lie, plante et livre{in} ce qui pousse maintenant, comme si cela avait poussé ainsi.',
      action: 'Commander des fleurs',
      items: [
        ['Bouquet du jour', 'le meilleur du seau'],
        ['Grand bouquet', 'pour bien s’excuser'],
        ['Centre de table', 'bas, pour se voir'],
        ['Plantes en pot', 'avec mode d’emploi'],
        ['Mariages', 'de la boutonnière à l’autel'],
      ],
    },
    bookshop: {
      unnamed: 'Second Rayon',
      headlines: ['Le livre qu’on|ne cherchait pas.', 'Lisez ici|la première page.'],
      lede: '{brand} vend des livres{in} que quelqu’un ici a lus, avec un petit mot.',
      action: 'Demander un livre',
      items: [
        ['Romans', 'à rater son arrêt'],
        ['Essais', 'pour discuter à table'],
        ['Jeunesse', 'à lire à voix haute'],
        ['Poésie', 'à ouvrir n’importe où'],
        ['Occasion', 'avec des dédicaces d’inconnus'],
      ],
    },
    jewellery: {
      unnamed: 'Fin et Lent',
      headlines: ['Assez petit|pour toujours.', 'Fait pour|une main.'],
      lede: '{brand} crée et répare des bijoux{in}, pièce par pièce, pour tous les jours.',
      action: 'Demander une pièce',
      items: [
        ['Bagues', 'celles du oui aussi'],
        ['Boucles', 'qu’on ne sent pas'],
        ['Colliers', 'près de la peau'],
        ['Réparations', 'l’héritage, comme neuf'],
        ['Sur mesure', 'd’abord un dessin'],
      ],
    },
    furniture: {
      unnamed: 'Rabot et Veine',
      headlines: ['Une table|pour cent ans.', 'Le bois|se souvient.'],
      lede: '{brand} construit des meubles{in} en bois massif, pour des pièces où l’on vit.',
      action: 'Demander un meuble',
      items: [
        ['Tables', 'pour bien des coudes'],
        ['Chaises', 'où l’on reste'],
        ['Étagères', 'droites, même pleines'],
        ['Lits', 'qui ne grincent pas'],
        ['Sur mesure', 'pour ce coin-là'],
      ],
    },
    fashion: {
      unnamed: 'Seconde Couture',
      headlines: ['À porter|jusqu’à l’usure.', 'Bien coupé,|longtemps porté.'],
      lede: '{brand} fait des vêtements{in} qui vont mieux la troisième année que le premier jour.',
      action: 'Voir les pièces',
      items: [
        ['Chemises', 'qui tombent bien'],
        ['Pantalons', 'avec de vraies poches'],
        ['Maille', 'chaude, sans gratter'],
        ['Manteaux', 'pour plusieurs hivers'],
        ['Retouches', 'pour que ça dure'],
      ],
    },
  },
};
