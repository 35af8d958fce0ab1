import type { GroupCopy } from '../../language-pack.ts';

export const writing: GroupCopy<'writing'> = {
  shared: {
    action: 'Receba por e-mail',
    offer: { title: 'Para|começar', note: 'Entradas de exemplo. Ponha aqui as suas.' },
    points: {
      title: 'Como se faz',
      items: [
        ['Um tema de cada vez', 'Até ao fim.'],
        ['Lido duas vezes', 'Antes de chegar até si.'],
        ['Sem ruído', 'Quando não há nada a dizer, não chega nada.'],
      ],
    },
    process: {
      title: 'Do apontamento|à página',
      items: [
        ['Anotar', 'O que não se percebe à primeira.'],
        ['Perguntar', 'A quem sabe.'],
        ['Escrever', 'E cortar metade.'],
      ],
    },
    about: {
      title: 'Escrito|devagar.',
      text: '{brand} é para quem lê até à última linha e às vezes responde.',
    },
    faq: {
      title: 'Perguntas de leitores',
      items: [
        ['De quanto em quanto tempo sai?', 'Quando está pronto. Deixe o endereço e chega sozinho.'],
        ['Posso responder?', 'Por favor. Leio tudo o que chega.'],
        ['Posso cancelar?', 'Com um clique, quando quiser.'],
      ],
    },
    form: { title: 'Escreva umas linhas', done: 'A mensagem chegou. Vou lê-la e responder.' },
  },
  kinds: {
    blog: {
      unnamed: 'Notas à Margem',
      headlines: ['Pensar|por escrito.', 'Notas tiradas|à margem.'],
      lede: '{brand} é um lugar para textos que demoraram mais a escrever do que a ler.',
      items: [
        ['O mais recente', 'acabado de sair'],
        ['O mais lido', 'por alguma razão'],
        ['Uma série', 'um tema, vários textos'],
        ['Uma conversa', 'com quem sabe'],
        ['Uma discordância', 'com argumentos'],
      ],
    },
    newsletter: {
      unnamed: 'Carta Aberta',
      headlines: ['Uma carta.|Vale a pena abrir.', 'Para ler com|o segundo café.'],
      lede: '{brand} é uma carta que chega por e-mail e acaba antes do café.',
      items: [
        ['A carta mais recente', 'uma ideia'],
        ['O arquivo', 'o que ainda serve'],
        ['Três ligações', 'nem mais uma'],
        ['Uma pergunta', 'e as respostas de quem lê'],
        ['Uma fotografia', 'sem explicação'],
      ],
    },
    podcast: {
      unnamed: 'A Pausa Longa',
      headlines: ['Uma pergunta,|e tempo para ela.', 'Carregue no play.|Lave a loiça.'],
      lede: '{brand} é uma conversa que se deixa ouvir.',
      action: 'Sugira um convidado',
      items: [
        ['O último episódio', 'acabado de montar'],
        ['Para começar', 'o que toda a gente recomenda'],
        ['O mais longo', 'para uma viagem'],
        ['O mais curto', 'para um passeio'],
        ['Perguntas', 'as de quem ouve'],
      ],
      offer: { title: 'Carregue|e ouça', note: 'Entradas de exemplo. Ponha aqui os seus episódios.' },
      points: {
        title: 'Como se faz',
        items: [
          ['Uma pergunta por episódio', 'E tempo para lhe responder.'],
          ['Sem pressa', 'As pausas também se ouvem.'],
          ['Sem ruído', 'Quando não há nada a dizer, não há episódio.'],
        ],
      },
      process: {
        title: 'Da pergunta|ao episódio',
        items: [
          ['Perguntar', 'O que ninguém soube explicar.'],
          ['Gravar', 'Com a porta fechada.'],
          ['Montar', 'E cortar metade.'],
        ],
      },
      about: { title: 'Ouvir|com calma.', text: '{brand} é para quem ouve até ao fim e às vezes responde.' },
      faq: {
        title: 'Perguntas de ouvintes',
        items: [
          ['De quanto em quanto tempo sai?', 'Quando está pronto. Subscreva e chega sozinho.'],
          ['Posso sugerir um convidado?', 'Por favor. Diga quem e porquê.'],
          ['Posso fazer uma pergunta?', 'Escreva-a no formulário. Leio tudo o que chega.'],
        ],
      },
    },
    author: {
      unnamed: 'A Página por Acabar',
      headlines: ['A primeira frase|demorou o seu tempo.', 'Comece na|página um.'],
      lede: '{brand}: os livros, onde os ouvir em voz alta e como responder.',
      action: 'Escreva à editora',
      items: [
        ['O último livro', 'de que trata, numa linha'],
        ['O primeiro', 'por onde começar'],
        ['Contos', 'para uma noite'],
        ['Artigos', 'em casas alheias'],
        ['Leituras', 'em voz alta'],
      ],
      offer: { title: 'Na mesa|de cabeceira', note: 'Entradas de exemplo. Ponha aqui os seus livros.' },
      faq: {
        title: 'Perguntas de leitores',
        items: [
          [
            'Por que livro começo?',
            'Pelo primeiro da lista, ou por aquele com o título que mais lhe agradar.',
          ],
          ['Posso convidar para uma leitura?', 'Escreva à editora, com o lugar e a data.'],
          ['Posso escrever sobre um livro?', 'Por favor. Leio tudo o que chega.'],
        ],
      },
    },
    recipes: {
      unnamed: 'Dose Dupla',
      headlines: ['Faça hoje.|Repita amanhã.', 'O que há|no frigorífico?'],
      lede: '{brand} junta receitas para os dias de semana, com o que já há na cozinha.',
      action: 'Mande-me uma receita',
      items: [
        ['Dias de semana', 'rápidas e sem truques'],
        ['Do forno', 'fazem-se sozinhas'],
        ['De colher', 'dão para amanhã'],
        ['Sem carne', 'e sem pena'],
        ['Doces', 'pouco açúcar, muita manteiga'],
      ],
      points: {
        title: 'Na nossa cozinha',
        items: [
          ['Experimentado duas vezes', 'Antes de chegar à página.'],
          ['Com o que há', 'E o que pode trocar, se faltar.'],
          ['Sem histórias compridas', 'A receita vem primeiro.'],
        ],
      },
      process: {
        title: 'Da panela|à página',
        items: [
          ['Cozinhar', 'Como sempre se fez.'],
          ['Repetir', 'Com a balança ao lado.'],
          ['Escrever', 'E cortar metade.'],
        ],
      },
      about: {
        title: 'Cozinhar|sem cerimónia.',
        text: '{brand} é para quem chega a casa com fome e quer comer bem.',
      },
    },
  },
};
