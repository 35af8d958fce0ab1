import type { GroupCopy } from '../../language-pack.ts';

export const tech: GroupCopy<'tech'> = {
  shared: {
    action: 'Comece agora',
    offer: { title: 'O que faz|por si', note: 'Entradas de exemplo. Ponha aqui as suas.' },
    points: {
      title: 'Para usar sem dar por isso',
      items: [
        ['Começa-se logo', 'Ligue o que já tem e veja o que daí sai.'],
        ['Lê-se bem', 'Letra grande, contraste a sério, escuro se quiser.'],
        ['É seu', 'O que entra também pode sair.'],
      ],
    },
    process: {
      title: 'Três passos|até ao primeiro resultado',
      items: [
        ['Comece', 'Pela coisa mais pequena que possa ajudar.'],
        ['Ajuste', 'Diga o que importa e deixe o resto de fora.'],
        ['Use', 'Todos os dias, sem pensar nisso.'],
      ],
    },
    about: {
      title: 'Uma ferramenta|deve desaparecer.',
      text: '{brand} trabalha nas horas em que ninguém está a olhar. Quando avisa, vale a pena ler.',
    },
    faq: {
      title: 'Antes de perguntar',
      items: [
        ['Posso experimentar?', 'Deixe o seu endereço no formulário e dizemos-lhe como.'],
        ['Onde ficam os meus dados?', 'Peça-nos a lista atual de lugares e fornecedores.'],
        ['Posso sair?', 'Quando quiser, e o que é seu vai consigo.'],
      ],
    },
    form: {
      title: 'Peça para experimentar',
      done: 'Recebemos o pedido. Vamos escrever-lhe com o passo seguinte.',
    },
  },
  kinds: {
    saas: {
      unnamed: 'Tear',
      headlines: ['Menos verificar,|mais fazer.', 'Veja antes|de sair caro.'],
      lede: '{brand} junta o trabalho num só lugar, mostra o que precisa de atenção e sai da frente do resto.',
      items: [
        ['Tudo à vista', 'o que importa, em cima'],
        ['Avisos', 'só quando fazem falta'],
        ['Relatórios', 'curtos, e por isso lidos'],
        ['Ligações', 'ao que já usa'],
        ['Permissões', 'cada um vê o que é seu'],
      ],
      faq: {
        title: 'Antes de|perguntar',
        items: [
          ['Posso experimentar?', 'Sim. Deixe o endereço no formulário e preparamos tudo.'],
          ['Onde ficam os meus dados?', 'Peça a lista dos lugares e fornecedores. É curta.'],
          ['E se eu sair?', 'O que é seu vai também.'],
        ],
      },
    },
    app: {
      unnamed: 'De Bolso',
      headlines: ['Um toque,|uma coisa feita.', 'No bolso,|sem estorvar.'],
      lede: '{brand} faz uma só coisa no telemóvel, no tempo que demora o elevador.',
      action: 'Peça acesso',
      items: [
        ['Abrir e usar', 'sem manual'],
        ['Sem rede', 'no metro também'],
        ['Lembretes', 'poucos e a tempo'],
        ['Partilhar', 'com quem quiser'],
        ['Privado', 'o que é seu não se vende'],
      ],
      faq: {
        title: 'Antes de|instalar',
        items: [
          ['Em que telefones funciona?', 'Pergunte no formulário e diga qual tem.'],
          ['Precisa de internet?', 'Pergunte. Dizemos o que funciona sem ela e o que não.'],
          ['O que sabem de mim?', 'O menos possível. Peça a lista completa.'],
        ],
      },
    },
    developertool: {
      unnamed: 'Rasto',
      headlines: ['Encontre a falha|antes do alarme.', 'Um comando.|Uma resposta.'],
      lede: '{brand} responde à pergunta da pior hora no tempo que leva a escrevê-la.',
      items: [
        ['Pesquisa', 'enquanto escreve'],
        ['Alertas', 'com contexto, não com ruído'],
        ['Linha de comandos', 'o mesmo, sem rato'],
        ['API', 'documentada e estável'],
        ['Integrações', 'com o que já tem em produção'],
      ],
    },
    opensource: {
      unnamed: 'Ferramenta Pequena',
      headlines: ['Leia.|Execute.', 'Pouco código,|muitas mãos.'],
      lede: '{brand} faz uma coisa, à vista de todos, e lê-se numa tarde.',
      action: 'Comece a usar',
      items: [
        ['Instalar', 'uma linha'],
        ['Usar', 'um exemplo que funciona'],
        ['Estender', 'pontos de extensão claros'],
        ['Contribuir', 'a primeira tarefa está à espera'],
        ['Perguntar', 'há quem responda'],
      ],
      about: {
        title: 'Código|à vista.',
        text: '{brand} faz-se em público: o que está feito, o que falta e porque se decidiu assim.',
      },
      faq: {
        title: 'Antes de perguntar',
        items: [
          ['Posso usar no trabalho?', 'A licença está no repositório e diz o que pode fazer.'],
          [
            'Encontrei um erro. E agora?',
            'Descreva-o no repositório, com o exemplo mais pequeno que o mostre.',
          ],
          ['Por onde começo a contribuir?', 'Pergunte. Há sempre uma tarefa para quem chega.'],
        ],
      },
      points: {
        title: 'Feito à vista',
        items: [
          ['Lê-se inteiro', 'Antes de confiar, pode ver.'],
          ['Faz uma coisa', 'E deixa o resto a outras ferramentas.'],
          ['É de todos', 'Copie, mude, melhore.'],
        ],
      },
      form: { title: 'Escreva-nos', done: 'A mensagem chegou. Vamos responder-lhe.' },
    },
    documentation: {
      unnamed: 'Manual Curto',
      headlines: ['Leia uma página,|acabe uma coisa.', 'O manual|que acaba.'],
      lede: '{brand} explica o que faz falta, pela ordem em que faz falta.',
      action: 'Comece a ler',
      items: [
        ['Primeiros passos', 'do zero a funcionar'],
        ['Guias', 'uma tarefa em cada um'],
        ['Referência', 'tudo, e fácil de encontrar'],
        ['Exemplos', 'copiar e experimentar'],
        ['Alterações', 'o que há de novo e o que deixa de funcionar'],
      ],
      offer: { title: 'O que|procura', note: 'Entradas de exemplo. Ponha aqui as suas páginas.' },
      points: {
        title: 'Como está escrito',
        items: [
          ['Uma página, uma tarefa', 'Faz-se e fecha-se.'],
          ['Exemplos que funcionam', 'Copie, experimente, mude.'],
          ['Palavras simples', 'As difíceis explicam-se à primeira.'],
        ],
      },
      about: {
        title: 'Escrito|para ser breve.',
        text: '{brand} é para quem tem um problema aberto e pouco tempo para ler.',
      },
      faq: {
        title: 'Antes de perguntar',
        items: [
          ['Por onde começo?', 'Pelos primeiros passos, de cima para baixo.'],
          ['Falta-me uma página. E agora?', 'Diga-nos qual no formulário.'],
          ['Encontrei um erro. E agora?', 'Escreva-nos com o endereço da página.'],
        ],
      },
      form: { title: 'Pergunte ou corrija', done: 'A mensagem chegou. Vamos responder-lhe.' },
    },
    game: {
      unnamed: 'Só Mais Uma',
      headlines: ['Só mais|uma jogada.', 'Fácil de começar.|Difícil de largar.'],
      lede: '{brand} é um jogo que se explica depressa e guarda alguma coisa para depois.',
      action: 'Peça para jogar',
      items: [
        ['Aprender', 'a jogar, não a ler'],
        ['Jogar', 'a sós ou em companhia'],
        ['Descobrir', 'o que não se vê ao princípio'],
        ['Repetir', 'nunca duas vezes igual'],
        ['Partilhar', 'para discutir depois'],
      ],
      points: {
        title: 'Feito para voltar a jogar',
        items: [
          ['Regras curtas', 'O resto aprende-se a jogar.'],
          ['Partidas breves', 'Cabem entre duas paragens.'],
          ['Perder ensina', 'E percebe-se logo porquê.'],
        ],
      },
      about: {
        title: 'É a sua|vez.',
        text: '{brand} nasceu de uma pergunta: e se tentássemos outra vez? A resposta está aqui.',
      },
      process: {
        title: 'Como se joga',
        items: [
          ['Comece', 'Sem ler instruções.'],
          ['Perca', 'E perceba porquê.'],
          ['Outra vez', 'Agora é que é.'],
        ],
      },
      offer: { title: 'O que há|lá dentro', note: 'Entradas de exemplo. Ponha aqui as suas.' },
      form: { title: 'Peça para jogar', done: 'Recebemos o pedido. Vamos escrever-lhe quando houver lugar.' },
    },
  },
};
