import type { GroupCopy } from '../../language-pack.ts';

export const agency: GroupCopy<'agency'> = {
  shared: {
    action: 'Conte-nos o seu projeto',
    offer: { title: 'O que|fazemos', note: 'Entradas de exemplo. Ponha aqui os seus trabalhos.' },
    points: {
      title: 'Como se faz o trabalho',
      items: [
        ['Olhar mais tempo', 'O pedido costuma estar por trás do pedido.'],
        ['Desenhar antes de falar', 'Um esboço poupa muitas reuniões.'],
        ['Acabar os cantos', 'É no último troço que fica bom.'],
      ],
    },
    process: {
      title: 'Do apontamento|à coisa feita',
      items: [
        ['Ouvir', 'Para que serve e quem vai viver com isto?'],
        ['Esboçar', 'Várias ideias más e uma boa.'],
        ['Fazer', 'Vê cedo e vê muitas vezes.'],
        ['Entregar', 'Com tudo o que é preciso para continuar.'],
      ],
    },
    about: {
      title: 'Menos coisas,|mais bem vistas.',
      text: '{brand} aceita{in} poucos trabalhos de cada vez, para que cada um tenha uma cabeça inteira.',
    },
    faq: {
      title: 'Trabalhar connosco',
      items: [
        ['Aceitam trabalhos pequenos?', 'Sim, se a pergunta for boa. Conte-nos qual é.'],
        ['Quanto custa?', 'Um preço por um trabalho descrito, antes de começar.'],
        ['Quanto tempo demora?', 'Depende do trabalho. A data fica combinada no início.'],
      ],
    },
    form: { title: 'Conte-nos', done: 'A mensagem chegou. Vamos responder-lhe.' },
  },
  kinds: {
    agency: {
      unnamed: 'Ateliê da Esquina',
      offerTitle: 'O que nos|pedem',
      headlines: ['Boas ideias,|até ao fim.', 'Para que|fique na memória.'],
      lede: '{brand} dá forma{in} a marcas, campanhas e sites que se percebem à primeira.',
      items: [
        ['Marca', 'nome, sinal, voz'],
        ['Site', 'rápido e fácil de manter'],
        ['Campanha', 'uma ideia, muitos lugares'],
        ['Conteúdo', 'alguma coisa para dizer'],
        ['Estratégia', 'antes de tudo'],
      ],
    },
    architect: {
      unnamed: 'Luz de Norte',
      offerTitle: 'Do terreno|ao pormenor',
      headlines: ['Primeiro|a luz.', 'Paredes certas,|vida dentro.'],
      lede: '{brand} projeta{in} casas e edifícios que começam no lugar e acabam no pormenor.',
      items: [
        ['Casa nova', 'do terreno à chave'],
        ['Reabilitação', 'o que já lá está, melhor'],
        ['Ampliação', 'mais uma divisão, no sítio certo'],
        ['Espaço público', 'para quem passa e para quem fica'],
        ['Estudo prévio', 'o que cabe e o que não cabe'],
      ],
    },
    interior: {
      unnamed: 'Sala de Estar',
      offerTitle: 'De um canto|à casa inteira',
      headlines: ['A casa,|por dentro.', 'Tire uma coisa.|Respire.'],
      lede: '{brand} arruma espaços{in} até se viver bem neles.',
      items: [
        ['Casa', 'divisão a divisão'],
        ['Loja', 'que dê vontade de entrar'],
        ['Cor e luz', 'o que mais muda'],
        ['Móveis à medida', 'onde nada serve'],
        ['Conselho de uma tarde', 'ver com quatro olhos'],
      ],
    },
    portfolio: {
      unnamed: 'Mesa de Trabalho',
      headlines: ['É isto|que faço.', 'Feito|à mão.'],
      lede: '{brand} mostra aqui o que sai da mesa de trabalho{in}.',
      action: 'Escreva-me',
      items: [
        ['Série recente', 'o que está mais fresco'],
        ['Encomenda', 'feita para alguém'],
        ['Projeto próprio', 'sem ninguém pedir'],
        ['Colaboração', 'com outras mãos'],
        ['Caderno', 'o que ainda não é nada'],
      ],
      about: {
        title: 'Olhar, tentar,|recomeçar.',
        text: '{brand} trabalha{in} devagar e guarda só o que resiste a um segundo olhar.',
      },
      faq: {
        title: 'Antes de escrever',
        items: [
          ['Aceita encomendas?', 'Sim. Conte a ideia e para quando a quer.'],
          ['As peças estão à venda?', 'Pergunte por aquela de que gostou.'],
          ['Posso visitar o ateliê?', 'Com marcação: escreva umas linhas.'],
        ],
      },
      form: { title: 'Escreva umas linhas', done: 'A mensagem chegou. A resposta vai por e-mail.' },
      offer: { title: 'O que tenho|na mesa', note: 'Entradas de exemplo. Ponha aqui os seus trabalhos.' },
    },
    photographer: {
      unnamed: 'Luz de Lado',
      offerTitle: 'À frente|da objetiva',
      headlines: ['Quieto.|Assim não.', 'A luz|faz o resto.'],
      lede: '{brand} fotografa{in} o que acontece quando ninguém faz pose.',
      action: 'Pergunte por uma data',
      items: [
        ['Retrato', 'sem sorriso obrigatório'],
        ['Casamentos', 'o dia todo, sem atrapalhar'],
        ['Lugares', 'à melhor hora'],
        ['Produto', 'que dá vontade de tocar'],
        ['Reportagem', 'uma história em imagens'],
      ],
      form: { title: 'Pergunte por uma data', done: 'A mensagem chegou. A resposta vai por e-mail.' },
      points: {
        title: 'Como fotografo',
        items: [
          ['Chegar cedo', 'Para ver de onde vem a luz.'],
          ['Falar pouco', 'As pessoas esquecem-se da máquina.'],
          ['Escolher bem', 'Poucas imagens, todas boas.'],
        ],
      },
      process: {
        title: 'Da conversa|à fotografia',
        items: [
          ['Conversar', 'O quê, onde e para quê.'],
          ['Fotografar', 'Com tempo e sem poses.'],
          ['Escolher', 'As que contam a história.'],
          ['Entregar', 'Em ficheiro e, se quiser, em papel.'],
        ],
      },
      about: {
        title: 'Esperar|pelo momento.',
        text: '{brand} aceita{in} poucos trabalhos de cada vez, para chegar a cada um com os olhos descansados.',
      },
    },
  },
};
