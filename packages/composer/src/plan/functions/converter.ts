import { tools, type Unit } from '@sitewright/composer-content';
import { toolsIn } from '../../tool-words.ts';
import type { Draft } from '../drafts.ts';
import type { ToolPlan } from '../site-plan.ts';
import { capitalise } from '../words.ts';
import type { Writing } from '../writing.ts';
import { functionsOf } from './functions-of.ts';
import { wordsOfWish } from './wish-words.ts';

type Converter = Extract<ToolPlan, { tool: 'converter' }>;
type Pair = Converter['pairs'][number];

interface Named {
  unit: Unit;
  /** As the person calls it. */
  name: string;
}

const isSame = (word: string, name: string): boolean =>
  word === name || (word.startsWith(name) && /^(?:e?s|en|n|i)$/u.test(word.slice(name.length)));

const longestUnit = [3, 2, 1] as const;

function unitCalled(name: string): Named | undefined {
  const text = name.toLowerCase();
  const unit = tools().units.known.find(({ names }) => names.some((one) => isSame(text, one)));
  return unit && { unit, name };
}

/** The unit that some words end with, in singular or plural, whatever stands before it: "cups of flour" has none. */
function unitAtEnd(words: string): Named | undefined {
  const parts = words.trim().split(/\s+/u);
  return longestUnit.map((count) => unitCalled(parts.slice(-count).join(' '))).find((unit) => unit);
}

/** The unit that some words begin with. */
function unitAtStart(words: string): Named | undefined {
  const parts = words.trim().split(/\s+/u);
  return longestUnit.map((count) => unitCalled(parts.slice(0, count).join(' '))).find((unit) => unit);
}

const isWord = /^\p{L}+$/u;
const escaped = (text: string): string => text.replace(/[/\\^$*+?.()|[\]{}]/gu, '\\$&');

const isPair = (from: Named | undefined, to: Named | undefined): boolean =>
  from !== undefined && to !== undefined && from.unit.kind === to.unit.kind && from.unit !== to.unit;

/** "kilometres to miles and pounds to kilos": two units of one kind each, with a word or a sign between them. */
function unitsIn(text: string): (readonly [Named, Named])[] {
  for (const between of tools().units.between) {
    const parts = text.split(new RegExp(isWord.test(between) ? `\\s${between}\\s` : escaped(between), 'iu'));
    const pairs = parts.slice(1).flatMap((part, at) => {
      const [from, to] = [unitAtEnd(parts[at] ?? ''), unitAtStart(part)];
      return from && to && isPair(from, to) ? [[from, to] as const] : [];
    });
    if (pairs.length > 0) return pairs;
  }
  return [];
}

const digits = 12;
const numberOf = (value: number): string => String(Number(value.toPrecision(digits)));
const added = (value: number): string => (value < 0 ? ` - ${numberOf(-value)}` : ` + ${numberOf(value)}`);

/** From one unit to another by way of the first of their kind. */
function formulaOf(from: Unit, to: Unit): string {
  const factor = numberOf(from.factor / to.factor);
  const shift = from.offset ? `(x${added(from.offset)})` : 'x';
  return `${shift} * ${factor}${to.offset ? added(-to.offset) : ''}`;
}

const pairOf = ([from, to]: readonly [Named, Named]): Pair => ({
  from: capitalise(from.name),
  to: capitalise(to.name),
  forth: formulaOf(from.unit, to.unit),
  back: formulaOf(to.unit, from.unit),
});

const unitBySign = (sign: string | undefined): Named[] =>
  tools()
    .units.known.filter((unit) => unit.sign === sign)
    .map((unit) => ({ unit, name: unit.sign }));

function usualPairs(): Pair[] {
  return tools().units.usual.flatMap(([from, to]) => {
    const [one, other] = [...unitBySign(from), ...unitBySign(to)];
    return one && other ? [pairOf([one, other])] : [];
  });
}

const parting = /\s{0,4}[,;:、،()]\s*|\.\s/u;
/** What cannot be worked out without a rate of the day. */
const money = /(?<!\p{L})(?:currenc|währung|devise|moneda|divisa|valuta|moeda|câmbio|EUR|USD|GBP|CHF)/iu;

/** A converter of the units that were named, else of those that people ask for most; both ways. Money needs a rate. */
export function converterFor(draft: Draft, { brief, own }: Writing): Converter | undefined {
  const words = functionsOf(draft, 'calculator').flatMap((wish) => wordsOfWish(wish, brief));
  if (
    !words.some((text) => toolsIn(text, own.id).includes('converter')) ||
    words.some((text) => money.test(text))
  )
    return undefined;
  return converterOf(words);
}

/** Who says more than that has units of their own in mind. */
const longestBare = 8;

/** The units that some texts name in pairs; nothing where they name others than are known. */
export function converterOf(words: readonly string[]): Converter | undefined {
  const pairs = words
    .flatMap((text) => text.split(parting))
    .flatMap(unitsIn)
    .map(pairOf);
  const different = pairs.filter(({ forth }, at) => pairs.findIndex((other) => other.forth === forth) === at);
  if (different.length > 0) return { tool: 'converter', pairs: different };
  return words.join(' ').split(/\s+/u).length > longestBare
    ? undefined
    : { tool: 'converter', pairs: usualPairs() };
}
