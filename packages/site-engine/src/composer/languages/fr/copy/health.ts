import type { GroupCopy } from '../../language-pack.ts';

export const health: GroupCopy<'health'> = {
  shared: {
    action: 'Prendre rendez-vous',
    offer: { title: 'Ce que nous|soignons', note: 'Vous ne savez pas par où commencer ? Appelez.' },
    points: {
      title: 'Ce que vous pouvez attendre',
      items: [
        ['Sans hâte', 'Vous finissez votre phrase avant que nous ne commencions la nôtre.'],
        ['Des mots clairs', 'Quand un mot est difficile, nous l’expliquons.'],
        ['Vous décidez', 'Nous exposons les possibilités. Le choix vous revient.'],
      ],
    },
    process: {
      title: 'La première visite,|pas à pas',
      items: [
        ['Raconter', 'De quoi s’agit-il ? Quelques mots suffisent.'],
        ['Venir', 'Nous prenons le temps de regarder et d’écouter.'],
        ['Décider', 'Ce que nous voyons, la suite possible et ce qu’elle coûte.'],
      ],
    },
    about: {
      title: 'Soigner commence|par écouter.',
      text: 'Chez {brand}, tout part{in} de la conversation : ce qui s’est passé, ce qui vous inquiète, ce que vous en attendez.',
    },
    faq: {
      title: 'Bon à savoir',
      items: [
        [
          'Peut-on venir pour la première fois ?',
          'Envoyez le formulaire, nous vous proposerons le prochain créneau libre.',
        ],
        ['Que faut-il apporter ?', 'Les documents que vous avez déjà, et vos questions.'],
        ['Et si je dois annuler ?', 'Prévenez-nous au plus tôt : le créneau servira à quelqu’un d’autre.'],
      ],
    },
    form: {
      title: 'Demander un rendez-vous',
      done: 'Merci. Nous vous appellerons pour confirmer le rendez-vous.',
    },
  },
  kinds: {
    clinic: {
      unnamed: 'Porte Ouverte',
      offerTitle: 'Ce que nous|soignons',
      headlines: ['D’abord,|écouter.', 'Le temps|de vos questions.'],
      lede: '{brand}{in} : du temps, des mots clairs et un traitement que l’on comprend.',
      items: [
        ['Première consultation', 'pour savoir de quoi il s’agit'],
        ['Bilan', 'avant que quelque chose ne gêne'],
        ['Traitement', 'expliqué pas à pas'],
        ['Second avis', 'un autre regard'],
        ['Suivi', 'jusqu’à ce que tout aille bien'],
      ],
    },
    dentist: {
      unnamed: 'Sourire Tranquille',
      offerTitle: 'Pour vos|dents',
      headlines: ['Le fauteuil|ne fait pas peur.', 'Ouvrez grand.|Respirez.'],
      lede: '{brand}{in} : des dents soignées sans mauvaise surprise. On explique d’abord, on travaille ensuite.',
      items: [
        ['Contrôle', 'regarder, compter, expliquer'],
        ['Détartrage', 'polissage compris'],
        ['Caries', 'soignées, de la couleur de la dent'],
        ['Orthodontie', 'à tout âge'],
        ['Urgences', 'si vous avez mal, appelez'],
      ],
      faq: {
        title: 'Avant d’ouvrir|la bouche',
        items: [
          ['J’ai peur. Que faire ?', 'Dites-le en prenant rendez-vous. Vous levez la main, tout s’arrête.'],
          ['J’ai mal maintenant. Que faire ?', 'Appelez plutôt que d’écrire, et dites depuis quand.'],
          [
            'Combien cela coûtera-t-il ?',
            'Vous le savez avant que l’on commence, et ce qui peut attendre aussi.',
          ],
        ],
      },
    },
    vet: {
      unnamed: 'Quatre Pattes',
      offerTitle: 'Ce que nous faisons|pour eux',
      headlines: ['Ils ne disent rien.|Nous regardons.', 'Des mains calmes,|des bêtes calmes.'],
      lede: '{brand}{in} : chiens, chats et compagnie soignés avec douceur, et tout expliqué à leurs humains.',
      items: [
        ['Consultation', 'du museau à la queue'],
        ['Vaccins', 'lesquels, quand, pourquoi'],
        ['Chirurgie', 'quelqu’un est là au réveil'],
        ['Dents', 'eux aussi peuvent y avoir mal'],
        ['Urgences', 'appelez avant de partir'],
      ],
      faq: {
        title: 'À l’accueil,|on demande',
        items: [
          [
            'Mon animal va mal. Que faire ?',
            'Appelez et dites ce que vous voyez. Nous dirons s’il faut venir tout de suite.',
          ],
          [
            'Il déteste sa caisse. Un conseil ?',
            'Laissez-la ouverte quelques jours, avec quelque chose de doux dedans.',
          ],
          ['Combien cela coûtera-t-il ?', 'Vous le savez avant les soins, et ce qui peut attendre aussi.'],
        ],
      },
    },
    pets: {
      unnamed: 'Queue qui Remue',
      headlines: ['Tant que|la queue remue.', 'Comme à la maison,|en plus joueur.'],
      lede: '{brand}{in} : bains, brossages et promenades pour celui qui vous attend derrière la porte.',
      action: 'Demander un jour',
      items: [
        ['Bain et coupe', 'sans hâte et sans tirer'],
        ['Promenades', 'même sous la pluie'],
        ['Garderie', 'une journée à jouer'],
        ['Éducation', 'avec des friandises'],
        ['Séjours', 'pendant que vous partez'],
      ],
      offer: { title: 'En de bonnes mains,|sur quatre pattes', note: 'Vous hésitez ? Appelez-nous.' },
      process: {
        title: 'La première visite,|pas à pas',
        items: [
          ['Raconter', 'Son caractère, ce qu’il aime et ce qui lui fait peur.'],
          ['Venir', 'Il pourra d’abord tout renifler.'],
          ['S’accorder', 'Sur ce qu’il faut faire, quand et à quel prix.'],
        ],
      },
      about: {
        title: 'D’abord,|la confiance.',
        text: 'Chez {brand}, on travaille{in} sans se presser : un animal sent tout de suite la hâte.',
      },
      faq: {
        title: 'Bon à savoir',
        items: [
          ['Que faut-il apporter ?', 'Son carnet de vaccination et son jouet préféré.'],
          ['Et s’il est craintif ?', 'Dites-le-nous. Nous commençons en douceur.'],
          ['Et si je dois annuler ?', 'Prévenez-nous au plus tôt : le créneau servira à un autre.'],
        ],
      },
    },
    therapy: {
      unnamed: 'L’Autre Fauteuil',
      offerTitle: 'Ce avec quoi|on arrive',
      headlines: ['Un endroit|pour le dire.', 'Lentement,|on arrive aussi.'],
      lede: '{brand}{in} : un lieu pour parler tranquillement, en tête-à-tête ou en couple, à votre rythme.',
      action: 'Demander un premier entretien',
      items: [
        ['Premier entretien', 'pour voir si le courant passe'],
        ['Séance individuelle', 'un temps rien qu’à vous'],
        ['Couple', 'deux voix, et quelqu’un qui écoute'],
        ['À distance', 'en vidéo, porte close'],
        ['Accompagnement', 'quand quelque chose change'],
      ],
      faq: {
        title: 'Avant|d’écrire',
        items: [
          [
            'Comment se passe la première séance ?',
            'Vous dites ce qui vous amène, dans l’ordre qui vous vient. À la fin, on voit si cela convient.',
          ],
          ['Est-ce confidentiel ?', 'Oui. Les rares limites que fixe la loi sont dites au début.'],
          ['À quel rythme se voit-on ?', 'On le décide ensemble, et on y revient après quelque temps.'],
        ],
      },
    },
  },
};
