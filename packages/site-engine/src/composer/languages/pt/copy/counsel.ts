import type { GroupCopy } from '../../language-pack.ts';

export const counsel: GroupCopy<'counsel'> = {
  shared: {
    action: 'Peça uma consulta',
    offer: { title: 'Em que|aconselhamos', note: 'Se o seu assunto não está na lista, pergunte.' },
    points: {
      title: 'Três compromissos',
      items: [
        ['Primeiro, os honorários', 'Por escrito, antes de começar e sempre que algo mude.'],
        ['Uma pessoa a quem ligar', 'Quem conhece o seu caso atende o telefone.'],
        ['Uma resposta útil', 'O que faríamos nós e com que risco.'],
      ],
    },
    process: {
      title: 'Como trabalhamos',
      items: [
        ['Conte', 'Bastam umas linhas.'],
        ['Lemos', 'E dizemos se podemos ajudar.'],
        ['Acordamos', 'Âmbito e honorários, numa página.'],
        ['Agimos', 'Tem notícias nossas a cada passo.'],
      ],
    },
    about: {
      title: 'Palavras claras.|Decisões firmes.',
      text: '{brand} atende{in}, explica cada assunto até se poder decidir e responde pelo conselho que deu.',
    },
    faq: {
      title: 'Antes de ligar',
      items: [
        ['Quanto custa a primeira conversa?', 'Pergunte no formulário. Fica a saber antes de começar.'],
        [
          'O que envio é confidencial?',
          'Envie primeiro o essencial; os pormenores, quando já trabalharmos para si.',
        ],
        [
          'Quando tenho resposta?',
          'Lemos cada pedido e respondemos com o passo seguinte ou com uma porta melhor a que bater.',
        ],
      ],
    },
    form: {
      title: 'Peça uma primeira consulta',
      done: 'Recebemos o seu pedido. Vamos lê-lo e escrever-lhe.',
    },
  },
  kinds: {
    law: {
      unnamed: 'Letra Clara',
      offerTitle: 'O que traz|as pessoas cá',
      headlines: ['As letras pequenas,|explicadas.', 'Quando cada palavra|conta.'],
      lede: '{brand} defende e aconselha{in} com palavras que se percebem à primeira.',
      items: [
        ['Família', 'acordos que se cumprem'],
        ['Trabalho', 'contratos, despedimentos, direitos'],
        ['Imóveis', 'compra, arrendamento, condomínio'],
        ['Empresas', 'da constituição à venda'],
        ['Heranças', 'antes e depois'],
      ],
      faq: {
        title: 'Antes de|telefonar',
        items: [
          ['Quanto custa a primeira consulta?', 'Pergunte no formulário. Sabe antes de começar.'],
          ['É confidencial?', 'Escreva primeiro o essencial; os detalhes dizem-se melhor ao vivo.'],
          ['Que papéis levo?', 'Os que tiver. Dizemos quais faltam.'],
        ],
      },
    },
    accountant: {
      unnamed: 'Bate Certo',
      offerTitle: 'O que lhe tiramos|da secretária',
      headlines: ['As contas|batem certo.', 'Menos papéis.|Mais negócio.'],
      lede: '{brand} trata de contas, salários e impostos{in} e avisa antes de o prazo acabar.',
      items: [
        ['Contabilidade', 'em dia, não no fim do ano'],
        ['Impostos', 'a tempo e explicados'],
        ['Salários', 'todos os meses, sem sustos'],
        ['Abrir atividade', 'para quem começa'],
        ['Conselho', 'antes de assinar'],
      ],
      faq: {
        title: 'Antes da|primeira reunião',
        items: [
          ['Tenho os papéis numa caixa. Faz mal?', 'Não. Traga a caixa: arrumá-la faz parte do trabalho.'],
          ['Continuam o que outro começou?', 'Quase sempre. Diga a partir de que ano.'],
          ['Quanto custa?', 'Depende dos papéis. Tem um valor antes de começarmos.'],
        ],
      },
    },
    consulting: {
      unnamed: 'Segunda Leitura',
      offerTitle: 'Onde somos|úteis',
      headlines: ['Primeiro,|a pergunta certa.', 'Menos diapositivos,|mais decisões.'],
      lede: '{brand} ajuda a decidir{in}: ouve, faz contas e diz o que faria.',
      items: [
        ['Diagnóstico', 'o que se passa de facto'],
        ['Estratégia', 'o que fazer e o que largar'],
        ['Organização', 'quem decide o quê'],
        ['Acompanhamento', 'até andar sozinho'],
        ['Oficina', 'um dia, uma resposta'],
      ],
      action: 'Marque uma conversa',
      form: {
        title: 'Marque uma primeira conversa',
        done: 'Recebemos o seu pedido. Vamos lê-lo e escrever-lhe.',
      },
    },
    recruiting: {
      unnamed: 'Bom Encaixe',
      headlines: ['A pessoa|que faltava.', 'Menos currículos,|melhores conversas.'],
      lede: '{brand} apresenta{in} pessoas e empresas que andavam à procura umas das outras.',
      items: [
        ['Para empresas', 'poucos candidatos, bem escolhidos'],
        ['Para candidatos', 'um lugar, não um número'],
        ['Direção', 'com discrição'],
        ['Temporário', 'quando é preciso já'],
        ['Orientação', 'o passo seguinte'],
      ],
      action: 'Fale connosco',
      offer: { title: 'Para quem procura|e para quem contrata', note: 'Não se vê na lista? Pergunte.' },
      form: { title: 'Diga-nos o que procura', done: 'Recebemos a mensagem. Vamos lê-la e escrever-lhe.' },
    },
    insurance: {
      unnamed: 'Bom Guarda-Chuva',
      offerTitle: 'O que se pode|segurar',
      headlines: ['Pelo sim,|pelo não.', 'Oxalá não precise.|Mas está lá.'],
      lede: '{brand} compara e explica seguros{in} e atende no dia em que alguma coisa acontece.',
      items: [
        ['Casa', 'água, fogo, vidros'],
        ['Automóvel', 'só o preciso ou tudo'],
        ['Saúde', 'o que cobre e o que não cobre'],
        ['Negócio', 'para abrir amanhã'],
        ['Vida', 'a conversa adiada'],
      ],
      action: 'Peça uma proposta',
      points: {
        title: 'Três compromissos',
        items: [
          ['Primeiro, o que não cobre', 'É a página que ninguém lê.'],
          ['Uma pessoa a quem ligar', 'Também no dia do sinistro.'],
          ['Só o que precisa', 'E dizemos-lhe o que está a mais.'],
        ],
      },
      form: { title: 'Peça uma proposta', done: 'Recebemos o seu pedido. Vamos lê-lo e escrever-lhe.' },
      process: {
        title: 'Como trabalhamos',
        items: [
          ['Conte', 'O que quer proteger.'],
          ['Comparamos', 'E mostramos as diferenças numa página.'],
          ['Decide', 'Com tempo e com tudo lido.'],
          ['Ligue', 'No dia em que for preciso.'],
        ],
      },
    },
    bank: {
      unnamed: 'Conta Clara',
      offerTitle: 'Para hoje|e para depois',
      headlines: ['O seu dinheiro,|à vista.', 'Contas claras,|sono longo.'],
      lede: '{brand} ajuda{in} a poupar, pagar e planear, sem letras pequenas.',
      items: [
        ['Conta', 'abre-se e percebe-se'],
        ['Poupança', 'pouco a pouco'],
        ['Investimento', 'com o risco à frente'],
        ['Crédito', 'com o custo total'],
        ['Reforma', 'quanto mais cedo, melhor'],
      ],
      action: 'Fale connosco',
      points: {
        title: 'Três compromissos',
        items: [
          ['Primeiro, os custos', 'Todos, por escrito e antes de assinar.'],
          ['Uma pessoa a quem ligar', 'Quem conhece a sua conta atende o telefone.'],
          ['Uma resposta útil', 'O que faríamos nós e com que risco.'],
        ],
      },
      form: { title: 'Fale connosco', done: 'Recebemos a mensagem. Vamos lê-la e escrever-lhe.' },
      process: {
        title: 'Como trabalhamos',
        items: [
          ['Conte', 'Para que é e para quando.'],
          ['Fazemos as contas', 'Com os custos à vista.'],
          ['Decide', 'Com tempo e com tudo lido.'],
          ['Acompanhamos', 'E avisamos quando algo muda.'],
        ],
      },
    },
  },
};
