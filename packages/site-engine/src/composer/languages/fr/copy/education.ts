import type { GroupCopy } from '../../language-pack.ts';

export const education: GroupCopy<'education'> = {
  shared: {
    action: 'Demander une place',
    offer: { title: 'Ce qu’on|apprend', note: 'Un doute sur le niveau ? Demandez.' },
    points: {
      title: 'Notre façon d’enseigner',
      items: [
        ['Les questions d’abord', 'Personne n’apprend d’une réponse qu’il n’a pas demandée.'],
        ['De petits pas', 'Chacun sert dès le soir.'],
        ['Le temps d’essayer', 'Se tromper une fois fait partie du cours.'],
      ],
    },
    process: {
      title: 'Comment commencer',
      items: [
        ['Dire où l’on en est', 'Et où l’on voudrait arriver.'],
        ['Trouver sa place', 'Nous en proposons une et disons pourquoi.'],
        ['Commencer', 'Le premier cours dira si ça convient.'],
      ],
    },
    about: {
      title: 'Apprendre|est un verbe.',
      text: '{brand} est un lieu où l’on découvre qu’on peut plus qu’on ne croyait{in}.',
    },
    faq: {
      title: 'Avant le premier cours',
      items: [
        ['Quel niveau choisir ?', 'Dites ce que vous savez déjà, nous en proposerons un.'],
        ['Peut-on arriver en cours de route ?', 'Demandez. Il y a souvent une place, ou un départ proche.'],
        ['Que faut-il apporter ?', 'Nous le dirons avant.'],
      ],
    },
    form: { title: 'Demander une place', done: 'Merci. Nous écrirons ce qui convient.' },
  },
  kinds: {
    school: {
      unnamed: 'Cour Ouverte',
      headlines: ['Redemande|encore.', 'Ici on apprend|en faisant.'],
      lede: '{brand} enseigne{in} avec patience, avec les mains et la porte ouverte.',
      items: [
        ['Débuter', 'sans rien savoir'],
        ['Continuer', 'là où ça s’est arrêté'],
        ['Pratiquer', 'plus de mains que de notes'],
        ['Atelier', 'un jour, un sujet'],
        ['Accompagnement', 'quand ça coince'],
      ],
    },
    course: {
      unnamed: 'Première Leçon',
      headlines: ['Aujourd’hui on débute.|Demain on s’en sert.', 'Une leçon|à la fois.'],
      lede: '{brand} enseigne une chose utile{in}, dans l’ordre où il la faut.',
      action: 'S’inscrire',
      items: [
        ['La base', 'ce qui ne peut manquer'],
        ['La pratique', 'des exercices qui servent'],
        ['Le projet', 'à vous, et fini'],
        ['Les questions', 'avec réponse'],
        ['La fin', 'et ce qui vient après'],
      ],
    },
    tutor: {
      unnamed: 'Crayon et Calme',
      headlines: ['Expliqué|jusqu’à ce que ça passe.', 'Une table,|deux chaises.'],
      lede: '{brand} donne des cours particuliers{in}, à la vitesse de qui apprend.',
      action: 'Demander un premier cours',
      items: [
        ['Soutien', 'ce qui n’était pas clair'],
        ['Examens', 'préparer et bien dormir'],
        ['De zéro', 'sans gêne'],
        ['En ligne', 'au tableau partagé'],
        ['Méthode', 'pour continuer seul'],
      ],
    },
    languageschool: {
      unnamed: 'Bon Accent',
      headlines: ['Parlez mal.|Mais parlez.', 'La première phrase|est la plus dure.'],
      lede: '{brand} enseigne les langues{in} en parlant dès le premier jour.',
      action: 'Tester mon niveau',
      items: [
        ['Débutants', 'les cent premiers mots'],
        ['Conversation', 'avec fautes et rires'],
        ['Travail', 'mails, réunions, appels'],
        ['Examens', 'savoir ce qu’on demande'],
        ['Enfants', 'en chantant'],
      ],
    },
    kindergarten: {
      unnamed: 'Bottes de Pluie',
      headlines: ['Jouer,|c’est sérieux.', 'Taches|comprises.'],
      lede: '{brand} s’occupe des plus petits{in} avec des bras, de la boue et des chansons.',
      action: 'Venir nous voir',
      items: [
        ['Les bébés', 'bras et sieste'],
        ['Les deux ans', 'tout « tout seul »'],
        ['Les grands', 'questions et ciseaux'],
        ['Le jardin', 'par tous les temps'],
        ['Le repas', 'à la même table'],
      ],
    },
  },
};
