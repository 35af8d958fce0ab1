import { type Brief, tones, typefaces } from '@sitewright/contracts';
import { findPhrase, wordsOf } from '../../outline/phrase.ts';
import { wordsFor } from '../language-words.ts';
import { type Indexed, type Reading, statementsOf } from '../reading.ts';
import { readColours } from './colours.ts';

type Design = Brief['design'];

/** The first statement that holds one of some words, and which of several meanings it has. */
function firstMeaning<Meaning extends string>(
  statements: readonly Indexed[],
  meanings: readonly Meaning[],
  wordsFor: (meaning: Meaning) => readonly string[],
): { value: Meaning; sureness: number; from: number[] } | undefined {
  for (const { statement, index } of statements) {
    const words = wordsOf(statement.text);
    const value = meanings.find((meaning) => wordsFor(meaning).some((phrase) => findPhrase(words, phrase)));
    if (value) return { value, sureness: Math.max(0.6, statement.sureness), from: [index] };
  }
  return undefined;
}

const switching =
  /switch|toggle|umschalt|schalter|interruptor|conmutador|bascule|interruttore|alternador|切り替え|تبديل/iu;

/** "Dark" alone is the whole. */
const isBareShade = (text: string, { locales }: Reading): boolean =>
  locales.some(({ words }) => words.shades.dark.includes(text.trim().toLowerCase()));

/** Dark or light at first sight. A switch between both asks for neither, and "no dark colours" for a light one. */
function readTheme(reading: Reading): Design['theme'] {
  const wishes = statementsOf(
    reading,
    'design_wish',
    'identity',
    'meta',
    'context',
    'not_understood',
    'function_wish',
  ).filter(({ statement }) => statement.class !== 'prohibition');
  const plain = wishes.filter(({ statement }) => !switching.test(statement.text));
  const asked = firstMeaning(plain, ['dark', 'light'], (theme) => wordsFor(reading, (words) => words[theme]));
  if (asked) return asked;
  const bare = plain.find(({ statement }) => isBareShade(statement.text, reading));
  if (bare) return { value: 'dark', sureness: 0.8, from: [bare.index] };
  const isDark = (text: string) =>
    reading.locales.some(({ words }) => words.shades.dark.some((dark) => findPhrase(wordsOf(text), dark)));
  const index = reading.statements.findIndex(
    ({ class: name, text }) => name === 'prohibition' && isDark(text),
  );
  return index < 0 ? undefined : { value: 'light', sureness: 0.8, from: [index] };
}

const large =
  /(?:large|big|bigger|grande?s?|groß\p{L}*|gross\p{L}*|\b(?:1[89]|2\d)\s?px)[^.;]{0,24}(?:type|text|letters?|font|schrift|texto|texte|testo|letras?|caract)|(?:type|text|letters?|font|schrift|texto|texte|testo)[^.;]{0,24}(?:large|big|grande?s?|groß\p{L}*|\b(?:1[89]|2\d)\s?px)|大きな文字|文字は大きく/iu;

/** How the site is to look, from what the prompt wishes of it. */
export function readDesign(reading: Reading): Design {
  const wishes = statementsOf(reading, 'design_wish').filter(
    ({ statement }) => statement.class !== 'prohibition',
  );
  const theme = readTheme(reading);
  const tone = firstMeaning(wishes, tones, (name) => wordsFor(reading, (words) => words.tones[name]));
  const typeface = firstMeaning(
    wishes.filter(({ statement }) => !/\bonly\b|\bnur\b|\bsolo\b|seulement/iu.test(statement.text)),
    typefaces,
    (name) => wordsFor(reading, (words) => words.typefaces[name]),
  );
  const largeAt = wishes.find(({ statement }) => large.test(statement.text))?.index;
  return {
    colours: readColours(reading),
    ...(theme ? { theme } : {}),
    ...(tone ? { tone } : {}),
    ...(typeface ? { typeface } : {}),
    ...(largeAt === undefined ? {} : { isLarge: { value: true as const, sureness: 0.8, from: [largeAt] } }),
  };
}
