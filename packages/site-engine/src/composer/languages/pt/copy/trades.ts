import type { GroupCopy } from '../../language-pack.ts';

export const trades: GroupCopy<'trades'> = {
  shared: {
    action: 'Peça um orçamento',
    offer: { title: 'O que|fazemos', note: 'Não está na lista? Ligue e dizemos-lhe se o fazemos.' },
    points: {
      title: 'Regras da casa',
      items: [
        ['Primeiro, o preço', 'Só começamos depois do seu sim.'],
        ['Dizemos quando vamos', 'E ligamos se mudar.'],
        ['Fica tudo limpo', 'Como se não tivéssemos estado lá, só que funciona.'],
      ],
    },
    process: {
      title: 'Do telefonema|ao aperto de mão',
      items: [
        ['Conte', 'Por palavras suas. Uma fotografia ajuda.'],
        ['Orçamento', 'O que vamos fazer, quando e por quanto.'],
        ['Trabalho', 'E no fim mostramos-lhe o que fizemos.'],
      ],
    },
    about: {
      title: 'Bem feito|à primeira.',
      text: '{brand} trabalha{in} como em casa própria: com cuidado e sem deixar nada a meio.',
    },
    faq: {
      title: 'Antes de ligar',
      items: [
        ['Quanto custa virem ver?', 'Dizemos-lhe ao telefone, antes de sair.'],
        ['Quando podem vir?', 'Conte-nos o que se passa e damos-lhe a primeira hora livre.'],
        ['E se voltar a avariar?', 'Ligue. Voltamos e vemos o que é.'],
      ],
    },
    form: { title: 'Conte-nos o que se passa', done: 'Recebemos o pedido. Vamos ligar-lhe a combinar.' },
  },
  kinds: {
    repair: {
      unnamed: 'A Bancada',
      offerTitle: 'O que passa|pela bancada',
      headlines: ['Arranjado,|melhor que novo.', 'Entra partido.|Sai inteiro.'],
      lede: '{brand} arranja coisas{in}: primeiro um preço claro, depois um bom trabalho.',
      action: 'Peça uma reparação',
      items: [
        ['Diagnóstico', 'o que tem e quanto vale'],
        ['Reparação', 'com peças que duram'],
        ['Afinação', 'antes de falhar'],
        ['Urgências', 'se tem de ser hoje'],
        ['Peças', 'as que já não se encontram'],
      ],
      points: {
        title: 'Regras da casa',
        items: [
          ['Primeiro, o preço', 'Só começamos depois do seu sim.'],
          ['Dizemos quando fica pronto', 'E ligamos se mudar.'],
          ['Se não vale a pena, dizemos', 'Há coisas que merecem descanso.'],
        ],
      },
      faq: {
        title: 'Antes de trazer',
        items: [
          ['Quanto custa ver o que tem?', 'Pergunte no formulário. Fica a saber antes de trazer.'],
          ['Quanto tempo demora?', 'Dizemos-lhe quando virmos a peça.'],
          ['E se voltar a avariar?', 'Traga de volta. Vemos o que é.'],
        ],
      },
    },
    plumber: {
      unnamed: 'Chão Seco',
      offerTitle: 'Da torneira|à caldeira',
      headlines: ['Está a pingar?|Ligue.', 'Água quente,|chão seco.'],
      lede: '{brand} arranja o que pinga{in} e explica porque pingava.',
      items: [
        ['Fugas', 'encontrar e fechar'],
        ['Entupimentos', 'sem partir a parede'],
        ['Esquentadores', 'antes do inverno'],
        ['Casas de banho', 'do cano ao azulejo'],
        ['Urgências', 'feche a torneira; vamos a caminho'],
      ],
      faq: {
        title: 'Antes de|chegarmos',
        items: [
          [
            'Está a sair água. O que faço?',
            'Feche a torneira geral, afaste-se das tomadas molhadas e telefone. Não escreva.',
          ],
          ['Quando podem vir?', 'Telefone ou escreva. Damos um dia e avisamos se mudar.'],
          ['Quanto vai custar?', 'Descreva ou mande uma fotografia. O preço vem antes do trabalho.'],
        ],
      },
    },
    electrician: {
      unnamed: 'Fase e Terra',
      offerTitle: 'Por trás|do interruptor',
      headlines: ['Acenda.|E esqueça.', 'Tudo em ordem|atrás da parede.'],
      lede: '{brand} leva luz e corrente aonde fazem falta{in}, sem um fio à vista.',
      items: [
        ['Avarias', 'porque dispara o quadro'],
        ['Instalação', 'nova ou posta em dia'],
        ['Iluminação', 'no sítio certo'],
        ['Solar', 'do telhado à tomada'],
        ['Certificação', 'com os papéis em ordem'],
      ],
    },
    garage: {
      unnamed: 'Segunda Mudança',
      offerTitle: 'Debaixo|do capô',
      headlines: ['Que barulho|é este?', 'Já anda.|E a peça era esta.'],
      lede: '{brand} repara carros{in} e mostra a peça velha.',
      action: 'Marque uma hora',
      items: [
        ['Revisão', 'a de todos os anos'],
        ['Travões', 'sem discussão'],
        ['Pneus', 'antes da chuva'],
        ['Diagnóstico', 'o que diz aquela luz'],
        ['Inspeção', 'para passar à primeira'],
      ],
      points: {
        title: 'Regras da casa',
        items: [
          ['Primeiro, o preço', 'Só começamos depois do seu sim.'],
          ['Dizemos quando fica pronto', 'E ligamos se mudar.'],
          ['Mostramos a peça velha', 'Para ver com os seus olhos.'],
        ],
      },
      faq: {
        title: 'Antes de trazer o carro',
        items: [
          ['Quanto custa o diagnóstico?', 'Dizemos-lhe ao telefone, antes de vir.'],
          ['Quando o posso deixar?', 'Conte-nos o que se passa e damos-lhe a primeira hora livre.'],
          ['E se o barulho voltar?', 'Ligue. Ouvimos juntos.'],
        ],
      },
    },
    construction: {
      unnamed: 'Prumo e Nível',
      offerTitle: 'O que|erguemos',
      headlines: ['Medir duas vezes.|Fazer uma.', 'Fica|direito.'],
      lede: '{brand} constrói e renova{in}: com um plano, uma data e alguém que atende o telefone.',
      items: [
        ['Remodelações', 'de uma casa de banho à casa toda'],
        ['Obra nova', 'dos alicerces para cima'],
        ['Telhados', 'secos por dentro'],
        ['Fachadas', 'de cara lavada'],
        ['Pintura', 'com as linhas direitas'],
      ],
      faq: {
        title: 'Antes da obra',
        items: [
          ['Como chegam ao preço?', 'Vemos a obra e escrevemos o orçamento linha a linha.'],
          ['Quanto tempo demora?', 'O prazo fica no orçamento, com as etapas.'],
          ['Quem fala comigo?', 'A mesma pessoa, do primeiro dia ao último.'],
        ],
      },
    },
    cleaning: {
      unnamed: 'Superfície Clara',
      offerTitle: 'O que|deixamos limpo',
      headlines: ['Chegue a casa|e está feito.', 'Limpo,|e tudo no sítio.'],
      lede: '{brand} limpa casas e escritórios{in}, sem barulho e até aos cantos.',
      items: [
        ['Casa', 'todas as semanas ou quando quiser'],
        ['Escritório', 'antes de abrirem'],
        ['Vidros', 'dos dois lados'],
        ['Fim de obra', 'o pó fino também'],
        ['A fundo', 'uma vez por ano'],
      ],
      process: {
        title: 'Do telefonema|à casa limpa',
        items: [
          ['Conte', 'Quantas divisões e o que mais pesa.'],
          ['Combinamos', 'O dia, as horas e o preço.'],
          ['Limpamos', 'E deixamos tudo no sítio.'],
        ],
      },
      faq: {
        title: 'Antes da primeira limpeza',
        items: [
          ['Tenho de estar em casa?', 'Como preferir. Combinamos a chave consigo.'],
          ['Quem traz os produtos?', 'Combinamos antes. Diga-nos também se há alergias.'],
          ['E se algo não ficou bem?', 'Diga logo. Voltamos a fazer.'],
        ],
      },
    },
    moving: {
      unnamed: 'Escada Acima',
      offerTitle: 'O que|levamos',
      headlines: ['Leve a chave.|Nós, o resto.', 'Quarto andar sem elevador?|Seja.'],
      lede: '{brand} faz mudanças{in}: leva o que lhe importa e deixa-o onde disser.',
      items: [
        ['Mudança', 'de porta a porta'],
        ['Embalagem', 'copo a copo'],
        ['Móveis', 'desmontar e montar'],
        ['Armazém', 'enquanto espera'],
        ['Transportes', 'uma só coisa grande'],
      ],
      faq: {
        title: 'Antes da mudança',
        items: [
          ['Como chegam ao preço?', 'Diga-nos o que há para levar, de onde e para onde.'],
          ['Posso encaixotar eu?', 'Claro. Emprestamos conselhos e, se quiser, caixas.'],
          ['E se alguma coisa se partir?', 'Diga-nos logo. Antes de começar, explicamos como está coberto.'],
        ],
      },
    },
    gardening: {
      unnamed: 'Ancinho e Raiz',
      offerTitle: 'Ao longo|do ano',
      headlines: ['Que cresça|um pouco.', 'Hoje planta-se.|Depois, há sombra.'],
      lede: '{brand} planta, poda e cuida de jardins{in}, estação a estação.',
      action: 'Mostre-nos o jardim',
      items: [
        ['Manutenção', 'todo o ano'],
        ['Poda', 'na altura certa'],
        ['Projeto', 'primeiro, ver o sol'],
        ['Rega', 'a água justa'],
        ['Varandas', 'verde em vasos'],
      ],
      faq: {
        title: 'Antes de plantar',
        items: [
          ['Vêm ver o jardim?', 'Sim. Um jardim não se explica ao telefone.'],
          ['Quando é altura de podar?', 'Depende da planta. Diga-nos quais tem.'],
          ['E se uma planta não pegar?', 'Ligue. Vemos porquê e o que pôr no lugar.'],
        ],
      },
    },
  },
};
