import type { GroupCopy } from '../../language-pack.ts';

export const event: GroupCopy<'event'> = {
  shared: {
    action: 'Réserver ma place',
    offer: { title: 'Ce qui|vous attend', note: 'Le programme s’étoffe peu à peu.' },
    points: {
      title: 'Pourquoi venir',
      items: [
        ['Être ensemble', 'Certaines choses n’arrivent qu’à plusieurs.'],
        ['Les pauses', 'Elles font partie du programme.'],
        ['Venez en solo', 'Cela ne durera pas.'],
      ],
    },
    process: {
      title: 'Comment participer',
      items: [
        ['Réserver', 'Avec le formulaire de cette page.'],
        ['Recevoir les détails', 'Par e-mail, en une fois.'],
        ['Venir', 'Nous vous attendons.'],
      ],
    },
    about: {
      title: 'Il faut|y être.',
      text: 'Avec {brand}, on se retrouve{in} pour ce qui ne se regarde pas en différé.',
    },
    faq: {
      title: 'Avant de venir',
      items: [
        ['Reste-t-il des places ?', 'Demandez par le formulaire, nous vous dirons ce qui est libre.'],
        ['Est-ce accessible ?', 'Dites-nous ce qu’il vous faut, nous vous répondrons clairement.'],
        ['Puis-je aider ?', 'Volontiers. Dites-nous ce que vous savez faire, et quand.'],
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
      headlines: ['Un jour.|Du monde.', 'Venez voir.|Vous raconterez.'],
      lede: '{brand}{in} : une journée pour montrer ce que l’on fait et voir ce que font les autres.',
      items: [
        ['Accueil', 'café et visages nouveaux'],
        ['La matinée', 'écouter'],
        ['La longue table', 'manger et parler'],
        ['L’après-midi', 'mettre les mains dedans'],
        ['La clôture', 'et la suite'],
      ],
    },
    conference: {
      unnamed: 'Prise de Parole',
      headlines: ['Le meilleur se dit|dans les couloirs.', 'Moins de discours,|plus de questions.'],
      lede: '{brand}{in} : celles et ceux qui font le travail montent sur scène et le racontent.',
      items: [
        ['Ouverture', 'une idée pour commencer'],
        ['Conférences', 'courtes, avec questions'],
        ['Ateliers', 'pour mettre les mains dedans'],
        ['Couloirs', 'le meilleur moment'],
        ['Clôture', 'avec des devoirs'],
      ],
    },
    festival: {
      unnamed: 'Bruit de Fond',
      headlines: ['Trois accords|et la nuit.', 'Plus fort.|Plus près.'],
      lede: '{brand}{in} : de la musique plein air, de quoi manger et des gens qui chantent faux, mais fort.',
      items: [
        ['Grande scène', 'pour sauter en l’air'],
        ['Petite scène', 'pour découvrir'],
        ['Danse', 'jusqu’à ce qu’on rallume'],
        ['À manger', 'debout, avec serviette'],
        ['Matin calme', 'chaises au soleil'],
      ],
    },
    hackathon: {
      unnamed: 'Nuit de Code',
      headlines: ['Une idée le soir.|Elle tourne au matin.', 'Les idées bancales|sont bienvenues.'],
      lede: '{brand}{in} : des équipes, du café et des prises de courant, jusqu’à ce que quelque chose tourne.',
      action: 'Inscrire une équipe',
      items: [
        ['Les défis', 'à choisir ou à apporter'],
        ['Les équipes', 'avec des inconnus'],
        ['L’aide', 'de ceux qui se sont déjà trompés'],
        ['La démo', 'en direct, sans diapositives'],
        ['La pause', 'on dort aussi'],
      ],
    },
    race: {
      unnamed: 'Le Grand Détour',
      offerTitle: 'Quelle|distance',
      headlines: ['Un seul départ,|mille façons d’arriver.', 'Encore|un kilomètre.'],
      lede: '{brand}{in} : des rues et des chemins rendus, le temps d’un jour, à celles et ceux qui courent.',
      action: 'S’inscrire',
      items: [
        ['La longue', 'quand on s’est bien préparé'],
        ['La moyenne', 'juste assez dure'],
        ['La courte', 'pour commencer'],
        ['Celle des enfants', 'tout le monde gagne'],
        ['Bénévoles', 'eau et encouragements'],
      ],
      form: { title: 'S’inscrire', done: 'C’est noté. Les détails viendront par e-mail.' },
    },
    wedding: {
      unnamed: 'Notre Mariage',
      headlines: ['On se marie.|Venez !', 'Un oui|et une longue table.'],
      lede: '{brand} : nous nous marions{in}, et ce ne serait pas pareil sans vous.',
      action: 'Confirmer ma venue',
      items: [
        ['La cérémonie', 'un oui et des mouchoirs'],
        ['Le vin d’honneur', 'quelque chose de frais'],
        ['Le repas', 'sans hâte'],
        ['La danse', 'sans excuse valable'],
        ['Le lendemain', 'pour qui tient encore debout'],
      ],
      offer: { title: 'La journée,|du début à la fin', note: 'Les heures exactes viendront par e-mail.' },
      points: {
        title: 'Bon à savoir',
        items: [
          ['Comment s’habiller', 'De quoi pouvoir danser.'],
          ['Les enfants', 'Ils sont les bienvenus. Dites-nous combien.'],
          ['Les cadeaux', 'Votre présence suffit.'],
        ],
      },
      about: {
        title: 'Comment tout|a commencé.',
        text: '{brand} : ici, votre histoire. Où vous vous êtes rencontrés, qui l’a su avant vous, qui a posé la question.',
      },
      faq: {
        title: 'Vos questions d’invités',
        items: [
          ['Puis-je venir avec quelqu’un ?', 'Dites-le en confirmant, avec son prénom.'],
          ['Et si je ne mange pas de tout ?', 'Écrivez-le, nous préviendrons la cuisine.'],
          ['Où dormir ?', 'Demandez-nous ce qu’il y a tout près.'],
        ],
      },
      form: { title: 'Vous venez ?', done: 'Merci pour la réponse. Vivement ce jour !' },
    },
  },
};
