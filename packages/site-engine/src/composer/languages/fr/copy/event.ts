import type { GroupCopy } from '../../language-pack.ts';

export const event: GroupCopy<'event'> = {
  shared: {
    action: 'Réserver ma place',
    offer: { title: 'Ce qui|vous attend', note: 'Le programme se complète peu à peu.' },
    points: {
      title: 'Pourquoi venir',
      items: [
        ['La salle', 'Certaines choses n’arrivent qu’ensemble.'],
        ['Les pauses', 'Elles font partie du programme.'],
        ['Venez en solo', 'Ça ne durera pas.'],
      ],
    },
    process: {
      title: 'Comment participer',
      items: [
        ['Réserver', 'Avec le formulaire de cette page.'],
        ['Recevoir les détails', 'Par e-mail, une fois.'],
        ['Venir', 'Nous serons heureux de vous voir.'],
      ],
    },
    about: {
      title: 'Il faut|y être.',
      text: '{brand} réunit du monde{in} pour ce qui ne se rattrape pas ensuite.',
    },
    faq: {
      title: 'Avant de venir',
      items: [
        ['Reste-t-il des places ?', 'Demandez avec le formulaire, nous dirons ce qui est libre.'],
        ['Est-ce accessible ?', 'Dites ce qu’il vous faut, nous répondrons clairement.'],
        ['Puis-je aider ?', 'Volontiers. Dites ce que vous aimez faire et quand.'],
      ],
    },
    form: {
      title: 'Réserver ma place',
      done: 'Votre place est demandée. La confirmation viendra par e-mail.',
    },
  },
  kinds: {
    event: {
      unnamed: 'Un Jour Ensemble',
      headlines: ['Un jour.|Du monde.', 'Venez,|racontez-le.'],
      lede: '{brand} réunit pour une journée{in} ceux qui ont à montrer et envie d’apprendre.',
      items: [
        ['Accueil', 'café et visages nouveaux'],
        ['La matinée', 'écouter'],
        ['La longue table', 'manger et parler'],
        ['L’après-midi', 'faire'],
        ['La clôture', 'et la suite'],
      ],
    },
    conference: {
      unnamed: 'Prise de Parole',
      headlines: ['On parle|dans les couloirs.', 'Moins de discours,|plus de questions.'],
      lede: '{brand} fait monter sur scène{in} ceux qui font le travail.',
      items: [
        ['Ouverture', 'une idée pour commencer'],
        ['Conférences', 'courtes, avec questions'],
        ['Ateliers', 'avec les mains'],
        ['Couloirs', 'le meilleur moment'],
        ['Clôture', 'avec des devoirs'],
      ],
    },
    festival: {
      unnamed: 'Bruit de Fond',
      headlines: ['Trois accords|et la nuit.', 'Plus fort.|Plus près.'],
      lede: '{brand} remplit l’air de musique{in}, de bonnes odeurs et de gens qui chantent faux et fort.',
      items: [
        ['Grande scène', 'pour sauter'],
        ['Petite scène', 'pour découvrir'],
        ['Danse', 'jusqu’à la lumière'],
        ['À manger', 'debout, avec serviette'],
        ['Matin calme', 'chaises au soleil'],
      ],
    },
    hackathon: {
      unnamed: 'Nuit de Code',
      headlines: ['Un week-end.|Un truc qui marche.', 'Apporte|une idée cassée.'],
      lede: '{brand} réunit des équipes, du café et des prises{in} jusqu’à ce que ça marche.',
      action: 'Inscrire une équipe',
      items: [
        ['Les défis', 'à choisir ou à apporter'],
        ['Les équipes', 'avec des inconnus'],
        ['L’aide', 'de ceux qui se sont déjà trompés'],
        ['La démo', 'trois minutes, en direct'],
        ['La pause', 'on dort aussi'],
      ],
    },
    race: {
      unnamed: 'La Grande Boucle',
      headlines: ['Un départ.|Mille façons.', 'Encore|un kilomètre.'],
      lede: '{brand} se court{in} sur des rues et des chemins rendus aux coureurs pour un jour.',
      action: 'S’inscrire',
      items: [
        ['La longue', 'pour qui s’est entraîné'],
        ['La moyenne', 'juste assez dure'],
        ['La courte', 'pour commencer'],
        ['Celle des enfants', 'tout le monde gagne'],
        ['Bénévoles', 'eau et encouragements'],
      ],
      form: { title: 'S’inscrire', done: 'C’est noté. Les détails viendront par e-mail.' },
    },
    wedding: {
      unnamed: 'Notre Mariage',
      headlines: ['On se marie.|Venez.', 'Un oui|et une longue table.'],
      lede: '{brand} : nous nous marions{in} et nous voulons que vous soyez là.',
      action: 'Confirmer ma venue',
      items: [
        ['La cérémonie', 'un oui et des mouchoirs'],
        ['Le vin d’honneur', 'quelque chose de frais'],
        ['Le repas', 'sans hâte'],
        ['La danse', 'pas d’excuse'],
        ['Le lendemain', 'pour qui tient encore debout'],
      ],
      offer: { title: 'La journée,|du début à la fin', note: 'Les heures exactes viendront par e-mail.' },
      points: {
        title: 'Bon à savoir',
        items: [
          ['Comment s’habiller', 'De quoi pouvoir danser.'],
          ['Les enfants', 'Sont les bienvenus. Dites-nous combien.'],
          ['Les cadeaux', 'Votre présence suffit.'],
        ],
      },
      about: {
        title: 'Comment tout|a commencé.',
        text: 'Ici, l’histoire de {brand} : où vous vous êtes rencontrés, qui l’a su avant vous et qui a posé la question.',
      },
      faq: {
        title: 'Si vous vous demandez',
        items: [
          ['Puis-je venir accompagné ?', 'Dites-le en confirmant, avec le prénom.'],
          ['Et si je ne mange pas de tout ?', 'Écrivez-le, la cuisine le saura.'],
          ['Où dormir ?', 'Demandez-nous ce qu’il y a tout près.'],
        ],
      },
      form: { title: 'Vous venez ?', done: 'Merci pour la réponse. Vivement ce jour !' },
    },
  },
};
