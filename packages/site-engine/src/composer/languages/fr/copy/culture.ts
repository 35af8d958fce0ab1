import type { GroupCopy } from '../../language-pack.ts';

export const culture: GroupCopy<'culture'> = {
  shared: {
    action: 'Réserver',
    offer: { title: 'Ce qu’il y a|à voir', note: 'Demandez à l’entrée ce qui n’est pas dans la liste.' },
    points: {
      title: 'Vaut le détour',
      items: [
        ['Restez un moment', 'Tant que ça vous tient, pas une minute de plus.'],
        ['Jamais pareil', 'C’est pourquoi l’on revient.'],
        ['Pour tous', 'Rien à savoir d’avance.'],
      ],
    },
    process: {
      title: 'Comment venir',
      items: [
        ['Choisir', 'Quoi, et quel jour.'],
        ['Demander', 'Par le formulaire ou à l’entrée.'],
        ['Arriver tôt', 'Les meilleures places se choisissent.'],
      ],
    },
    about: {
      title: 'C’est mieux|sur place.',
      text: '{brand} est pour ceux qui aiment regarder, écouter et en parler sur le chemin du retour{in}.',
    },
    faq: {
      title: 'Avant de venir',
      items: [
        ['Faut-il réserver ?', 'Ça aide. Demandez avec le formulaire, nous confirmons.'],
        ['Est-ce pour les enfants ?', 'Souvent. Dites leur âge, nous dirons ce qui convient.'],
        ['Peut-on venir en groupe ?', 'Volontiers. Dites combien et quand.'],
      ],
    },
    form: { title: 'Demander une place', done: 'Merci. Nous vous écrirons.' },
  },
  kinds: {
    museum: {
      unnamed: 'Troisième Salle',
      headlines: ['Regardez|encore.', 'Plus près,|sans toucher.'],
      lede: '{brand} garde et montre{in} ce qui mérite un second regard.',
      action: 'Préparer ma visite',
      items: [
        ['La collection', 'ce qui reste'],
        ['L’exposition', 'ce qui s’en va'],
        ['La visite guidée', 'avec des questions'],
        ['L’atelier', 'petites et grandes mains'],
        ['La boutique', 'à la sortie'],
      ],
    },
    library: {
      unnamed: 'La Table Verte',
      headlines: ['Asseyez-vous.|Lisez.', 'Tout ça|se prête.'],
      lede: '{brand} prête des livres{in}, du silence et une chaise près de la fenêtre.',
      action: 'Nous demander',
      items: [
        ['Prêt', 'à emporter chez soi'],
        ['Salle de lecture', 'vrai silence'],
        ['Heure du conte', 'faux silence'],
        ['Club de lecture', 'un livre par mois'],
        ['Aide', 'pour trouver'],
      ],
    },
    theatre: {
      unnamed: 'Rideau Baissé',
      headlines: ['La lumière|s’éteint.', 'Ce soir,|une fois.'],
      lede: '{brand} lève le rideau{in} sur des histoires meilleures dans le noir.',
      items: [
        ['La première', 'trac compris'],
        ['Le répertoire', 'ce qui revient'],
        ['En famille', 'le matin'],
        ['Répétition ouverte', 'avec les erreurs'],
        ['La rencontre', 'après les saluts'],
      ],
    },
    cinema: {
      unnamed: 'Dernier Rang',
      headlines: ['Grand écran,|téléphone éteint.', 'Aujourd’hui,|dans le noir.'],
      lede: '{brand} projette{in} des films qui méritent un grand écran et du monde autour.',
      items: [
        ['Nouveauté', 'tout juste sortie'],
        ['Version originale', 'sous-titrée'],
        ['Classique', 'comme à l’époque'],
        ['Séance enfants', 'lumière à moitié'],
        ['Débat', 'et désaccords'],
      ],
    },
    band: {
      unnamed: 'Local de Répète',
      headlines: ['À quatre.|Et fort.', 'Branche|et tais-toi.'],
      lede: '{brand} joue{in} des chansons qu’on sait à la deuxième écoute et qu’on crie à la troisième.',
      action: 'Nous programmer',
      items: [
        ['Le nouveau', 'tout frais'],
        ['L’album', 'd’un bout à l’autre'],
        ['Sur scène', 'plus vite'],
        ['La face B', 'pour qui cherche'],
        ['La reprise', 'd’autres, à notre façon'],
      ],
    },
    musician: {
      unnamed: 'Longue Note',
      headlines: ['Écoutez|le silence.', 'Une voix,|une pièce.'],
      lede: '{brand} fait de la musique{in} qu’on écoute jusqu’au bout.',
      action: 'M’écrire',
      items: [
        ['Le dernier', 'vient de sortir'],
        ['L’album', 'pour un après-midi'],
        ['Concerts', 'sans filet'],
        ['Collaborations', 'avec d’autres mains'],
        ['Cours', 'pour qui veut jouer'],
      ],
    },
    comedian: {
      unnamed: 'Micro Ouvert',
      headlines: ['Riez.|Pensez après.', 'Un micro,|mauvaise mémoire.'],
      lede: '{brand} monte sur scène{in} et dit ce que les autres taisent.',
      action: 'Demander une date',
      items: [
        ['Le spectacle', 'une heure d’affilée'],
        ['Entreprises', 'elles rient aussi'],
        ['Animation', 'pour que nul ne dorme'],
        ['Petite scène', 'du nouveau'],
        ['Vidéos', 'si c’est trop loin'],
      ],
    },
  },
};
