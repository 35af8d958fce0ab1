import type { GroupCopy } from '../../language-pack.ts';

export const food: GroupCopy<'food'> = {
  shared: {
    action: 'Faça a sua encomenda',
    offer: { title: 'O que há|hoje', note: 'Muda com a estação. Pergunte o que acabou de chegar.' },
    points: {
      title: 'Do que não abdicamos',
      items: [
        ['Feito cá dentro', 'O que compramos fora, dizemos que é de fora.'],
        ['Cada coisa no seu tempo', 'Quando acaba, só volta para o ano.'],
        ['Pergunte o que leva', 'Diga o que não pode comer e dizemos-lhe o que pode.'],
      ],
    },
    process: {
      title: 'Como|funciona',
      items: [
        ['Veja', 'O que há e o que lhe apetece.'],
        ['Peça', 'Pelo formulário ou ao balcão.'],
        ['Prove', 'Aqui ou em casa. Dizemos-lhe como sabe melhor.'],
      ],
    },
    about: {
      title: 'O que é bom|leva tempo.',
      text: '{brand} trabalha{in} com uma ideia simples: fazer pouca coisa e fazê-la bem.',
    },
    faq: {
      title: 'O que mais nos perguntam',
      items: [
        [
          'Posso encomendar com antecedência?',
          'Pode. Diga no formulário o que quer e para quando, e nós confirmamos.',
        ],
        ['E se tiver uma alergia?', 'Avise antes de pedir. Preferimos conversar a adivinhar.'],
        ['Recebem grupos?', 'Escreva-nos: quantas pessoas são e em que dia.'],
      ],
    },
    form: { title: 'Pergunte ou encomende', done: 'Recebemos o seu pedido. Vamos escrever-lhe a confirmar.' },
  },
  kinds: {
    restaurant: {
      unnamed: 'A Mesa do Fundo',
      offerTitle: 'Uma carta|curta',
      headlines: ['Sente-se.|Está a sair.', 'Lume brando,|mesa comprida.'],
      lede: '{brand} cozinha{in} o que o mercado tem de melhor e serve-o sem cerimónias.',
      action: 'Reserve mesa',
      items: [
        ['Para abrir', 'pão, azeite e azeitonas'],
        ['Da horta', 'o que está no ponto'],
        ['Da brasa', 'pouco fumo, muito sabor'],
        ['Do tacho', 'para dias compridos'],
        ['A sobremesa', 'uma basta, se for boa'],
      ],
      process: {
        title: 'Da banca|à mesa',
        items: [
          ['Comprar', 'Logo de manhã, com as mãos e com o nariz.'],
          ['Cozinhar', 'Poucos ingredientes, o lume certo.'],
          ['Servir', 'Sem pressa. O café também conta.'],
        ],
      },
      form: {
        title: 'Reserve uma mesa',
        done: 'Recebemos o seu pedido. Vamos escrever-lhe a confirmar a mesa.',
      },
      faq: {
        title: 'Antes de|se sentar',
        items: [
          ['É preciso reservar?', 'É o mais seguro. Diga quantos são e em que dia.'],
          ['Há coisas que não posso comer. E agora?', 'Diga ao reservar, e a cozinha fica a saber.'],
          ['Podemos celebrar aqui?', 'Escreva com tempo e diga para quantos.'],
        ],
      },
    },
    bakery: {
      unnamed: 'A Primeira Fornada',
      offerTitle: 'O que sai|do forno',
      headlines: ['Primeiro o pão,|depois o dia.', 'A pé|antes do bairro.'],
      lede: '{brand} coze pão{in}: côdea estaladiça, miolo húmido e um bolo para acompanhar.',
      action: 'Encomende para amanhã',
      items: [
        ['Pão de massa-mãe', 'miolo aberto, côdea escura'],
        ['Pão de centeio', 'denso, dura dias'],
        ['Broa de milho', 'para a sopa e para o queijo'],
        ['Croissant', 'folhado à mão'],
        ['Bolo de fruta', 'da que estiver madura'],
      ],
      process: {
        title: 'Um pão demora mais|do que parece',
        items: [
          ['Alimentar', 'A massa-mãe acorda antes de toda a gente.'],
          ['Amassar', 'Farinha, água e um bom descanso.'],
          ['Tender', 'À mão, e esperar outra vez.'],
          ['Cozer', 'Pedra quente, vapor e uma côdea que canta.'],
        ],
      },
      faq: {
        title: 'Perguntas|ao balcão',
        items: [
          ['Guardam-me um pão?', 'Sim. Diga no formulário qual e a que horas passa.'],
          ['E se tiver uma alergia?', 'Diga antes de encomendar. Aqui a farinha anda no ar.'],
          [
            'Como se guarda o pão?',
            'No primeiro dia com o corte para baixo; depois num pano e, no fim, torrado.',
          ],
        ],
      },
    },
    cafe: {
      unnamed: 'A Segunda Chávena',
      offerTitle: 'Do balcão|e do forno',
      headlines: ['Bom café,|pouca pressa.', 'Fique para|a segunda.'],
      lede: '{brand} tira{in} um café que merece cadeira.',
      action: 'Veja o menu',
      items: [
        ['Expresso', 'curto, doce, três goles'],
        ['Galão', 'em copo alto'],
        ['Filtro da semana', 'pergunte de onde vem'],
        ['Chá em folha', 'um bule para um ou para dois'],
        ['Bolo da casa', 'a fatia generosa'],
      ],
      faq: {
        title: 'Perguntas|ao balcão',
        items: [
          ['Posso ficar a trabalhar?', 'Sim. Com a casa cheia, pedimos para partilhar a mesa.'],
          ['O cão pode entrar?', 'Pergunte à porta; quase sempre há um canto.'],
          ['Vendem café em grão?', 'Pergunte qual está fresco. Também o moemos.'],
        ],
      },
    },
    bar: {
      unnamed: 'Última Rodada',
      offerTitle: 'O que|servimos',
      headlines: ['Só mais um,|e casa.', 'A noite|começa aqui.'],
      lede: '{brand} serve{in} copos a quem gosta tanto da conversa como da bebida.',
      action: 'Guarde lugar',
      items: [
        ['O da casa', 'pergunte como se faz'],
        ['Um amargo', 'mexido, com um gelo grande'],
        ['Um fresco', 'copo alto, fácil de beber'],
        ['A copo', 'tinto, branco e o que há pelo meio'],
        ['Sem álcool', 'com o mesmo cuidado'],
      ],
    },
    foodtruck: {
      unnamed: 'Lume sobre Rodas',
      offerTitle: 'Hoje|no quadro',
      headlines: ['Siga|o cheiro.', 'Come-se|de pé.'],
      lede: '{brand} cozinha{in} sobre rodas: poucos pratos, feitos na hora e fáceis de levar.',
      action: 'Convide-nos',
      items: [
        ['O de sempre', 'o que toda a gente repete'],
        ['O picante', 'fica o aviso'],
        ['O de legumes', 'não é enfeite'],
        ['As batatas', 'com o molho da casa'],
        ['A limonada', 'espremida aqui'],
      ],
    },
    catering: {
      unnamed: 'Toalha Branca',
      offerTitle: 'Para mesas|de todos os tamanhos',
      headlines: ['Os convidados são seus.|A cozinha é nossa.', 'Mesa posta,|anfitrião descansado.'],
      lede: '{brand} cozinha{in} para casamentos, empresas e casas, e arruma quando sai o último convidado.',
      action: 'Peça um orçamento',
      items: [
        ['Cocktail', 'o que cabe numa mão'],
        ['Refeição servida', 'prato a prato, a horas'],
        ['Bufete', 'para quem chega e para quem parte'],
        ['Pausa para café', 'com café a sério'],
        ['Mesa de doces', 'para o fim da festa'],
      ],
    },
    icecream: {
      unnamed: 'Duas Bolas',
      offerTitle: 'Hoje|na vitrina',
      headlines: ['Duas bolas,|nenhuma dúvida.', 'O verão|cabe num cone.'],
      lede: '{brand} faz gelado{in} com fruta que sabe a fruta.',
      items: [
        ['Baunilha', 'de vagem, não de aroma'],
        ['Chocolate negro', 'escuro e demorado'],
        ['Pistácio', 'da cor que deve ter'],
        ['Limão', 'sorvete, sem leite'],
        ['O da semana', 'o que o mercado trouxe'],
      ],
    },
    brewery: {
      unnamed: 'Malte Manso',
      offerTitle: 'À pressão|e em garrafa',
      headlines: ['Água, malte,|tempo.', 'Servida|onde nasce.'],
      lede: '{brand} faz cerveja{in} em levas pequenas e serve-a no sítio onde nasceu.',
      action: 'Venha provar',
      items: [
        ['A loira', 'seca, com final limpo'],
        ['A ruiva', 'côdea de pão, um pouco de caramelo'],
        ['A preta', 'torrada, nada pesada'],
        ['A ácida', 'para dias de calor'],
        ['A convidada', 'de amigos em quem confiamos'],
      ],
    },
    winery: {
      unnamed: 'Encosta Norte',
      offerTitle: 'O que há|na adega',
      headlines: ['Um ano inteiro|em cada copo.', 'A vinha|não tem pressa.'],
      lede: '{brand} cuida da vinha{in} e engarrafa o que o ano quis dar.',
      action: 'Marque uma prova',
      items: [
        ['O novo', 'fruta e pouco mais'],
        ['O de guarda', 'madeira, sem se dar por ela'],
        ['O branco', 'fresco, com sal'],
        ['O rosé', 'para a varanda'],
        ['A prova', 'com quem fez o vinho'],
      ],
    },
    farm: {
      unnamed: 'Terra Clara',
      offerTitle: 'O que o campo|dá',
      headlines: ['Ontem|na terra.', 'Coma o que|o mês dá.'],
      lede: '{brand} cultiva{in} e entrega o que está maduro, ainda com terra agarrada.',
      action: 'Peça o seu cabaz',
      items: [
        ['O cabaz pequeno', 'para uma ou duas pessoas'],
        ['O cabaz grande', 'para a casa cheia'],
        ['Ovos', 'de galinhas que andam à solta'],
        ['Fruta', 'a que estiver no ponto'],
        ['Conservas', 'o verão em frascos'],
      ],
    },
    butcher: {
      unnamed: 'O Bom Corte',
      offerTitle: 'No|balcão',
      headlines: ['O corte certo|para o jantar.', 'Diga-nos|o que vai cozinhar.'],
      lede: '{brand} vende boa carne{in}, cortada para o prato que tem na cabeça.',
      action: 'Encomende o seu corte',
      items: [
        ['Para grelhar', 'lume forte e descanso'],
        ['Para assar', 'devagar e com osso'],
        ['Para estufar', 'com tempo e bom vinho'],
        ['Enchidos', 'feitos aqui'],
        ['Ossos', 'para o caldo'],
      ],
    },
  },
};
