import type { GroupCopy } from '../../language-pack.ts';

export const culture: GroupCopy<'culture'> = {
  shared: {
    action: 'Réserver',
    offer: { title: 'Ce qu’il y a|à voir', note: 'Demandez à l’entrée ce que vous ne trouvez pas ici.' },
    points: {
      title: 'Vaut le détour',
      items: [
        ['Restez un moment', 'Tant que cela vous retient, pas une minute de plus.'],
        ['Jamais pareil', 'C’est pour cela qu’on revient.'],
        ['Pour tout le monde', 'Il n’y a rien à savoir avant.'],
      ],
    },
    process: {
      title: 'Comment venir',
      items: [
        ['Choisir', 'Quoi, et quel jour.'],
        ['Demander', 'Par le formulaire ou à l’entrée.'],
        ['Arriver tôt', 'Les bonnes places se choisissent.'],
      ],
    },
    about: {
      title: 'C’est mieux|sur place.',
      text: '{brand}{in}, c’est ce que l’on regarde, ce que l’on écoute et ce dont on parle sur le chemin du retour.',
    },
    faq: {
      title: 'Avant de venir',
      items: [
        ['Faut-il réserver ?', 'C’est plus sûr. Demandez par le formulaire, nous confirmons.'],
        ['Est-ce que cela convient aux enfants ?', 'Souvent. Dites-nous leur âge, nous vous conseillerons.'],
        ['Peut-on venir en groupe ?', 'Volontiers. Dites-nous combien vous serez, et quand.'],
      ],
    },
    form: { title: 'Demander une place', done: 'Merci. Nous vous écrirons.' },
  },
  kinds: {
    museum: {
      unnamed: 'Troisième Salle',
      offerTitle: 'À voir|en ce moment',
      headlines: ['Regardez|encore.', 'Plus près,|sans toucher.'],
      lede: '{brand}{in} : ce qui mérite d’être gardé, montré et regardé deux fois.',
      action: 'Préparer ma visite',
      items: [
        ['La collection', 'ce qui reste'],
        ['L’exposition', 'ce qui s’en va'],
        ['La visite guidée', 'avec des questions'],
        ['L’atelier', 'pour les petites et les grandes mains'],
        ['La boutique', 'à la sortie'],
      ],
    },
    library: {
      unnamed: 'La Table Verte',
      headlines: ['Prenez une chaise.|Lisez.', 'Tout cela|se prête.'],
      lede: '{brand}{in} : des livres qui se prêtent, du silence et une chaise près de la fenêtre.',
      action: 'Poser une question',
      offer: { title: 'Ce qu’on|y fait', note: 'Vous ne trouvez pas ? Demandez à l’accueil.' },
      process: {
        title: 'Comment venir',
        items: [
          ['Entrer', 'Il n’est pas nécessaire de savoir ce que l’on cherche.'],
          ['Demander', 'À l’accueil ou par le formulaire.'],
          ['Emporter', 'Et rapporter, pour que d’autres lisent.'],
        ],
      },
      about: {
        title: 'Une chaise|et du temps.',
        text: 'Ici{in}, personne ne vous demandera combien de temps vous comptez rester. C’est aussi cela, {brand}.',
      },
      faq: {
        title: 'Avant de venir',
        items: [
          [
            'Comment s’inscrire ?',
            'Demandez à l’accueil ou par le formulaire, nous dirons ce qu’il faut apporter.',
          ],
          ['Et si le livre manque ?', 'Dites-nous lequel, nous chercherons.'],
          ['Peut-on simplement s’asseoir et lire ?', 'Oui. Les chaises sont là pour ça.'],
        ],
      },
      form: { title: 'Poser une question', done: 'Merci. Nous vous répondrons.' },
      items: [
        ['Prêt', 'à emporter chez soi'],
        ['Salle de lecture', 'un vrai silence'],
        ['Heure du conte', 'un silence plus relatif'],
        ['Club de lecture', 'un livre, et autant d’avis que de chaises'],
        ['Aide', 'pour trouver ce que vous cherchez'],
      ],
    },
    theatre: {
      unnamed: 'Rideau Baissé',
      offerTitle: 'Sur|scène',
      headlines: ['La lumière|s’éteint.', 'Ce soir,|une fois.'],
      lede: '{brand}{in} : le rideau se lève sur des histoires qui se racontent mieux dans le noir.',
      items: [
        ['La première', 'trac compris'],
        ['Le répertoire', 'ce qui revient'],
        ['En famille', 'avec les petits, et tôt'],
        ['Répétition ouverte', 'avec les erreurs'],
        ['La rencontre', 'après les saluts'],
      ],
    },
    cinema: {
      unnamed: 'Dernier Rang',
      offerTitle: 'À|l’écran',
      headlines: ['Grand écran,|téléphone éteint.', 'Rendez-vous|dans le noir.'],
      lede: '{brand}{in} : des films qui méritent un grand écran et des gens autour.',
      items: [
        ['Nouveauté', 'tout juste sortie'],
        ['Version originale', 'sous-titrée'],
        ['Classique', 'comme à l’époque'],
        ['Séance enfants', 'sans le noir complet'],
        ['Débat', 'et désaccords à la sortie'],
      ],
    },
    band: {
      unnamed: 'Local de Répète',
      headlines: ['On branche.|On monte le son.', 'Le bruit d’abord,|le refrain après.'],
      lede: '{brand}{in} : des chansons que l’on retient à la deuxième écoute et que l’on crie à la troisième.',
      action: 'Nous programmer',
      offer: { title: 'Ce qu’il y a|à écouter', note: 'Des exemples : mettez ici les vôtres.' },
      points: {
        title: 'Sur scène',
        items: [
          ['Court et fort', 'Pas de discours entre les chansons.'],
          ['Jamais pareil', 'La fin change chaque soir.'],
          ['Chantez avec nous', 'Chanter juste n’est pas exigé.'],
        ],
      },
      process: {
        title: 'Comment nous|faire jouer',
        items: [
          ['Écrire', 'Le lieu, la date, la taille de la salle.'],
          ['S’accorder', 'Sur le son, les horaires et le cachet.'],
          ['Jouer', 'Et rester pour ranger.'],
        ],
      },
      about: {
        title: 'C’est mieux|en vrai.',
        text: '{brand}, c’est{in} une petite pièce où l’on joue comme si elle était grande.',
      },
      faq: {
        title: 'Avant de nous appeler',
        items: [
          ['Jouez-vous loin ?', 'Dites-nous où, nous calculerons le trajet.'],
          ['Que vous faut-il ?', 'Nous envoyons la fiche technique. Elle est courte.'],
          ['Jouez-vous dans les fêtes ?', 'Racontez-nous laquelle.'],
        ],
      },
      form: { title: 'Nous écrire', done: 'Merci. Nous répondons entre deux répétitions.' },
      items: [
        ['Le nouveau', 'tout frais'],
        ['L’album', 'd’un bout à l’autre'],
        ['Sur scène', 'plus vite'],
        ['La face B', 'pour qui cherche'],
        ['La reprise', 'la chanson d’un autre, à notre façon'],
      ],
    },
    musician: {
      unnamed: 'Longue Note',
      headlines: ['Écoutez|jusqu’au bout.', 'Une voix,|une pièce.'],
      lede: '{brand}{in} : une musique qui s’écoute en entier.',
      action: 'M’écrire',
      offer: { title: 'À|l’oreille', note: 'Des exemples : mettez ici les vôtres.' },
      points: {
        title: 'Pour bien écouter',
        items: [
          ['Du début à la fin', 'L’ordre des morceaux compte.'],
          ['Au casque', 'Il y a des choses, tout au fond.'],
          ['Sur scène', 'Ce n’est jamais pareil.'],
        ],
      },
      process: {
        title: 'De la feuille|à la scène',
        items: [
          ['Écrire', 'Jusqu’à ce qu’il reste peu.'],
          ['Enregistrer', 'Fenêtres fermées.'],
          ['Jouer', 'Là où l’on écoute.'],
        ],
      },
      about: {
        title: 'D’abord,|écouter.',
        text: '{brand}, c’est{in} une note juste plutôt que beaucoup de rapides.',
      },
      faq: {
        title: 'Avant d’écrire',
        items: [
          ['Y a-t-il des dates libres ?', 'Dites le jour et le lieu, je réponds clairement.'],
          ['Que faut-il dans la salle ?', 'Du silence et peu de chose. J’envoie la liste.'],
          ['Où en entendre plus ?', 'Écrivez-moi, j’enverrai un lien.'],
        ],
      },
      form: { title: 'M’écrire', done: 'Merci. La réponse viendra par e-mail.' },
      items: [
        ['Le dernier titre', 'tout juste sorti'],
        ['L’album', 'pour un après-midi'],
        ['Concerts', 'sans filet'],
        ['Collaborations', 'avec d’autres voix'],
        ['Cours', 'pour qui veut jouer'],
      ],
    },
    comedian: {
      unnamed: 'Micro Ouvert',
      offerTitle: 'En|tournée',
      headlines: ['Riez d’abord.|Réfléchissez après.', 'Un micro,|mauvaise mémoire.'],
      lede: '{brand}{in} : sur scène, tout ce que les autres préfèrent taire.',
      action: 'Demander une date',
      process: {
        title: 'Comment|s’organiser',
        items: [
          ['Écrire', 'Le lieu, la date et le public.'],
          ['S’accorder', 'Sur la durée, le son et le cachet.'],
          ['Jouer', 'Et l’on rit encore le lendemain.'],
        ],
      },
      about: {
        title: 'Rire|pour de bon.',
        text: '{brand}, ce sont des textes écrits le jour, essayés le soir{in}, jusqu’à ce que quelqu’un rie la bouche pleine.',
      },
      faq: {
        title: 'Avant de demander',
        items: [
          ['Est-ce pour tous les âges ?', 'Dites-moi qui vient, j’adapte.'],
          ['Que faut-il ?', 'Un micro, une lumière, des chaises près de la scène.'],
          ['Y a-t-il des sujets à éviter ?', 'Dites-moi quels sont les vôtres.'],
        ],
      },
      form: { title: 'Demander une date', done: 'Merci. La réponse viendra par e-mail.' },
      items: [
        ['Le spectacle', 'sans entracte'],
        ['Entreprises', 'on y rit aussi'],
        ['Présentation de soirée', 'pour que personne ne dorme'],
        ['Petite scène', 'les nouveaux textes'],
        ['Vidéos', 'quand c’est trop loin'],
      ],
    },
  },
};
