import type { GroupCopy } from '../../language-pack.ts';

export const movement: GroupCopy<'movement'> = {
  shared: {
    action: 'Venir essayer',
    offer: { title: 'Choisissez|votre cours', note: 'Vous hésitez ? Dites-nous ce que vous cherchez.' },
    points: {
      title: 'Comment on s’entraîne',
      items: [
        ['Tout le monde a débuté', 'Personne ici ne savait le faire en arrivant.'],
        ['La technique d’abord', 'D’abord juste, ensuite vite.'],
        ['On connaît votre prénom', 'Quand vous manquez, cela se remarque.'],
      ],
    },
    process: {
      title: 'La première fois',
      items: [
        ['Choisir un cours', 'Lequel ? Demandez, on vous oriente.'],
        ['Venir', 'Une tenue souple, de quoi boire.'],
        ['Revenir', 'C’est la deuxième fois qui compte.'],
      ],
    },
    about: {
      title: 'Venez.|Le reste suit.',
      text: 'Chez {brand}, on vient{in} pour bouger, transpirer un peu et rentrer le dos plus droit.',
    },
    faq: {
      title: 'Avant le premier cours',
      items: [
        ['Faut-il être en forme ?', 'Non. Vous partez de là où vous en êtes, nous adaptons le reste.'],
        ['Comment s’habiller ?', 'Avec ce qui vous laisse bouger.'],
        ['Peut-on essayer ?', 'Demandez par le formulaire, nous vous trouverons un cours.'],
      ],
    },
    form: { title: 'Venez essayer', done: 'C’est noté. Nous vous écrirons quel cours essayer.' },
  },
  kinds: {
    gym: {
      unnamed: 'L’Heure de Fer',
      headlines: ['Une de plus.|Et encore une.', 'La fatigue entre.|La force sort.'],
      lede: '{brand}{in} : de la force, du souffle et de la patience, avec quelqu’un qui corrige la posture.',
      items: [
        ['Force', 'barre, haltère, technique'],
        ['Cardio', 'court et intense'],
        ['En groupe', 'la musique aide'],
        ['Coaching', 'quelqu’un rien que pour vous'],
        ['Salle libre', 'à votre rythme'],
      ],
      faq: {
        title: 'Avant la|première fois',
        items: [
          [
            'Je n’ai jamais fait de sport. Est-ce gênant ?',
            'Non. Dites-le dans le formulaire, et l’on part de zéro.',
          ],
          ['Que faut-il apporter ?', 'Des chaussures, de l’eau, une serviette.'],
          ['Et avec une blessure ?', 'Dites-le avant. Beaucoup s’adapte ; le reste, nous vous le dirons.'],
        ],
      },
    },
    yoga: {
      unnamed: 'Air Calme',
      headlines: ['Respirez.|Le reste après.', 'Une heure|sans écran.'],
      lede: '{brand}{in} : un tapis pour les dos raides, les têtes pleines et les premières fois.',
      items: [
        ['Doux', 'pour réveiller le corps'],
        ['Dynamique', 'souffle et mouvement'],
        ['Réparateur', 'des couvertures et du silence'],
        ['Débuter', 'de zéro, sans se presser'],
        ['Méditation', 's’asseoir, rien d’autre'],
      ],
      faq: {
        title: 'Avant de dérouler|le tapis',
        items: [
          [
            'Je ne suis pas souple. Puis-je venir ?',
            'C’est fait pour cela. Personne ne regarde jusqu’où vous allez.',
          ],
          ['Que faut-il apporter ?', 'Des vêtements souples. Demandez s’il y a un tapis à prêter.'],
          ['Et si j’ai mal quelque part ?', 'Dites-le avant de commencer, on trouvera une autre posture.'],
        ],
      },
    },
    dance: {
      unnamed: 'Pas à Deux',
      headlines: ['Un pas,|puis un autre.', 'La musique|fait le reste.'],
      lede: '{brand}{in} : des cours de danse, y compris pour qui jure ne pas savoir danser.',
      items: [
        ['Débutants', 'la première mesure'],
        ['À deux', 'sans partenaire ? on en trouve'],
        ['Latines', 'hanches comprises'],
        ['Contemporain', 'le sol et l’air'],
        ['Enfants', 'jouer en musique'],
      ],
    },
    martialarts: {
      unnamed: 'Voie Droite',
      headlines: ['On salue.|On commence.', 'Le calme d’abord,|la force après.'],
      lede: '{brand}{in} : apprendre à tomber, à se relever et à respecter qui est en face.',
      items: [
        ['Initiation', 'tomber sans peur'],
        ['Technique', 'le même geste, en mieux'],
        ['Combat', 'avec des règles, et le sourire'],
        ['Enfants', 'la discipline en jouant'],
        ['Autodéfense', 'ce qui sert vraiment'],
      ],
    },
    sportsclub: {
      unnamed: 'Les Prolongations',
      headlines: ['On joue.|Et vous ?', 'Il manque|quelqu’un.'],
      lede: '{brand}{in} : on s’entraîne, on joue, et il y a toujours une place de plus dans l’équipe.',
      action: 'Nous rejoindre',
      items: [
        ['Équipe première', 'celle qui voyage'],
        ['Jeunes', 'ceux qui apprennent vite'],
        ['Enfants', 'ceux qui courent tous après le ballon'],
        ['Anciens', 'ceux qui savent se placer'],
        ['Supporters', 'ceux qui ne manquent jamais'],
      ],
      form: {
        title: 'Rejoindre le club',
        done: 'Merci. Nous vous écrirons la date du prochain entraînement.',
      },
    },
  },
};
