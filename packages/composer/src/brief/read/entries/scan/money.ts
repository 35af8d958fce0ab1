import { reckoning } from '@sitewright/composer-content';
import { type Span, type Token, tokensOf } from './tokens.ts';

/** What names a currency beside its sign and its ISO code. */
const currencyWords = new Set(
  (
    'euro euros eur dollar dollars usd pound pounds gbp quid pence bucks cent cents franken francs franc chf kr kronor kroner zł zloty pln ' +
    'kč fr lei reais pesos yen rs tl lira ' +
    '円 元 ドル 원 دولار يورو درهم ريال جنيه دينار دنانير دراهم ريالات جنيهات ليرة руб гривень'
  ).split(' '),
);
const currencyCodes = new Set(Intl.supportedValuesOf('currency'));
const currencySign = /^\p{Sc}$/u;

const isSign = (token: Token | undefined) => token !== undefined && currencySign.test(token.text);
const isNamed = (token: Token | undefined) =>
  token !== undefined &&
  token.kind === 'word' &&
  (currencyCodes.has(token.text) || token.text === 'Ft' || currencyWords.has(token.text.toLowerCase()));

const touches = (left: Token | undefined, right: Token | undefined) =>
  left !== undefined && right !== undefined && left.end === right.start;
const isNear = (left: Token | undefined, right: Token | undefined) =>
  left !== undefined && right !== undefined && right.start - left.end <= 1;

/** Where the currency before a number begins: `£`, `US$`, `R$`, `CHF`. */
function prefixStart(tokens: readonly Token[], at: number): number | undefined {
  const previous = tokens[at - 1];
  if (!isNear(previous, tokens[at])) return undefined;
  if (isSign(previous)) {
    const letters = tokens[at - 2];
    const isMarked = letters?.kind === 'word' && letters.text.length <= 3 && touches(letters, previous);
    return isMarked ? letters.start : previous?.start;
  }
  return isNamed(previous) && previous !== undefined && previous.text.length > 2 ? previous.start : undefined;
}

/** Where an amount with its currency before it ends: `£5m`, `CHF 25.–`. */
function amountEnd(tokens: readonly Token[], at: number, text: string): number {
  const number = tokens[at];
  const next = tokens[at + 1];
  if (number === undefined) return 0;
  if (next?.kind === 'word' && touches(number, next) && next.text.length <= 2) return next.end;
  const tail = text.slice(number.end, number.end + 2);
  return /^[.,][-–—]$/.test(tail) ? number.end + 2 : number.end;
}

/** The groups of a number that are parted by plain spaces: `1 200 €`. */
function groupedStart(tokens: readonly Token[], at: number): number {
  const number = tokens[at];
  const previous = tokens[at - 1];
  if (number === undefined) return 0;
  const isGroup = /^\d{3}(?:[.,]\d{1,2})?$/.test(number.text) && previous !== undefined;
  return isGroup && /^\d{1,3}$/.test(previous.text) && number.start - previous.end === 1
    ? previous.start
    : number.start;
}

const rangeSigns = new Set(['-', '–', '—', '~', '〜', '～']);
const rangeWords = new Set(['to', 'bis', 'à', 'a', 'até', 'tot', 'til', 'till', 'do', 'إلى', 'から']);
const isRange = (between: string) => rangeSigns.has(between) || rangeWords.has(between.toLowerCase());

let words: Readonly<Record<'to' | 'between' | 'and', ReadonlySet<string>>> | undefined;
const spanWords = () => {
  const { to, between, and } = reckoning().spans;
  words ??= { to: new Set(to), between: new Set(between), and: new Set(and) };
  return words;
};

/** Whether a word leads from one amount to another: "20 to 40", "between 20 and 40". */
function isSpan(before: Token | undefined, { text, kind }: Token): boolean {
  if (kind !== 'word') return rangeSigns.has(text);
  const { to, between, and } = spanWords();
  const word = text.toLowerCase();
  return to.has(word) || (and.has(word) && between.has(before?.text.toLowerCase() ?? ''));
}

/** The number of which a range sign and the number before it, `20–25 €`, or behind it, `£20–25`, are a part. */
function rangeStart(tokens: readonly Token[], at: number): number | undefined {
  const [number, sign] = [tokens[at - 2], tokens[at - 1]];
  const isOpen = sign !== undefined && number?.kind === 'number' && isSpan(tokens[at - 3], sign);
  return isOpen && isNear(number, sign) && isNear(sign, tokens[at]) ? number.start : undefined;
}
function rangeEnd(tokens: readonly Token[], at: number): number | undefined {
  const [sign, number] = [tokens[at + 1], tokens[at + 2]];
  const isOpen = sign !== undefined && rangeSigns.has(sign.text) && number?.kind === 'number';
  return isOpen && touches(tokens[at], sign) && touches(sign, number) ? number.end : undefined;
}

/** "9.99/month", "12/mo": a number with cents or of a period has a price's shape without its currency. */
const perPeriod =
  /^\s?(?:\/|per\s)\s?(?:month|mo|year|yr|week|monat|jahr|woche|mois|an|semaine|mes|año|mese|anno|mês|ano|maand|jaar|miesiąc|rok)(?![\p{L}])/iu;

function perTimeEnd(tokens: readonly Token[], at: number, text: string): number | undefined {
  const number = tokens[at];
  return number !== undefined && perPeriod.test(text.slice(number.end, number.end + 14))
    ? number.end
    : undefined;
}

function moneyAt(tokens: readonly Token[], at: number, text: string): Span | undefined {
  const start = prefixStart(tokens, at);
  if (start !== undefined) return { start, end: rangeEnd(tokens, at) ?? amountEnd(tokens, at, text) };
  const perTime = perTimeEnd(tokens, at, text);
  if (perTime !== undefined) return { start: tokens[at]?.start ?? 0, end: perTime };
  const after = tokens[at + 1];
  const belongsToNext = isSign(after) && touches(after, tokens[at + 2]) && tokens[at + 2]?.kind === 'number';
  if (after === undefined || belongsToNext || !isNear(tokens[at], after)) return undefined;
  if (!isSign(after) && !startsWithCurrency(after) && !isPence(tokens[at], after)) return undefined;
  return {
    start: rangeStart(tokens, at) ?? groupedStart(tokens, at),
    end: isSign(after) || isNamed(after) ? after.end : after.start + 1,
  };
}

/** "90p". */
const isPence = (number: Token | undefined, { text, start }: Token): boolean =>
  text === 'p' && start === number?.end && number.text.length < 3;

/** `円` may be glued to what follows it, as Japanese has no spaces. */
const startsWithCurrency = (token: Token) => isNamed(token) || '円元원'.includes(token.text.charAt(0));

/** Two amounts with a range sign between them are one. */
function withRanges(spans: readonly Span[], text: string): Span[] {
  const merged: Span[] = [];
  for (const span of spans) {
    const last = merged.at(-1);
    const isSame = last !== undefined && span.start <= last.end;
    if (last !== undefined && (isSame || isRange(text.slice(last.end, span.start).trim())))
      last.end = Math.max(last.end, span.end);
    else merged.push({ ...span });
  }
  return merged;
}

/** The amounts of money in a text, each with its currency, a range as one. */
export function findMoney(text: string): Span[] {
  const tokens = tokensOf(text);
  const spans = tokens.flatMap((token, at) => {
    const span = token.kind === 'number' ? moneyAt(tokens, at, text) : undefined;
    return span ? [{ ...span, start: plusStart(text, span.start) }] : [];
  });
  return withRanges(spans, text);
}

/** "home visit + 15 €" costs that on top of something. */
const plusStart = (text: string, start: number): number =>
  /(?:^|\s)\+\s?$/u.test(text.slice(Math.max(0, start - 3), start)) ? text.lastIndexOf('+', start) : start;

/** Shares of a hundred: `4.10%`. */
export function findPercentages(text: string): Span[] {
  const tokens = tokensOf(text);
  return tokens.flatMap((token, at) => {
    const sign = tokens[at + 1];
    const isShare =
      token.kind === 'number' && (sign?.text === '%' || sign?.text === '٪') && isNear(token, sign);
    return isShare ? [{ start: token.start, end: sign.end }] : [];
  });
}
