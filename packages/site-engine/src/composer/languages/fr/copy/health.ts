import type { GroupCopy } from '../../language-pack.ts';

export const health: GroupCopy<'health'> = {
  shared: {
    action: 'Prendre rendez-vous',
    offer: { title: 'Ce que nous|soignons', note: 'Vous ne savez pas par où commencer ? Appelez.' },
    points: {
      title: 'Ce que vous pouvez attendre',
      items: [
        ['Sans hâte', 'Vous finissez votre phrase avant que nous commencions la nôtre.'],
        ['Des mots clairs', 'Un mot difficile, nous l’expliquons.'],
        ['Vous décidez', 'Nous présentons les choix. L’étape suivante est la vôtre.'],
      ],
    },
    process: {
      title: 'La première visite,|pas à pas',
      items: [
        ['Raconter', 'De quoi s’agit-il ? Quelques mots suffisent.'],
        ['Venir', 'Nous prenons le temps de regarder et d’écouter.'],
        ['Décider', 'Ce que nous voyons, la suite et son prix.'],
      ],
    },
    about: {
      title: 'Bien soigner|commence par demander.',
      text: 'Chez {brand}, tout part de la conversation{in} : ce qui s’est passé, ce qui vous inquiète et ce qui serait un bon résultat.',
    },
    faq: {
      title: 'Bon à savoir',
      items: [
        [
          'Acceptez-vous de nouveaux patients ?',
          'Envoyez le formulaire, nous vous dirons la prochaine heure libre.',
        ],
        ['Que faut-il apporter ?', 'Vos documents, si vous en avez, et vos questions.'],
        ['Et si je dois annuler ?', 'Prévenez au plus tôt, quelqu’un d’autre pourra venir.'],
      ],
    },
    form: { title: 'Demander un rendez-vous', done: 'Merci. Nous vous appellerons pour confirmer l’heure.' },
  },
  kinds: {
    clinic: {
      unnamed: 'Porte Ouverte',
      headlines: ['D’abord,|écouter.', 'Du temps|pour la question.'],
      lede: '{brand} soigne{in} en prenant le temps, avec des mots clairs et un plan qu’on comprend.',
      items: [
        ['Première consultation', 'pour savoir de quoi il s’agit'],
        ['Bilan', 'avant que ça ne gêne'],
        ['Traitement', 'expliqué pas à pas'],
        ['Second avis', 'un autre regard'],
        ['Suivi', 'jusqu’à ce que ça aille'],
      ],
    },
    dentist: {
      unnamed: 'Sourire Tranquille',
      headlines: ['Sans peur|du fauteuil.', 'Ouvrez.|Respirez.'],
      lede: '{brand} s’occupe des dents{in} : on explique d’abord, on travaille ensuite.',
      items: [
        ['Contrôle', 'regarder, compter, expliquer'],
        ['Détartrage', 'polissage compris'],
        ['Soins', 'de la couleur de la dent'],
        ['Orthodontie', 'à tout âge'],
        ['Urgences', 'si vous avez mal, appelez'],
      ],
    },
    vet: {
      unnamed: 'Quatre Pattes',
      headlines: ['Il ne dit rien.|Nous regardons.', 'Mains calmes,|animaux calmes.'],
      lede: '{brand} soigne{in} chiens, chats et compagnie, et explique à leurs humains ce qu’on voit.',
      items: [
        ['Visite', 'du museau à la queue'],
        ['Vaccins', 'lesquels, quand, pourquoi'],
        ['Chirurgie', 'quelqu’un est là au réveil'],
        ['Dents', 'eux aussi en ont'],
        ['Urgences', 'appelez avant de partir'],
      ],
    },
    pets: {
      unnamed: 'Queue qui Remue',
      headlines: ['Tant que|la queue remue.', 'Comme chez soi,|en plus joueur.'],
      lede: '{brand} lave, brosse et promène{in} celui qui vous attend à la porte.',
      action: 'Demander un jour',
      items: [
        ['Bain et coupe', 'sans hâte et sans tirer'],
        ['Promenades', 'même sous la pluie'],
        ['Garderie', 'une journée de jeu'],
        ['Éducation', 'avec des friandises'],
        ['Séjours', 'pendant que vous partez'],
      ],
    },
    therapy: {
      unnamed: 'L’Autre Fauteuil',
      headlines: ['Un endroit|pour le dire.', 'Lentement,|on arrive aussi.'],
      lede: '{brand} propose{in} une conversation tranquille, seul ou à deux, à votre rythme.',
      action: 'Demander un premier entretien',
      items: [
        ['Premier entretien', 'pour voir si l’on se convient'],
        ['Séance individuelle', 'une heure rien qu’à vous'],
        ['Couple', 'deux voix et quelqu’un qui écoute'],
        ['À distance', 'en vidéo, porte fermée'],
        ['Accompagnement', 'quand quelque chose change'],
      ],
    },
  },
};
