import { tools, type Unit } from '@sitewright/composer-content';
import { toolsIn } from '../../tool-words.ts';
import type { Draft } from '../drafts.ts';
import type { ToolPlan } from '../site-plan.ts';
import { isToolSite } from '../tool-site.ts';
import { capitalise, hasWords } from '../words.ts';
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
  ...((from.unit.isWhole || to.unit.isWhole) && { isWhole: true }),
});

/** All units that a text names, in its order. */
function unitsNamed(text: string): Named[] {
  const words = text.split(/[\s,;:、，()]+/u).map((word) => word.replace(/(?<!\.)\.$/u, ''));
  const named: Named[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const length = longestUnit.find(
      (count) => at + count <= words.length && unitCalled(words.slice(at, at + count).join(' ')),
    );
    const unit = length && unitCalled(words.slice(at, at + length).join(' '));
    if (unit) named.push(unit);
    at += (length ?? 1) - 1;
  }
  return named;
}

/** "Celsius, Fahrenheit and gas marks": units that stand in no pair go with all others of their kind. */
function looseUnits(
  words: readonly string[],
  paired: readonly (readonly [Named, Named])[],
): (readonly [Named, Named])[] {
  const named = words
    .flatMap(unitsNamed)
    .filter(({ unit }, at, all) => all.findIndex((other) => other.unit === unit) === at);
  const isLoose = ({ unit }: Named) => !paired.flat().some((other) => other.unit === unit);
  return named.flatMap((one, at) =>
    named
      .slice(at + 1)
      .filter((other) => isPair(one, other) && (isLoose(one) || isLoose(other)))
      .map((other) => [one, other] as const),
  );
}

let ratio: RegExp | undefined;

/** "a cup of flour is 125 g": what a person says that one is of the other. */
function statedRatio(text: string): Pair[] {
  const equals = tools().units.equals.map(escaped).join('|');
  ratio ??= new RegExp(
    `^(?:(?:and|und|et|y|e|en)\\s)?(?:1|one|an?|eine?|une?|una|uno?|een)\\s([^\\d=]{2,40}?)\\s(?:${equals})\\s(?:[\\p{L}.]{2,9}\\s)?(\\d{1,6}(?:[.,]\\d{1,3})?)\\s?([\\p{L}°²³][^\\d]{0,24})$`,
    'iu',
  );
  const [, from, amount, to] = ratio.exec(text.trim()) ?? [];
  const value = Number(amount?.replace(',', '.'));
  if (!from || !to || !(value > 0)) return [];
  const of = numberOf(value);
  return [{ from: capitalise(from), to: capitalise(to.trim()), forth: `x * ${of}`, back: `x / ${of}` }];
}

const unitBySign = (sign: string | undefined): Named[] =>
  tools()
    .units.known.filter((unit) => unit.sign === sign)
    .map((unit) => ({ unit, name: unit.sign }));

const usualPairs = (): (readonly [Named, Named])[] =>
  tools().units.usual.flatMap(([from, to]) => {
    const [one, other] = [...unitBySign(from), ...unitBySign(to)];
    return one && other ? [[one, other] as const] : [];
  });

/** What is converted mostly, of the kinds of units that a text calls by their names: "oven temperatures". */
function pairsOfKinds(text: string): (readonly [Named, Named])[] {
  const { kinds, known } = tools().units;
  return Object.entries(kinds).flatMap(([kind, words]) => {
    if (!words.some((word) => hasWords(text, word))) return [];
    const usual = usualPairs().filter(([{ unit }]) => unit.kind === kind);
    const [one, other] = known.filter((unit) => unit.kind === kind);
    if (usual.length > 0 || !one || !other) return usual;
    return [
      [
        { unit: one, name: one.sign },
        { unit: other, name: other.sign },
      ] as const,
    ];
  });
}

/** Whether nothing is said but that something is to be converted. */
const isBare = (words: readonly string[]): boolean => {
  const plainly = new Set(tools().units.plain);
  return words.every((text) =>
    (text.toLowerCase().match(/[\p{L}\p{M}’']+/gu) ?? []).every((word) => plainly.has(word)),
  );
};

const parting = /\s{0,4}[,;:、،()]\s*|\.\s/u;
/** What cannot be worked out without a rate of the day. */
const money = /(?<!\p{L})(?:currenc|währung|devise|moneda|divisa|valuta|moeda|câmbio|EUR|USD|GBP|CHF)/iu;

/** A converter of the units that were named, else of those that people ask for most; both ways. Money needs a rate. */
export function converterFor(draft: Draft, { brief, own }: Writing): Converter | undefined {
  const wishes = functionsOf(draft, 'calculator').flatMap((wish) => wordsOfWish(wish, brief));
  const isNamed = wishes.some((text) => toolsIn(text, own.id).includes('converter'));
  // Where the site is the converter, all that is said is of it.
  const all = isNamed && isToolSite(brief) ? brief.statements.map(({ text }) => text) : [];
  const words = [...new Set([...wishes, ...all])];
  if (words.some((text) => money.test(text))) return undefined;
  return isNamed ? converterOf(words) : pairedConverter(words);
}

/** Units that are paired say by themselves what is wanted: "convert yards to metres". */
function pairedConverter(words: readonly string[]): Converter | undefined {
  const parts = words.flatMap((text) => text.split(parting));
  const paired = parts.flatMap(unitsIn);
  const loose = paired.length > 0 ? looseUnits(words, paired) : [];
  return madeOf([...[...paired, ...loose].map(pairOf)]);
}

function madeOf(pairs: readonly Pair[]): Converter | undefined {
  const different = pairs.filter(({ forth }, at) => pairs.findIndex((other) => other.forth === forth) === at);
  return different.length > 0 ? { tool: 'converter', pairs: different } : undefined;
}

/** The units that some texts name, in pairs or in a row, or by their kind; nothing where they name others than are known. */
export function converterOf(words: readonly string[]): Converter | undefined {
  const parts = words.flatMap((text) => text.split(parting));
  const paired = parts.flatMap(unitsIn);
  const named = [...paired, ...looseUnits(words, paired)];
  const found = madeOf([...named.map(pairOf), ...parts.flatMap(statedRatio)]);
  if (found) return found;
  const ofKinds = pairsOfKinds(words.join(' '));
  if (ofKinds.length > 0 || isBare(words))
    return madeOf((ofKinds.length > 0 ? ofKinds : usualPairs()).map(pairOf));
  return undefined;
}

/** Whether a text says what is converted into what. */
export const namesUnits = (text: string): boolean => pairedOrRow(text.split(parting)).length > 0;

const pairedOrRow = (parts: readonly string[]) => [
  ...parts.flatMap(unitsIn),
  ...looseUnits(parts, []),
  ...parts.flatMap(statedRatio),
];
