import { tokensOf } from '../entries/scan/tokens.ts';

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

const most = 60;

/** The number a word or digits stand for; nothing for any other word. */
export function numberOf(word: string): number | undefined {
  if (/^\d{1,2}$/.test(word)) return Number(word);
  const known = values.get(word.toLowerCase());
  if (known !== undefined) return known;
  // Arabic joins "in" and "with" to the number: "بثلاث".
  return word.length > 3 ? values.get(word.slice(1)) : undefined;
}

/** How many entries a wish asks for: the first number of two to sixty that no sign stands by. */
export function countOf(text: string): number | undefined {
  const tokens = tokensOf(text);
  for (const [at, token] of tokens.entries()) {
    const count = token.kind === 'sign' ? undefined : numberOf(token.text);
    const [previous, next] = [tokens[at - 1], tokens[at + 1]];
    const isAlone = previous?.kind !== 'sign' && next !== undefined && next.kind === 'word';
    if (count !== undefined && count > 1 && count <= most && isAlone) return count;
  }
  return undefined;
}
