import type { GroupCopy } from '../../language-pack.ts';

export const general: GroupCopy<'general'> = {
  shared: {
    action: 'Escreva-nos',
    offer: { title: 'O que|fazemos', note: 'Entradas de exemplo. Ponha aqui as suas.' },
    points: {
      title: 'Com o que pode contar',
      items: [
        ['Uma resposta direta', 'Também quando é não.'],
        ['Uma pessoa', 'Que lê o que escreve.'],
        ['Uma data', 'Que se cumpre, ou se muda antes de passar.'],
      ],
    },
    process: {
      title: 'Como funciona',
      items: [
        ['Pergunte', 'Bastam umas linhas.'],
        ['Combinamos', 'O quê, quando e por quanto.'],
        ['Está feito', 'E fica a saber a quem ligar depois.'],
      ],
    },
    about: {
      title: 'De perto|cuida-se melhor.',
      text: '{brand} faz o trabalho{in} com as próprias mãos e depois responde por ele.',
    },
    faq: {
      title: 'Perguntas frequentes',
      items: [
        ['Por onde começo?', 'Escreva umas linhas no formulário. Respondemos com o passo seguinte.'],
        ['Quanto custa?', 'Diga-nos do que precisa e terá um valor claro antes de começar.'],
        ['Onde vos encontro?', 'O formulário chega a uma pessoa. Os outros contactos também.'],
      ],
    },
    form: { title: 'Escreva-nos', done: 'A mensagem chegou. Vamos responder-lhe.' },
  },
  kinds: {
    general: {
      unnamed: 'Bons Dias',
      headlines: ['Bom trabalho,|palavras claras.', 'É isto|que fazemos.'],
      lede: '{brand} está{in} para o que for preciso. Aqui fica o que fazemos, como o fazemos e onde nos encontrar.',
      items: [
        ['Uma primeira conversa', 'o que precisa e o que isso pede'],
        ['O trabalho', 'planeado em conjunto, feito com cuidado'],
        ['Um segundo olhar', 'quando outros começaram'],
        ['Conselho', 'quando basta uma resposta'],
        ['Depois', 'para as perguntas que chegam mais tarde'],
      ],
    },
  },
};
