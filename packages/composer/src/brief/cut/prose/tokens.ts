/**
 * `sign` is one that separates nothing: a bracket or quotation mark without its partner, a slash. `comma` is all that stands
 * between the parts of a row.
 */
export type TokenKind =
  | 'word'
  | 'comma'
  | 'semicolon'
  | 'colon'
  | 'stop'
  | 'dash'
  | 'open'
  | 'close'
  | 'sign';

export interface Token {
  kind: TokenKind;
  start: number;
  end: number;
  /** The index of the other bracket or quotation mark. */
  pair?: number;
  isQuote?: boolean;
}

const digit = /\d/;
const letter = /[\p{L}\p{M}]/u;
const upper = /\p{Lu}/u;
const lower = /\p{Ll}/u;
const separators = new Map<string, TokenKind>([
  ['、', 'comma'],
  ['，', 'comma'],
  ['،', 'comma'],
  ['；', 'semicolon'],
  ['؛', 'semicolon'],
  ['：', 'colon'],
  ['。', 'stop'],
  ['！', 'stop'],
  ['？', 'stop'],
  ['؟', 'stop'],
  ['۔', 'stop'],
  ['।', 'stop'],
  ['…', 'stop'],
]);
/** Signs that part only with space on both sides. */
const spaced = new Map<string, TokenKind>([
  ['-', 'dash'],
  ['–', 'dash'],
  ['—', 'dash'],
  ['|', 'comma'],
  ['·', 'comma'],
  ['•', 'comma'],
]);
export const brackets: Readonly<Record<string, string>> = {
  '(': ')',
  '[': ']',
  '{': '}',
  '（': '）',
  '［': '］',
  '【': '】',
};
const closers = new Set(Object.values(brackets));
export const quoteSigns = new Set('"“”„«»「」『』‹›'.split(''));
const spaceOrEnd = (sign: string | undefined): boolean => sign === undefined || sign === ' ';

const isCloser = (sign: string | undefined): boolean =>
  sign !== undefined && (closers.has(sign) || quoteSigns.has(sign) || separators.has(sign));

/** A full stop inside of a domain, number or abbreviation is a part of its word; between "bread.We" it is not. */
function isInnerStop(text: string, at: number): boolean {
  const next = text[at + 1];
  if (spaceOrEnd(next) || isCloser(next) || '.!?,;'.includes(next ?? '')) return false;
  const isGlued =
    lower.test(text[at - 1] ?? '') &&
    lower.test(text[at - 2] ?? '') &&
    upper.test(next ?? '') &&
    lower.test(text[at + 2] ?? '');
  return !isGlued;
}

/** "14:30", "https://" and "a:b" are words; "Tel:0341" and "name: Jo" have a key. */
function isInnerColon(text: string, at: number): boolean {
  const before = text[at - 1] ?? '';
  const next = text[at + 1];
  if (spaceOrEnd(next) || isCloser(next)) return false;
  if (digit.test(before) || next === '/') return true;
  return !letter.test(before) || !(digit.test(next ?? '') || next === '+' || !letter.test(next ?? ''));
}

const isInnerComma = (text: string, at: number): boolean =>
  digit.test(text[at - 1] ?? '') && digit.test(text[at + 1] ?? '');
/** "a?b" in an address of the web. */
const isInnerMark = (text: string, at: number): boolean =>
  !(spaceOrEnd(text[at + 1]) || isCloser(text[at + 1]) || '.!?,;:'.includes(text[at + 1] ?? ''));
const isInnerSign = (text: string, at: number): boolean =>
  !(spaceOrEnd(text[at - 1]) && spaceOrEnd(text[at + 1]));
const isInnerDash = (text: string, at: number): boolean =>
  !(letter.test(text[at - 1] ?? '') && letter.test(text[at + 1] ?? ''));

/** Signs that part words, unless they are inside of one. */
const inWords: Readonly<Record<string, [kind: TokenKind, isInner: (text: string, at: number) => boolean]>> = {
  ',': ['comma', isInnerComma],
  ';': ['semicolon', () => false],
  ':': ['colon', isInnerColon],
  '.': ['stop', isInnerStop],
  '!': ['stop', isInnerMark],
  '?': ['stop', isInnerMark],
  '—': ['dash', isInnerDash],
  '/': ['sign', isInnerSign],
  '&': ['sign', isInnerSign],
};

function kindAt(text: string, at: number): TokenKind | undefined {
  const sign = text[at] ?? '';
  if (brackets[sign] !== undefined || closers.has(sign) || quoteSigns.has(sign)) return 'sign';
  const apart = spaced.get(sign);
  if (apart && spaceOrEnd(text[at - 1]) && spaceOrEnd(text[at + 1])) return apart;
  const [kind, isInner] = inWords[sign] ?? [];
  return separators.get(sign) ?? (isInner?.(text, at) ? undefined : kind);
}

const arrows = new Set(['->', '=>', '→', '=']);
/** "Programs -> lunches" and "app = Plantly" say what a colon says. */
const isArrow = (text: string, start: number, end: number): boolean =>
  end - start < 3 && start > 0 && arrows.has(text.slice(start, end));

/** One pass over a line: its words and what parts them. Space makes no token. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  let word = -1;
  for (let at = 0; at <= text.length; at += 1) {
    const isEnd = spaceOrEnd(text[at]);
    const kind = isEnd ? undefined : kindAt(text, at);
    if (word >= 0 && (isEnd || kind)) {
      tokens.push({ kind: isArrow(text, word, at) ? 'colon' : 'word', start: word, end: at });
      word = -1;
    }
    if (kind) addSign(tokens, kind, at);
    else if (!isEnd && word < 0) word = at;
  }
  return tokens;
}

/** "!!" and "?!" are one stop. */
function addSign(tokens: Token[], kind: TokenKind, at: number): void {
  const last = tokens.at(-1);
  if (kind === 'stop' && last?.kind === 'stop' && last.end === at) last.end = at + 1;
  else tokens.push({ kind, start: at, end: at + 1 });
}
