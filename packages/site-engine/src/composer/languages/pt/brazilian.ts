/** What Brazil says otherwise; whole words, in small letters. */
const pairs: readonly (readonly [european: string, brazilian: string])[] = [
  ['com a marcação', 'com o agendamento'],
  ['marcação', 'agendamento'],
  ['marcações', 'agendamentos'],
  ['o que lhe apetece', 'o que você quer'],
  ['onde apetece ficar', 'onde dá vontade de ficar'],
  ['apetece', 'dá vontade'],
  ['alinho', 'eu topo'],
  ['consigo', 'com você'],
  ['connosco', 'conosco'],
  ['para si', 'para você'],
  ['a si', 'a você'],
  ['de si', 'de você'],
  ['ligue-nos', 'ligue para nós'],
  ['ligar-lhe a', 'ligar para'],
  ['ligar-lhe', 'ligar'],
  ['quem cá vive', 'quem vive aqui'],
  ['de cá', 'daqui'],
  ['cá', 'aqui'],
  ['toda a gente', 'todo mundo'],
  ['sítio', 'lugar'],
  ['sítios', 'lugares'],
  ['equipa', 'equipe'],
  ['equipas', 'equipes'],
  ['a ementa', 'o cardápio'],
  ['da ementa', 'do cardápio'],
  ['na ementa', 'no cardápio'],
  ['ementa', 'cardápio'],
  ['talho', 'açougue'],
  ['gelado', 'sorvete'],
  ['gelados', 'sorvetes'],
  ['lume', 'fogo'],
  ['aluguer', 'aluguel'],
  ['arrendamento', 'aluguel'],
  ['o ginásio', 'a academia'],
  ['um ginásio', 'uma academia'],
  ['no ginásio', 'na academia'],
  ['do ginásio', 'da academia'],
  ['ginásio', 'academia'],
  ['telemóvel', 'celular'],
  ['telemóveis', 'celulares'],
  ['o ecrã', 'a tela'],
  ['no ecrã', 'na tela'],
  ['do ecrã', 'da tela'],
  ['ecrã', 'tela'],
  ['planeado', 'planejado'],
  ['comboio', 'trem'],
  ['comboios', 'trens'],
  ['autocarro', 'ônibus'],
  ['a casa de banho', 'o banheiro'],
  ['casa de banho', 'banheiro'],
  ['pequeno-almoço', 'café da manhã'],
  ['chávena', 'xícara'],
  ['chávenas', 'xícaras'],
  ['o frigorífico', 'a geladeira'],
  ['frigorífico', 'geladeira'],
  ['ficheiro', 'arquivo'],
  ['ficheiros', 'arquivos'],
  ['facto', 'fato'],
  ['contacto', 'contato'],
  ['contactos', 'contatos'],
  ['pormenor', 'detalhe'],
  ['pormenores', 'detalhes'],
  ['a sua morada', 'o seu endereço'],
  ['a morada', 'o endereço'],
  ['morada', 'endereço'],
  ['canalizador', 'encanador'],
  ['bebés', 'bebês'],
  ['ténis', 'tênis'],
  ['partilhar', 'compartilhar'],
  ['partilhado', 'compartilhado'],
  ['montra', 'vitrine'],
  ['utilizador', 'usuário'],
  ['eletrónico', 'eletrônico'],
  ['registo', 'registro'],
  ['acrescentar', 'adicionar'],
  ['ecrã', 'tela'],
  ['planeado', 'planejado'],
  ['ecrãs claros', 'telas claras'],
  ['ecrãs', 'telas'],
  ['conduzir', 'dirigir'],
  ['pisca', 'seta'],
  ['exame', 'prova'],
  ['ao exame', 'à prova'],
  ['do exame', 'da prova'],
  ['vêm buscar-me', 'vocês me buscam'],
  ['cartas que dormiam', 'carteiras que dormiam'],
  ['batido', 'milk-shake'],
  ['marisco', 'frutos do mar'],
  ['no tacho', 'na panela'],
  ['orégãos', 'orégano'],
  ['levantado', 'retirado'],
  ['de uma só quinta', 'de uma só fazenda'],
  ['frutos secos', 'castanhas'],
  ['ainda não está ligado', 'ainda não está conectado'],
];

const brazilianFor = new Map(pairs);
const longestFirst = [...brazilianFor.keys()].sort((a, b) => b.length - a.length);
const european = new RegExp(`(?<![\\p{L}-])(?:${longestFirst.join('|')})(?![\\p{L}-])`, 'giu');
/** "está a olhar" is "está olhando"; "dizemos-lhe" needs no pronoun. */
const doing = /(?<![\p{L}])((?:est|and|fic)\p{L}+) a (\p{L}+[aei])r(?!\p{L})/giu;
const pronoun = /(?<=\p{L}{3})-lhes?(?!\p{L})/gu;

const alike = (word: string, model: string): string =>
  /^\p{Lu}/u.test(model) ? word.charAt(0).toLocaleUpperCase('pt') + word.slice(1) : word;

/** A text of ours as one would write it in Brazil. */
export const inBrazilian = (text: string): string =>
  text
    .replace(european, (said) => alike(brazilianFor.get(said.toLocaleLowerCase('pt')) ?? said, said))
    .replace(doing, '$1 $2ndo')
    .replace(pronoun, '');

const inBrazil =
  /R\$|\(\d{2}\)\s?9?\d{4}-\d{4}|(?<![\p{L}])(?:vocês?|a gente|celular|CNPJ|CEP|agendamento|sorvete|sorveteria|encanador|açougue|cardápio|Brasil|São Paulo|Rio de Janeiro|Belo Horizonte|Curitiba|Porto Alegre|Salvador|Recife|Fortaleza|Brasília|Florianópolis|Manaus|Goiânia|Campinas|Belém|Niterói|Paraty|Ouro Preto|Minas Gerais|Bahia|Ceará|Santa Catarina|Paraná|Pernambuco)(?![\p{L}])/u;

/** Whether a prompt speaks from Brazil: by its money, its telephones, its words or its places. */
export const isBrazilian = (prompt: string): boolean => inBrazil.test(prompt.slice(0, 6000));
