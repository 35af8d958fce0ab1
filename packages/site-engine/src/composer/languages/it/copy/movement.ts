import type { GroupCopy } from '../../language-pack.ts';

export const movement: GroupCopy<'movement'> = {
  shared: {
    action: 'Vieni a provare',
    offer: { title: 'Scegli|come muoverti', note: 'Hai dubbi? Dicci che cosa cerchi e ti diciamo quale.' },
    points: {
      title: 'Come ci alleniamo',
      items: [
        ['Abbiamo iniziato tutti', 'In sala nessuno è nato capace.'],
        ['Prima la tecnica', 'Piano viene bene, e dal bene viene il veloce.'],
        ['Sappiamo come ti chiami', 'Quando manchi, si nota.'],
      ],
    },
    process: {
      title: 'Il primo giorno',
      items: [
        ['Scegli una lezione', 'Non sai quale? Chiedi e ti aiutiamo.'],
        ['Vieni come sei', 'Vestiti comodi e qualcosa da bere.'],
        ['Torna', 'È la seconda volta che conta.'],
      ],
    },
    about: {
      title: 'Vieni.|Il resto arriva.',
      text: '{brand} è il posto{in} dove ci si muove, si suda un po’ e si torna a casa con la schiena più dritta.',
    },
    faq: {
      title: 'Prima della prima lezione',
      items: [
        ['Sono in forma per iniziare?', 'Sì. Parti da dove sei e adattiamo il resto.'],
        ['Che cosa mi metto?', 'Quello in cui ti muovi bene. Se serve altro, ti avvisiamo.'],
        ['Posso provare prima?', 'Chiedi con il modulo e ti troviamo una lezione.'],
      ],
    },
    form: { title: 'Vieni a provare', done: 'Fatto. Ti scriviamo con una lezione da provare.' },
  },
  kinds: {
    gym: {
      unnamed: 'L’Ora di Ferro',
      headlines: ['Entra senza voglia.|Esci con forza.', 'Ancora una.|E un’altra.'],
      lede: '{brand} allena{in} forza, fiato e pazienza, con qualcuno che corregge la postura.',
      items: [
        ['Forza', 'bilanciere, manubri e tecnica'],
        ['Resistenza', 'breve e intensa'],
        ['In gruppo', 'la musica aiuta'],
        ['Al tuo fianco', 'un allenatore per te'],
        ['Sala libera', 'al tuo ritmo'],
      ],
      faq: {
        title: 'Prima del|primo giorno',
        items: [
          ['Non mi sono mai allenato. È un problema?', 'No. Scrivilo nel modulo e si parte da zero.'],
          ['Che cosa porto?', 'Scarpe, acqua, un asciugamano.'],
          ['Posso venire con un infortunio?', 'Dillo prima. Molto si adatta; il resto te lo diciamo.'],
        ],
      },
    },
    yoga: {
      unnamed: 'Aria Ferma',
      headlines: ['Respira.|Poi il resto.', 'Un’ora|senza schermo.'],
      lede: '{brand} ha un tappetino{in} per corpi rigidi, teste piene e chi comincia.',
      items: [
        ['Dolce', 'per svegliare il corpo'],
        ['Dinamico', 'respiro e movimento'],
        ['Rigenerante', 'coperte e silenzio'],
        ['Per iniziare', 'da zero, senza fretta'],
        ['Meditazione', 'sedersi e basta'],
      ],
      faq: {
        title: 'Prima di|srotolare il tappetino',
        items: [
          ['Sono rigido. Posso venire?', 'Serve a questo. Nessuno guarda fin dove arrivi.'],
          ['Che cosa porto?', 'Abiti comodi. Chiedi se c’è un tappetino.'],
          ['E se mi fa male qualcosa?', 'Dillo prima, e cerchiamo un’altra posizione.'],
        ],
      },
    },
    dance: {
      unnamed: 'Passo a Due',
      headlines: ['Un passo,|poi un altro.', 'La musica|ti insegna.'],
      lede: '{brand} fa ballare{in} anche chi dice di non saperlo fare.',
      items: [
        ['Da zero', 'la prima battuta'],
        ['In coppia', 'e se manca, te la troviamo'],
        ['Ritmi latini', 'fianchi compresi'],
        ['Contemporanea', 'terra e aria'],
        ['Bambini', 'gioco con la musica'],
      ],
    },
    martialarts: {
      unnamed: 'Via Dritta',
      headlines: ['Saluta.|Comincia.', 'Prima la calma,|poi la forza.'],
      lede: '{brand} insegna arti marziali{in}: cadere, rialzarsi e rispettare chi sta di fronte.',
      items: [
        ['Per iniziare', 'cadere senza paura'],
        ['Tecnica', 'lo stesso gesto, meglio'],
        ['Combattimento', 'con regole e sorrisi'],
        ['Bambini', 'disciplina per gioco'],
        ['Difesa personale', 'quello che serve davvero'],
      ],
    },
    sportsclub: {
      unnamed: 'Quelli del Campetto',
      headlines: ['Oggi|si gioca.', 'Ne manca|uno.'],
      lede: '{brand} si allena e gioca{in}, e ha sempre posto per una persona in più.',
      action: 'Gioca con noi',
      items: [
        ['Prima squadra', 'quella che va in trasferta'],
        ['Giovanili', 'chi impara in fretta'],
        ['Pulcini', 'corrono tutti insieme'],
        ['Veterani', 'sanno dove mettersi'],
        ['Tifo', 'non manca mai'],
      ],
      offer: { title: 'In che squadra|giochi', note: 'Hai dubbi? Vieni a un allenamento e si vede.' },
      process: {
        title: 'Il primo allenamento',
        items: [
          ['Scrivi', 'Quanti anni hai e se hai già giocato.'],
          ['Vieni', 'Con le scarpe e l’acqua.'],
          ['Torna', 'È la seconda volta che conta.'],
        ],
      },
      form: { title: 'Gioca con noi', done: 'Grazie. Ti scriviamo con il prossimo allenamento.' },
    },
  },
};
