import type { GroupCopy } from '../../language-pack.ts';

export const culture: GroupCopy<'culture'> = {
  shared: {
    action: 'Reserve lugar',
    offer: { title: 'O que há|para ver', note: 'Pergunte à porta pelo que não está na lista.' },
    points: {
      title: 'Vale a viagem',
      items: [
        ['Fique o que quiser', 'O tempo que prender, nem um minuto mais.'],
        ['Nunca é igual', 'Por isso se volta.'],
        ['Para toda a gente', 'Não é preciso saber nada antes.'],
      ],
    },
    process: {
      title: 'Como vir',
      items: [
        ['Escolha', 'O quê e em que dia.'],
        ['Pergunte', 'Pelo formulário ou à porta.'],
        ['Chegue cedo', 'Os melhores lugares escolhem-se.'],
      ],
    },
    about: {
      title: 'Melhor|ao vivo.',
      text: '{brand} é um lugar{in} para quem gosta de ver, de ouvir e de discutir tudo a caminho de casa.',
    },
    faq: {
      title: 'Antes de vir',
      items: [
        ['É preciso reservar?', 'Ajuda. Peça lugar no formulário e nós confirmamos.'],
        ['É indicado para crianças?', 'Muitas vezes, sim. Diga-nos as idades e sugerimos o que serve.'],
        ['Podemos ir em grupo?', 'Claro. Diga quantas pessoas e quando.'],
      ],
    },
    form: { title: 'Peça o seu lugar', done: 'Recebemos o pedido. Vamos escrever-lhe.' },
  },
  kinds: {
    museum: {
      unnamed: 'A Terceira Sala',
      offerTitle: 'Para ver|agora',
      headlines: ['Veja|outra vez.', 'Mais perto,|sem tocar.'],
      lede: '{brand} guarda e mostra{in} coisas que merecem um segundo olhar.',
      action: 'Prepare a sua visita',
      items: [
        ['A coleção', 'o que cá está sempre'],
        ['A exposição', 'o que vai embora'],
        ['A visita guiada', 'com perguntas'],
        ['A oficina', 'para mãos pequenas e grandes'],
        ['A loja', 'à saída'],
      ],
    },
    library: {
      unnamed: 'A Mesa Verde',
      headlines: ['Sente-se.|Leia.', 'Tudo isto|se empresta.'],
      lede: '{brand} empresta{in} livros, silêncio e uma cadeira à janela.',
      action: 'Pergunte-nos',
      items: [
        ['Empréstimo', 'leve para casa'],
        ['Sala de leitura', 'silêncio a sério'],
        ['Hora do conto', 'silêncio a brincar'],
        ['Clube de leitura', 'um livro de cada vez'],
        ['Ajuda', 'para encontrar o que procura'],
      ],
      offer: { title: 'O que aqui|se faz', note: 'Se não encontra, pergunte ao balcão.' },
      process: {
        title: 'Como vir',
        items: [
          ['Entre', 'Não é preciso saber o que procura.'],
          ['Pergunte', 'Ao balcão ou pelo formulário.'],
          ['Leve', 'E traga de volta, para outros lerem.'],
        ],
      },
      about: {
        title: 'Uma cadeira|e tempo.',
        text: '{brand} é um lugar{in} onde ninguém pergunta quanto tempo vai ficar.',
      },
      faq: {
        title: 'Antes de vir',
        items: [
          ['Como me inscrevo?', 'Pergunte ao balcão ou no formulário. Dizemos-lhe o que trazer.'],
          ['E se não tiverem o livro?', 'Diga-nos qual e procuramos.'],
          ['Posso só sentar-me a ler?', 'Pode. É para isso que há cadeiras.'],
        ],
      },
      form: { title: 'Pergunte-nos', done: 'A mensagem chegou. Vamos responder-lhe.' },
    },
    theatre: {
      unnamed: 'Pano de Boca',
      offerTitle: 'No|palco',
      headlines: ['Apaga-se|a luz.', 'Esta noite,|só uma vez.'],
      lede: '{brand} sobe o pano{in} para histórias que se contam melhor às escuras.',
      action: 'Reserve bilhete',
      items: [
        ['A estreia', 'com nervos e tudo'],
        ['O repertório', 'o que volta'],
        ['A sessão para famílias', 'de manhã'],
        ['O ensaio aberto', 'com enganos'],
        ['A conversa', 'depois do espetáculo'],
      ],
    },
    cinema: {
      unnamed: 'Última Fila',
      offerTitle: 'No|ecrã',
      headlines: ['Ecrã grande,|telemóvel desligado.', 'Hoje,|às escuras.'],
      lede: '{brand} projeta{in} filmes que pedem um ecrã grande e gente à volta.',
      action: 'Reserve bilhete',
      items: [
        ['Estreia', 'acabada de chegar'],
        ['Versão original', 'com legendas'],
        ['Clássico', 'como se viu na altura'],
        ['Sessão infantil', 'com meia luz'],
        ['Debate', 'e discussão à porta'],
      ],
    },
    band: {
      unnamed: 'Sala de Ensaio',
      headlines: ['Ligar.|Subir o volume.', 'Primeiro o ruído,|depois o refrão.'],
      lede: '{brand} toca{in} canções que se aprendem à segunda e se gritam à terceira.',
      action: 'Contrate-nos',
      items: [
        ['O novo', 'acabado de gravar'],
        ['O disco', 'do princípio ao fim'],
        ['Ao vivo', 'mais depressa'],
        ['O lado B', 'para quem procura'],
        ['A versão', 'canção alheia, à nossa maneira'],
      ],
      form: { title: 'Escreva-nos', done: 'A mensagem chegou. Respondemos entre dois ensaios.' },
      offer: { title: 'O que há|para ouvir', note: 'Entradas de exemplo. Ponha aqui as vossas.' },
      points: {
        title: 'Em palco',
        items: [
          ['Curto e alto', 'Sem discursos entre canções.'],
          ['Nunca é igual', 'O fim muda todas as noites.'],
          ['Cante connosco', 'Afinar não é obrigatório.'],
        ],
      },
      process: {
        title: 'Como nos|contratar',
        items: [
          ['Escreva', 'O lugar, a data e o tamanho da sala.'],
          ['Combinamos', 'Som, horas e valor.'],
          ['Tocamos', 'E ficamos para arrumar.'],
        ],
      },
      about: {
        title: 'Melhor|ao vivo.',
        text: '{brand} ensaia{in} numa sala pequena e toca como se a sala fosse grande.',
      },
      faq: {
        title: 'Antes de contratar',
        items: [
          ['Tocam longe?', 'Diga-nos onde e fazemos as contas à viagem.'],
          ['De que precisam?', 'Mandamos a lista técnica. É curta.'],
          ['Tocam em festas?', 'Conte-nos que festa é.'],
        ],
      },
    },
    musician: {
      unnamed: 'Nota Longa',
      headlines: ['Ouça|até ao fim.', 'Uma voz,|uma sala.'],
      lede: '{brand} faz música{in} para se ouvir inteira.',
      action: 'Escreva-me',
      items: [
        ['O mais recente', 'acabado de sair'],
        ['O disco', 'para uma tarde'],
        ['Ao vivo', 'sem rede'],
        ['Colaborações', 'com outras mãos'],
        ['Aulas', 'para quem quiser tocar'],
      ],
      form: { title: 'Escreva-me', done: 'A mensagem chegou. A resposta vai por e-mail.' },
      offer: { title: 'De|ouvido', note: 'Entradas de exemplo. Ponha aqui as suas.' },
      points: {
        title: 'Para ouvir bem',
        items: [
          ['Do princípio ao fim', 'A ordem das canções conta.'],
          ['Com auscultadores', 'Há coisas lá ao fundo.'],
          ['Ao vivo', 'Nunca é igual.'],
        ],
      },
      process: {
        title: 'Da escrita|ao palco',
        items: [
          ['Escrever', 'Até sobrar pouco.'],
          ['Gravar', 'Com as janelas fechadas.'],
          ['Tocar', 'Onde houver quem ouça.'],
        ],
      },
      about: {
        title: 'Primeiro,|ouvir.',
        text: '{brand} escreve e toca{in}, e prefere uma nota certa a muitas rápidas.',
      },
      faq: {
        title: 'Antes de escrever',
        items: [
          ['Há datas livres?', 'Diga o dia e o lugar. Respondo com clareza.'],
          ['De que preciso na sala?', 'De silêncio e de pouco mais. Mando a lista.'],
          ['Onde posso ouvir mais?', 'Escreva-me e envio a ligação.'],
        ],
      },
    },
    comedian: {
      unnamed: 'Microfone Aberto',
      offerTitle: 'Em|digressão',
      headlines: ['Ria.|Pense depois.', 'Um microfone|e má memória.'],
      lede: '{brand} sobe ao palco{in} e conta o que os outros calam.',
      action: 'Contrate um espetáculo',
      items: [
        ['O espetáculo', 'sem intervalo'],
        ['Empresas', 'também se riem'],
        ['Apresentações', 'para ninguém adormecer'],
        ['Sala pequena', 'material novo'],
        ['Vídeos', 'para quem não conseguiu vir'],
      ],
      form: { title: 'Pergunte por uma data', done: 'O pedido chegou. A resposta vai por e-mail.' },
      process: {
        title: 'Como|contratar',
        items: [
          ['Escreva', 'O lugar, a data e quem vem.'],
          ['Combinamos', 'Duração, som e valor.'],
          ['Acontece', 'E há quem ainda se ria no dia seguinte.'],
        ],
      },
      about: {
        title: 'Rir|a sério.',
        text: '{brand} escreve de dia e experimenta à noite{in}, até alguém se engasgar.',
      },
      faq: {
        title: 'Antes de contratar',
        items: [
          ['Serve para todas as idades?', 'Diga-me quem vem e adapto o texto.'],
          ['De que é preciso?', 'De um microfone, de uma luz e de cadeiras perto do palco.'],
          ['Há temas proibidos?', 'Diga-me quais são os da casa.'],
        ],
      },
    },
  },
};
