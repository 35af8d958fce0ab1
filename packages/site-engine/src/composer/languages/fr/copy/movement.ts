import type { GroupCopy } from '../../language-pack.ts';

export const movement: GroupCopy<'movement'> = {
  shared: {
    action: 'Venir essayer',
    offer: { title: 'Choisis|ton cours', note: 'Tu hésites ? Dis ce que tu cherches.' },
    points: {
      title: 'Notre façon',
      items: [
        ['Tout le monde a débuté', 'Personne ici n’est né en sachant.'],
        ['La technique d’abord', 'Lentement, c’est juste ; puis c’est rapide.'],
        ['On connaît ton prénom', 'Quand tu manques, ça se voit.'],
      ],
    },
    process: {
      title: 'La première fois',
      items: [
        ['Choisir un cours', 'Lequel ? Demande, on t’oriente.'],
        ['Venir comme tu es', 'Des vêtements souples, de quoi boire.'],
        ['Revenir', 'C’est la deuxième fois qui compte.'],
      ],
    },
    about: {
      title: 'Viens.|Le reste suit.',
      text: 'On vient chez {brand} pour bouger, transpirer un peu et rentrer plus droit{in}.',
    },
    faq: {
      title: 'Avant le premier cours',
      items: [
        ['Faut-il être en forme ?', 'Non. Tu pars d’où tu es, on adapte le reste.'],
        ['Comment s’habiller ?', 'Avec ce qui te laisse bouger.'],
        ['Peut-on essayer ?', 'Demande avec le formulaire, on te trouve un cours.'],
      ],
    },
    form: { title: 'Viens essayer', done: 'C’est noté. Nous t’écrirons avec un cours où venir.' },
  },
  kinds: {
    gym: {
      unnamed: 'L’Heure de Fer',
      headlines: ['Viens fatigué.|Repars fort.', 'Encore une.|Et une autre.'],
      lede: '{brand} entraîne{in} la force, le souffle et la patience, avec quelqu’un qui corrige la posture.',
      items: [
        ['Force', 'barre, haltère, technique'],
        ['Cardio', 'court et intense'],
        ['En groupe', 'la musique aide'],
        ['Coaching', 'quelqu’un rien que pour toi'],
        ['Salle libre', 'à ton rythme'],
      ],
    },
    yoga: {
      unnamed: 'Air Calme',
      headlines: ['Respire.|Ensuite le reste.', 'Une heure|sans écran.'],
      lede: '{brand} déroule le tapis{in} pour les dos raides, les têtes pleines et ceux qui débutent.',
      items: [
        ['Doux', 'pour réveiller le corps'],
        ['Dynamique', 'souffle et mouvement'],
        ['Réparateur', 'couvertures et silence'],
        ['Débuter', 'de zéro, sans hâte'],
        ['Méditation', 's’asseoir, rien d’autre'],
      ],
    },
    dance: {
      unnamed: 'Pas à Deux',
      headlines: ['Un pas,|puis un autre.', 'La musique|te montre.'],
      lede: '{brand} apprend à danser{in} à ceux qui disent ne pas savoir.',
      items: [
        ['Débutants', 'la première mesure'],
        ['À deux', 'ou nous trouvons quelqu’un'],
        ['Latines', 'hanches comprises'],
        ['Contemporain', 'le sol et l’air'],
        ['Enfants', 'jouer en musique'],
      ],
    },
    martialarts: {
      unnamed: 'Voie Droite',
      headlines: ['Salue.|Commence.', 'Le calme d’abord,|la force après.'],
      lede: '{brand} apprend{in} à tomber, à se relever et à respecter celui d’en face.',
      items: [
        ['Initiation', 'tomber sans peur'],
        ['Technique', 'le même geste, en mieux'],
        ['Combat', 'avec des règles et des rires'],
        ['Enfants', 'la discipline en jouant'],
        ['Autodéfense', 'ce qui sert vraiment'],
      ],
    },
    sportsclub: {
      unnamed: 'Club du Samedi',
      headlines: ['Samedi,|on joue.', 'Il manque|quelqu’un.'],
      lede: '{brand} joue chaque semaine{in} et garde toujours une place de plus.',
      action: 'Nous rejoindre',
      items: [
        ['Équipe première', 'celle qui voyage'],
        ['Jeunes', 'ceux qui apprennent vite'],
        ['Enfants', 'ceux qui courent tous à la fois'],
        ['Anciens', 'ceux qui savent se placer'],
        ['Supporters', 'ceux qui ne manquent jamais'],
      ],
      form: { title: 'Rejoindre le club', done: 'Merci. Nous t’écrirons la date du prochain entraînement.' },
    },
  },
};
