import type { GroupCopy } from '../../language-pack.ts';

export const health: GroupCopy<'health'> = {
  shared: {
    action: 'Marque uma consulta',
    offer: { title: 'Em que|podemos ajudar', note: 'Se não sabe por onde começar, ligue-nos.' },
    points: {
      title: 'O que pode esperar',
      items: [
        ['Sem pressa', 'Acaba a sua frase antes de começarmos a nossa.'],
        ['Palavras claras', 'Se usamos uma palavra difícil, explicamo-la.'],
        ['A decisão é sua', 'Mostramos-lhe as opções. O passo seguinte é seu.'],
      ],
    },
    process: {
      title: 'A primeira visita,|passo a passo',
      items: [
        ['Conte-nos', 'O que se passa? Bastam umas palavras.'],
        ['Venha', 'Temos tempo para ver e para ouvir.'],
        ['Decidimos', 'O que vemos, o que se segue e quanto custa.'],
      ],
    },
    about: {
      title: 'Cuidar começa|por perguntar.',
      text: '{brand} começa{in} pela conversa: o que aconteceu, o que preocupa e o que seria um bom resultado.',
    },
    faq: {
      title: 'É bom saber',
      items: [
        ['Posso vir pela primeira vez?', 'Envie o formulário e dizemos-lhe a próxima hora livre.'],
        ['O que devo levar?', 'Exames anteriores, se os tiver, e as suas perguntas.'],
        ['E se tiver de desmarcar?', 'Avise logo que possa, para que outra pessoa use essa hora.'],
      ],
    },
    form: { title: 'Marque uma consulta', done: 'Recebemos o pedido. Vamos ligar-lhe a confirmar a hora.' },
  },
  kinds: {
    clinic: {
      unnamed: 'Consulta Aberta',
      offerTitle: 'Em que|podemos ajudar',
      headlines: ['Primeiro,|ouvimos.', 'Tempo para|a pergunta.'],
      lede: '{brand} recebe{in} com tempo, com palavras claras e com um plano que se percebe.',
      items: [
        ['Primeira consulta', 'para saber do que se trata'],
        ['Rastreio', 'antes de incomodar'],
        ['Tratamento', 'explicado passo a passo'],
        ['Segunda opinião', 'outro olhar, sem compromisso'],
        ['Acompanhamento', 'até estar bem'],
      ],
    },
    dentist: {
      unnamed: 'Sorriso Calmo',
      offerTitle: 'Para os seus|dentes',
      headlines: ['Sem medo|da cadeira.', 'Abra a boca.|Respire.'],
      lede: '{brand} trata de dentes{in} sem sustos: primeiro explica-se, depois trabalha-se.',
      items: [
        ['Consulta de rotina', 'ver, contar, explicar'],
        ['Limpeza', 'com polimento'],
        ['Restaurações', 'da cor do dente'],
        ['Ortodontia', 'em qualquer idade'],
        ['Urgências', 'se dói, ligue'],
      ],
      faq: {
        title: 'Antes de|abrir a boca',
        items: [
          ['Tenho medo. O que faço?', 'Diga ao marcar. Levanta a mão e tudo para.'],
          ['Dói-me agora. O que faço?', 'Telefone em vez de escrever e diga desde quando.'],
          ['Quanto vai custar?', 'Sabe antes de começarmos, e também o que pode esperar.'],
        ],
      },
    },
    vet: {
      unnamed: 'Quatro Patas',
      offerTitle: 'O que fazemos|por eles',
      headlines: ['Eles não dizem.|Nós vemos.', 'Mãos calmas,|bichos calmos.'],
      lede: '{brand} cuida{in} de cães, gatos e companhia, e explica à família o que vê.',
      items: [
        ['Consulta', 'do focinho à cauda'],
        ['Vacinas', 'quando e para quê'],
        ['Cirurgia', 'com alguém ao lado ao acordar'],
        ['Dentes', 'eles também os têm'],
        ['Urgências', 'ligue antes de sair'],
      ],
      faq: {
        title: 'Perguntas|à entrada',
        items: [
          ['O meu animal está mal. O que faço?', 'Telefone e diga o que vê. Dizemos se é para vir já.'],
          [
            'Ele detesta a transportadora. Um conselho?',
            'Deixe-a aberta em casa uns dias, com algo macio dentro.',
          ],
          ['Quanto vai custar?', 'Sabe antes do tratamento, e também o que pode esperar.'],
        ],
      },
    },
    pets: {
      unnamed: 'Cauda Contente',
      headlines: ['Até a cauda|abanar.', 'Como em casa,|com mais brincadeira.'],
      lede: '{brand} dá banho, passeio e companhia{in} a quem fica em casa à sua espera.',
      action: 'Pergunte por um dia',
      items: [
        ['Banho e tosquia', 'sem pressa e sem puxões'],
        ['Passeios', 'com chuva também'],
        ['Creche', 'um dia a brincar'],
        ['Treino', 'com biscoitos, não com gritos'],
        ['Estadias', 'enquanto viaja'],
      ],
      offer: { title: 'Em boas mãos,|em boas patas', note: 'Se não sabe o que escolher, ligue-nos.' },
      process: {
        title: 'A primeira visita,|passo a passo',
        items: [
          ['Conte-nos', 'Como é, de que gosta e de que tem medo.'],
          ['Venha', 'Deixamo-lo cheirar tudo primeiro.'],
          ['Combinamos', 'O que fazemos, quando e quanto custa.'],
        ],
      },
      about: {
        title: 'Primeiro,|a confiança.',
        text: '{brand} trabalha{in} com calma, porque um animal percebe logo a pressa.',
      },
      faq: {
        title: 'É bom saber',
        items: [
          ['O que devo levar?', 'O boletim de vacinas e o brinquedo preferido.'],
          ['E se for tímido?', 'Diga-nos. Começamos devagar.'],
          ['E se tiver de desmarcar?', 'Avise logo que possa, para que outro use essa hora.'],
        ],
      },
    },
    therapy: {
      unnamed: 'A Outra Cadeira',
      offerTitle: 'Com que|se vem',
      headlines: ['Um lugar|para o dizer.', 'Devagar|também se chega.'],
      lede: '{brand} oferece{in} uma conversa calma, a sós ou a dois, ao ritmo de cada um.',
      action: 'Peça uma primeira conversa',
      items: [
        ['Primeira conversa', 'para ver se faz sentido'],
        ['Terapia individual', 'um tempo só seu'],
        ['Terapia de casal', 'duas vozes e alguém que ouve'],
        ['À distância', 'por vídeo, de porta fechada'],
        ['Acompanhamento', 'quando alguma coisa muda'],
      ],
      process: {
        title: 'A primeira conversa,|passo a passo',
        items: [
          ['Escreva', 'Bastam umas palavras.'],
          ['Venha', 'Fala o tempo que quiser.'],
          ['Decida', 'Se continua, com que frequência e para quê.'],
        ],
      },
      faq: {
        title: 'É bom saber',
        items: [
          ['E se não souber por onde começar?', 'Começa-se por aí. Não é preciso preparar nada.'],
          ['O que digo fica aqui?', 'Pergunte na primeira conversa: explicamos-lhe com rigor.'],
          ['E se tiver de desmarcar?', 'Avise logo que possa, para que outra pessoa use essa hora.'],
        ],
      },
      form: {
        title: 'Peça uma primeira conversa',
        done: 'Recebemos o pedido. Vamos ligar-lhe para acertar a hora.',
      },
    },
  },
};
