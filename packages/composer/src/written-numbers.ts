/** The numbers that people write out, from one to twelve. */
const numberWords: readonly (readonly string[])[] = [
  ['one', 'ein', 'eine', 'einem', 'einer', 'un', 'une', 'una', 'uno', 'um', 'uma', 'single', 'واحد'],
  ['two', 'zwei', 'deux', 'dos', 'due', 'dois', 'duas', 'اثنان'],
  ['three', 'drei', 'trois', 'tres', 'tre', 'três', 'ثلاث', 'ثلاثة'],
  ['four', 'vier', 'quatre', 'cuatro', 'quattro', 'quatro', 'أربع', 'أربعة'],
  ['five', 'fünf', 'cinq', 'cinco', 'cinque', 'خمس', 'خمسة'],
  ['six', 'sechs', 'seis', 'sei', 'ست', 'ستة'],
  ['seven', 'sieben', 'sept', 'siete', 'sette', 'sete', 'سبع', 'سبعة'],
  ['eight', 'acht', 'huit', 'ocho', 'otto', 'oito', 'ثماني', 'ثمانية'],
  ['nine', 'neun', 'neuf', 'nueve', 'nove', 'تسع', 'تسعة'],
  ['ten', 'zehn', 'dix', 'diez', 'dieci', 'dez', 'عشر', 'عشرة'],
  ['eleven', 'elf', 'onze', 'once', 'undici'],
  ['twelve', 'zwölf', 'douze', 'doce', 'dodici', 'doze'],
];
const values = new Map(numberWords.flatMap((words, at) => words.map((word) => [word, at + 1] as const)));

/** The number a word or digits stand for; nothing for any other word. */
export function numberOf(word: string): number | undefined {
  if (/^\d{1,2}$/.test(word)) return Number(word);
  const known = values.get(word.toLowerCase());
  if (known !== undefined) return known;
  // Arabic joins "in" and "with" to the number: "بثلاث".
  return word.length > 3 ? values.get(word.slice(1)) : undefined;
}

const tens = new Map(
  [
    ['twenty', 'zwanzig', 'vingt', 'veinte'],
    ['thirty', 'dreißig', 'trente', 'treinta'],
    ['forty', 'vierzig', 'quarante', 'cuarenta'],
    ['fifty', 'fünfzig', 'cinquante', 'cincuenta'],
    ['sixty', 'sechzig', 'soixante', 'sesenta'],
    ['seventy', 'siebzig', 'septante', 'setenta'],
    ['eighty', 'achtzig', 'octante', 'ochenta'],
    ['ninety', 'neunzig', 'nonante', 'noventa'],
  ].flatMap((words, at) => words.map((word) => [word, (at + 2) * 10] as const)),
);

/** How many a word counts, tens with their ones among them: "seven", "thirty-two". */
export function countOf(word: string): number | undefined {
  const [first = '', ...rest] = word.toLowerCase().split('-');
  const ten = tens.get(first);
  if (rest.length === 0) return ten ?? values.get(first);
  const one = rest.length === 1 ? values.get(rest[0] ?? '') : undefined;
  return ten === undefined || one === undefined ? undefined : ten + one;
}
