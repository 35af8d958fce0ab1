import type { GroupCopy } from '../../language-pack.ts';

export const community: GroupCopy<'community'> = {
  shared: {
    action: 'Dê uma ajuda',
    offer: { title: 'O que|fazemos', note: 'Há sempre mais alguma coisa. Pergunte.' },
    points: {
      title: 'Como trabalhamos',
      items: [
        ['Primeiro, quem cá vive', 'Perguntamos a quem toca antes de fazer planos.'],
        ['Contas à vista', 'Pergunte para onde foi e nós mostramos.'],
        ['Cada hora conta', 'Venha uma vez ou todas as semanas.'],
      ],
    },
    process: {
      title: 'Como começar',
      items: [
        ['Diga olá', 'Duas linhas no formulário chegam.'],
        ['Apareça', 'Conheça as pessoas e veja como é.'],
        ['Descubra o seu lugar', 'Há sempre que fazer.'],
      ],
    },
    about: {
      title: 'Ninguém faz tudo.|Cada um faz algo.',
      text: '{brand} existe{in} porque as pessoas vêm. Umas trazem ferramentas, outras tempo e outras sopa.',
    },
    faq: {
      title: 'Antes de vir',
      items: [
        ['É preciso experiência?', 'Não. Há sempre quem ensine.'],
        ['Posso levar crianças?', 'Muitas vezes, sim. Diga-nos as idades e procuramos o dia.'],
        ['Como ajudo à distância?', 'Escreva-nos e dizemos-lhe o que faz mais falta.'],
      ],
    },
    form: { title: 'Dê uma ajuda', done: 'A mensagem chegou. Vamos escrever-lhe com o próximo encontro.' },
  },
  kinds: {
    charity: {
      unnamed: 'Mãos à Obra',
      offerTitle: 'Para onde vai|a sua hora',
      headlines: ['Faz falta|gente.', 'Uma hora|já é muito.'],
      lede: '{brand} ajuda{in} onde é preciso, com quem quiser vir.',
      items: [
        ['Voluntariado', 'as horas que tiver'],
        ['Dar coisas', 'o que ainda serve'],
        ['Dar dinheiro', 'e saber para onde vai'],
        ['Fazer companhia', 'ouvir também ajuda'],
        ['Passar a palavra', 'não custa nada'],
      ],
      faq: {
        title: 'Antes de|dar uma mão',
        items: [
          ['É preciso experiência?', 'Não. Alguém lhe mostra.'],
          ['Posso levar crianças?', 'Muitas vezes. Diga a idade e encontramos o dia.'],
          ['Como posso dar dinheiro?', 'Escreva-nos. Dizemos como e para quê.'],
        ],
      },
    },
    church: {
      unnamed: 'Porta Aberta',
      offerTitle: 'Ao longo|da semana',
      headlines: ['A porta|está aberta.', 'Há um lugar|para si.'],
      lede: '{brand} reúne-se{in} para celebrar, fazer silêncio e não deixar ninguém só.',
      action: 'Escreva-nos',
      items: [
        ['A celebração', 'com lugar para mais um'],
        ['Os grupos', 'durante a semana'],
        ['As crianças', 'a sua hora e a sua sala'],
        ['A ajuda', 'para quem passa um mau bocado'],
        ['Casamentos e batizados', 'vamos conversar'],
      ],
      form: { title: 'Escreva-nos', done: 'A mensagem chegou. Vamos responder-lhe.' },
    },
    fundraiser: {
      unnamed: 'Entre Todos',
      headlines: ['Entre todos,|chega.', 'Pouco,|muitas vezes.'],
      lede: '{brand} junta{in} o que falta para uma coisa concreta e conta para onde vai.',
      action: 'Quero ajudar',
      items: [
        ['Dar uma vez', 'o que puder'],
        ['Dar todos os meses', 'pouco e certo'],
        ['Organizar alguma coisa', 'um jantar, uma corrida'],
        ['Dar material', 'veja a lista'],
        ['Partilhar', 'com mais uma pessoa'],
      ],
      offer: { title: 'Maneiras|de ajudar', note: 'Há sempre mais uma. Pergunte.' },
    },
    campaign: {
      unnamed: 'Voz Vizinha',
      headlines: ['Dá para|fazer melhor.', 'Falamos|na praça.'],
      lede: '{brand} quer mudar coisas{in} e diz quais.',
      action: 'Junte-se',
      items: [
        ['Ruas', 'para ir a pé'],
        ['Habitação', 'para quem cá vive'],
        ['Escolas', 'com espaço e com luz'],
        ['Contas', 'que qualquer pessoa consiga ler'],
        ['Ouvir', 'antes de decidir'],
      ],
      form: { title: 'Junte-se', done: 'A mensagem chegou. Avisamos do próximo encontro.' },
      offer: { title: 'O que|queremos', note: 'Falta alguma coisa? Diga-nos o quê.' },
    },
    meetup: {
      unnamed: 'A Cadeira a Mais',
      headlines: ['Traga|uma cadeira.', 'Venha só.|Saia com planos.'],
      lede: '{brand} junta{in} gente que gosta do mesmo e nem sempre concorda.',
      action: 'Venha ao próximo',
      items: [
        ['O próximo encontro', 'venha e sente-se'],
        ['Conversas curtas', 'uma ideia de cada vez'],
        ['Mãos na massa', 'aprender a fazer'],
        ['O depois', 'com alguma coisa para beber'],
        ['A sua proposta', 'estamos à espera'],
      ],
      offer: { title: 'O que|acontece', note: 'O programa faz-se com quem vem.' },
      points: {
        title: 'Como nos encontramos',
        items: [
          ['Toda a gente entra', 'Quem sabe muito e quem vem pela primeira vez.'],
          ['Fala-se por turnos', 'E ouve-se até ao fim.'],
          ['Venha quando puder', 'Uma vez ou sempre.'],
        ],
      },
    },
  },
};
