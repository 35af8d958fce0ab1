import type { GroupCopy } from '../../language-pack.ts';

export const education: GroupCopy<'education'> = {
  shared: {
    action: 'Demander une place',
    offer: { title: 'Ce qu’on|apprend', note: 'Un doute sur le niveau ? Demandez.' },
    points: {
      title: 'Notre façon d’enseigner',
      items: [
        ['Les questions d’abord', 'On ne retient que les réponses que l’on a cherchées.'],
        ['De petits pas', 'Chacun sert dès le soir même.'],
        ['Le temps d’essayer', 'Se tromper une fois fait partie du cours.'],
      ],
    },
    process: {
      title: 'Comment commencer',
      items: [
        ['Dire où vous en êtes', 'Et où vous voudriez arriver.'],
        ['Trouver votre place', 'Nous vous en proposons une, et disons pourquoi.'],
        ['Commencer', 'Le premier cours dira si c’est le bon.'],
      ],
    },
    about: {
      title: 'Apprendre,|c’est essayer.',
      text: 'Chez {brand}, on découvre{in} que l’on peut plus qu’on ne croyait.',
    },
    faq: {
      title: 'Avant le premier cours',
      items: [
        ['Quel niveau choisir ?', 'Dites-nous ce que vous savez déjà, nous vous en proposerons un.'],
        [
          'Peut-on arriver en cours de route ?',
          'Demandez-nous. Il reste parfois une place, ou un autre départ approche.',
        ],
        ['Que faut-il apporter ?', 'Nous vous le dirons avant.'],
      ],
    },
    form: { title: 'Demander une place', done: 'Merci. Nous vous écrirons ce qui vous conviendrait.' },
  },
  kinds: {
    school: {
      unnamed: 'Cour Ouverte',
      headlines: ['Demandez|encore une fois.', 'Ici, on apprend|en faisant.'],
      lede: '{brand}{in} : de la patience, de la pratique et une porte ouverte à toutes les questions.',
      items: [
        ['Débuter', 'sans rien savoir'],
        ['Continuer', 'là où vous en étiez'],
        ['Pratiquer', 'les mains avant les notes'],
        ['Atelier', 'un jour, un sujet'],
        ['Accompagnement', 'quand ça coince'],
      ],
    },
    course: {
      unnamed: 'Première Leçon',
      headlines: ['Appris aujourd’hui,|utile demain.', 'Une leçon|à la fois.'],
      lede: '{brand}{in} : une chose utile, apprise dans l’ordre où l’on en a besoin.',
      action: 'S’inscrire',
      items: [
        ['Les bases', 'ce dont on ne peut pas se passer'],
        ['La pratique', 'des exercices qui servent'],
        ['Le projet', 'le vôtre, mené au bout'],
        ['Les questions', 'et leurs réponses'],
        ['La fin', 'et ce qui vient après'],
      ],
      faq: {
        title: 'Avant la|première leçon',
        items: [
          ['Faut-il savoir quelque chose ?', 'Non. Si une leçon s’appuie sur une autre, elle le dit.'],
          ['Combien de temps faut-il ?', 'Celui que vous donnez. Avancez à votre rythme.'],
          ['Et si je bloque ?', 'Écrivez quelle leçon c’est et ce que vous avez essayé.'],
        ],
      },
    },
    tutor: {
      unnamed: 'Crayon et Calme',
      offerTitle: 'Là où je peux|aider',
      headlines: ['Expliqué jusqu’à|ce que ce soit clair.', 'Une table,|deux chaises.'],
      lede: '{brand}{in} : des cours particuliers, à la vitesse de l’élève.',
      action: 'Demander un premier cours',
      items: [
        ['Soutien', 'ce qui n’était pas clair'],
        ['Examens', 'préparer et bien dormir'],
        ['De zéro', 'sans gêne'],
        ['En ligne', 'sur un tableau partagé'],
        ['Méthode', 'pour continuer sans aide'],
      ],
    },
    languageschool: {
      unnamed: 'Bon Accent',
      headlines: ['Parlez mal.|Mais parlez.', 'La première phrase|est la plus difficile.'],
      lede: '{brand}{in} : des langues que l’on parle dès le premier jour.',
      action: 'Tester mon niveau',
      items: [
        ['Débutants', 'les tout premiers mots'],
        ['Conversation', 'des fautes, et des rires'],
        ['Travail', 'e-mails, réunions, appels'],
        ['Examens', 'savoir ce que l’on attend de vous'],
        ['Enfants', 'en chantant'],
      ],
    },
    kindergarten: {
      unnamed: 'Bottes de Pluie',
      headlines: ['Jouer,|c’est du sérieux.', 'Taches|comprises.'],
      lede: '{brand}{in} : des bras, de la boue et des chansons pour les tout-petits.',
      action: 'Venir nous voir',
      offer: {
        title: 'Une journée|chez nous',
        note: 'Chaque âge a son rythme. Demandez-nous celui du vôtre.',
      },
      points: {
        title: 'Comment nous prenons soin',
        items: [
          ['Les bras d’abord', 'Le reste du monde ensuite.'],
          ['Dehors dès qu’on peut', 'Les habits se lavent.'],
          ['Chacun son heure', 'Personne ne marche parce que c’est le moment.'],
        ],
      },
      process: {
        title: 'Comment commencer',
        items: [
          ['Écrire', 'L’âge de l’enfant, et la date souhaitée.'],
          ['Visiter', 'De préférence main dans la main.'],
          ['S’habituer', 'Une matinée, puis une autre.'],
        ],
      },
      about: {
        title: 'Grandir,|ça tache.',
        text: 'Chez {brand}, on tombe, on pleure un peu et l’on repart, chaque jour{in}.',
      },
      faq: {
        title: 'Ce que demandent les familles',
        items: [
          ['Reste-t-il une place ?', 'Écrivez-nous l’âge et la date, nous vous répondrons.'],
          ['Comment se passe l’adaptation ?', 'Doucement, avec quelqu’un de la famille tout près.'],
          ['Que mangent-ils ?', 'Nous vous montrerons le menu de la semaine lors de la visite.'],
        ],
      },
      items: [
        ['Les bébés', 'des bras et la sieste'],
        ['Les moyens', '« moi tout seul »'],
        ['Les grands', 'des questions et des ciseaux'],
        ['Le jardin', 'par tous les temps'],
        ['Le repas', 'tous à la même table'],
      ],
    },
  },
};
