import { type ItemText, isDuration } from '../read/entries/item.ts';
import { countWords, tokensOf } from '../read/entries/scan/tokens.ts';
import { findDates } from '../read/entries/scan/when.ts';
import { type PricedThing, pricedThings } from './priced.ts';
import { thingOf } from './thing.ts';
import { bare, before, behind, type FrameWords } from './words.ts';

/** A thing that is offered, and where in the text it ends. */
export interface OfferedThing {
  item: ItemText;
  at: number;
  head?: string;
}

interface Offer {
  /** What is offered, without who does it. */
  things: string;
  template: string;
}

/** A sentence behind who does something in it: "we also", "I can"; nothing where a verb needs that and has it not. */
function doneIn(text: string, { offer }: FrameWords): string | undefined {
  const unled = behind(text, offer.also);
  const said = behind(unled, offer.who);
  if (!offer.isSubjectNeeded || said.length < unled.length) return behind(said, offer.also);
  // "Außerdem verleihen wir …": where something else stands first, the verb stands before who does it.
  const verb = Math.max(offer.verbs.leading(unled), offer.works.leading(unled));
  const done = unled.slice(verb).trimStart();
  const isInverted = verb > 0 && offer.who.leading(done) > 0;
  return isInverted ? `${unled.slice(0, verb)} ${behind(done, offer.who)}` : undefined;
}

/** What is offered: "we also rent out cargo bikes". */
function offerIn(text: string, words: FrameWords): Offer | undefined {
  const { offer, owners } = words;
  const told = doneIn(text, words) ?? '';
  const verb = offer.verbs.leading(told);
  if (verb === 0) return undefined;
  const things = before(behind(bare(told.slice(verb)), offer.also), offer.tails);
  // "We offer our best": what is somebody's is told of, not offered.
  return owners.leading(things) > 0 ? undefined : { things, template: offer.templateOf(told.slice(0, verb)) };
}

/** In so many words behind "our" stands whose shop or the like it is. */
const longestSubject = 4;

/** Where the verb begins of a sentence that says what others do: "they do", "our farm shop sells". */
function otherVerbAt(text: string, { offer, owners }: FrameWords): number {
  const other = offer.others.leading(text);
  if (other > 0) return text.length - text.slice(other).trimStart().length;
  if (owners.leading(text) === 0) return offer.isSubjectNeeded ? -1 : 0;
  const verb = tokensOf(text)
    .slice(1, longestSubject + 2)
    .find(({ start }) => offer.does.leading(text.slice(start)) > 0);
  return verb?.start ?? -1;
}

/** What stands behind a verb of others, or what leads to the things without one: "services include". */
function othersOffer(text: string, words: FrameWords): Offer | undefined {
  const { offer } = words;
  const lead = offer.leads.leading(text);
  if (lead > 0) return { things: bare(text.slice(lead)), template: '{thing}' };
  const at = otherVerbAt(text, words);
  const told = at < 0 ? '' : text.slice(at);
  const verb = Math.max(offer.does.leading(told), offer.verbs.leading(told));
  if (verb === 0) return undefined;
  return {
    things: before(bare(told.slice(verb)), offer.tails),
    template: offer.templateOf(told.slice(0, verb)),
  };
}

/** Whether a sentence says what somebody does or offers, whatever else it says. */
export function saysWork(text: string, words: FrameWords): boolean {
  const told = doneIn(text, words) ?? '';
  return words.offer.works.leading(told) + words.offer.verbs.leading(told) > 0;
}

/** What stood behind a verb begins a line of its own. */
const asHead = (name: string): string => name.charAt(0).toLocaleUpperCase('en') + name.slice(1);

const inTemplate = ({ name, ...rest }: ItemText, template: string): ItemText => ({
  ...rest,
  name: asHead(template.replace('{thing}', () => name)),
});

/** The members of a row with where each begins; "and" parts the last two of several: "fish and chips" may be one thing. */
function membersOf(text: string, words: FrameWords): { text: string; start: number }[] {
  const last = Math.max(...[...',;、，'].map((sign) => text.lastIndexOf(sign)));
  const members: { text: string; start: number }[] = [];
  let start = 0;
  const close = (end: number, next: number) => {
    members.push({ text: text.slice(start, end), start });
    start = next;
  };
  for (const { text: sign, start: at, end } of tokensOf(text)) {
    const isJoin = last >= 0 && at > last && words.joins.leading(text.slice(at)) > 0;
    if (isJoin || /^[,;、，]$/u.test(sign)) close(at, end);
  }
  close(text.length, text.length);
  return members.filter((member) => bare(member.text) !== '');
}

const longest = 600;
const longestMember = 6;
const fewestPlain = 2;

/** The things of a row, each named by so many words at most; nothing where they are fewer, or one of them is no name of a thing. */
export function rowOfThings(
  text: string,
  words: FrameWords,
  { fewest, longestMember }: { fewest: number; longestMember: number },
): OfferedThing[] | undefined {
  const members = membersOf(text, words);
  if (members.length < fewest) return undefined;
  const things = members.map((member) => {
    const name = countWords(member.text) <= longestMember ? thingOf(member.text, words) : undefined;
    return name === undefined
      ? undefined
      : { item: { name }, at: member.start + bare(member.text).length - 1 };
  });
  return things.every((thing) => thing !== undefined) ? things : undefined;
}

/** Things without prices: a row of several; what is said of one stays a sentence. */
const plainThings = (text: string, words: FrameWords): OfferedThing[] | undefined =>
  /\p{N}/u.test(text) ? undefined : rowOfThings(text, words, { fewest: fewestPlain, longestMember });

function thingsOf(
  offer: Offer,
  text: string,
  words: FrameWords,
  currency?: string,
): OfferedThing[] | undefined {
  const offset = text.lastIndexOf(offer.things);
  const priced: readonly PricedThing[] | undefined = pricedThings(offer.things, words, currency);
  const things = priced ?? plainThings(offer.things, words);
  return things?.map((thing) => ({
    ...thing,
    item: inTemplate(thing.item, offer.template),
    at: offset + thing.at,
  }));
}

/** Reads a sentence that says what somebody offers, and nothing else: "we also sell mugs, bowls and plates". */
export function offeredThings(
  text: string,
  words: FrameWords,
  currency?: string,
): OfferedThing[] | undefined {
  const offer = text.length <= longest ? offerIn(text, words) : undefined;
  return offer && thingsOf(offer, text, words, currency);
}

/** Reads a sentence of what is offered by those whom the site is of: "they do divorce, wills and property", "services include …". */
export function offeredByOthers(text: string, words: FrameWords): OfferedThing[] | undefined {
  const offer = text.length <= longest ? othersOffer(text, words) : undefined;
  return offer && thingsOf(offer, text, words);
}

/** What stands behind a word for prices with which a text begins; nothing where it begins with none. */
function behindPriceWord(text: string, words: FrameWords): string | undefined {
  const said = behind(behind(behind(bare(text), words.joins), words.qualifies), words.owners);
  const length = words.prices.leading(said);
  return length === 0 ? undefined : bare(said.slice(length));
}

/** "Free" is the name of a price; any other has its own. */
function priceNamed(text: string, words: FrameWords): ItemText | undefined {
  if (text !== '' && words.free.leading(text) === text.length) return { name: asHead(text) };
  const [thing, ...others] = pricedThings(text, words) ?? [];
  return others.length === 0 ? thing?.item : undefined;
}

const rowMembers = (text: string, words: FrameWords): string[] =>
  membersOf(`,${text}`, words).map((member) => bare(member.text));

/** "With pricing: free, pro $6/month": nothing but several prices behind the word for them. */
export function pricesBehindWord(text: string, words: FrameWords): ItemText[] | undefined {
  const list = text.length > longest ? undefined : behindPriceWord(text, words);
  if (list === undefined) return undefined;
  const items = rowMembers(list, words).map((member) => priceNamed(member, words));
  if (items.length < 2 || !items.every((item) => item !== undefined)) return undefined;
  // "Free and $4 a month" are plans, and no prices of one thing.
  const areOfWhole = items.every(({ name, withUnit }) => withUnit !== undefined && !isDuration(name));
  return areOfWhole ? items : items.map(({ withUnit: _, ...item }) => item);
}

/** "…, pricing free and $4/month": the prices with which a sentence ends that says something else before them. */
export function pricesAtEnd(text: string, words: FrameWords): ItemText[] | undefined {
  const parts = text.length > longest ? [] : text.split(/,\s/u);
  const at = parts.findIndex((part, index) => index > 0 && behindPriceWord(part, words) !== undefined);
  return at < 0 ? undefined : pricesBehindWord(parts.slice(at).join(', '), words);
}

/** "Kiln firing, £2 a kg": the prices behind what the whole is of, where those are all that its sentence says besides; behind a day they are of that. */
export function pricesBehindWhat(text: string, words: FrameWords): ItemText[] | undefined {
  const at = text.length > longest || findDates(text).length > 0 ? -1 : text.search(/,\s/u);
  const things = at < 0 ? undefined : pricedThings(text.slice(at + 1), words);
  return things?.map(({ item }) => item);
}
