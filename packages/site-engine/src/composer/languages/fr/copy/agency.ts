import type { GroupCopy } from '../../language-pack.ts';

export const agency: GroupCopy<'agency'> = {
  shared: {
    action: 'Parler du projet',
    offer: { title: 'Ce que nous|faisons', note: 'Des exemples : mettez ici vos travaux.' },
    points: {
      title: 'Notre façon de travailler',
      items: [
        ['Regarder plus longtemps', 'La vraie commande se cache souvent derrière la première.'],
        ['Dessiner avant de parler', 'Un croquis évite bien des réunions.'],
        ['Soigner les finitions', 'C’est dans les derniers mètres que cela devient bon.'],
      ],
    },
    process: {
      title: 'Du carnet|à l’objet fini',
      items: [
        ['Écouter', 'À quoi cela sert, et qui vivra avec.'],
        ['Esquisser', 'Plusieurs mauvaises idées, puis la bonne.'],
        ['Faire', 'Vous voyez les choses tôt, et souvent.'],
        ['Remettre', 'Avec tout ce qu’il faut pour la suite.'],
      ],
    },
    about: {
      title: 'Peu de projets,|bien regardés.',
      text: 'Chez {brand}, on mène{in} peu de projets à la fois, pour donner à chacun toute notre attention.',
    },
    faq: {
      title: 'Travailler ensemble',
      items: [
        ['Acceptez-vous les petits projets ?', 'Oui, si la question nous intrigue. Racontez.'],
        ['Combien ça coûte ?', 'Un prix fixé pour un travail décrit, avant de commencer.'],
        ['Combien de temps faut-il ?', 'Cela dépend du travail. La date se fixe au départ.'],
      ],
    },
    form: { title: 'Parlez-nous de votre projet', done: 'Merci. Nous vous répondrons.' },
  },
  kinds: {
    agency: {
      unnamed: 'Grand Angle',
      offerTitle: 'Ce qu’on nous|confie',
      headlines: ['De bonnes idées,|menées au bout.', 'Pour qu’on|s’en souvienne.'],
      lede: '{brand}{in} : des marques, des campagnes et des sites que l’on comprend d’un coup d’œil.',
      items: [
        ['Marque', 'nom, signe, voix'],
        ['Site web', 'rapide et facile à tenir à jour'],
        ['Campagne', 'une idée, plusieurs supports'],
        ['Contenu', 'quelque chose à dire, et les mots pour'],
        ['Stratégie', 'avant tout le reste'],
      ],
    },
    architect: {
      unnamed: 'Lumière du Nord',
      offerTitle: 'Ce que nous|dessinons et bâtissons',
      headlines: ['La lumière|d’abord.', 'De la place|pour vivre.'],
      lede: '{brand}{in} : des maisons et des bâtiments qui partent du lieu et vont jusqu’au détail.',
      items: [
        ['Maison neuve', 'du terrain à la clé'],
        ['Rénovation', 'l’existant, en mieux'],
        ['Extension', 'une pièce de plus, bien placée'],
        ['Espace public', 'pour passer et pour rester'],
        ['Étude', 'ce qui est possible, ce qui ne l’est pas'],
      ],
    },
    interior: {
      unnamed: 'Pièce à Vivre',
      offerTitle: 'D’un coin|à toute la maison',
      headlines: ['La maison,|vue de l’intérieur.', 'Enlever un peu.|Respirer.'],
      lede: '{brand}{in} : des pièces remises en ordre jusqu’à ce qu’il y fasse bon vivre.',
      items: [
        ['Logement', 'pièce par pièce'],
        ['Boutique', 'qui invite à entrer'],
        ['Couleur et lumière', 'ce qui change le plus'],
        ['Meubles sur mesure', 'là où rien ne rentre'],
        ['Conseil', 'un après-midi à regarder ensemble'],
      ],
    },
    portfolio: {
      unnamed: 'Table de Travail',
      headlines: ['Voici|ce que je fais.', 'Fait|de mes mains.'],
      lede: '{brand}{in} : ce qui sort de la table de travail, fini ou presque.',
      items: [
        ['Série récente', 'la dernière'],
        ['Commande', 'faite pour quelqu’un'],
        ['Projet personnel', 'que personne n’a demandé'],
        ['Collaboration', 'à plusieurs'],
        ['Carnet', 'ce qui n’a pas encore de nom'],
      ],
      action: 'M’écrire',
      offer: { title: 'Sur la table|en ce moment', note: 'Des exemples : mettez ici vos travaux.' },
      about: {
        title: 'Regarder, essayer,|recommencer.',
        text: 'Chez {brand}, on travaille{in} sans se presser et l’on ne garde que ce qui résiste à un second regard.',
      },
      faq: {
        title: 'Avant d’écrire',
        items: [
          ['Peut-on passer commande ?', 'Oui. Dites l’idée, et pour quand.'],
          ['Les pièces sont-elles à vendre ?', 'Demandez pour celle qui vous plaît.'],
          ['Peut-on visiter l’atelier ?', 'Sur rendez-vous : écrivez quelques lignes.'],
        ],
      },
      form: { title: 'M’écrire quelques lignes', done: 'Merci. La réponse viendra par e-mail.' },
    },
    photographer: {
      unnamed: 'Lumière de Côté',
      offerTitle: 'Ce qui passe|devant l’objectif',
      headlines: ['Ne bougez plus.|Enfin, si.', 'La lumière,|puis le déclic.'],
      lede: '{brand}{in} : des photographies de ce qui arrive quand personne ne pose.',
      action: 'Demander une date',
      items: [
        ['Portrait', 'sans sourire obligé'],
        ['Mariage', 'toute la journée, en discrétion'],
        ['Lieux', 'à leur meilleure heure'],
        ['Objets', 'qu’on a envie de toucher'],
        ['Reportage', 'une histoire en images'],
      ],
      points: {
        title: 'Comment on photographie ici',
        items: [
          ['Arriver tôt', 'Pour voir d’où vient la lumière.'],
          ['Parler peu', 'On oublie l’appareil.'],
          ['Bien choisir', 'Peu d’images, toutes bonnes.'],
        ],
      },
      process: {
        title: 'De l’échange|à la photographie',
        items: [
          ['Parler', 'De quoi, où et pour quoi faire.'],
          ['Photographier', 'Sans hâte et sans pose.'],
          ['Choisir', 'Celles qui racontent.'],
          ['Remettre', 'En fichiers et, si vous voulez, sur papier.'],
        ],
      },
      about: {
        title: 'Attendre|le moment.',
        text: 'Chez {brand}, on accepte{in} peu de commandes à la fois, pour arriver à chacune l’œil reposé.',
      },
      form: { title: 'Demander une date', done: 'Merci. La réponse viendra par e-mail.' },
    },
  },
};
