import { countOf, numberOf } from '../../written-numbers.ts';
import { leadsFurther } from '../read/entries/further-price.ts';
import { type ItemText, isDuration } from '../read/entries/item.ts';
import { countWords, type Token, tokensOf } from '../read/entries/scan/tokens.ts';
import { joinParts } from '../read/entries/scan/trim.ts';
import { conditions, packs, rises } from '../read/facts/words.ts';
import { type Amount, amountsOf, withCurrencyOf } from './amounts.ts';
import { isAside, isThing, thingOf } from './thing.ts';
import { bare, before, behind, type FrameWords, type PhraseList } from './words.ts';

/** A thing with its price, and where in the text that stands. */
export interface PricedThing {
  item: ItemText;
  at: number;
  /** Whether a verb or the like says that it is its price. */
  isSaid: boolean;
  /** Whether nothing but what it holds for names it: "£12 per walk". */
  isNameless: boolean;
  /** What stands over it and the others: "three rooms, one for two at £70 and one for four at £95". */
  head?: string;
}

/** What stands before a price: its thing, what else is told of that, and "from". */
interface Lead {
  name: string | undefined;
  detail: string;
  about: string;
  isSaid: boolean;
  isEmpty: boolean;
}

/** What stands behind a price: its unit, and what it is for or comes with. `length` is how much of the text that is. */
interface Tail {
  unit: string;
  qualifier: string;
  detail: string;
  length: number;
}

/** A text without phrases of some lists at its end, however they are mixed. */
function withoutEnds(text: string, lists: readonly PhraseList[]): string {
  const shorter = lists.map((list) => before(text, list)).find((rest) => rest.length < text.length);
  return shorter === undefined ? text : withoutEnds(shorter, lists);
}

/** Where the first word of a list stands behind another word; at the end where none does. */
function wordAt(text: string, list: PhraseList): number {
  const found = tokensOf(text).find(
    ({ start, kind }) => kind === 'word' && start > 0 && list.leading(text.slice(start)) > 0,
  );
  return found?.start ?? text.length;
}

/** A text without what only says that prices follow: "my rates:". */
function withoutHead(text: string, words: FrameWords): string {
  const [said = '', ...rest] = text.split(/[:：]/u, 2);
  const head = behind(bare(said), words.owners);
  return head !== '' && words.prices.leading(head) === head.length ? rest.join('') : text;
}

function leadOf(text: string, words: FrameWords): Lead {
  const whole = behind(bare(withoutHead(text, words)), words.joins);
  const unled = bare(whole.slice(0, whole.length - aboutLength(whole, words)));
  const said = withoutEnds(unled, [words.says, words.only, words.offer.also]);
  const at = wordAt(said, words.lasts);
  const isRise =
    rises.leading(whole) === whole.length || (unled !== '' && rises.leading(unled) === unled.length);
  return {
    name: thingOf(withoutEnds(said.slice(0, at), [words.only]), words),
    detail: withoutEnds(said.slice(at), [words.joins]),
    about: isRise ? '' : bare(whole.slice(unled.length)),
    isSaid: said.length < unled.length,
    isEmpty: said === '' || isRise,
  };
}

/** How much of the end of a text leads to a price and is part of it: "usually around". */
function aboutLength(text: string, words: FrameWords): number {
  const length = words.about.ending(text);
  if (length === 0) return 0;
  const rest = text.slice(0, text.length - length).trimEnd();
  return text.length - rest.length + words.about.ending(rest);
}

const most = { unit: 4, qualifier: 9, detail: 7, manner: 3, namingUnit: 3, last: 5 };

/** How long the unit is that a text begins with: "per hour", "a day". */
function unitLength(text: string, words: FrameWords): number {
  const start = text.length - text.trimStart().length;
  const rest = text.slice(start);
  const stroke = /^\/\s?[\p{L}\p{M}]+/u.exec(rest);
  if (stroke) return start + stroke[0].length;
  const lead = /^[/+]/u.test(rest) ? 1 : words.units.leading(rest);
  // "For two" is one, "for two dogs" is whom the price holds for.
  const goesOn = words.holdsFor.leading(rest) > 0 && /^\s[\p{L}\p{N}]/u.test(rest.slice(lead));
  if (lead === 0 || goesOn) return 0;
  let end = start + lead;
  let count = 0;
  for (const token of tokensOf(rest)) {
    if (token.start < lead || isHyphen(rest, token)) continue;
    // "Les 10 séances": a number may follow the first word.
    const isPart = token.kind === 'word' || (token.kind === 'number' && count === 0);
    if (!isPart || count === most.unit - 1 || endsUnit(rest.slice(token.start), words)) break;
    end = start + token.end;
    count += 1;
  }
  return end;
}

/** Of "demi-journée". */
const isHyphen = (text: string, { text: sign, start, end }: Token): boolean =>
  sign === '-' && /\p{L}/u.test(text.charAt(start - 1)) && /\p{L}/u.test(text.charAt(end));

const endsUnit = (text: string, { joins, qualifies, lasts, only }: FrameWords): boolean =>
  [joins, qualifies, lasts, only].some((list) => list.leading(text) > 0);

/** Where what belongs to a price ends and the next thing begins: at the first comma, else at the last "and". */
function partingOf(text: string, words: FrameWords): { at: number; length: number } | undefined {
  const comma = text.search(/[,;、，；]/u);
  if (comma >= 0) return { at: comma, length: 1 };
  const joint = tokensOf(text).findLast(
    ({ start, kind }) => kind !== 'number' && words.joins.leading(text.slice(start)) > 0,
  );
  return joint && { at: joint.start, length: joint.end - joint.start };
}

/** "For 10 classes, first class free": a comma ends what a price holds for. */
function qualifierIn(text: string): Pick<Tail, 'qualifier' | 'detail'> {
  const end = text.search(/[,，、]/u);
  return end < 0
    ? { qualifier: text, detail: '' }
    : { qualifier: text.slice(0, end), detail: bare(text.slice(end)) };
}

/** "If you're under 18", "over 5 kilos": a short clause that says when a price holds. */
const isCondition = (text: string): boolean =>
  conditions.leading(text) > 0 && countWords(text) <= most.qualifier && !/[,@?!]|\.\s/u.test(text);

/** What a text between a price and the next thing says of it; nothing where it is anything else. */
function toldBehind(
  text: string,
  unit: string,
  words: FrameWords,
): Pick<Tail, 'qualifier' | 'detail'> | undefined {
  const rest = bare(behind(bare(text), words.only));
  if (rest === '' || rest === '.') return { qualifier: '', detail: '' };
  // "$35/hr online": a unit behind a stroke is one word.
  const isManner = unit.startsWith('/') && !/^\s*[,，、]/u.test(text) && countWords(rest) <= most.manner;
  if (isCondition(rest)) return { qualifier: rest.replace(/\.$/u, ''), detail: '' };
  if (isManner || words.qualifies.leading(rest) > 0)
    return isAside(rest, words, most.qualifier) ? qualifierIn(rest.replace(/\.$/u, '')) : undefined;
  const told = behind(rest, words.joins);
  const isTold =
    words.lasts.leading(told) > 0 || (/^\s*[,，、]/u.test(text) && words.joins.leading(rest) === 0);
  return isTold && isAside(told, words, most.detail) ? { qualifier: '', detail: told } : undefined;
}

/** "$85 push, $140 rider": what the last of several prices is for. */
function lastOf(text: string, words: FrameWords): Pick<Tail, 'qualifier' | 'detail'> | undefined {
  const rest = bare(text).replace(/\.$/u, '');
  return !/[,;]/u.test(rest) && isAside(rest, words, most.last) ? { qualifier: rest, detail: '' } : undefined;
}

function tailOf(text: string, isLast: boolean, isSeveral: boolean, words: FrameWords): Tail | undefined {
  const unit = unitLength(text, words);
  const rest = text.slice(unit);
  const parting = isLast ? { at: rest.length, length: 0 } : partingOf(rest, words);
  if (!parting) return undefined;
  const behind = rest.slice(0, parting.at);
  const told =
    toldBehind(behind, text.slice(0, unit).trim(), words) ?? (isSeveral ? lastOf(behind, words) : undefined);
  return told && { ...told, unit: text.slice(0, unit).trim(), length: unit + parting.at + parting.length };
}

const priceOf = (amount: Amount, { about }: Lead, { unit }: Pick<Tail, 'unit'>): string =>
  [about, amount.written].filter(Boolean).join(' ') + (/^\/|^\+$/u.test(unit) ? unit : unit && ` ${unit}`);

/** A thing with its price. What the last of several prices holds for is a part of that. */
function itemOf(name: string, amount: Amount, { qualifier, ...tail }: Tail, lead: Lead): ItemText {
  const isOne = amount.isSeveral && qualifier !== '';
  const price = priceOf(amount, lead, tail) + (isOne ? ` ${qualifier}` : '');
  const detail = joinParts([lead.detail, isOne ? '' : qualifier, tail.detail]);
  return { name, price, ...(detail ? { detail } : {}) };
}

interface Named {
  name: string;
  /** The thing that it is a price of, where the price before it is of the same. */
  base: string;
  isNameless: boolean;
}

interface Read extends Named {
  lead: Lead;
  tail: Tail;
  amount: Amount;
  withUnit?: string;
}

const isNamingUnit = (unit: string): boolean =>
  !unit.startsWith('+') && countWords(unit) > 1 && countWords(unit) <= most.namingUnit;

const afterStroke = /^\/\s?(\p{L}[\p{L}\p{M}]*)$/u;

/** A price that nothing is named with is named by what it holds for: "£20 for two dogs", "£12 per walk", "$35/hr". */
function heldFor({ unit, qualifier }: Tail, words: FrameWords): string | undefined {
  if (qualifier !== '') return behind(qualifier, words.holdsFor);
  const [, short] = afterStroke.exec(unit) ?? [];
  if (short !== undefined) return words.strokeOf(short);
  return isNamingUnit(unit) || isEach(unit) ? unit : undefined;
}

/** "£15 pp", "80p each". */
const isEach = (unit: string): boolean => countWords(unit) === 1 && /^\p{L}+$/u.test(unit);

/** What a price is of: its own thing; or that of the price before it: "for families 30 €"; or what it holds for. */
function nameOf(
  { name, isEmpty }: Lead,
  tail: Tail,
  last: Read | undefined,
  words: FrameWords,
): Named | undefined {
  const held = isEmpty ? heldFor(tail, words) : undefined;
  if (held !== undefined) return { name: held, base: held, isNameless: true };
  if (name === undefined) return undefined;
  if (words.qualifies.leading(name) === 0) return { name, base: name, isNameless: false };
  if (last) return { name: `${last.base} ${name}`, base: last.base, isNameless: false };
  const holder = behind(name, words.holdsFor);
  return holder === name ? undefined : { name: holder, base: holder, isNameless: false };
}

/** What follows a price without what names it. */
const unnamed = ({ unit, qualifier, ...tail }: Tail): Tail =>
  qualifier === '' && !unit.startsWith('/')
    ? { ...tail, unit: '', qualifier }
    : { ...tail, unit, qualifier: '' };

/** Where the last sign or joining word stands between two prices, behind which the second begins. */
function lastParting(text: string, words: FrameWords): { at: number; length: number } | undefined {
  return tokensOf(text)
    .map(({ start, end, text: sign }) => ({ at: start, length: end - start, sign }))
    .findLast(
      ({ at, sign }) => /^[,;/、，；]$/u.test(sign) || words.joins.leading(text.slice(at)) === sign.length,
    );
}

/** Whether what stands between two prices tells of the first, and names nothing for the second: "£35 a month, £28 …". */
function leadsOn(between: string, words: FrameWords): boolean {
  const parting = lastParting(between, words);
  if (!parting || !leadsFurther(between.slice(parting.at + parting.length))) return false;
  const told = bare(between.slice(0, parting.at));
  return told === '' || isCondition(told) || isAside(told, words, most.detail);
}

/** Prices that go on with the one before them, as one: "£35 a month, £28 if you are under 18", "$12 each, 3 for $30". */
function withFurther(text: string, amounts: readonly Amount[], words: FrameWords): Amount[] {
  const merged: Amount[] = [];
  let isNamed = false;
  for (const amount of amounts) {
    const last = merged.at(-1);
    const between = text.slice(last?.end ?? 0, amount.start);
    const isFurther = last !== undefined && leadsOn(between, words);
    if (last && isFurther && isNamed) {
      last.end = amount.end;
      last.written = text.slice(last.start, amount.end);
      last.isSeveral = true;
      continue;
    }
    isNamed = last ? !isFurther : !leadOf(between, words).isEmpty;
    merged.push({ ...amount });
  }
  return merged;
}

function readsOf(
  text: string,
  start: number,
  amounts: readonly Amount[],
  words: FrameWords,
): Read[] | undefined {
  const reads: Read[] = [];
  let from = start;
  for (const [at, amount] of amounts.entries()) {
    const lead = leadOf(text.slice(from, amount.start), words);
    const next = amounts[at + 1];
    const tail = tailOf(
      text.slice(amount.end, next?.start),
      next === undefined,
      amount.isSeveral === true,
      words,
    );
    const last = reads.at(-1);
    const named = tail && nameOf(lead, tail, last, words);
    if (!named) return undefined;
    // "From £480 for 3 hours": how long it takes names a price only where others are named so, too.
    const isOfTime = amounts.length === 1 && isDuration(named.name);
    const isOfUnit = named.isNameless && (tail.qualifier === '' || isOfTime);
    const own = named.isNameless ? unnamed(tail) : tail;
    reads.push({
      ...named,
      lead,
      tail: own,
      amount,
      ...(isOfUnit && { withUnit: joinWords([priceOf(amount, lead, tail), tail.qualifier]) }),
    });
    from = amount.end + tail.length;
  }
  return reads;
}

const joinWords = (words: readonly string[]): string => words.filter(Boolean).join(' ');

const longest = 600;
const longestHead = 6;

/** What is counted before its members are told with their prices, each behind a comma: "three rooms, one for two at £70". */
function headOf(text: string, [first, ...others]: readonly Amount[], words: FrameWords): string {
  const comma = others.length > 0 ? text.slice(0, first?.start).indexOf(',') : -1;
  const said = text.slice(0, Math.max(0, comma));
  const [count = ''] = behind(said, words.there).split(' ', 1);
  return numberOf(count) !== undefined && countWords(said) <= longestHead ? said : '';
}

/**
 * Reads a text that is nothing but things with their prices, as people say it: "a small service is 45 euro, a big one 95". Nothing where
 * it says anything else as well.
 */
export function pricedThings(text: string, words: FrameWords, currency?: string): PricedThing[] | undefined {
  if (text.length > longest || /[()（）]/u.test(text)) return undefined;
  const amounts = withFurther(text, amountsOf(text, words, currency), words);
  const counted = headOf(text, amounts, words);
  const reads = amounts.length > 0 ? readsOf(text, counted.length, amounts, words) : undefined;
  const head = behind(counted, words.there);
  return reads?.map(({ name, lead, tail, amount, isNameless, withUnit }) => ({
    item: { ...itemOf(name, amount, tail, lead), ...(withUnit && { withUnit }) },
    at: amount.start,
    isSaid: lead.isSaid,
    isNameless,
    ...(head && { head }),
  }));
}

const pack = /^(.{3,60}?)\s(\p{L}{1,4})\s(\d{1,4}(?:[.,]\d{2})?)\.?$/u;

/** "Ten treatments for 430", among prices: so many of a thing, and what they cost together. */
export function packPriced(text: string, words: FrameWords, currency?: string): ItemText | undefined {
  const [, name = '', word = '', number = ''] = pack.exec(text) ?? [];
  const counts = tokensOf(name).some(({ text: each }) => /\p{N}/u.test(each) || (countOf(each) ?? 0) > 1);
  if (!counts || packs.leading(word) !== word.length || !isThing(name, words)) return undefined;
  return { name, price: currency === undefined ? number : withCurrencyOf(currency)(number) };
}

const longestFree = 4;

/** "Helmets free", among prices: a thing that costs nothing; "gluten free" says what is not in it. */
export function freeThing(text: string, words: FrameWords): ItemText | undefined {
  const length = words.free.ending(text);
  const lead = length === 0 ? '' : bare(text.slice(0, -length));
  if (lead === '' || countWords(lead) > longestFree || words.freeOf.ending(lead) > 0) return undefined;
  const name = thingOf(withoutEnds(lead, [words.says]), words);
  return name === undefined ? undefined : { name, price: text.slice(-length) };
}
