import type { GroupCopy } from '../../language-pack.ts';

export const agency: GroupCopy<'agency'> = {
  shared: {
    action: 'Raccontaci il progetto',
    offer: { title: 'Che cosa|facciamo', note: 'Voci di esempio. Metti qui i tuoi lavori.' },
    points: {
      title: 'Come si fa il lavoro',
      items: [
        ['Guardare più a lungo', 'La richiesta vera sta spesso dietro la richiesta.'],
        ['Disegnare prima di parlare', 'Uno schizzo risparmia molte riunioni.'],
        ['Finire i bordi', 'È nell’ultimo tratto che diventa buono.'],
      ],
    },
    process: {
      title: 'Dall’appunto|alla cosa fatta',
      items: [
        ['Ascoltare', 'A che cosa serve e chi ci vivrà?'],
        ['Schizzare', 'Molte idee sbagliate e una giusta.'],
        ['Fare', 'Vedi presto e vedi spesso.'],
        ['Consegnare', 'Con tutto quello che serve per andare avanti.'],
      ],
    },
    about: {
      title: 'Meno cose,|guardate meglio.',
      text: '{brand} segue{in} pochi lavori alla volta, perché ognuno abbia una testa intera.',
    },
    faq: {
      title: 'Lavorare insieme',
      items: [
        ['Fate anche lavori piccoli?', 'Sì, se la domanda è buona. Raccontacela.'],
        ['Quanto costa?', 'Un prezzo per un lavoro descritto, prima di iniziare.'],
        ['Quanto ci vuole?', 'Dipende dal lavoro. La data si fissa all’inizio.'],
      ],
    },
    form: { title: 'Raccontaci', done: 'Grazie. Ti rispondiamo.' },
  },
  kinds: {
    agency: {
      unnamed: 'Studio Angolo',
      offerTitle: 'Quello che ci|affidano',
      headlines: ['Buone idee,|fino in fondo.', 'Da ricordare|il giorno dopo.'],
      lede: '{brand} crea{in} marchi, campagne e siti che si capiscono al primo sguardo.',
      items: [
        ['Marchio', 'nome, segno, voce'],
        ['Sito', 'veloce e facile da curare'],
        ['Campagna', 'un’idea, molti luoghi'],
        ['Contenuti', 'qualcosa da dire'],
        ['Strategia', 'prima di tutto'],
      ],
    },
    architect: {
      unnamed: 'Luce da Nord',
      offerTitle: 'Dal terreno|al dettaglio',
      headlines: ['Prima|la luce.', 'Muri giusti,|vita dentro.'],
      lede: '{brand} progetta{in} case ed edifici che partono dal luogo e arrivano al dettaglio.',
      items: [
        ['Casa nuova', 'dal terreno alle chiavi'],
        ['Ristrutturazione', 'quello che c’è già, meglio'],
        ['Ampliamento', 'una stanza in più, al posto giusto'],
        ['Spazio pubblico', 'per chi passa e per chi resta'],
        ['Studio di fattibilità', 'che cosa ci sta e che cosa no'],
      ],
    },
    interior: {
      unnamed: 'Stanza di Casa',
      offerTitle: 'Da un angolo|a tutta la casa',
      headlines: ['La casa,|da dentro.', 'Togli una cosa.|Respira.'],
      lede: '{brand} mette in ordine gli spazi{in} finché ci si vive bene.',
      items: [
        ['Casa', 'stanza per stanza'],
        ['Negozio', 'che invita a entrare'],
        ['Colore e luce', 'quello che cambia di più'],
        ['Mobili su misura', 'dove non entra niente'],
        ['Consiglio di un pomeriggio', 'guardare in due'],
      ],
    },
    portfolio: {
      unnamed: 'Tavolo da Lavoro',
      headlines: ['Ecco|che cosa faccio.', 'Fatto|a mano.'],
      lede: '{brand} mostra qui quello che esce dal tavolo da lavoro{in}.',
      action: 'Scrivimi',
      items: [
        ['Serie recente', 'le ultime cose'],
        ['Su commissione', 'fatto per qualcuno'],
        ['Progetto libero', 'senza che nessuno lo chiedesse'],
        ['Collaborazione', 'con altre mani'],
        ['Quaderno', 'quello che non è ancora niente'],
      ],
      offer: { title: 'Sul tavolo|adesso', note: 'Voci di esempio. Metti qui i tuoi lavori.' },
      about: {
        title: 'Guardare, provare,|ricominciare.',
        text: '{brand} lavora{in} piano e tiene solo quello che regge un secondo sguardo.',
      },
      faq: {
        title: 'Prima di scrivere',
        items: [
          ['Si accettano commissioni?', 'Sì. Racconta l’idea e per quando ti serve.'],
          ['I pezzi si possono comprare?', 'Chiedi di quello che ti piace.'],
          ['Si può visitare lo studio?', 'Su appuntamento: scrivi due righe.'],
        ],
      },
      form: { title: 'Scrivi due righe', done: 'Grazie. La risposta arriva per e-mail.' },
    },
    photographer: {
      unnamed: 'Luce di Taglio',
      offerTitle: 'Davanti|all’obiettivo',
      headlines: ['Fermo.|No, così no.', 'Il resto|lo fa la luce.'],
      lede: '{brand} fotografa{in} quello che succede quando nessuno posa.',
      action: 'Chiedi una data',
      items: [
        ['Ritratto', 'senza sorriso obbligatorio'],
        ['Matrimoni', 'tutto il giorno, senza intralciare'],
        ['Luoghi', 'all’ora migliore'],
        ['Prodotto', 'da venir voglia di toccarlo'],
        ['Reportage', 'una storia in immagini'],
      ],
      points: {
        title: 'Come si fotografa qui',
        items: [
          ['Arrivare presto', 'Per vedere da dove viene la luce.'],
          ['Parlare poco', 'La gente si dimentica della macchina.'],
          ['Scegliere bene', 'Poche immagini, tutte buone.'],
        ],
      },
      process: {
        title: 'Dalla telefonata|alla fotografia',
        items: [
          ['Parlarne', 'Che cosa, dove e per che cosa.'],
          ['Scattare', 'Con calma e senza pose.'],
          ['Scegliere', 'Quelle che raccontano.'],
          ['Consegnare', 'In digitale e, se vuoi, su carta.'],
        ],
      },
      about: {
        title: 'Aspettare|il momento.',
        text: '{brand} segue{in} pochi lavori alla volta, per arrivare a ognuno con gli occhi riposati.',
      },
      form: { title: 'Chiedi una data', done: 'Grazie. La risposta arriva per e-mail.' },
    },
  },
};
