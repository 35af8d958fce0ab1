import type { GroupCopy } from '../../language-pack.ts';

export const community: GroupCopy<'community'> = {
  shared: {
    action: 'Dai una mano',
    offer: { title: 'Che cosa|facciamo', note: 'C’è sempre dell’altro. Chiedi.' },
    points: {
      title: 'Come lavoriamo',
      items: [
        ['Prima chi vive qui', 'Chiediamo a chi riguarda, poi facciamo piani.'],
        ['Conti aperti', 'Chiedi dove è andato e te lo mostriamo.'],
        ['Ogni ora conta', 'Vieni una volta o tutte le settimane.'],
      ],
    },
    process: {
      title: 'Come si comincia',
      items: [
        ['Saluta', 'Due righe nel modulo bastano.'],
        ['Passa a trovarci', 'Conosci gli altri e guarda com’è.'],
        ['Trova il tuo posto', 'C’è sempre qualcosa da fare.'],
      ],
    },
    about: {
      title: 'Nessuno fa tutto.|Ognuno fa qualcosa.',
      text: '{brand} funziona{in} perché la gente viene. C’è chi porta attrezzi, chi tempo e chi la minestra.',
    },
    faq: {
      title: 'Prima di venire',
      items: [
        ['Serve esperienza?', 'No. C’è sempre chi insegna.'],
        ['Posso portare i bambini?', 'Spesso sì. Dicci quanti anni hanno e troviamo il giorno.'],
        ['Come aiuto da lontano?', 'Scrivici e ti diciamo che cosa serve di più.'],
      ],
    },
    form: { title: 'Dai una mano', done: 'Grazie. Ti scriviamo con il prossimo incontro.' },
  },
  kinds: {
    charity: {
      unnamed: 'Mani in Pasta',
      offerTitle: 'Dove va|la tua ora',
      headlines: ['C’è bisogno|di gente.', 'Un’ora|è già molto.'],
      lede: '{brand} lavora{in} dove serve una mano, con chi vuole venire.',
      items: [
        ['Volontariato', 'le ore che hai'],
        ['Donare cose', 'quello che serve ancora'],
        ['Donare denaro', 'e sapere dove va'],
        ['Fare compagnia', 'anche ascoltare aiuta'],
        ['Passare parola', 'non costa niente'],
      ],
      faq: {
        title: 'Prima di dare|una mano',
        items: [
          ['Serve esperienza?', 'No. Qualcuno ti fa vedere.'],
          ['Possono venire i bambini?', 'Spesso. Scrivi quanti anni hanno e troviamo il giorno.'],
          ['Come posso dare dei soldi?', 'Scrivici. Ti diciamo come, e a che cosa servono.'],
        ],
      },
    },
    church: {
      unnamed: 'Porta Aperta',
      offerTitle: 'Nel corso|della settimana',
      headlines: ['La porta|è aperta.', 'Un posto|per te.'],
      lede: '{brand} si ritrova{in} per celebrare, fare silenzio e non lasciare nessuno solo.',
      action: 'Scrivici',
      items: [
        ['La celebrazione', 'con un posto in più'],
        ['I gruppi', 'durante la settimana'],
        ['I bambini', 'la loro ora e la loro sala'],
        ['L’aiuto', 'per chi è in difficoltà'],
        ['Nozze e battesimi', 'parliamone'],
      ],
      form: { title: 'Scrivici', done: 'Grazie. Ti rispondiamo.' },
    },
    fundraiser: {
      unnamed: 'Tutti Insieme',
      headlines: ['Insieme|ci si arriva.', 'Poco,|molte volte.'],
      lede: '{brand} raccoglie{in} quello che manca per una cosa concreta e racconta dove va.',
      action: 'Voglio aiutare',
      items: [
        ['Donare una volta', 'quello che puoi'],
        ['Donare ogni mese', 'poco e costante'],
        ['Organizzare qualcosa', 'una cena, una corsa'],
        ['Dare materiale', 'guarda l’elenco'],
        ['Condividere', 'con una persona in più'],
      ],
      offer: { title: 'Modi|per aiutare', note: 'Ce n’è sempre un altro. Chiedi.' },
    },
    campaign: {
      unnamed: 'Voce Vicina',
      headlines: ['Si può|fare meglio.', 'Parliamone|in piazza.'],
      lede: '{brand} vuole cambiare le cose{in} e dice quali.',
      action: 'Partecipa',
      items: [
        ['Strade', 'da fare a piedi'],
        ['Casa', 'per chi vive qui'],
        ['Scuole', 'con spazio e luce'],
        ['Conti', 'che chiunque possa leggere'],
        ['Ascolto', 'prima di decidere'],
      ],
      offer: { title: 'Che cosa|vogliamo', note: 'Manca qualcosa? Dicci che cosa.' },
      form: { title: 'Partecipa', done: 'Grazie. Ti avvisiamo del prossimo incontro.' },
    },
    meetup: {
      unnamed: 'Una Sedia in Più',
      headlines: ['Porta|una sedia.', 'Ognuno porta|qualcosa.'],
      lede: '{brand} riunisce{in} gente che ama le stesse cose e non è sempre d’accordo.',
      action: 'Vieni al prossimo',
      items: [
        ['Il prossimo incontro', 'vieni e siediti'],
        ['Interventi brevi', 'un’idea alla volta'],
        ['Mani al lavoro', 'imparare facendo'],
        ['Il dopo', 'con qualcosa da bere'],
        ['La tua proposta', 'la aspettiamo'],
      ],
      offer: { title: 'Che cosa|succede', note: 'Il programma lo fa chi viene.' },
      points: {
        title: 'Come ci troviamo',
        items: [
          ['Entrano tutti', 'Chi sa molto e chi viene per la prima volta.'],
          ['Si parla a turno', 'E si ascolta fino in fondo.'],
          ['Vieni quando puoi', 'Una volta o sempre.'],
        ],
      },
    },
  },
};
