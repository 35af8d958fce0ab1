import type { GroupCopy } from '../../language-pack.ts';

export const stay: GroupCopy<'stay'> = {
  shared: {
    action: 'Demander une date',
    offer: { title: 'À choisir|tranquillement', note: 'Vous hésitez ? Demandez-nous.' },
    points: {
      title: 'Vous pouvez y compter',
      items: [
        ['Quelqu’un répond', 'Avant, pendant et après.'],
        ['Le prix est le prix', 'Vous le connaissez en entier avant de dire oui.'],
        ['Les conseils d’ici', 'Nous vous envoyons là où nous irions nous-mêmes.'],
      ],
    },
    process: {
      title: 'De la question|à l’arrivée',
      items: [
        ['Demander', 'Quand, et pour combien de personnes.'],
        ['Choisir', 'Nous vous disons ce qui est libre et à quel prix.'],
        ['Venir', 'Nous vous expliquons le chemin, et nous vous attendons.'],
      ],
    },
    about: {
      title: 'On arrive,|on pose son sac.',
      text: 'Derrière {brand}, il y a{in} des gens qui entendent tout de suite une porte grincer.',
    },
    faq: {
      title: 'Avant de venir',
      items: [
        ['Comment réserver ?', 'Envoyez vos dates par le formulaire. Notre réponse vaut confirmation.'],
        ['Et si mes plans changent ?', 'Écrivez-nous au plus tôt, nous chercherons une autre date.'],
        ['Comment venir ?', 'Dites-nous d’où vous partez, nous vous décrirons le chemin.'],
      ],
    },
    form: { title: 'Quand voulez-vous venir ?', done: 'Merci. Nous vous dirons ce qui est libre.' },
  },
  kinds: {
    hotel: {
      unnamed: 'La Maison Calme',
      offerTitle: 'Chaque chambre|a son heure',
      headlines: ['Arrivez tard,|dormez longtemps.', 'Une chambre,|et le matin devant soi.'],
      lede: '{brand}{in} : des chambres calmes, un petit-déjeuner qui dure et rien au programme.',
      action: 'Demander une chambre',
      items: [
        ['La simple', 'un lit, une fenêtre, le silence'],
        ['La double', 'avec la lumière du matin'],
        ['Celle au balcon', 'pour le café dehors'],
        ['La familiale', 'deux pièces, une porte entre les deux'],
        ['Celle sous le toit', 'que tout le monde demande'],
      ],
      faq: {
        title: 'Avant de faire|la valise',
        items: [
          [
            'À quelle heure peut-on arriver ?',
            'Dites-nous quand vous arrivez. Si c’est tard, mieux vaut le savoir.',
          ],
          [
            'Quelle chambre choisir ?',
            'Dites qui vient et qui a le sommeil léger. Nous choisissons avec vous.',
          ],
          ['Peut-on changer les dates ?', 'Écrivez dès que vous le savez, et nous regardons.'],
        ],
      },
    },
    travel: {
      unnamed: 'Carte Lente',
      offerTitle: 'Là où nous|allons',
      headlines: ['Prenez le chemin|le plus long.', 'Peu de bagages,|beaucoup à voir.'],
      lede: '{brand}{in} : des voyages en petit groupe, à pied, en bateau ou par les trains qui s’arrêtent partout.',
      action: 'Demander un voyage',
      items: [
        ['À pied', 'un sac et du temps'],
        ['Le long de la côte', 'bateau, phare, poisson'],
        ['En train', 'la fenêtre est le programme'],
        ['En ville', 'ce que le plan ne dit pas'],
        ['Sur mesure', 'dites quoi et quand'],
      ],
      process: {
        title: 'De l’idée|au départ',
        items: [
          ['Raconter', 'Où, quand et avec qui.'],
          ['Choisir', 'Nous vous envoyons peu d’itinéraires, bien expliqués.'],
          ['Partir', 'Le sac léger.'],
        ],
      },
      about: {
        title: 'Voyager,|c’est remarquer.',
        text: 'Chez {brand}, on préfère{in} peu de lieux, et du temps pour chacun.',
      },
      faq: {
        title: 'Avant de partir',
        items: [
          [
            'Peut-on partir en solo ?',
            'Oui. Dites-nous ce que vous cherchez, nous vous dirons quel groupe vous irait.',
          ],
          ['Marche-t-on beaucoup ?', 'C’est indiqué pour chaque voyage, avant l’inscription.'],
          ['Et si mes plans changent ?', 'Écrivez-nous au plus tôt, nous chercherons une autre date.'],
        ],
      },
    },
    realestate: {
      unnamed: 'Le Seuil',
      headlines: ['La bonne porte|à pousser.', 'Un toit,|et la bonne rue.'],
      lede: '{brand}{in} : chercher, vendre ou louer, avec des réponses claires tout du long.',
      action: 'Prendre rendez-vous',
      items: [
        ['Acheter', 'ce qui vous va, pas ce qui reste'],
        ['Vendre', 'à un prix qui tient'],
        ['Louer', 'avec des papiers en ordre'],
        ['Estimer', 'un prix, et ses raisons'],
        ['Accompagner', 'jusqu’à la signature'],
      ],
      offer: {
        title: 'Acheter, vendre,|louer',
        note: 'Vous ne savez pas par où commencer ? Parlons-en d’abord.',
      },
      points: {
        title: 'Vous pouvez y compter',
        items: [
          ['Quelqu’un répond', 'La même personne, du début à la fin.'],
          ['Les frais d’abord', 'Par écrit, avant que vous ne disiez oui.'],
          ['La vérité sur le bien', 'Le bruit, le soleil et l’humidité aussi.'],
        ],
      },
      process: {
        title: 'Du premier échange|aux clés',
        items: [
          ['Raconter', 'Ce que vous cherchez, ou ce que vous vendez.'],
          ['Visiter', 'Peu de biens, bien choisis.'],
          ['Signer', 'Tout lu, tout expliqué.'],
        ],
      },
      about: {
        title: 'Une maison se regarde|lentement.',
        text: 'Chez {brand}, on connaît{in} les rues, les immeubles et les questions à poser.',
      },
      faq: {
        title: 'Avant de décider',
        items: [
          [
            'Par où commencer ?',
            'Dites-nous ce que vous cherchez ou vendez, nous vous indiquerons la suite.',
          ],
          ['Combien cela coûte-t-il ?', 'Nous vous le disons par écrit, avant de commencer.'],
          ['Peut-on visiter deux fois ?', 'Bien sûr, et à une autre heure si possible.'],
        ],
      },
      form: { title: 'Que cherchez-vous ?', done: 'Merci. Nous reviendrons vers vous.' },
    },
    coworking: {
      unnamed: 'La Table Commune',
      offerTitle: 'Une place|pour chaque journée',
      headlines: ['Travailler|en compagnie.', 'Mieux que la table|de la cuisine.'],
      lede: '{brand}{in} : des bureaux pour travailler à son compte sans rester dans son coin.',
      action: 'Essayer un jour',
      items: [
        ['Place libre', 'vous arrivez, vous vous asseyez'],
        ['Place fixe', 'votre chaise, votre plante'],
        ['Salle de réunion', 'louée à l’heure'],
        ['Cabine', 'pour téléphoner sans baisser la voix'],
        ['Portes ouvertes', 'venez voir'],
      ],
    },
  },
};
