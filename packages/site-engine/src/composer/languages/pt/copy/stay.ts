import type { GroupCopy } from '../../language-pack.ts';

export const stay: GroupCopy<'stay'> = {
  shared: {
    action: 'Pergunte pelas suas datas',
    offer: { title: 'Escolha|com calma', note: 'Se hesita entre dois, pergunte-nos.' },
    points: {
      title: 'Com o que pode contar',
      items: [
        ['Há quem responda', 'Antes de vir, durante e depois.'],
        ['O preço é o preço', 'Vê-o inteiro antes de dizer que sim.'],
        ['Conselhos de cá', 'Mandamos para onde nós iríamos.'],
      ],
    },
    process: {
      title: 'Da pergunta|à chegada',
      items: [
        ['Pergunte', 'Quando e quantas pessoas.'],
        ['Escolha', 'Dizemos-lhe o que está livre e quanto custa.'],
        ['Venha', 'Explicamos o caminho e esperamos por si.'],
      ],
    },
    about: {
      title: 'Um lugar|aonde chegar.',
      text: '{brand} é uma casa{in} onde alguém dá por uma porta a ranger.',
    },
    faq: {
      title: 'Antes de vir',
      items: [
        ['Como reservo?', 'Envie o formulário com as suas datas. Fica feito quando lhe respondermos.'],
        ['E se os planos mudarem?', 'Escreva-nos logo que saiba e procuramos outro dia.'],
        ['Como chego?', 'Diga de onde parte e explicamos-lhe o caminho.'],
      ],
    },
    form: {
      title: 'Diga-nos as suas datas',
      done: 'Recebemos o pedido. Vamos escrever-lhe com o que está livre.',
    },
  },
  kinds: {
    hotel: {
      unnamed: 'A Casa Quieta',
      offerTitle: 'Cada quarto,|a sua hora',
      headlines: ['Chegue tarde,|durma mais.', 'Um quarto|e a manhã.'],
      lede: '{brand} é um lugar para ficar{in}: quartos sossegados, pequeno-almoço demorado e nada para fazer.',
      action: 'Peça um quarto',
      items: [
        ['O individual', 'uma cama, uma janela, silêncio'],
        ['O duplo', 'luz da manhã'],
        ['O da varanda', 'para tomar o pequeno-almoço lá fora'],
        ['O familiar', 'com uma porta pelo meio'],
        ['O do último piso', 'o que toda a gente pede'],
      ],
      faq: {
        title: 'Antes de fazer|a mala',
        items: [
          ['A que horas posso chegar?', 'Diga-nos quando vem. Se for tarde, é bom saber antes.'],
          ['Que quarto nos serve?', 'Diga quem vem e quem tem o sono leve. Escolhemos juntos.'],
          ['Posso mudar as datas?', 'Escreva assim que souber, e vemos o que há.'],
        ],
      },
    },
    travel: {
      unnamed: 'Mapa Lento',
      offerTitle: 'Aonde|vamos',
      headlines: ['Vá pelo caminho|mais longo.', 'Pouca mala,|muito olhar.'],
      lede: '{brand} organiza viagens{in} para grupos pequenos: a pé, de barco ou em comboios lentos.',
      action: 'Pergunte por uma viagem',
      items: [
        ['A pé', 'uma mochila e tempo'],
        ['Pela costa', 'barco, farol, peixe'],
        ['De comboio', 'a janela é o plano'],
        ['Cidade com guia', 'o que não vem no mapa'],
        ['Por medida', 'diga-nos o quê e quando'],
      ],
      about: {
        title: 'Viajar|é reparar.',
        text: '{brand} prefere{in} poucos lugares e tempo para cada um.',
      },
    },
    realestate: {
      unnamed: 'Soleira',
      headlines: ['Encontre|a sua porta.', 'Onde penduraria|o casaco?'],
      lede: '{brand} ajuda{in} a encontrar, vender e arrendar casa, com respostas claras pelo caminho.',
      action: 'Fale connosco',
      items: [
        ['Comprar', 'o que serve, não o que sobra'],
        ['Vender', 'por um preço que se aguenta'],
        ['Arrendar', 'com os papéis em ordem'],
        ['Avaliar', 'quanto vale e porquê'],
        ['Acompanhar', 'até à escritura'],
      ],
      form: {
        title: 'Diga-nos o que procura',
        done: 'Recebemos a mensagem. Vamos ligar-lhe ou escrever-lhe.',
      },
      faq: {
        title: 'Antes de decidir',
        items: [
          ['Por onde começo?', 'Diga-nos o que procura ou o que vende e indicamos o passo seguinte.'],
          ['Quanto cobram?', 'Dizemos-lhe por escrito, antes de começar.'],
          ['Posso ver a casa antes?', 'Claro. E duas vezes, se for preciso.'],
        ],
      },
      offer: { title: 'Comprar, vender,|arrendar', note: 'Não sabe por onde começar? Falamos primeiro.' },
      points: {
        title: 'Com o que pode contar',
        items: [
          ['Há quem responda', 'A mesma pessoa, do princípio ao fim.'],
          ['Os custos primeiro', 'Por escrito, antes de dizer que sim.'],
          ['A verdade sobre a casa', 'O sol, o barulho e a humidade também.'],
        ],
      },
      process: {
        title: 'Da primeira conversa|à chave',
        items: [
          ['Conte', 'O que procura ou o que vende.'],
          ['Veja', 'Poucas casas, bem escolhidas.'],
          ['Assine', 'Com tudo lido e explicado.'],
        ],
      },
      about: {
        title: 'Uma casa|vê-se devagar.',
        text: '{brand} conhece{in} as ruas, os prédios e as perguntas que convém fazer.',
      },
    },
    coworking: {
      unnamed: 'A Mesa Comum',
      offerTitle: 'Um lugar|para cada dia',
      headlines: ['Trabalhe perto|de outros.', 'Melhor do que a mesa|da cozinha.'],
      lede: '{brand} tem mesas{in} para quem trabalha por conta própria, mas não a sós.',
      action: 'Experimente um dia',
      items: [
        ['Mesa livre', 'chegue e sente-se'],
        ['Mesa fixa', 'a sua cadeira, a sua planta'],
        ['Sala de reuniões', 'à hora'],
        ['Cabine', 'para telefonemas'],
        ['Tarde de porta aberta', 'venha ver'],
      ],
    },
  },
};
