import type { GroupCopy } from '../../language-pack.ts';

export const beauty: GroupCopy<'beauty'> = {
  shared: {
    action: 'Marque a sua hora',
    offer: { title: 'O que|fazemos', note: 'Não sabe o que escolher? Vemos isso na cadeira.' },
    points: {
      title: 'Regras da casa',
      items: [
        ['Primeiro, a conversa', 'Só começamos quando está claro o que quer.'],
        ['Limpo a sério', 'Cada instrumento, cada cadeira, de cada vez.'],
        ['Pode dizer basta', 'O cabelo, as mãos e a pele são seus.'],
      ],
    },
    process: {
      title: 'Como é uma visita',
      items: [
        ['Diga de que gosta', 'Uma fotografia ajuda. O que não quer, também.'],
        ['Sente-se', 'Nós trabalhamos; pode falar, ler ou ficar em silêncio.'],
        ['Leve consigo', 'E mais um conselho, para durar.'],
      ],
    },
    about: {
      title: 'Uma hora|só sua.',
      text: '{brand} é um lugar{in} onde se olha bem antes de começar.',
    },
    faq: {
      title: 'Antes de se sentar',
      items: [
        ['É preciso marcação?', 'É o mais seguro. Peça a hora pelo formulário.'],
        ['Quanto tempo demora?', 'Depende do que quiser. Dizemos-lhe antes de começar.'],
        ['E se não gostar?', 'Diga logo. Preferimos corrigir.'],
      ],
    },
    form: { title: 'Marque a sua hora', done: 'Recebemos o pedido. Vamos ligar-lhe para acertar a hora.' },
  },
  kinds: {
    salon: {
      unnamed: 'Em Frente ao Espelho',
      offerTitle: 'Na|cadeira',
      headlines: ['O seu cabelo,|num dia bom.', 'Menos laca,|mais forma.'],
      lede: '{brand} corta, pinta e penteia{in}, a pensar também no dia seguinte.',
      items: [
        ['Corte', 'com lavagem e secagem'],
        ['Cor', 'raiz, madeixas ou mudança inteira'],
        ['Penteado', 'para um dia especial'],
        ['Tratamento', 'para cabelo cansado'],
        ['Franja', 'pouca coisa, bem medida'],
      ],
      faq: {
        title: 'Antes de|se sentar',
        items: [
          ['Não sei o que quero. Ajudam?', 'Diga o que o cabelo faz de manhã. Começamos por aí.'],
          ['Quanto tempo leva a cor?', 'Depende do que há agora. Mande uma fotografia.'],
          ['E se não gostar?', 'Diga logo. Preferimos corrigir.'],
        ],
      },
    },
    barber: {
      unnamed: 'Navalha e Pente',
      offerTitle: 'Na cadeira,|com toalha quente',
      headlines: ['Corte limpo,|sem discurso.', 'Sente-se.|Já sabemos.'],
      lede: '{brand} corta cabelo e apara barbas{in}, com navalha, toalha quente e boa conversa.',
      items: [
        ['Corte', 'tesoura ou máquina'],
        ['Barba', 'aparada, com toalha quente'],
        ['Barbear', 'à navalha'],
        ['Corte e barba', 'os dois, numa cadeira'],
        ['Crianças', 'com paciência'],
      ],
    },
    nails: {
      unnamed: 'Dez Dedos',
      offerTitle: 'Para mãos,|pés e pestanas',
      headlines: ['Dez dedos,|dez ideias.', 'Até à ponta|dos dedos.'],
      lede: '{brand} trata de mãos, pés e pestanas{in}, com pulso firme e cores que duram.',
      items: [
        ['Manicure', 'limar, cuidar, pintar'],
        ['Verniz gel', 'brilho para muitos dias'],
        ['Pedicure', 'com ou sem sandálias'],
        ['Desenho à mão', 'traga a sua ideia'],
        ['Pestanas', 'uma a uma'],
      ],
    },
    spa: {
      unnamed: 'Água Morna',
      offerTitle: 'Para|descansar',
      headlines: ['Nada para fazer.|Uma hora inteira.', 'Desça|os ombros.'],
      lede: '{brand} tem calor, água e mãos calmas{in} para os dias que pesam.',
      action: 'Reserve uma hora',
      items: [
        ['Massagem', 'suave, firme ou no meio'],
        ['Banhos', 'quente, frio e outra vez'],
        ['Rosto', 'a pele respira'],
        ['Sauna', 'em silêncio'],
        ['Uma tarde a dois', 'sem relógio'],
      ],
    },
    tattoo: {
      unnamed: 'Tinta Fina',
      offerTitle: 'O que|desenhamos',
      headlines: ['Pense bem.|Nós desenhamos melhor.', 'Fica|consigo.'],
      lede: '{brand} desenha na pele{in}: primeiro a ideia, depois o esboço e só no fim a agulha.',
      action: 'Conte a sua ideia',
      items: [
        ['Linha fina', 'pouco e exato'],
        ['Preto e cinza', 'sombra e contraste'],
        ['Cor', 'que aguenta'],
        ['Cobrir', 'o que já não quer ver'],
        ['Desenho original', 'feito para si'],
      ],
      faq: {
        title: 'Antes|da agulha',
        items: [
          ['Dói?', 'Sim, e mais nuns lugares do que noutros. Dizemos quais, e há pausas quando quiser.'],
          ['Como se cuida?', 'Leva tudo escrito: com que lavar, o que pôr, o que evitar.'],
          ['Dá para cobrir uma antiga?', 'Muitas vezes. Mande uma fotografia à luz do dia e o tamanho.'],
        ],
      },
    },
  },
};
