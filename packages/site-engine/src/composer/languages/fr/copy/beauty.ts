import type { GroupCopy } from '../../language-pack.ts';

export const beauty: GroupCopy<'beauty'> = {
  shared: {
    action: 'Prendre rendez-vous',
    offer: { title: 'Ce que nous|faisons', note: 'Vous hésitez ? On en parle au fauteuil.' },
    points: {
      title: 'Règles de la maison',
      items: [
        ['On parle d’abord', 'Rien ne commence avant que votre envie soit claire.'],
        ['Vraiment propre', 'Chaque outil, chaque fauteuil, chaque fois.'],
        ['Vous pouvez dire stop', 'Ce sont vos cheveux, vos mains, votre peau.'],
      ],
    },
    process: {
      title: 'Une visite, en bref',
      items: [
        ['Dire ce qu’on aime', 'Une photo aide. Ce qu’on n’aime pas aussi.'],
        ['S’asseoir', 'Nous travaillons ; vous bavardez, vous lisez ou vous vous taisez.'],
        ['Repartir', 'Avec un conseil pour que ça tienne.'],
      ],
    },
    about: {
      title: 'Un moment|à vous.',
      text: '{brand}, c’est{in} le temps de bien regarder avant de commencer.',
    },
    faq: {
      title: 'Avant de vous asseoir',
      items: [
        ['Faut-il un rendez-vous ?', 'C’est plus sûr. Demandez une heure par le formulaire.'],
        ['Combien de temps faut-il ?', 'Cela dépend de votre envie. Nous vous le disons avant.'],
        ['Et si ça ne me plaît pas ?', 'Dites-le tout de suite, nous reprendrons.'],
      ],
    },
    form: { title: 'Prendre rendez-vous', done: 'Merci. Nous vous appellerons pour fixer l’heure.' },
  },
  kinds: {
    salon: {
      unnamed: 'Face au Miroir',
      offerTitle: 'Au|fauteuil',
      headlines: ['Vos cheveux,|les bons jours.', 'Moins de laque,|plus de coupe.'],
      lede: '{brand}{in} : une coupe, une couleur, un coiffage qui vous plairont encore demain.',
      items: [
        ['Coupe', 'shampoing et brushing compris'],
        ['Couleur', 'racines, mèches ou tout'],
        ['Coiffure', 'pour un grand jour'],
        ['Soin', 'pour les cheveux fatigués'],
        ['Frange', 'peu de chose, au millimètre'],
      ],
      faq: {
        title: 'Avant de|s’asseoir',
        items: [
          ['Je ne sais pas ce que je veux.', 'Dites ce qui vous agace le matin. On commence par là.'],
          ['Combien de temps pour une couleur ?', 'Cela dépend de ce qu’il y a dessus. Envoyez une photo.'],
          ['Et si cela ne me plaît pas ?', 'Dites-le tout de suite. Nous préférons corriger.'],
        ],
      },
    },
    barber: {
      unnamed: 'Rasoir et Peigne',
      offerTitle: 'Au fauteuil,|serviette chaude',
      headlines: ['Coupe nette,|pas de discours.', 'Installez-vous.|On s’en charge.'],
      lede: '{brand}{in} : cheveux coupés et barbes taillées, avec rasoir, serviette chaude et un brin de conversation.',
      items: [
        ['Coupe', 'ciseaux ou tondeuse'],
        ['Barbe', 'taillée, serviette chaude'],
        ['Rasage', 'au coupe-chou'],
        ['Coupe et barbe', 'les deux, sans changer de fauteuil'],
        ['Enfants', 'avec patience'],
      ],
    },
    nails: {
      unnamed: 'Dix sur Dix',
      offerTitle: 'Pour les mains,|les pieds, les cils',
      headlines: ['Dix doigts,|dix idées.', 'Jusqu’au bout|des doigts.'],
      lede: '{brand}{in} : des mains, des pieds et des cils soignés d’un geste sûr, et des couleurs qui tiennent.',
      items: [
        ['Manucure', 'limer, soigner, vernir'],
        ['Semi-permanent', 'brillant pour longtemps'],
        ['Pédicure', 'pour les sandales, et le reste de l’année'],
        ['Dessin', 'apportez votre idée'],
        ['Cils', 'un par un'],
      ],
    },
    spa: {
      unnamed: 'L’Eau Tiède',
      offerTitle: 'De quoi|souffler',
      headlines: ['Une heure.|Rien à faire.', 'Les épaules|redescendent.'],
      lede: '{brand}{in} : de la chaleur, de l’eau et des mains calmes pour les jours qui pèsent.',
      action: 'Réserver une heure',
      items: [
        ['Massage', 'doux, ferme ou entre les deux'],
        ['Bains', 'chaud, froid, et on recommence'],
        ['Visage', 'la peau respire'],
        ['Sauna', 'en silence'],
        ['À deux', 'sans regarder l’heure'],
      ],
    },
    tattoo: {
      unnamed: 'Encre Fine',
      offerTitle: 'Ce que nous|dessinons',
      headlines: ['Réfléchissez.|On dessine.', 'À fleur|de peau.'],
      lede: '{brand}{in} : d’abord l’idée, puis l’esquisse, et l’aiguille en dernier.',
      action: 'Raconter votre idée',
      items: [
        ['Trait fin', 'peu et juste'],
        ['Noir et gris', 'ombre et contraste'],
        ['Couleur', 'qui ne passe pas'],
        ['Recouvrement', 'une vieille histoire, redessinée'],
        ['Dessin unique', 'rien que pour vous'],
      ],
      faq: {
        title: 'Avant|l’aiguille',
        items: [
          [
            'Est-ce que cela fait mal ?',
            'Oui, plus à certains endroits. Nous disons lesquels, et l’on s’arrête quand vous voulez.',
          ],
          ['Comment en prendre soin ?', 'Vous repartez avec tout par écrit : laver, appliquer, éviter.'],
          [
            'Peut-on en recouvrir un ancien ?',
            'Souvent. Envoyez une photo à la lumière du jour et la taille.',
          ],
        ],
      },
    },
  },
};
