import type { LanguageId } from '../../languages/language.ts';
import { capitalise } from '../clean-text.ts';
import { escapePattern } from '../lexicon.ts';
import { fold } from '../tokens.ts';
import { isDescription, type Known, longestDescription, withoutPage } from './description.ts';
import { asSubject } from './german-case.ts';
import { glued } from './glued-pitch.ts';
import { speeches } from './speech.ts';

/** Where a description may begin, and what has to be said of it there. */
interface Start {
  index: number;
  /** Right after the name: whatever follows says what it is. */
  isOfBrand: boolean;
}

interface Patterns {
  starts: RegExp;
  ends: RegExp;
  /** What tells what somebody or something does. */
  speech: RegExp;
}

const made = new Map<LanguageId, Patterns>();

function patternsFor(language: LanguageId): Patterns {
  const known = made.get(language);
  if (known) return known;
  const { articles, purpose, ends, subject } = speeches[language];
  const patterns = {
    starts: new RegExp(
      `(?<![\\p{L}])(?:${purpose})(?=\\s\\p{L})\\s?|(?<![\\p{L}])(?=(?:${articles})\\s\\p{L})|(?<=[,–—-]\\s)(?=\\p{L})`,
      'giu',
    ),
    ends: new RegExp(
      `(?:,?\\s(?:${ends})(?![\\p{L}])|,\\s(?:(?:and|und|et)\\s)?(?:${language === 'en' ? 'we|i' : 'wir|nous'})\\s|\\s[–—-]\\s|\\s?\\(|\\s?["“”„«»「」]).{0,200}$`,
      'iu',
    ),
    speech: new RegExp(`^(?:${subject})(?![\\p{L}])|(?<![\\p{L}])(?:that|which|que|qui|che|die)\\s`, 'iu'),
  };
  made.set(language, patterns);
  return patterns;
}

/** What stands before a name without being what it names. */
const prepositions = new Set(
  'for and with from the our my called named titled like near para por con mit für von und pour avec chez com per del della'.split(
    ' ',
  ),
);

/** The text without the name where it stands beside what it names: "agent Sofia Marchetti in Miami", "an app “Stride” that". */
function withoutName(text: string, brand: string, kindWords: readonly string[]): string {
  const name = `["“«„「]?${escapePattern(brand)}["”»“」]?`;
  const called = new RegExp(
    `,?\\s(?:called|named|titled|namens|genannt|llamad[ao]|que se llama|chamad[ao]|appelée?|nommée?|chiamat[ao])\\s${name}`,
    'gu',
  );
  const beside = new RegExp(
    `\\s(?<=(\\p{L}{1,40})\\s)${name}(?=\\s(?!is|are|ist|es|est|è|é)\\p{Ll}|,|$)`,
    'gu',
  );
  const isNoun = (word: string) =>
    /^\p{Ll}{3,}$/u.test(word) ? !prepositions.has(word) : kindWords.some((of) => of.endsWith(fold(word)));
  return text.replace(called, '').replace(beside, (said, before: string) => (isNoun(before) ? '' : said));
}

/** "Lognook, a tool that …" and "Lognook is a tool that …" say what the brand is, whatever the words. */
const joints = [', ', ' is ', ': ', ' – ', ' — ', ' - ', ' ist ', ' es ', ' est ', ' é ', ' è '];
const isSaidOf = (brand: string, before: string): boolean =>
  joints.some(
    (joint) =>
      before.endsWith(brand + joint) ||
      before.endsWith(`${brand}”${joint}`) ||
      before.endsWith(`${brand}"${joint}`),
  );

const stops = new Set('.!?:;\n');
const lastStop = (text: string): number => {
  let index = text.length - 1;
  while (index >= 0 && !stops.has(text.charAt(index))) index -= 1;
  return index;
};

/** "We repair roofs, gutters and chimneys": within such a sentence a comma begins no description. */
function isWithinSpeech(before: string, language: LanguageId): boolean {
  if (!/,\s$/u.test(before)) return false;
  const spoken = before.slice(lastStop(before) + 1).trim();
  return patternsFor(language).speech.test(spoken);
}

const sentenceStarts = /(?=\p{L})(?<=^|[.!?\n]\s{0,9})/gu;

function startsIn(text: string, { language, brand }: Known): Start[] {
  const inside = [...text.matchAll(patternsFor(language).starts)].map(
    ({ 0: said, index }) => index + said.length,
  );
  const all = [...inside, ...[...text.matchAll(sentenceStarts)].map(({ index }) => index)];
  return [...new Set(all)]
    .sort((a, b) => a - b)
    .filter((index) => !isWithinSpeech(text.slice(0, index), language))
    .map((index) => ({ index, isOfBrand: isSaidOf(brand, text.slice(0, index)) }));
}

/** What follows "für" as an object, as a subject. */
function inItsCase(text: string, index: number, said: string, language: LanguageId): string {
  if (language !== 'de') return said;
  const determiner = /(?:für)\s(\p{L}+)\s?$/iu.exec(text.slice(Math.max(0, index - 20), index))?.[1];
  return determiner ? asSubject(determiner.toLowerCase(), said) : said;
}

const mostRead = 3000;
/** One clause; a point or colon within a number ends none. */
const clause = /^(?:[^.;:!?\n]|[.:](?=\d)){4,170}/u;

/** The person's own words for what it is: "A small vegan bakery in Lisbon that bakes at night". */
export function readPitch(text: string, known: Known): string | undefined {
  const start = withoutName(text.slice(0, mostRead), known.brand, known.kindWords);
  for (const { index, isOfBrand } of startsIn(start, known)) {
    const whole = clause.exec(start.slice(index, index + longestDescription + 1))?.[0] ?? '';
    const said = withoutPage(whole.replace(patternsFor(known.language).ends, '').trim(), known);
    const pitch = inItsCase(start, index, said, known.language);
    if (isDescription(pitch, known, isOfBrand)) return capitalise(pitch);
  }
  return glued(start, known);
}
