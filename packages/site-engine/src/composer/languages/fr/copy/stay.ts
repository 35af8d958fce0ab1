import type { GroupCopy } from '../../language-pack.ts';

export const stay: GroupCopy<'stay'> = {
  shared: {
    action: 'Demander une date',
    offer: { title: 'À choisir|tranquillement', note: 'Vous hésitez ? Demandez-nous.' },
    points: {
      title: 'Ce qui est sûr',
      items: [
        ['Quelqu’un répond', 'Avant, pendant et après.'],
        ['Le prix est le prix', 'Vous le voyez entier avant de dire oui.'],
        ['Conseils d’ici', 'Nous vous envoyons là où nous allons.'],
      ],
    },
    process: {
      title: 'De la question|à l’arrivée',
      items: [
        ['Demander', 'Quand, et combien vous êtes.'],
        ['Choisir', 'Nous disons ce qui est libre et à quel prix.'],
        ['Venir', 'Nous expliquons le chemin et vous attendons.'],
      ],
    },
    about: {
      title: 'Un lieu|où arriver.',
      text: '{brand} est entre les mains de gens qui remarquent une porte qui grince{in}.',
    },
    faq: {
      title: 'Avant de venir',
      items: [
        ['Comment réserver ?', 'Envoyez vos dates avec le formulaire. C’est fait dès notre réponse.'],
        ['Et si mes plans changent ?', 'Écrivez au plus tôt, nous chercherons un autre jour.'],
        ['Comment venir ?', 'Dites d’où vous partez, nous décrirons le chemin.'],
      ],
    },
    form: { title: 'Quand voulez-vous venir ?', done: 'Merci. Nous vous dirons ce qui est libre.' },
  },
  kinds: {
    hotel: {
      unnamed: 'La Maison Calme',
      headlines: ['Arriver tard,|dormir plus.', 'Une chambre|et le matin.'],
      lede: '{brand} est un lieu où rester{in} : des chambres calmes, un long petit-déjeuner et rien à faire.',
      action: 'Demander une chambre',
      items: [
        ['La simple', 'un lit, une fenêtre, le silence'],
        ['La double', 'avec la lumière du matin'],
        ['Celle au balcon', 'pour déjeuner dehors'],
        ['La familiale', 'avec une porte au milieu'],
        ['Celle sous le toit', 'que tout le monde demande'],
      ],
    },
    travel: {
      unnamed: 'Carte Lente',
      headlines: ['Prenez le chemin|le plus long.', 'Peu de bagages,|beaucoup à voir.'],
      lede: '{brand} emmène de petits groupes{in} là où tout est mieux à pied, en bateau ou en train lent.',
      action: 'Demander un voyage',
      items: [
        ['À pied', 'une semaine, un sac'],
        ['Le long de la côte', 'bateau, phare, poisson'],
        ['En train', 'la fenêtre est le programme'],
        ['Ville accompagnée', 'ce que la carte ne dit pas'],
        ['Sur mesure', 'dites quoi et quand'],
      ],
    },
    realestate: {
      unnamed: 'Le Seuil',
      headlines: ['La porte|qui vous va.', 'Où serait|votre manteau ?'],
      lede: '{brand} aide{in} à chercher, vendre et louer, avec des réponses claires en chemin.',
      action: 'Prendre rendez-vous',
      items: [
        ['Acheter', 'ce qui convient, pas ce qui reste'],
        ['Vendre', 'à un prix qui tient'],
        ['Louer', 'avec des papiers en ordre'],
        ['Estimer', 'combien, et pourquoi'],
        ['Accompagner', 'jusqu’à la signature'],
      ],
      form: { title: 'Que cherchez-vous ?', done: 'Merci. Nous reviendrons vers vous.' },
    },
    coworking: {
      unnamed: 'La Table Commune',
      headlines: ['Travailler|près des autres.', 'Mieux que la table|de la cuisine.'],
      lede: '{brand} a des bureaux{in} pour qui travaille à son compte, mais pas seul.',
      action: 'Essayer un jour',
      items: [
        ['Place libre', 'arrivez, asseyez-vous'],
        ['Place fixe', 'votre chaise, votre plante'],
        ['Salle de réunion', 'à l’heure'],
        ['Cabine', 'pour téléphoner'],
        ['Après-midi ouvert', 'venez voir'],
      ],
    },
  },
};
