import type { Specialities, Speciality } from '../speciality.ts';

const driving: Speciality = {
  headlines: ['Espelho, pisca,|liberdade.', 'Calma ao volante,|segurança na rua.'],
  lede: '{brand} ensina a conduzir{in} sem pressa, do primeiro metro ao exame.',
  offerTitle: 'Da primeira marcha|ao exame',
  items: [
    ['Primeira aula', 'uma rua vazia e muita calma'],
    ['Código', 'até os sinais fazerem sentido'],
    ['Curso intensivo', 'muitas horas em poucos dias'],
    ['Antes do exame', 'o percurso, as manobras, os nervos'],
    ['Reciclagem', 'para cartas que dormiam'],
  ],
  faq: {
    title: 'Antes de|arrancar',
    items: [
      ['De quantas aulas preciso?', 'Depende. Depois da primeira podemos dizer mais.'],
      ['Vêm buscar-me?', 'Diga onde mora ou estuda e nós vemos.'],
      ['Manual ou automático?', 'Diga o que vai conduzir depois e pergunte o que temos.'],
    ],
  },
};

const piano: Speciality = {
  headlines: ['Duas mãos,|uma canção.', 'Primeiro devagar,|depois música.'],
  lede: '{brand} dá aulas de piano{in}, com peças que dão vontade de tocar.',
  offerTitle: 'Aulas ao|teclado',
  items: [
    ['Primeira aula', 'sem uma única nota'],
    ['Crianças', 'curta, com jogos'],
    ['Adultos', 'começar, ou recomeçar'],
    ['Ler música', 'até parecer feita de palavras'],
    ['Audição e exame', 'as peças, as escalas, os nervos'],
  ],
};

const guitar: Speciality = {
  headlines: ['Três acordes|e a sua canção.', 'Seis cordas,|duas mãos.'],
  lede: '{brand} dá aulas de guitarra{in} e começa por uma canção de que se gosta.',
  offerTitle: 'Aulas a|seis cordas',
  items: [
    ['Primeira aula', 'dois acordes e uma canção'],
    ['Acústica', 'ritmo, dedilhado, voz'],
    ['Elétrica', 'riffs e volume'],
    ['Crianças', 'mãos pequenas, guitarras pequenas'],
    ['Compor', 'palavras suas, acordes seus'],
  ],
};

const pizza: Speciality['items'] = [
  ['Margherita', 'tomate, mozzarella, manjericão'],
  ['Marinara', 'tomate, alho, orégãos'],
  ['Picante', 'salame e um fio de mel'],
  ['Cogumelos', 'com tomilho'],
  ['Tiramisù', 'depois da última borda'],
];

const burger: Speciality['items'] = [
  ['O clássico', 'queijo, pepino, cebola, molho'],
  ['O duplo', 'o mesmo, duas vezes'],
  ['O verde', 'sem carne e sem desculpas'],
  ['Batatas', 'finas, salgadas, quentes'],
  ['Batido', 'dos que pedem colher'],
];

export const specialities: Specialities = {
  bakery: {
    cake: {
      headlines: ['Para quem|é o bolo?', 'Camadas, creme|e um nome.'],
      lede: '{brand} faz bolos{in} para um dia e uma pessoa, desenhados e provados antes do forno.',
      action: 'Peça um bolo',
      offerTitle: 'Bolos para|esse dia',
      offerNote: 'Por encomenda. Traga uma imagem, um tema ou só um nome.',
      formTitle: 'Conte-nos o dia',
      items: [
        ['Bolo de aniversário', 'para qualquer número de velas'],
        ['Bolo de casamento', 'tantos andares como mesas'],
        ['Bolo de festa', 'um batizado, uma despedida, uma casa nova'],
        ['Cupcakes', 'uma caixa de pequenos'],
        ['Uma prova', 'provar antes de escolher'],
      ],
      process: {
        title: 'Da ideia|à última fatia',
        items: [
          ['Contar', 'O dia, os convidados e aquilo de que gostam.'],
          ['Provar', 'Primeiro o sabor, depois o exterior.'],
          ['Combinar', 'Um desenho, um preço, uma data.'],
          ['Cortar', 'Levantado ou entregue, pronto para a faca.'],
        ],
      },
      faq: {
        title: 'Antes de|encomendar',
        items: [
          ['Com que antecedência devo encomendar?', 'Assim que souber o dia. Dizemos se está livre.'],
          [
            'Pode ser sem frutos secos ou sem glúten?',
            'Diga o que não pode levar e dizemos o que podemos prometer.',
          ],
          ['Fazem entregas?', 'Diga onde é a festa e respondemos como e por quanto.'],
        ],
      },
    },
  },
  restaurant: {
    pizza: {
      headlines: ['Massa, fogo,|uma mesa.', 'Borda alta,|centro macio.'],
      lede: '{brand} faz pizza{in}: massa lenta, poucos ingredientes e um forno muito quente.',
      offerTitle: 'Acabadas de sair|do forno',
      items: pizza,
    },
    burger: {
      headlines: ['Duas mãos,|um hambúrguer.', 'Crosta por fora,|suco por dentro.'],
      lede: '{brand} faz hambúrgueres{in} quando alguém pede, e não antes.',
      offerTitle: 'Da|chapa',
      items: burger,
    },
    fish: {
      headlines: ['O que o mar|trouxe.', 'Limão, sal,|nada a esconder.'],
      lede: '{brand} serve peixe{in} como saiu da água: fresco e com pouco à volta.',
      items: [
        ['Peixe do dia', 'pergunte o que chegou'],
        ['Cru', 'em fatias finas, limão e sal'],
        ['Na brasa', 'inteiro, para dois'],
        ['Marisco', 'no prato ou no tacho'],
        ['Sem peixe', 'o que a horta der'],
      ],
    },
  },
  foodtruck: { pizza: { items: pizza }, burger: { items: burger } },
  tutor: { car: driving, piano, guitar },
  school: { car: driving, piano, guitar },
  shop: {
    teapot: {
      headlines: ['Ponha a água|a aquecer.', 'Três minutos|de sossego.'],
      lede: '{brand} vende chá{in}: em folhas, com o seu nome e o tempo que pede.',
      items: [
        ['Chá preto', 'aguenta o leite'],
        ['Chá verde', 'água não muito quente'],
        ['Oolong', 'um meio-termo'],
        ['Infusões', 'para o fim do dia'],
        ['Um bule', 'e um filtro que serve'],
      ],
    },
    cup: {
      headlines: ['Torrado, repousado,|pronto.', 'As boas manhãs|começam em grão.'],
      lede: '{brand} torra café{in} em pequenas quantidades e diz onde cresceu cada grão.',
      items: [
        ['Espresso', 'redondo, também com leite'],
        ['Filtro', 'claro, com alguma fruta'],
        ['De uma só quinta', 'um campo, uma colheita'],
        ['Descafeinado', 'e ainda assim café'],
        ['Caixa de prova', 'para quem hesita'],
      ],
    },
  },
  florist: {
    plant: {
      headlines: ['Traga o jardim|para dentro.', 'Só precisa|de uma janela.'],
      lede: '{brand} vende plantas{in} e diz com franqueza quais perdoam.',
      items: [
        ['Para começar', 'perdoa quem se esquece'],
        ['Para a sombra', 'o canto do fundo chega'],
        ['Para o sol', 'junto à janela'],
        ['Grandes', 'uma árvore para a sala'],
        ['Vasos', 'com furo, como deve ser'],
      ],
    },
  },
  electrician: {
    solar: {
      headlines: ['O telhado|também paga.', 'Ligue|o sol.'],
      lede: '{brand} leva o sol aos telhados{in}: primeiro mede-se, depois monta-se, no fim explica-se.',
      offerTitle: 'Do telhado|à tomada',
      offerNote: '',
      items: [
        ['Visita', 'o telhado, a sombra, o contador'],
        ['Painéis', 'quantos fizerem sentido'],
        ['Bateria', 'para depois do pôr do sol'],
        ['Carregador do carro', 'com o próprio telhado'],
        ['Papéis', 'rede, licenças, apoios'],
      ],
    },
  },
  repair: {
    key: {
      headlines: ['Fechado fora?|Ligue.', 'A porta abre.|A fechadura fica.'],
      lede: '{brand} abre portas{in} sem as partir e diz o preço antes.',
      offerTitle: 'Portas, fechaduras|e chaves',
      offerNote: '',
      items: [
        ['Abertura de portas', 'perguntamos qual antes de sair'],
        ['Fechadura nova', 'chaves perdidas ou mudança'],
        ['Depois de um assalto', 'segura na mesma visita'],
        ['Carros', 'pergunte com marca e ano'],
        ['Cópias', 'traga a que funciona'],
      ],
    },
  },
  portfolio: {
    laptop: {
      headlines: ['Ecrãs claros,|código discreto.', 'Da pergunta|ao clique.'],
      items: [
        ['Um produto, desde o início', 'o problema e o que se fez'],
        ['Um redesenho', 'o que estorvava'],
        ['Um sistema de design', 'as peças e como se usam'],
        ['Um site', 'para quem e o que tinha de fazer'],
        ['Um protótipo', 'o que mostrou'],
      ],
    },
  },
};
