import type { GroupCopy } from '../../language-pack.ts';

export const culture: GroupCopy<'culture'> = {
  shared: {
    action: 'Prenota un posto',
    offer: { title: 'Che cosa|si vede', note: 'Per quello che non è nell’elenco, chiedi all’ingresso.' },
    points: {
      title: 'Vale il viaggio',
      items: [
        ['Resta quanto vuoi', 'Il tempo che ti prende, non un minuto di più.'],
        ['Non è mai uguale', 'Per questo si torna.'],
        ['Per chiunque', 'Non serve sapere niente prima.'],
      ],
    },
    process: {
      title: 'Come venire',
      items: [
        ['Scegli', 'Che cosa e che giorno.'],
        ['Chiedi', 'Dal modulo o all’ingresso.'],
        ['Arriva presto', 'I posti migliori si scelgono.'],
      ],
    },
    about: {
      title: 'Meglio|dal vivo.',
      text: '{brand} è un posto{in} per chi ama guardare, ascoltare e discuterne tornando a casa.',
    },
    faq: {
      title: 'Prima di venire',
      items: [
        ['Bisogna prenotare?', 'Aiuta. Chiedi un posto con il modulo e noi confermiamo.'],
        ['Va bene per i bambini?', 'Spesso sì. Dicci quanti anni hanno e ti diciamo che cosa va bene.'],
        ['Possiamo venire in gruppo?', 'Certo. Scrivi quanti siete e quando.'],
      ],
    },
    form: { title: 'Chiedi il tuo posto', done: 'Grazie. Ti scriviamo.' },
  },
  kinds: {
    museum: {
      unnamed: 'La Terza Sala',
      offerTitle: 'Da vedere|adesso',
      headlines: ['Guarda|di nuovo.', 'Più vicino,|senza toccare.'],
      lede: '{brand} custodisce e mostra{in} cose che meritano un secondo sguardo.',
      action: 'Prepara la visita',
      items: [
        ['La collezione', 'quello che resta'],
        ['La mostra', 'quello che va via'],
        ['La visita guidata', 'con le domande'],
        ['Il laboratorio', 'per mani piccole e grandi'],
        ['Il negozio', 'all’uscita'],
      ],
    },
    library: {
      unnamed: 'Il Tavolo Verde',
      headlines: ['Siediti.|Leggi.', 'Tutto questo|si presta.'],
      lede: '{brand} presta{in} libri, silenzio e una sedia vicino alla finestra.',
      action: 'Chiedi a noi',
      items: [
        ['Prestito', 'portalo a casa'],
        ['Sala di lettura', 'silenzio vero'],
        ['L’ora delle storie', 'silenzio finto'],
        ['Gruppo di lettura', 'un libro alla volta'],
        ['Aiuto', 'per trovare quello che cerchi'],
      ],
      offer: { title: 'Che cosa|si fa qui', note: 'Se non lo trovi, chiedi al banco.' },
      process: {
        title: 'Come venire',
        items: [
          ['Entra', 'Non serve sapere che cosa cerchi.'],
          ['Chiedi', 'Al banco o con il modulo.'],
          ['Porta via', 'E riporta, così legge qualcun altro.'],
        ],
      },
      about: {
        title: 'Una sedia|e del tempo.',
        text: '{brand} è un posto{in} dove nessuno ti chiede quanto resti.',
      },
      faq: {
        title: 'Prima di venire',
        items: [
          ['Come ci si iscrive?', 'Chiedi al banco o nel modulo. Ti diciamo che cosa portare.'],
          ['E se il libro non c’è?', 'Dicci quale e lo cerchiamo.'],
          ['Posso solo sedermi a leggere?', 'Sì. Le sedie sono lì per questo.'],
        ],
      },
      form: { title: 'Chiedi a noi', done: 'Grazie. Ti rispondiamo.' },
    },
    theatre: {
      unnamed: 'Sipario Basso',
      offerTitle: 'In|scena',
      headlines: ['Si spegne|la luce.', 'Stasera,|una volta sola.'],
      lede: '{brand} alza il sipario{in} su storie che si raccontano meglio al buio.',
      action: 'Prenota una poltrona',
      items: [
        ['La prima', 'emozione compresa'],
        ['Il repertorio', 'quello che torna'],
        ['Per le famiglie', 'di mattina'],
        ['La prova aperta', 'con gli errori'],
        ['L’incontro', 'dopo lo spettacolo'],
      ],
    },
    cinema: {
      unnamed: 'Ultima Fila',
      offerTitle: 'Sullo|schermo',
      headlines: ['Schermo grande,|telefono spento.', 'Oggi,|al buio.'],
      lede: '{brand} proietta{in} film che vogliono uno schermo grande e gente intorno.',
      action: 'Prenota una poltrona',
      items: [
        ['Prima visione', 'appena arrivato'],
        ['Lingua originale', 'con i sottotitoli'],
        ['Classico', 'come si vide allora'],
        ['Per i bambini', 'a luci basse'],
        ['Incontro', 'e discussione all’uscita'],
      ],
    },
    band: {
      unnamed: 'Sala Prove',
      headlines: ['Attacca la spina.|Alza il volume.', 'Prima il rumore,|poi il ritornello.'],
      lede: '{brand} suona{in} canzoni che si imparano al secondo ascolto e si urlano al terzo.',
      action: 'Facci suonare',
      items: [
        ['Il nuovo', 'appena registrato'],
        ['Il disco', 'dall’inizio alla fine'],
        ['Dal vivo', 'più veloce'],
        ['Il lato B', 'per chi cerca'],
        ['La cover', 'di altri, a modo nostro'],
      ],
      offer: { title: 'Che cosa|si ascolta', note: 'Voci di esempio. Mettete qui le vostre.' },
      points: {
        title: 'Sul palco',
        items: [
          ['Breve e forte', 'Niente discorsi tra una canzone e l’altra.'],
          ['Non è mai uguale', 'Il finale cambia ogni sera.'],
          ['Canta con noi', 'Essere intonati non è obbligatorio.'],
        ],
      },
      process: {
        title: 'Come farci|suonare',
        items: [
          ['Scrivi', 'Il posto, la data e quanto è grande la sala.'],
          ['Ci accordiamo', 'Audio, orari e compenso.'],
          ['Suoniamo', 'E restiamo a smontare.'],
        ],
      },
      about: {
        title: 'Meglio|dal vivo.',
        text: '{brand} prova{in} in una stanza piccola e suona come se fosse grande.',
      },
      faq: {
        title: 'Prima di chiamarci',
        items: [
          ['Suonate lontano?', 'Dicci dove e facciamo i conti del viaggio.'],
          ['Che cosa vi serve?', 'Mandiamo la scheda tecnica. È corta.'],
          ['Suonate alle feste?', 'Raccontaci che festa è.'],
        ],
      },
      form: { title: 'Scrivici', done: 'Grazie. Rispondiamo tra una prova e l’altra.' },
    },
    musician: {
      unnamed: 'Nota Lunga',
      headlines: ['Ascolta|fino in fondo.', 'Una voce,|una stanza.'],
      lede: '{brand} fa musica{in} da ascoltare intera.',
      action: 'Scrivimi',
      items: [
        ['L’ultimo', 'appena uscito'],
        ['Il disco', 'per un pomeriggio'],
        ['Dal vivo', 'senza rete'],
        ['Collaborazioni', 'con altre mani'],
        ['Lezioni', 'per chi vuole suonare'],
      ],
      offer: { title: 'A|orecchio', note: 'Voci di esempio. Metti qui le tue.' },
      points: {
        title: 'Per ascoltare bene',
        items: [
          ['Dall’inizio alla fine', 'L’ordine delle canzoni conta.'],
          ['In cuffia', 'C’è qualcosa là in fondo.'],
          ['Dal vivo', 'Non è mai uguale.'],
        ],
      },
      process: {
        title: 'Dal foglio|al palco',
        items: [
          ['Scrivere', 'Finché resta poco.'],
          ['Registrare', 'A finestre chiuse.'],
          ['Suonare', 'Dove c’è chi ascolta.'],
        ],
      },
      about: {
        title: 'Prima|si ascolta.',
        text: '{brand} scrive e suona{in}, e a molte note veloci ne preferisce una giusta.',
      },
      faq: {
        title: 'Prima di scrivere',
        items: [
          ['Ci sono date libere?', 'Scrivi il giorno e il posto. Rispondo con chiarezza.'],
          ['Che cosa serve in sala?', 'Silenzio e poco altro. Mando l’elenco.'],
          ['Dove posso ascoltare altro?', 'Scrivimi e ti mando un link.'],
        ],
      },
      form: { title: 'Scrivimi', done: 'Grazie. La risposta arriva per e-mail.' },
    },
    comedian: {
      unnamed: 'Microfono Aperto',
      offerTitle: 'In|tournée',
      headlines: ['Ridi.|Poi ci pensi.', 'Un microfono|e poca memoria.'],
      lede: '{brand} sale sul palco{in} e racconta quello che gli altri tacciono.',
      action: 'Chiedi uno spettacolo',
      items: [
        ['Lo spettacolo', 'senza intervallo'],
        ['Aziende', 'ridono anche loro'],
        ['Presentazioni', 'perché nessuno dorma'],
        ['Sala piccola', 'pezzi nuovi'],
        ['Video', 'per chi non c’era'],
      ],
      process: {
        title: 'Come|si organizza',
        items: [
          ['Scrivi', 'Il posto, la data e chi viene.'],
          ['Ci accordiamo', 'Durata, audio e compenso.'],
          ['Si va in scena', 'E il giorno dopo c’è chi ride ancora.'],
        ],
      },
      about: {
        title: 'Ridere|sul serio.',
        text: '{brand} scrive di giorno e prova di sera{in}, finché qualcuno non ride con la bocca piena.',
      },
      faq: {
        title: 'Prima di chiedere',
        items: [
          ['Va bene per tutte le età?', 'Dimmi chi viene e adatto i testi.'],
          ['Che cosa serve?', 'Un microfono, una luce e sedie vicine al palco.'],
          ['Ci sono temi da evitare?', 'Dimmi quali sono i vostri.'],
        ],
      },
      form: { title: 'Chiedi una data', done: 'Grazie. La risposta arriva per e-mail.' },
    },
  },
};
