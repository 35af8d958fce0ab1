import type { ItemText } from '../read/entries/item.ts';
import { tokensOf } from '../read/entries/scan/tokens.ts';
import { joinParts } from '../read/entries/scan/trim.ts';
import { type Amount, amountsOf } from './amounts.ts';
import { isAside, thingOf } from './thing.ts';
import { bare, before, behind, type FrameWords, type PhraseList } from './words.ts';

/** A thing with its price, and where in the text that stands. */
export interface PricedThing {
  item: ItemText;
  at: number;
  /** Whether a verb or the like says that it is its price. */
  isSaid: boolean;
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

function leadOf(text: string, words: FrameWords): Lead {
  const whole = behind(bare(text), words.joins);
  const unled = bare(whole.slice(0, whole.length - aboutLength(whole, words)));
  const said = withoutEnds(unled, [words.says, words.only, words.offer.also]);
  const at = wordAt(said, words.lasts);
  return {
    name: thingOf(withoutEnds(said.slice(0, at), [words.only]), words),
    detail: withoutEnds(said.slice(at), [words.joins]),
    about: bare(whole.slice(unled.length)),
    isSaid: said.length < unled.length,
    isEmpty: said === '',
  };
}

/** How much of the end of a text leads to a price and is part of it: "usually around". */
function aboutLength(text: string, words: FrameWords): number {
  const length = words.about.ending(text);
  if (length === 0) return 0;
  const rest = text.slice(0, text.length - length).trimEnd();
  return text.length - rest.length + words.about.ending(rest);
}

const most = { unit: 4, qualifier: 9, detail: 7 };

/** How long the unit is that a text begins with: "per hour", "a day". */
function unitLength(text: string, words: FrameWords): number {
  const start = text.length - text.trimStart().length;
  const rest = text.slice(start);
  const lead = /^[/+]/u.test(rest) ? 1 : words.units.leading(rest);
  if (lead === 0) return 0;
  let end = start + lead;
  let count = 0;
  for (const token of tokensOf(rest)) {
    if (token.start < lead) continue;
    const here = rest.slice(token.start);
    const isOver =
      token.kind !== 'word' || words.joins.leading(here) > 0 || words.qualifies.leading(here) > 0;
    if (isOver || words.lasts.leading(here) > 0 || count === most.unit - 1) break;
    end = start + token.end;
    count += 1;
  }
  return end;
}

/** Where what belongs to a price ends and the next thing begins: at the first comma, else at the last "and". */
function partingOf(text: string, words: FrameWords): { at: number; length: number } | undefined {
  const comma = text.search(/[,;、，；]/u);
  if (comma >= 0) return { at: comma, length: 1 };
  const joint = tokensOf(text).findLast(
    ({ start, kind }) => kind !== 'number' && words.joins.leading(text.slice(start)) > 0,
  );
  return joint && { at: joint.start, length: joint.end - joint.start };
}

/** What a text between a price and the next thing says of it; nothing where it is anything else. */
function toldBehind(text: string, words: FrameWords): Pick<Tail, 'qualifier' | 'detail'> | undefined {
  const rest = bare(behind(bare(text), words.only));
  if (rest === '' || rest === '.') return { qualifier: '', detail: '' };
  if (words.qualifies.leading(rest) > 0)
    return isAside(rest, words, most.qualifier)
      ? { qualifier: rest.replace(/\.$/u, ''), detail: '' }
      : undefined;
  const told = behind(rest, words.joins);
  const isTold =
    words.lasts.leading(told) > 0 || (/^\s*[,，、]/u.test(text) && words.joins.leading(rest) === 0);
  return isTold && isAside(told, words, most.detail) ? { qualifier: '', detail: told } : undefined;
}

function tailOf(text: string, isLast: boolean, words: FrameWords): Tail | undefined {
  const unit = unitLength(text, words);
  const rest = text.slice(unit);
  const parting = isLast ? { at: rest.length, length: 0 } : partingOf(rest, words);
  if (!parting) return undefined;
  const told = toldBehind(rest.slice(0, parting.at), words);
  return told && { ...told, unit: text.slice(0, unit).trim(), length: unit + parting.at + parting.length };
}

const priceOf = (amount: Amount, { about }: Lead, { unit }: Tail): string =>
  [about, amount.written].filter(Boolean).join(' ') + (unit.startsWith('/') ? unit : unit && ` ${unit}`);

/** One price of a thing among others of the same is told from them by what it is for. */
function itemOf(
  name: string,
  price: string,
  { qualifier, ...tail }: Tail,
  lead: Lead,
  isOneOfSeveral: boolean,
): ItemText {
  const isNamed = isOneOfSeveral && qualifier !== '';
  const detail = joinParts([lead.detail, isNamed ? '' : qualifier, tail.detail]);
  return { name: isNamed ? `${name} ${qualifier}` : name, price, ...(detail ? { detail } : {}) };
}

interface Named {
  name: string;
  /** The thing that it is a price of, where the price before it is of the same. */
  base: string;
  isShared: boolean;
}

interface Read extends Named {
  lead: Lead;
  tail: Tail;
  amount: Amount;
}

/** What a price is of: its own thing; or that of the price before it, for somebody else: "£60, £25 for students", "for families 30 €". */
function nameOf(
  { name, isEmpty }: Lead,
  { qualifier }: Tail,
  last: Read | undefined,
  words: FrameWords,
): Named | undefined {
  if (isEmpty && last && qualifier !== '') return { name: last.base, base: last.base, isShared: true };
  if (name === undefined) return undefined;
  if (words.qualifies.leading(name) === 0) return { name, base: name, isShared: false };
  return last && { name: `${last.base} ${name}`, base: last.base, isShared: false };
}

function readsOf(text: string, amounts: readonly Amount[], words: FrameWords): Read[] | undefined {
  const reads: Read[] = [];
  let from = 0;
  for (const [at, amount] of amounts.entries()) {
    const lead = leadOf(text.slice(from, amount.start), words);
    const next = amounts[at + 1];
    const tail = tailOf(text.slice(amount.end, next?.start), next === undefined, words);
    const last = reads.at(-1);
    const named = tail && nameOf(lead, tail, last, words);
    if (!named) return undefined;
    reads.push({ ...named, lead, tail, amount });
    from = amount.end + tail.length;
  }
  return reads;
}

const longest = 600;

/**
 * Reads a text that is nothing but things with their prices, as people say it: "a small service is 45 euro, a big one 95". Nothing where
 * it says anything else as well.
 */
export function pricedThings(text: string, words: FrameWords, currency?: string): PricedThing[] | undefined {
  if (text.length > longest || /[()（）]/u.test(text)) return undefined;
  const amounts = amountsOf(text, words, currency);
  const reads = amounts.length > 0 ? readsOf(text, amounts, words) : undefined;
  return reads?.map(({ name, lead, tail, amount, isShared }, at) => {
    const isOneOfSeveral = isShared || reads[at + 1]?.isShared === true;
    const item = itemOf(name, priceOf(amount, lead, tail), tail, lead, isOneOfSeveral);
    return { item, at: amount.start, isSaid: lead.isSaid };
  });
}
