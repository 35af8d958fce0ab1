import type { KindId } from '../kinds/groups.ts';
import { languageIds } from '../languages/language.ts';
import { certaintyAmong } from './kind-context.ts';
import { type Readable, type Sighting, sightings } from './kind-finder.ts';
import { headOf } from './kind-head.ts';
import { kindByStem, nearestKind } from './nearest-kind.ts';
import { kindBySlip } from './slips.ts';
import { fold } from './tokens.ts';
import { houseWords, saysLittle, weakWords } from './vague-words.ts';

export interface KindReading {
  kind: KindId;
  isKnown: boolean;
  /** The words by which the text names this kind, folded. */
  words: readonly string[];
}

const sampleLength = 6000;

/** Words for whatever undertaking there is. */
const anybody = new Set(['company', 'business', 'small business', 'family business']);
/** Words for what many sites have as a part; at the very beginning they say what the site is. */
const partWords = new Set(['newsletter', 'blog', 'podcast']);
const opening = 40;

/** "wedding & portrait photographer": the first word only says which kind. */
const modifier =
  /^\s(?:(?:&|and|und)\s)?(?:(?!(?:for|in|of|on|to|that|which|with|at|by|from|is|fur|mit|von|aus|der|die|in|im)\s)\p{L}+\s)?$/u;
/** "ilustradora de livros", "fotografo di matrimoni": the second word only says of what. */
const complement =
  /^\s(?:de|do|da|dos|das|d|del|di|dei|delle|della|des|du|para|per|pour|e|y|et)\s?(?:['’]\s?)?(?:\p{L}+\s)?$/u;
/** A trade that begins a name in the middle of a sentence: "at Café Avenida". */
const names = /^\p{Lu}\p{Ll}.*\s\p{Lu}/u;

/** Trades that English names begin with as well: "Hotel Zur Linde", "Café Nine". */
const opensNames = new Set(
  'hotel hostel restaurant cafe bistro trattoria osteria pizzeria brasserie bar club museum villa camping theatre cinema chateau camp casa galerie'.split(
    ' ',
  ),
);

/** What ends a name after its trade: "Halo Dental Studio". */
const genericEnd =
  /\s(?:studio|clinic|practice|centre|center|shop|company|group|co|club|house|works|team|services?|agency|partners|online)$/u;

/** "Clínica Sendero" and "Alder Dental Care" say what they are; "Bakery Street" does not. */
const namesItsTrade = (brand: string, phrase: string, isHeadLast: boolean, hasCompounds: boolean): boolean =>
  isHeadLast && !hasCompounds
    ? brand.replace(genericEnd, '').endsWith(phrase) || (opensNames.has(phrase) && brand.startsWith(phrase))
    : brand.startsWith(phrase);

const isComplement = ({ index }: Sighting, previous: Sighting | undefined, folded: string): boolean =>
  previous !== undefined &&
  previous.id !== 'general' &&
  !weakWords.has(previous.phrase) &&
  !houseWords.has(previous.phrase) &&
  complement.test(folded.slice(previous.end, index));

/** 温泉旅館 is an inn: what stands right before another trade only says which. */
const isModifier = (sighting: Sighting, next: Sighting, folded: string): boolean =>
  next.id !== sighting.id &&
  (modifier.test(folded.slice(sighting.end, next.index)) ||
    (sighting.end === next.index && !saysLittle(next)));

interface Context {
  text: string;
  language: Readable;
  folded: string;
  brand: string;
  isHeadLast: boolean;
}

/** "at Café Avenida", "The Tin Orchard": a trade as a part of some name in the middle of a sentence. */
function isInName({ index, end }: Sighting, { text, language }: Context): boolean {
  const before = text.slice(Math.max(0, index - 30), index);
  if (/(?:^|[.!?:\n]\s{0,30})$/u.test(before)) return false;
  const follows = language !== 'de' && /\p{Lu}\p{Ll}+\s$/u.test(before) && /^\p{Lu}/u.test(text.slice(index));
  return follows || names.test(text.slice(index, end + 3));
}

/** How much a word says by itself. */
function ownWeight({ id, phrase, index }: Sighting): number {
  if (anybody.has(phrase)) return 0.1;
  if (id === 'general' || weakWords.has(phrase) || (partWords.has(phrase) && index > opening)) return 0.4;
  return houseWords.has(phrase) ? 0.5 : 1;
}

/** How much one sighting says about what the site is for. */
function certainty(
  sighting: Sighting,
  [previous, next]: readonly [Sighting | undefined, Sighting | undefined],
  context: Context,
): number {
  const { folded, brand, isHeadLast } = context;
  let sure = ownWeight(sighting) * certaintyAmong(folded, sighting);
  if (
    brand.includes(sighting.phrase) &&
    !namesItsTrade(
      brand,
      sighting.phrase,
      isHeadLast,
      context.language === 'de' || context.language === 'neighbours',
    )
  )
    sure *= 0.5;
  if (isHeadLast && next && isModifier(sighting, next, folded)) sure *= 0.4;
  if (!isHeadLast && isComplement(sighting, previous, folded)) sure *= 0.3;
  if (isHeadLast && /[^s]s$/u.test(sighting.phrase) && sighting.index > 0) sure *= 0.7;
  if (!brand.includes(sighting.phrase) && isInName(sighting, context)) sure *= 0.5;
  return sure;
}

/** Longer names are more telling; the earlier, the more it is what the prompt is about. */
const weight = ({ index, phrase }: Sighting, repeats: number): number =>
  (repeats === 0 ? 1 + 4 / (1 + index / 60) + Math.min(phrase.length, 24) / 12 : 0.8) / (1 + repeats * 0.2);

const doubtful = 0.2;
/** What the noun says that a prompt opens with, beside all else it mentions. */
const headWeight = 7;
const vagueHeadWeight = 2;

function scores(found: readonly Sighting[], context: Context): Map<KindId, number> {
  const totals = new Map<KindId, number>();
  const repeats = new Map<string, number>();
  found.forEach((sighting, at) => {
    const sure = certainty(sighting, [found[at - 1], found[at + 1]], context);
    // A word that says little leaves the first place to one that says more.
    const key = sure < doubtful || saysLittle(sighting) ? `vague ${sighting.phrase}` : sighting.id;
    const seen = repeats.get(key) ?? 0;
    const score = weight(sighting, seen) * sure;
    totals.set(sighting.id, (totals.get(sighting.id) ?? 0) + score);
    repeats.set(key, seen + 1);
  });
  const head =
    context.language !== 'ja' &&
    headOf({ ...context, hasCapitalNouns: context.language === 'de' }, found, context.isHeadLast);
  if (head) totals.set(head.id, (totals.get(head.id) ?? 0) + (head.isVague ? vagueHeadWeight : headWeight));
  return totals;
}

const headLast: ReadonlySet<string> = new Set<Readable>(['en', 'de', 'ja', 'neighbours']);

function readIn(text: string, folded: string, brand: string, language: Readable): KindReading | undefined {
  const found = sightings(folded, language);
  const context = { text, language, folded, brand, isHeadLast: headLast.has(language) };
  const [best] = [...scores(found, context)].sort(([, a], [, b]) => b - a);
  if (!best) return undefined;
  const [kind] = best;
  const words = found.filter(({ id }) => id === kind).map(({ phrase }) => phrase);
  return { kind, isKnown: true, words: [...new Set(words)] };
}

/** What others are quoted with says nothing about the kind. */
const withoutQuotes = (text: string): string =>
  text.replace(/(?<=^|\s)["“«„](?=\p{L})([^"”»“\n]{25,300})["”»“](?:\s?[-–—]\s?[^.\n]{2,60})?/gu, (quote) =>
    ' '.repeat(quote.length),
  );

/** The kind a prompt is about, by the words of its language, then of English, then of any other. */
export function readKind(text: string, language: string, brand = ''): KindReading {
  const sample = withoutQuotes(text.slice(0, sampleLength));
  const folded = fold(sample);
  const own = languageIds.find((id) => id === language);
  const order = new Set<Readable>([own ?? 'neighbours', 'en', ...languageIds]);
  for (const candidate of order) {
    const reading = readIn(sample, folded, fold(brand), candidate);
    if (reading) return reading;
  }
  const alike = own === 'en' ? kindBySlip(folded) : own ? undefined : kindByStem(folded);
  return { kind: alike ?? nearestKind(folded), isKnown: alike !== undefined, words: [] };
}
