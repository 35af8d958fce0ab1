import { reckoning } from '@sitewright/composer-content';
import { hasWords, plain } from '../words.ts';

/** A sum as a prompt says it: inputs by their words, and the formula over `x1`, `x2` … */
export interface StatedFormula {
  inputs: readonly string[];
  formula: string;
  /** What it works out, where that is said: "dose in ml". */
  result?: string;
  /** The currency that its amounts are in. */
  unit?: string;
}

type Sign = '*' | '+' | '-' | '/';
type Bracket = '(' | ')';
type Part = { sign: Sign } | { words: string } | { bracket: Bracket };

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

type Operators = readonly (readonly [words: readonly string[], sign: Sign])[];

let knownOperators: Operators | undefined;
const operators = (): Operators => (knownOperators ??= readOperators());

/** The operators of several words first, so that "and a" is found before "a". */
function readOperators(): Operators {
  const { times, plus, minus, divided } = reckoning().arithmetic;
  const of = (phrases: readonly string[], sign: Sign) =>
    phrases.map((phrase) => [plain(phrase).split(' '), sign] as const);
  return [...of(times, '*'), ...of(plus, '+'), ...of(minus, '-'), ...of(divided, '/')].sort(
    (a, b) => b[0].length - a[0].length,
  );
}

let rates: ReadonlySet<string> | undefined;

function isRate(word: string): boolean {
  rates ??= new Set(reckoning().arithmetic.rates.map(plain));
  return rates.has(word);
}

const arithmeticSign = /[×*·+−÷]|\s[-/]\s/u;
/** Brackets that group a part of the sum: signs that no text has stand for them; those around a remark are none. */
const grouped = (text: string): string =>
  text.replace(/\(([^()]{1,120})\)/gu, (whole, inner: string) =>
    arithmeticSign.test(inner) ? ` \uE001 ${inner} \uE002 ` : whole,
  );
const brackets: Readonly<Record<string, Bracket>> = { '\uE001': '(', '\uE002': ')' };

/** The words and signs of a text; a sign of arithmetic is a token of its own. */
const tokensOf = (text: string): string[] =>
  grouped(text)
    .replace(/[×*·+−÷]|(?<=\s)[-/](?=\s)/gu, ' $& ')
    .split(/\s+/u)
    .map((token) => token.replace(/^[("“]+|(?<![)"”.;:!?])[)"”.;:!?]+$/gu, ''))
    .filter(Boolean);

const hasAmount = (words: string): boolean => /\p{N}/u.test(words);

interface Operator {
  sign: Sign;
  /** How many tokens it is. */
  length: number;
}

/** The operator that stands at a token, where there is one; "x" behind nothing is a name. */
function operatorAt(
  tokens: readonly string[],
  at: number,
  signs: Operators,
  words: readonly string[],
): Operator | undefined {
  const token = tokens[at] ?? '';
  const symbol = symbols[token];
  if (symbol) return { sign: symbol, length: 1 };
  if (isRate(plain(token)) && words.some(hasAmount) && !/\p{N}/u.test(tokens[at + 1] ?? '0'))
    return { sign: '*', length: 1 };
  const next: string[] = [];
  const plainAt = (ahead: number): string => (next[ahead] ??= plain(tokens[at + ahead] ?? ''));
  const found = signs.find(([phrase]) => phrase.every((word, ahead) => plainAt(ahead) === word));
  if (!found || (found[1] === '*' && words.length === 0)) return undefined;
  return { sign: found[1], length: found[0].length };
}

/** Cuts a text at its operators and brackets. */
function partsOf(text: string): Part[] {
  const tokens = tokensOf(text);
  const signs = operators();
  const parts: Part[] = [];
  let words: string[] = [];
  const close = (part?: Part) => {
    if (words.length > 0) parts.push({ words: words.join(' ') });
    if (part) parts.push(part);
    words = [];
  };
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at] ?? '';
    const bracket = brackets[token];
    const operator = bracket ? undefined : operatorAt(tokens, at, signs, words);
    if (bracket) close({ bracket });
    else if (operator) close({ sign: operator.sign });
    else words.push(token);
    at += operator ? operator.length - 1 : 0;
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

interface Sides {
  sum: string;
  result?: string;
}

const isSaidSum = (text: string): boolean => partsOf(text).some((part) => 'sign' in part);

/** What a sum works out is a short name without numbers: "the dose in ml". */
function resultNamed(words: string): { result?: string } {
  const result = asInput(words.trim());
  return result && !hasAmount(result) && result.split(' ').length <= longestInput ? { result } : {};
}

/** What stands before the sum: "Price calculator:", "which works out". */
const withoutOpening = (text: string): string =>
  text.replace(/^.*?\b(?:multiplies|works out|that takes|calculates|charging)\s/iu, '');

/** "dose = weight × 2", "weight times 2 gives the dose": the sum, and what it works out. */
function sidesOf(text: string): Sides {
  const behindColon = /[:：]([^:：]*)$/u.exec(text)?.[1];
  const said = behindColon !== undefined && isSaidSum(behindColon) ? behindColon : text;
  const [left, right, ...others] = said.split('=');
  if (left !== undefined && right !== undefined && others.length === 0)
    return isSaidSum(right)
      ? { sum: right, ...resultNamed(left) }
      : { sum: withoutOpening(left), ...resultNamed(right) };
  const { gives } = reckoning().arithmetic;
  const plainly = said.toLowerCase();
  const [word] = gives.filter((one) => plainly.includes(` ${one} `)).sort((a, b) => b.length - a.length);
  const at = word === undefined ? -1 : plainly.lastIndexOf(` ${word} `);
  if (word === undefined || at < 0 || !isSaidSum(said.slice(0, at))) return { sum: withoutOpening(said) };
  return { sum: withoutOpening(said.slice(0, at)), ...resultNamed(said.slice(at + word.length + 2)) };
}

type Term = { text: string; input?: string };

/** An operand of the formula; nothing where it is not clear what it stands for. */
function operandOf(words: string, inputs: readonly string[]): Term | undefined {
  if (hasAmount(words)) {
    const value = numberIn(words);
    return value === undefined ? undefined : { text: String(value) };
  }
  const input = asInput(words);
  const isShort = input !== '' && input.split(' ').length <= longestInput;
  return isShort ? { text: `x${inputs.length + 1}`, input } : undefined;
}

/** Operands with an operator between every two, and brackets that close. */
function isSum(parts: readonly Part[]): boolean {
  const flat = parts.filter((part) => !('bracket' in part));
  return (
    flat.length > 2 &&
    flat.length < mostParts &&
    flat.length % 2 === 1 &&
    flat.every((part, index) => 'words' in part === (index % 2 === 0))
  );
}

const isShare = (part: Part): boolean => 'words' in part && /[%٪％]/u.test(part.words);

/** "plus 20 %" is of all that stands before it. */
function withShare(sum: string, sign: string, share: string): string {
  const before = / [-+] /u.test(sum) ? `(${sum})` : sum;
  return `${before} * (1 ${sign} ${share})`;
}

/** What holds only sometimes: "minus 10 % if there are more than ten". */
const isConditional = (text: string): boolean =>
  reckoning().arithmetic.unless.some((word) => hasWords(text, word));

interface Reckoned {
  formula: string;
  inputs: readonly string[];
  sign?: Sign | undefined;
}

/** The formula with one more part; nothing where it is not clear what the part stands for. */
function withPart(sum: Reckoned | undefined, part: Part): Reckoned | undefined {
  if (!sum || 'sign' in part) return sum && { ...sum, ...part };
  const { formula, inputs, sign } = sum;
  const term: Term | undefined = 'bracket' in part ? { text: part.bracket } : operandOf(part.words, inputs);
  if (!term) return undefined;
  const isOfAll = (sign === '+' || sign === '-') && isShare(part);
  return {
    formula: isOfAll
      ? withShare(formula, sign, term.text)
      : [formula, sign, term.text].filter(Boolean).join(' '),
    inputs: [...inputs, ...(term.input ? [term.input] : [])],
  };
}

/** Reads a sum out of words: "number of students times $6 plus a flat $75". Nothing where a part of it is not clear. */
export function statedFormula(text: string): StatedFormula | undefined {
  if (text.length > longestText || isConditional(text)) return undefined;
  const { sum, result } = sidesOf(text);
  const parts = partsOf(sum);
  const reckoned = isSum(parts)
    ? parts.reduce(withPart, { formula: '', inputs: [] } as Reckoned | undefined)
    : undefined;
  if (!reckoned || reckoned.inputs.length === 0) return undefined;
  const { inputs, formula } = reckoned;
  const [unit] = currency.exec(text) ?? [];
  return { inputs, formula, ...(result && { result }), ...(unit && { unit }) };
}
