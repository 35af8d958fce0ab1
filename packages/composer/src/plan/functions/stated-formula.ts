import { reckoning } from '@sitewright/composer-content';
import { plain } from '../words.ts';

/** A sum as a prompt says it: inputs by their words, and the formula over `x1`, `x2` … */
export interface StatedFormula {
  inputs: readonly string[];
  formula: string;
  /** The currency that its amounts are in. */
  unit?: string;
}

type Sign = '*' | '+' | '-' | '/';
type Part = { sign: Sign } | { words: string };

const longestText = 240;
const longestInput = 6;
const mostParts = 16;
const symbols: Readonly<Record<string, Sign>> = {
  '×': '*',
  '*': '*',
  '·': '*',
  '+': '+',
  '−': '-',
  '-': '-',
  '/': '/',
  '÷': '/',
};

const amount = /\d+(?:[.,]\d{3})*(?:[.,]\d{1,2})?/gu;
const currency = /\p{Sc}|(?<!\p{L})(?:CHF|EUR|USD|GBP|zł|Kč|kr|лв)(?!\p{L})/u;

/** The operators of several words first, so that "and a" is found before "a". */
function operators(): (readonly [words: readonly string[], sign: Sign])[] {
  const { times, plus, minus, divided } = reckoning().arithmetic;
  const of = (phrases: readonly string[], sign: Sign) =>
    phrases.map((phrase) => [plain(phrase).split(' '), sign] as const);
  return [...of(times, '*'), ...of(plus, '+'), ...of(minus, '-'), ...of(divided, '/')].sort(
    (a, b) => b[0].length - a[0].length,
  );
}

const isRate = (word: string): boolean => reckoning().arithmetic.rates.some((rate) => plain(rate) === word);

/** The words and signs of a text; a sign of arithmetic is a token of its own. */
const tokensOf = (text: string): string[] =>
  text
    .replace(/[×*·+−÷]|(?<=\s)[-/](?=\s)/gu, ' $& ')
    .split(/\s+/u)
    .map((token) => token.replace(/^[("“]+|(?<![)"”.;:!?])[)"”.;:!?]+$/gu, ''))
    .filter(Boolean);

const hasAmount = (words: string): boolean => /\p{N}/u.test(words);

/** Cuts a text at its operators. */
function partsOf(text: string): Part[] {
  const tokens = tokensOf(text);
  const signs = operators();
  const parts: Part[] = [];
  let words: string[] = [];
  const close = (sign?: Sign) => {
    if (words.length > 0) parts.push({ words: words.join(' ') });
    if (sign) parts.push({ sign });
    words = [];
  };
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at] ?? '';
    const symbol = symbols[token];
    const found = signs.find(([phrase]) =>
      phrase.every((word, next) => plain(tokens[at + next] ?? '') === word),
    );
    const isRateHere =
      isRate(plain(token)) && hasAmount(words.join(' ')) && !/\p{N}/u.test(tokens[at + 1] ?? '0');
    if (symbol) close(symbol);
    else if (isRateHere) close('*');
    else if (found && (found[1] !== '*' || words.length > 0)) {
      close(found[1]);
      at += found[0].length - 1;
    } else words.push(token);
  }
  close();
  return parts;
}

const leading =
  /^(?:(?:the|a|an|der|die|das|ein|eine|el|la|los|las|un|una|le|les|une|il|lo|o|os|as|um|uma|number of|price|total|cost|is|=|multiplies|adds|takes)\s)+/iu;
/** "number of students" is asked for as it stands; an article before it is not. */
const asInput = (words: string): string => {
  const named = /\bnumber of\b/iu.exec(words);
  return (named ? words.slice(named.index) : words.replace(leading, '')).replace(/(?<!,),+$/u, '').trim();
};

function numberIn(words: string): number | undefined {
  const found = [...words.matchAll(amount)].map(([written]) => written);
  const [written] = found;
  if (written === undefined || found.length > 1) return undefined;
  const places = /[.,](\d{1,2})$/u.exec(written)?.[1]?.length ?? 0;
  const value = Number(written.replace(/\D/gu, '')) / 10 ** places;
  return /[%٪％]/u.test(words) ? value / 100 : value;
}

/** What stands before the sum: "Price calculator:", "which works out". */
function sumIn(text: string): string {
  const behindSign = /[:：=]([^:：=]*)$/u.exec(text)?.[1];
  return behindSign ?? text.replace(/^.*?\b(?:multiplies|works out|that takes|calculates|charging)\s/iu, '');
}

type Term = { text: string; input?: string };

/** One part as a term of the formula; nothing where it is not clear what it stands for. */
function termOf(part: Part, inputs: readonly string[]): Term | undefined {
  if ('sign' in part) return { text: part.sign };
  if (hasAmount(part.words)) {
    const value = numberIn(part.words);
    return value === undefined ? undefined : { text: String(value) };
  }
  const input = asInput(part.words);
  const isShort = input !== '' && input.split(' ').length <= longestInput;
  return isShort ? { text: `x${inputs.length + 1}`, input } : undefined;
}

/** Operands with an operator between every two. */
const isSum = (parts: readonly Part[]): boolean =>
  parts.length > 2 &&
  parts.length < mostParts &&
  parts.length % 2 === 1 &&
  parts.every((part, index) => 'words' in part === (index % 2 === 0));

/** Reads a sum out of words: "number of students times $6 plus a flat $75". Nothing where a part of it is not clear. */
export function statedFormula(text: string): StatedFormula | undefined {
  if (text.length > longestText) return undefined;
  const parts = partsOf(sumIn(text));
  if (!isSum(parts)) return undefined;
  const inputs: string[] = [];
  const terms: string[] = [];
  for (const part of parts) {
    const term = termOf(part, inputs);
    if (!term) return undefined;
    if (term.input) inputs.push(term.input);
    terms.push(term.text);
  }
  const [unit] = currency.exec(text) ?? [];
  return inputs.length > 0 ? { inputs, formula: terms.join(' '), ...(unit && { unit }) } : undefined;
}
