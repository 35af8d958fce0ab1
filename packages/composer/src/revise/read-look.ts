import { localeOf, revisionLooks } from '@sitewright/composer-content';
import { type Brief, tones, typefaces } from '@sitewright/contracts';
import { readColours } from '../brief/read/identity/design/colours.ts';
import { mentionsIn } from '../brief/read/identity/design/mentions.ts';
import { createReading } from '../brief/read/identity/reading.ts';
import { fonts } from '../render/families/fonts/font-table.ts';
import { lookOf } from '../render/look-of.ts';
import type { Answer } from './change.ts';
import { languageChange } from './languages.ts';
import {
  inTheirRoles,
  shifted,
  withColours,
  withLook,
  withNamedTypeface,
  withTone,
  withTypeface,
} from './looks.ts';
import type { SiteParts } from './site-parts.ts';
import { phrase, withoutPhrases, wordsOf } from './tokens.ts';

type Words = readonly string[];

const rest = (words: Words, fillers: Words): string => withoutPhrases(words, fillers).join(' ');

/** The meaning whose words are all that is left of a text. */
function meant<Meaning extends string>(
  left: readonly string[],
  meanings: readonly Meaning[],
  listOf: (meaning: Meaning) => Words,
): Meaning | undefined {
  return meanings.find((meaning) => listOf(meaning).some((one) => left.includes(phrase(one))));
}

const localesOf = ({ brief, language }: SiteParts) =>
  [...new Set([language, ...brief.languages.value, 'en'])].map((tag) => localeOf(tag).words);

function readLook(words: Words, parts: SiteParts): Answer | undefined {
  const { fillers, looks, degree } = parts.words;
  const clear = withoutPhrases(words, degree);
  const left = [
    clear.join(' '),
    rest(clear, fillers.site),
    rest(clear, [...fillers.site, ...parts.words.things.colour]),
  ];
  const isSlight = clear.length < words.length;
  const look = meant(left, revisionLooks, (name) => looks[name]);
  return look ? withLook(look, parts, isSlight) : readShift(left[1] ?? '', parts, isSlight);
}

const parted = ['background', 'primary', 'accent', 'text'] as const;

/** "A darker background", "the buttons lighter": one colour moved a step. */
function readShift(left: string, parts: SiteParts, isSlight: boolean): Answer | undefined {
  const { looks, things } = parts.words;
  for (const look of revisionLooks)
    for (const one of looks[look].map(phrase)) {
      const before = left.startsWith(`${one} `) ? left.slice(one.length + 1) : undefined;
      const what = before ?? (left.endsWith(` ${one}`) ? left.slice(0, -one.length - 1) : undefined);
      const role = parted.find((name) => things[name].some((thing) => phrase(thing) === what));
      const shift = role && shifted(look, parts, { isSlight, role });
      if (shift) return shift;
    }
  return undefined;
}

function readTone(words: Words, parts: SiteParts): Answer | undefined {
  const { fillers, degree } = parts.words;
  const left = rest(withoutPhrases(words, degree), [...fillers.site, ...fillers.tone]);
  const tone = meant([left], tones, (name) => [
    name,
    ...(parts.words.tones?.[name] ?? []),
    ...localesOf(parts).flatMap((locale) => locale.tones[name]),
  ]);
  return tone && withTone(tone, parts);
}

const families = [...new Set(Object.values(fonts).map(({ family }) => family))];

function readLetters(words: Words, parts: SiteParts): Answer | undefined {
  const { fillers } = parts.words;
  const left = rest(words, [...fillers.site, ...fillers.letters]);
  const name = families.find((family) => phrase(family) === left);
  if (name) return withNamedTypeface(name, lookOf(parts.plan).typefaces.text, parts);
  const said = [left, rest(words, fillers.site)];
  const typeface = meant(said, typefaces, (one) => [
    one,
    ...(parts.words.typefaces?.[one] ?? []),
    ...localesOf(parts).flatMap((locale) => locale.typefaces[one]),
  ]);
  const names = (list: Words): boolean => list.some((one) => words.includes(phrase(one)));
  const isOfHeadings = names(parts.words.headings) && !names(parts.words.things.text);
  return typeface && withTypeface(typeface, parts, isOfHeadings);
}

/** A text in which the colours of a language without a locale have their English names. */
function inEnglish(text: string, { words }: SiteParts): string {
  const named = Object.entries(words.colours ?? {}).flatMap(([name, list]) =>
    list.map((one) => [one, name] as const),
  );
  return named.reduce(
    (line, [one, name]) => line.replaceAll(new RegExp(`(?<!\\p{L})${one}(?!\\p{L})`, 'giu'), name),
    text,
  );
}

/** The colours that a text asks for, where it says nothing else. */
export function coloursIn(
  given: string,
  parts: SiteParts,
  role?: Brief['design']['colours'][number]['role'],
): Brief['design']['colours'] | undefined {
  const text = inEnglish(given, parts);
  const statement = {
    start: 0,
    end: text.length,
    text,
    kind: 'sentence' as const,
    depth: 0,
    class: 'design_wish' as const,
    also: [],
    sureness: 1,
  };
  const reading = createReading(text, [statement], parts.language);
  const mentions = mentionsIn(text, reading);
  if (mentions.length === 0) return undefined;
  const outside = mentions.reduceRight(
    (line, { start, end }) => `${line.slice(0, start)} ${line.slice(end)}`,
    text,
  );
  const { fillers, degree } = parts.words;
  if (withoutPhrases(wordsOf(outside), [...fillers.site, ...fillers.colour, ...degree]).length > 0)
    return undefined;
  const colours = readColours(reading);
  return role ? colours.map((colour) => ({ ...colour, role: colour.role ?? role })) : colours;
}

function readColoursOf(text: string, parts: SiteParts): Answer | undefined {
  const colours = coloursIn(text, parts);
  if (!colours || colours.length === 0) return undefined;
  return withColours(instead(text, colours, parts) ?? colours, parts);
}

/** "The blue bits green": one of two colours that the site has already gives its part to the other. */
function instead(text: string, colours: Brief['design']['colours'], parts: SiteParts) {
  const [one, other, ...more] = colours;
  const words = wordsOf(text);
  const isPair = parts.words.joins.some((join) => words.includes(phrase(join)));
  if (!one || !other || more.length > 0 || isPair) return undefined;
  const roleOf = ({ css }: { css: string }) => inTheirRoles(parts.brief).find((own) => own.css === css)?.role;
  const [had, gets] = roleOf(one) ? [one, other] : [other, one];
  const role = roleOf(had);
  return role && [{ ...gets, role }];
}

/** A request that is about the look of the whole site, or the language it is in, and says nothing else. */
export function readWhole(text: string, parts: SiteParts): Answer | undefined {
  const words = wordsOf(text);
  return (
    readLook(words, parts) ??
    readLetters(words, parts) ??
    readTone(words, parts) ??
    readColoursOf(text, parts) ??
    languageChange(words, parts)
  );
}
