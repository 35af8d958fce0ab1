import type { GroupCopy } from '../../language-pack.ts';

export const movement: GroupCopy<'movement'> = {
  shared: {
    action: 'Venha experimentar',
    offer: { title: 'Escolha|como se mexer', note: 'Dúvidas? Diga-nos o que procura e dizemos-lhe qual.' },
    points: {
      title: 'Como treinamos',
      items: [
        ['Toda a gente começou', 'Ninguém nesta sala nasceu a saber.'],
        ['Primeiro, a técnica', 'Devagar sai bem, e o bem acaba por sair depressa.'],
        ['Sabemos o seu nome', 'Quando falta, nota-se.'],
      ],
    },
    process: {
      title: 'O primeiro dia',
      items: [
        ['Escolha uma aula', 'Não sabe qual? Pergunte e nós ajudamos.'],
        ['Venha como está', 'Roupa confortável e alguma coisa para beber.'],
        ['Volte', 'É a segunda vez que conta.'],
      ],
    },
    about: {
      title: 'Venha.|O resto aparece.',
      text: '{brand} é o sítio{in} onde se vem mexer, suar um pouco e voltar para casa de costas mais direitas.',
    },
    faq: {
      title: 'Antes da primeira aula',
      items: [
        ['Tenho forma para começar?', 'Tem. Começa onde está e nós adaptamos o resto.'],
        ['O que levo vestido?', 'O que deixe mexer. Se for preciso mais alguma coisa, avisamos.'],
        ['Posso experimentar primeiro?', 'Pergunte no formulário e procuramos-lhe uma aula.'],
      ],
    },
    form: { title: 'Venha experimentar', done: 'Está feito. Vamos escrever-lhe com uma aula para começar.' },
  },
  kinds: {
    gym: {
      unnamed: 'Hora de Ferro',
      headlines: ['Entre sem vontade.|Saia com força.', 'Mais uma.|E outra.'],
      lede: '{brand} treina{in} força, fôlego e paciência, com alguém que corrige a postura.',
      items: [
        ['Força', 'barra, halteres e técnica'],
        ['Resistência', 'curto e intenso'],
        ['Em grupo', 'a música ajuda'],
        ['Ao seu lado', 'um treinador só para si'],
        ['Sala livre', 'ao seu ritmo'],
      ],
      faq: {
        title: 'Antes do|primeiro dia',
        items: [
          ['Nunca treinei. Faz mal?', 'Não. Escreva-o no formulário e começamos do zero.'],
          ['O que levo?', 'Sapatilhas, água e uma toalha.'],
          ['Posso vir com uma lesão?', 'Diga antes. Muita coisa se adapta; o resto, dizemos.'],
        ],
      },
    },
    yoga: {
      unnamed: 'Ar Parado',
      headlines: ['Respire.|Depois, o resto.', 'Uma hora|sem ecrã.'],
      lede: '{brand} estende o tapete{in} a corpos rígidos, cabeças cheias e gente que começa.',
      items: [
        ['Suave', 'para acordar o corpo'],
        ['Dinâmico', 'respiração e movimento'],
        ['Restaurativo', 'mantas e silêncio'],
        ['Para começar', 'do zero, sem pressa'],
        ['Meditação', 'sentar e mais nada'],
      ],
      faq: {
        title: 'Antes de|desenrolar o tapete',
        items: [
          ['Não sou flexível. Posso vir?', 'É para isso. Ninguém vê até onde chega.'],
          ['O que levo?', 'Roupa confortável. Pergunte se há tapete.'],
          ['E se me doer alguma coisa?', 'Diga antes de começar, e procuramos outra postura.'],
        ],
      },
    },
    dance: {
      unnamed: 'Passo a Dois',
      headlines: ['Um passo|e outro.', 'A música|ensina.'],
      lede: '{brand} ensina a dançar{in} quem diz que não sabe.',
      items: [
        ['Do zero', 'o primeiro compasso'],
        ['A pares', 'ou venha, que arranjamos par'],
        ['Ritmos latinos', 'com ancas'],
        ['Contemporâneo', 'chão e ar'],
        ['Crianças', 'brincar com música'],
      ],
    },
    martialarts: {
      unnamed: 'Caminho Direito',
      headlines: ['Uma vénia.|E começa.', 'Primeiro a calma,|depois a força.'],
      lede: '{brand} ensina{in} a cair, a levantar-se e a respeitar quem está em frente.',
      items: [
        ['Iniciação', 'cair sem medo'],
        ['Técnica', 'o mesmo gesto, melhor'],
        ['Combate', 'com regras e com riso'],
        ['Crianças', 'disciplina a brincar'],
        ['Defesa pessoal', 'o que serve mesmo'],
      ],
    },
    sportsclub: {
      unnamed: 'Clube do Bairro',
      headlines: ['Hoje|joga-se.', 'Falta|alguém.'],
      lede: '{brand} treina e joga{in} e tem sempre lugar para mais um.',
      action: 'Junte-se',
      items: [
        ['Equipa principal', 'a que viaja'],
        ['Juniores', 'os que aprendem depressa'],
        ['Infantis', 'os que correm todos ao mesmo tempo'],
        ['Veteranos', 'os que sabem onde estar'],
        ['Bancada', 'os que nunca falham'],
      ],
      form: { title: 'Junte-se ao clube', done: 'O pedido chegou. Vamos escrever-lhe com o próximo treino.' },
      offer: { title: 'Em que equipa|jogar', note: 'Dúvidas? Venha a um treino e logo se vê.' },
      process: {
        title: 'O primeiro treino',
        items: [
          ['Escreva', 'A idade e se já jogou.'],
          ['Apareça', 'Com sapatilhas e água.'],
          ['Volte', 'É a segunda vez que conta.'],
        ],
      },
    },
  },
};
