import type { GroupCopy } from '../../language-pack.ts';

export const education: GroupCopy<'education'> = {
  shared: {
    action: 'Peça uma vaga',
    offer: { title: 'O que|se aprende', note: 'Se tiver dúvidas sobre o nível, pergunte.' },
    points: {
      title: 'Como ensinamos',
      items: [
        ['Primeiro, as perguntas', 'Ninguém aprende com uma resposta que não pediu.'],
        ['Passos pequenos', 'Cada um já serve no fim do dia.'],
        ['Tempo para tentar', 'Errar uma vez faz parte da aula.'],
      ],
    },
    process: {
      title: 'Como começar',
      items: [
        ['Diga-nos onde está', 'E aonde gostava de chegar.'],
        ['Encontre o seu lugar', 'Propomos um e dizemos porquê.'],
        ['Comece', 'A primeira aula mostra se é a certa.'],
      ],
    },
    about: {
      title: 'Aprender|é um verbo.',
      text: '{brand} é um lugar{in} para descobrir que se consegue mais do que se pensava.',
    },
    faq: {
      title: 'Antes da primeira aula',
      items: [
        ['Qual é o meu nível?', 'Diga-nos o que já sabe e propomos um.'],
        ['Posso entrar mais tarde?', 'Pergunte. Pode haver uma vaga ou um novo começo à porta.'],
        ['O que tenho de levar?', 'Dizemos-lhe antes de vir.'],
      ],
    },
    form: { title: 'Peça uma vaga', done: 'Recebemos o pedido. Vamos escrever-lhe com uma proposta.' },
  },
  kinds: {
    school: {
      unnamed: 'Recreio Aberto',
      headlines: ['Pergunte|outra vez.', 'Aqui aprende-se|a fazer.'],
      lede: '{brand} ensina{in} com paciência, com as mãos e de porta aberta.',
      items: [
        ['Para começar', 'sem saber nada'],
        ['Para continuar', 'de onde ficou'],
        ['Para praticar', 'mais mãos do que apontamentos'],
        ['Oficina', 'um dia, um tema'],
        ['Apoio', 'quando custa'],
      ],
    },
    course: {
      unnamed: 'Lição Primeira',
      headlines: ['Hoje começa.|Amanhã já usa.', 'Uma lição|de cada vez.'],
      lede: '{brand} ensina uma coisa útil{in}, pela ordem em que faz falta.',
      action: 'Inscreva-se',
      items: [
        ['A base', 'o que não pode faltar'],
        ['A prática', 'exercícios que servem'],
        ['O projeto', 'uma coisa sua, acabada'],
        ['As dúvidas', 'com resposta'],
        ['O fim', 'e o que vem a seguir'],
      ],
      faq: {
        title: 'Antes da|primeira lição',
        items: [
          ['É preciso saber alguma coisa?', 'Não. Se uma lição precisa de outra, está escrito.'],
          ['Quanto tempo leva?', 'O que lhe der. Vá ao seu ritmo.'],
          ['E se ficar sem saber continuar?', 'Escreva que lição é e o que já tentou.'],
        ],
      },
    },
    tutor: {
      unnamed: 'Lápis e Calma',
      offerTitle: 'Em que posso|ajudar',
      headlines: ['Explicado|até se perceber.', 'Uma mesa,|duas cadeiras.'],
      lede: '{brand} dá explicações{in}, uma pessoa de cada vez, ao passo de quem aprende.',
      action: 'Peça uma primeira aula',
      items: [
        ['Revisão', 'o que não ficou claro'],
        ['Exames', 'preparar e dormir bem'],
        ['Do zero', 'sem vergonha'],
        ['Online', 'com um quadro para os dois'],
        ['Método de estudo', 'para depois seguir sem ajuda'],
      ],
    },
    languageschool: {
      unnamed: 'Boa Pronúncia',
      headlines: ['Fale mal.|Fale já.', 'A primeira frase|é a mais difícil.'],
      lede: '{brand} ensina línguas{in} a falar desde o primeiro dia.',
      action: 'Faça o teste de nível',
      items: [
        ['Principiantes', 'as primeiras palavras'],
        ['Conversação', 'com erros e com riso'],
        ['Trabalho', 'e-mails, reuniões, chamadas'],
        ['Exames', 'saber o que perguntam'],
        ['Crianças', 'a cantar'],
      ],
    },
    kindergarten: {
      unnamed: 'Botas de Borracha',
      headlines: ['Brincar|é coisa séria.', 'Nódoas|incluídas.'],
      lede: '{brand} cuida dos mais pequenos{in} com colo, lama e canções.',
      action: 'Venha conhecer-nos',
      items: [
        ['Os bebés', 'colo e sesta'],
        ['Os do meio', 'tudo é «eu sozinho»'],
        ['Os mais velhos', 'perguntas e tesouras'],
        ['O recreio', 'faça chuva ou faça sol'],
        ['O almoço', 'à mesa, todos juntos'],
      ],
      faq: {
        title: 'O que as famílias perguntam',
        items: [
          ['Há vaga?', 'Escreva-nos com a idade e a data e nós dizemos.'],
          ['Como é a adaptação?', 'Devagar, e com alguém da família por perto.'],
          ['O que comem?', 'Mostramos-lhe a ementa da semana quando vier.'],
        ],
      },
      offer: { title: 'Um dia|connosco', note: 'Cada idade tem o seu ritmo. Pergunte pelo da sua criança.' },
      points: {
        title: 'Como cuidamos',
        items: [
          ['Primeiro, o colo', 'Depois, o resto do mundo.'],
          ['Lá fora, sempre que dá', 'A roupa lava-se.'],
          ['Cada um no seu tempo', 'Ninguém anda por estar na altura.'],
        ],
      },
      process: {
        title: 'Como começar',
        items: [
          ['Escreva-nos', 'A idade e a data em que gostava de começar.'],
          ['Venha ver', 'De preferência com a criança pela mão.'],
          ['Começamos devagar', 'Uma manhã, depois outra.'],
        ],
      },
      about: {
        title: 'Crescer|suja a roupa.',
        text: '{brand} é um lugar{in} onde se cai, se chora um bocadinho e se volta a subir.',
      },
    },
  },
};
