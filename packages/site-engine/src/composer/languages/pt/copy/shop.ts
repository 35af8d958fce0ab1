import type { GroupCopy } from '../../language-pack.ts';

export const shop: GroupCopy<'shop'> = {
  shared: {
    action: 'Veja o que há',
    offer: { title: 'Na|prateleira', note: 'Muda muitas vezes. Pergunte pelo que não vê.' },
    points: {
      title: 'Como escolhemos',
      items: [
        ['Experimentado antes de vender', 'O que não queremos em casa não chega à prateleira.'],
        ['Feito para durar', 'Pergunte-nos como se cuida.'],
        ['Embrulhado em papel', 'E nada além do preciso.'],
      ],
    },
    process: {
      title: 'Da nossa prateleira|à sua',
      items: [
        ['Escolha', 'Se hesita entre duas coisas, pergunte.'],
        ['Peça', 'Pelo formulário ou em pessoa.'],
        ['Abra', 'Não era isso? Escreva-nos e resolvemos.'],
      ],
    },
    about: {
      title: 'Menos coisas,|melhores.',
      text: '{brand} prefere vender uma coisa boa a vender três que se partem. Passe pela loja{in} e pegue-lhes: quase tudo ganha visto de perto.',
    },
    faq: {
      title: 'O que se pergunta ao balcão',
      items: [
        [
          'Posso encomendar a partir de casa?',
          'Diga no formulário o que gostava de ter e respondemos com o preço e a entrega.',
        ],
        ['Posso devolver?', 'Fale connosco. Guarde a embalagem até ter a certeza.'],
        ['Embrulham para oferta?', 'Diga na mensagem, e para quem é.'],
      ],
    },
    form: {
      title: 'Encomende ou pergunte',
      done: 'Recebemos a mensagem. Vamos escrever-lhe sobre o seu pedido.',
    },
  },
  kinds: {
    shop: {
      unnamed: 'Coisas que Ficam',
      headlines: ['Coisas|para ficar.', 'Poucas coisas,|bem escolhidas.'],
      lede: '{brand} tem{in} uma prateleira pequena de coisas bem feitas, fáceis de consertar e boas de usar.',
      items: [
        ['Para a mesa', 'usa-se todos os dias'],
        ['Para a casa', 'cheira bem, dura muito'],
        ['Para oferecer', 'e ter vontade de guardar'],
        ['Para crianças', 'aguenta a brincadeira'],
        ['Novidade', 'ainda na caixa'],
      ],
      faq: {
        title: 'Antes de|encomendar',
        items: [
          ['Como chega?', 'Bem embrulhado. A data vai na confirmação.'],
          ['E se não gostar?', 'Pergunte antes de comprar como se devolve. Dizemos tudo.'],
          ['Embrulham para oferta?', 'Diga na mensagem, e o que escrever no cartão.'],
        ],
      },
    },
    florist: {
      unnamed: 'Caule e Balde',
      headlines: ['O que estiver|em flor.', 'Acabadas de colher,|atadas para si.'],
      lede: '{brand} ata, planta e entrega{in}: o que cresce agora, posto como se tivesse nascido assim.',
      action: 'Encomende flores',
      items: [
        ['O ramo do dia', 'o melhor do balde'],
        ['Ramo grande', 'para pedir desculpa a sério'],
        ['Centro de mesa', 'baixo, para se verem as caras'],
        ['Planta em vaso', 'com instruções'],
        ['Casamentos', 'da lapela ao altar'],
      ],
      offer: { title: 'Nos|baldes', note: 'Muda com a estação. Pergunte o que abriu hoje.' },
      points: {
        title: 'Como escolhemos',
        items: [
          ['O que está em flor', 'Cada mês tem as suas.'],
          ['Para durar em casa', 'Dizemos-lhe como cortar e quanta água.'],
          ['Embrulhado em papel', 'E nada além do preciso.'],
        ],
      },
      process: {
        title: 'Do balde|à jarra',
        items: [
          ['Conte', 'Para quem e para que dia.'],
          ['Nós atamos', 'Com o que houver de melhor.'],
          ['Receba', 'Na loja ou à porta de quem quiser.'],
        ],
      },
      about: {
        title: 'Cada mês|tem a sua flor.',
        text: '{brand} compra pouco e muitas vezes, para que tudo esteja fresco. Passe pela loja{in} e cheire.',
      },
    },
    bookshop: {
      unnamed: 'A Segunda Estante',
      offerTitle: 'Por onde|começar',
      headlines: ['O livro que|não procurava.', 'Leia aqui|a primeira página.'],
      lede: '{brand} vende livros{in} que alguém da casa já leu, e explica porquê num papelinho.',
      action: 'Pergunte por um livro',
      items: [
        ['Romance', 'para falhar a paragem'],
        ['Ensaio', 'para discutir ao jantar'],
        ['Infantil', 'para ler em voz alta'],
        ['Poesia', 'para abrir ao calhas'],
        ['Usados', 'com dedicatórias de outros'],
      ],
      points: {
        title: 'Como escolhemos',
        items: [
          ['Lido antes de vender', 'Ou folheado com atenção.'],
          ['Não temos tudo', 'O que falta, encomendamos.'],
          ['Pode sentar-se', 'Há cadeira e ninguém tem pressa.'],
        ],
      },
      about: {
        title: 'Um livro|puxa outro.',
        text: '{brand} é um lugar{in} onde se entra por um título e se sai com outro.',
      },
    },
    jewellery: {
      unnamed: 'Fino e Lento',
      headlines: ['Pequeno,|para sempre.', 'Feito para|uma mão.'],
      lede: '{brand} faz e conserta joias{in}, peça a peça, para usar todos os dias.',
      action: 'Pergunte por uma peça',
      items: [
        ['Anéis', 'também os do sim'],
        ['Brincos', 'que não pesam'],
        ['Colares', 'junto à pele'],
        ['Consertos', 'o herdado, como novo'],
        ['Por medida', 'primeiro, um desenho'],
      ],
      offer: { title: 'Na|vitrina', note: 'Cada peça é só uma. Pergunte pela que lhe agradar.' },
      process: {
        title: 'Do desenho|ao dedo',
        items: [
          ['Conte', 'A ideia, a pessoa, a data.'],
          ['Desenhamos', 'Vê a peça antes de ela existir.'],
          ['Fazemos', 'À mão, e à sua medida.'],
        ],
      },
      about: {
        title: 'À lupa|e à mão.',
        text: '{brand} faz poucas peças de cada vez. Passe pelo ateliê{in} e experimente: uma joia só se vê vestida.',
      },
    },
    furniture: {
      unnamed: 'Veio e Plaina',
      headlines: ['Uma mesa|para os netos.', 'A madeira|lembra-se.'],
      lede: '{brand} faz móveis{in} em madeira maciça, para casas onde vive gente.',
      action: 'Encomende uma peça',
      items: [
        ['Mesas', 'para muitos cotovelos'],
        ['Cadeiras', 'onde apetece ficar'],
        ['Estantes', 'direitas, mesmo cheias'],
        ['Camas', 'que não rangem'],
        ['Por medida', 'para aquele canto'],
      ],
      offer: { title: 'Da|oficina', note: 'As medidas são as da sua casa. Pergunte.' },
      process: {
        title: 'Da tábua|à sala',
        items: [
          ['Medir', 'O canto, a porta e a escada.'],
          ['Desenhar', 'Com a madeira à vista.'],
          ['Fazer', 'Encaixes que não precisam de parafusos à mostra.'],
          ['Entregar', 'No sítio e de nível.'],
        ],
      },
      about: {
        title: 'Menos móveis,|melhores.',
        text: '{brand} faz uma peça de cada vez{in} e escolhe a tábua antes de a desenhar.',
      },
    },
    fashion: {
      unnamed: 'Segunda Costura',
      headlines: ['Para vestir|até gastar.', 'Bem cortado,|por muito tempo.'],
      lede: '{brand} faz roupa{in} que assenta melhor com o uso do que no primeiro dia.',
      action: 'Veja as peças',
      items: [
        ['Camisas', 'com bom cair'],
        ['Calças', 'com bolsos a sério'],
        ['Malhas', 'aquecem sem picar'],
        ['Casacos', 'para vários invernos'],
        ['Arranjos', 'para durar'],
      ],
      offer: { title: 'No|cabide', note: 'Poucas peças de cada. Pergunte pelo seu tamanho.' },
      about: {
        title: 'Menos roupa,|melhor.',
        text: '{brand} prefere fazer poucas peças e fazê-las bem. Passe pela loja{in} e experimente.',
      },
    },
  },
};
