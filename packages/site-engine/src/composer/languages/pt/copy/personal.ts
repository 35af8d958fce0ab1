import type { GroupCopy } from '../../language-pack.ts';

export const personal: GroupCopy<'personal'> = {
  shared: {
    action: 'Escreva-me',
    offer: {
      title: 'O que|tenho feito',
      note: 'Entradas de exemplo. Ponha aqui as suas, a mais nova primeiro.',
    },
    points: {
      title: 'Como trabalho',
      items: [
        ['Acabar', 'Uma coisa pequena acabada vale mais do que uma grande começada.'],
        ['Dizer cedo', 'No princípio, os problemas são mais baratos.'],
        ['Continuar a aprender', 'A melhor ferramenta é a que ainda não experimentei.'],
      ],
    },
    process: {
      title: 'Como começar',
      items: [
        ['Escreva', 'O que anda a fazer.'],
        ['Falamos', 'Uma conversa curta mostra se faz sentido.'],
        ['Começamos', 'Por uma coisa pequena que importe.'],
      ],
    },
    about: {
      title: 'Quem|escreve aqui.',
      text: '{brand}, em poucas linhas: o que faço{in}, o que já fiz e como me encontrar.',
    },
    faq: {
      title: 'Antes de escrever',
      items: [
        ['Há disponibilidade?', 'Pergunte. Respondo com clareza.'],
        ['Posso ver mais?', 'Escreva-me e envio o que interessar.'],
        ['Trabalha à distância?', 'Depende do projeto. Falemos disso.'],
      ],
    },
    form: { title: 'Escreva-me', done: 'A mensagem chegou. A resposta vai por e-mail.' },
  },
  kinds: {
    resume: {
      unnamed: 'Nome Apelido',
      headlines: ['Olá.|É isto que faço.', 'A minha versão|curta.'],
      lede: '{brand}: o que faço, como trabalho e onde me encontrar, numa página.',
      items: [
        ['Cargo atual', 'onde, desde quando, o que mudou'],
        ['Cargo anterior', 'o que fez e com quem'],
        ['Projeto', 'uma linha, um resultado'],
        ['Estudos', 'o quê e onde'],
      ],
    },
    student: {
      unnamed: 'Primeiros Rascunhos',
      headlines: ['Ainda a aprender.|Assim.', 'Com curiosidade|e com tempo.'],
      lede: '{brand}: o que já fiz{in} e o que gostava de fazer a seguir.',
      items: [
        ['O maior', 'para que era e o que fiz'],
        ['O de grupo', 'a minha parte'],
        ['O que falhou', 'o que aprendi'],
        ['O pequeno', 'uma tarde, e ainda serve'],
        ['O de agora', 'em que ponto está'],
      ],
    },
  },
};
