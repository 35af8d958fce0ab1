import type { GroupCopy } from '../../language-pack.ts';

export const event: GroupCopy<'event'> = {
  shared: {
    action: 'Guarde o seu lugar',
    offer: { title: 'O que vai|encontrar', note: 'O programa vai ficando completo aos poucos.' },
    points: {
      title: 'Porquê vir em pessoa',
      items: [
        ['A sala', 'Há coisas que só acontecem com gente junta.'],
        ['Os intervalos', 'Fazem parte do programa.'],
        ['Pode vir sem companhia', 'Não dura muito.'],
      ],
    },
    process: {
      title: 'Como participar',
      items: [
        ['Guarde lugar', 'Com o formulário desta página.'],
        ['Receba os pormenores', 'Por e-mail, uma vez.'],
        ['Venha', 'Contamos consigo.'],
      ],
    },
    about: {
      title: 'É preciso|estar lá.',
      text: '{brand} junta gente{in} para uma coisa que não se pode ver depois.',
    },
    faq: {
      title: 'Antes de vir',
      items: [
        ['Ainda há lugares?', 'Pergunte no formulário e dizemos-lhe o que está livre.'],
        ['O espaço é acessível?', 'Diga-nos do que precisa e respondemos com clareza.'],
        ['Posso ajudar?', 'Claro que sim. Diga o que sabe fazer e quando pode.'],
      ],
    },
    form: { title: 'Guarde o seu lugar', done: 'O pedido ficou registado. Confirmamos por e-mail.' },
  },
  kinds: {
    event: {
      unnamed: 'Um Dia em Cheio',
      headlines: ['Um dia.|Muita gente.', 'Venha para|poder contar.'],
      lede: '{brand} junta{in}, por um dia, quem tem alguma coisa para mostrar e quem tem vontade de aprender.',
      items: [
        ['Boas-vindas', 'café e caras novas'],
        ['A manhã', 'ouvir'],
        ['A mesa comprida', 'comer e conversar'],
        ['A tarde', 'fazer'],
        ['O fim', 'e o que vier depois'],
      ],
    },
    conference: {
      unnamed: 'A Palavra É Sua',
      headlines: ['Fala-se|nos corredores.', 'Menos discursos,|mais perguntas.'],
      lede: '{brand} junta{in} quem faz o trabalho para contar como o faz.',
      items: [
        ['Abertura', 'uma ideia para começar'],
        ['Palestras', 'curtas e com perguntas'],
        ['Oficinas', 'com as mãos'],
        ['Corredores', 'a melhor parte'],
        ['Encerramento', 'com trabalhos de casa'],
      ],
    },
    festival: {
      unnamed: 'Ruído de Fundo',
      headlines: ['Três acordes|e a noite.', 'Mais alto.|Mais perto.'],
      lede: '{brand} junta{in} música, comida e gente que canta mal e alto.',
      items: [
        ['Palco grande', 'para saltar'],
        ['Palco pequeno', 'para descobrir'],
        ['Baile', 'até apagarem a luz'],
        ['Comida', 'de pé e com guardanapos'],
        ['Manhã calma', 'cadeiras ao sol'],
      ],
    },
    hackathon: {
      unnamed: 'Noite de Código',
      headlines: ['Um fim de semana.|Uma coisa que funciona.', 'Traga uma ideia|avariada.'],
      lede: '{brand} junta{in} equipas, café e tomadas até alguma coisa funcionar.',
      action: 'Inscreva a sua equipa',
      items: [
        ['Os desafios', 'escolha um ou traga o seu'],
        ['As equipas', 'com gente que não conhece'],
        ['A ajuda', 'quem já errou antes'],
        ['A demonstração', 'em direto, sem slides'],
        ['O descanso', 'também se dorme'],
      ],
    },
    race: {
      unnamed: 'Volta Comprida',
      offerTitle: 'Que|distância',
      headlines: ['Uma partida.|Mil maneiras.', 'Mais um|quilómetro.'],
      lede: '{brand} corre-se{in} por ruas e caminhos que, nesse dia, são de quem corre.',
      action: 'Inscreva-se',
      items: [
        ['A longa', 'para quem treinou'],
        ['A média', 'custa o justo'],
        ['A curta', 'para começar'],
        ['A das crianças', 'todas ganham'],
        ['Voluntários', 'água e palmas'],
      ],
      form: { title: 'Inscreva-se', done: 'A inscrição ficou registada. Os pormenores vão por e-mail.' },
    },
    wedding: {
      unnamed: 'O Nosso Casamento',
      headlines: ['Vamos casar.|Guarde o dia.', 'Um sim|e mesa farta.'],
      lede: '{brand}: vamos casar{in} e contamos consigo.',
      action: 'Confirme a presença',
      items: [
        ['A cerimónia', 'o sim e os lenços'],
        ['O brinde', 'com alguma coisa fresca'],
        ['O jantar', 'sem pressa'],
        ['O baile', 'sem desculpas'],
        ['O dia seguinte', 'para quem ainda estiver de pé'],
      ],
      offer: { title: 'O dia,|do princípio ao fim', note: 'As horas certas seguem por e-mail.' },
      points: {
        title: 'Convém saber',
        items: [
          ['O que vestir', 'Alguma coisa com que se possa dançar.'],
          ['As crianças', 'Também vêm. Diga-nos quantas.'],
          ['Os presentes', 'A presença chega.'],
        ],
      },
      about: {
        title: 'Como tudo|começou.',
        text: '{brand}: aqui fica a história. Onde se conheceram, quem percebeu primeiro e quem fez a pergunta.',
      },
      faq: {
        title: 'Se está a pensar nisso',
        items: [
          ['Posso levar alguém?', 'Diga ao confirmar, com o nome.'],
          ['E se houver coisas que não como?', 'Escreva na mensagem e a cozinha fica a saber.'],
          ['Onde posso dormir?', 'Pergunte-nos e dizemos o que há por perto.'],
        ],
      },
      form: { title: 'Podemos contar consigo?', done: 'A resposta chegou. Até lá!' },
    },
  },
};
