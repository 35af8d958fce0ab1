import type { GroupCopy } from '../../language-pack.ts';

export const agency: GroupCopy<'agency'> = {
  shared: {
    action: 'Parler du projet',
    offer: { title: 'Ce que nous|faisons', note: 'Exemples. Mettez ici vos travaux.' },
    points: {
      title: 'Comment le travail se fait',
      items: [
        ['Regarder plus longtemps', 'La commande se cache souvent derrière la commande.'],
        ['Dessiner avant de parler', 'Une esquisse met fin à bien des réunions.'],
        ['Finir les bords', 'C’est à la fin que ça devient bon.'],
      ],
    },
    process: {
      title: 'D’une note|à la chose même',
      items: [
        ['Écouter', 'À quoi ça sert, et qui vivra avec ?'],
        ['Esquisser', 'Plusieurs mauvaises idées, une bonne.'],
        ['Faire', 'Vous voyez tôt et souvent.'],
        ['Remettre', 'Avec tout ce qu’il faut pour continuer.'],
      ],
    },
    about: {
      title: 'Moins de choses,|mieux regardées.',
      text: '{brand} travaille sur peu de choses à la fois{in}, pour que chacune ait toute une tête.',
    },
    faq: {
      title: 'Travailler ensemble',
      items: [
        ['Acceptez-vous les petits projets ?', 'Oui, si la question est belle. Racontez.'],
        ['Combien ça coûte ?', 'Un prix pour un travail décrit, avant de commencer.'],
        ['Combien de temps faut-il ?', 'Selon le travail. La date est fixée au départ.'],
      ],
    },
    form: { title: 'Racontez-nous', done: 'Merci. La réponse arrive bientôt.' },
  },
  kinds: {
    agency: {
      unnamed: 'Studio d’Angle',
      headlines: ['De bonnes idées,|bien finies.', 'Pour qu’on|s’en souvienne.'],
      lede: '{brand} donne forme{in} à des marques, des campagnes et des sites qu’on comprend d’un regard.',
      items: [
        ['Marque', 'nom, signe, voix'],
        ['Web', 'rapide et simple à tenir'],
        ['Campagne', 'une idée, plusieurs lieux'],
        ['Contenu', 'avoir quelque chose à dire'],
        ['Stratégie', 'avant tout le reste'],
      ],
    },
    architect: {
      unnamed: 'Lumière du Nord',
      headlines: ['La lumière|d’abord.', 'De la place|pour vivre.'],
      lede: '{brand} dessine{in} des maisons qui partent du lieu et finissent dans le détail.',
      items: [
        ['Maison neuve', 'du terrain à la clé'],
        ['Rénovation', 'ce qui est là, en mieux'],
        ['Extension', 'une pièce de plus, bien placée'],
        ['Espace public', 'pour ceux qui restent'],
        ['Étude', 'ce qui tient et ce qui ne tient pas'],
      ],
    },
    interior: {
      unnamed: 'Pièce à Vivre',
      headlines: ['La maison,|du dedans.', 'Enlever un peu.|Respirer.'],
      lede: '{brand} ordonne les espaces{in} pour qu’on y vive bien.',
      items: [
        ['Logement', 'pièce par pièce'],
        ['Boutique', 'qui invite à entrer'],
        ['Couleur et lumière', 'ce qui change le plus'],
        ['Meubles sur mesure', 'là où rien ne va'],
        ['Conseil', 'un après-midi à regarder ensemble'],
      ],
    },
    portfolio: {
      unnamed: 'Table de Travail',
      headlines: ['Voici|ce que je fais.', 'Fait|à la main.'],
      lede: '{brand} montre ici ce qui sort de sa table de travail{in}.',
      items: [
        ['Série récente', 'la dernière'],
        ['Commande', 'faite pour quelqu’un'],
        ['Projet personnel', 'que personne n’a demandé'],
        ['Collaboration', 'avec d’autres mains'],
        ['Carnet', 'ce qui n’est encore rien'],
      ],
      form: { title: 'Écrire quelques lignes', done: 'Merci. La réponse arrive bientôt.' },
    },
    photographer: {
      unnamed: 'Lumière de Côté',
      headlines: ['Ne bougez plus.|Enfin, si.', 'La lumière|fait le reste.'],
      lede: '{brand} photographie{in} ce qui arrive quand personne ne pose.',
      action: 'Demander une date',
      items: [
        ['Portrait', 'sans sourire obligé'],
        ['Mariage', 'toute la journée, sans gêner'],
        ['Lieux', 'à leur meilleure heure'],
        ['Objets', 'qu’on a envie de toucher'],
        ['Reportage', 'une histoire en images'],
      ],
      form: { title: 'Demander une date', done: 'Merci. La réponse arrive bientôt.' },
    },
  },
};
