import type { GroupCopy } from '../../language-pack.ts';

export const beauty: GroupCopy<'beauty'> = {
  shared: {
    action: 'Prendre rendez-vous',
    offer: { title: 'Ce que nous|faisons', note: 'Vous hésitez ? On regarde ensemble.' },
    points: {
      title: 'Règles de la maison',
      items: [
        ['On parle d’abord', 'Rien ne commence avant que tout soit clair.'],
        ['Vraiment propre', 'Chaque outil, chaque fauteuil, chaque fois.'],
        ['Vous pouvez dire stop', 'C’est votre tête, vos mains, votre peau.'],
      ],
    },
    process: {
      title: 'Une visite, en bref',
      items: [
        ['Dire ce qu’on aime', 'Une photo aide. Ce qu’on ne veut pas aussi.'],
        ['S’asseoir', 'Nous travaillons ; vous parlez, lisez ou rien.'],
        ['Repartir', 'Avec un conseil pour que ça dure.'],
      ],
    },
    about: {
      title: 'Une heure|à vous.',
      text: '{brand} est un lieu où l’on regarde bien avant de commencer{in}.',
    },
    faq: {
      title: 'Avant de vous asseoir',
      items: [
        ['Faut-il un rendez-vous ?', 'C’est le plus sûr. Demandez une heure avec le formulaire.'],
        ['Combien de temps faut-il ?', 'Selon votre idée. Nous le disons avant.'],
        ['Et si ça ne me plaît pas ?', 'Dites-le tout de suite. Nous préférons corriger.'],
      ],
    },
    form: { title: 'Demander une heure', done: 'Merci. Nous vous appellerons pour fixer l’heure.' },
  },
  kinds: {
    salon: {
      unnamed: 'Face au Miroir',
      headlines: ['Repartez|en étant vous.', 'Moins de laque,|plus de coupe.'],
      lede: '{brand} coupe, colore et coiffe{in} pour que ça plaise encore demain.',
      items: [
        ['Coupe', 'shampoing et brushing compris'],
        ['Couleur', 'racines, mèches ou tout'],
        ['Coiffure', 'pour un grand jour'],
        ['Soin', 'pour cheveux fatigués'],
        ['Frange', 'cinq minutes bien mesurées'],
      ],
    },
    barber: {
      unnamed: 'Rasoir et Peigne',
      headlines: ['Coupe nette,|pas de discours.', 'Asseyez-vous.|On sait.'],
      lede: '{brand} coupe les cheveux et taille les barbes{in}, au rasoir, avec serviette chaude et conversation.',
      items: [
        ['Coupe', 'ciseaux ou tondeuse'],
        ['Barbe', 'taillée, serviette chaude'],
        ['Rasage', 'au coupe-chou'],
        ['Coupe et barbe', 'un seul fauteuil'],
        ['Enfants', 'avec patience'],
      ],
    },
    nails: {
      unnamed: 'Dix sur Dix',
      headlines: ['Dix doigts,|dix idées.', 'Jusqu’au bout|des doigts.'],
      lede: '{brand} soigne mains, pieds et cils{in}, d’un geste sûr et de couleurs qui tiennent.',
      items: [
        ['Manucure', 'limer, soigner, vernir'],
        ['Semi-permanent', 'brillant pour longtemps'],
        ['Pédicure', 'avec ou sans sandales'],
        ['Dessin', 'apportez votre idée'],
        ['Cils', 'un par un'],
      ],
    },
    spa: {
      unnamed: 'L’Eau Tiède',
      headlines: ['Une heure.|Rien à faire.', 'Laissez tomber|les épaules.'],
      lede: '{brand} a de la chaleur, de l’eau et des mains calmes{in} pour les jours lourds.',
      action: 'Réserver une heure',
      items: [
        ['Massage', 'doux, ferme ou entre les deux'],
        ['Bains', 'chaud, froid et encore'],
        ['Visage', 'la peau respire'],
        ['Sauna', 'en silence'],
        ['Soirée à deux', 'sans montre'],
      ],
    },
    tattoo: {
      unnamed: 'Encre Fine',
      headlines: ['Réfléchissez.|On dessine.', 'Il reste|avec vous.'],
      lede: '{brand} dessine sur la peau{in} : d’abord l’idée, puis l’esquisse, enfin l’aiguille.',
      action: 'Raconter votre idée',
      items: [
        ['Trait fin', 'peu et juste'],
        ['Noir et gris', 'ombre et contraste'],
        ['Couleur', 'qui tient'],
        ['Recouvrement', 'ce que vous n’êtes plus'],
        ['Dessin unique', 'rien que pour vous'],
      ],
    },
  },
};
