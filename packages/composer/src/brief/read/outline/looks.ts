import { factWords, type Locale, loadLocale, localeIds } from '@sitewright/composer-content';

const wordsOf = (text: string): string[] =>
  Array.from(text.matchAll(/[\p{L}\p{M}]+(?:[-'’][\p{L}\p{M}]+)*/gu), ([word]) => word.toLowerCase());

interface Looks {
  degrees: ReadonlySet<string>;
  colours: ReadonlySet<string>;
  moods: ReadonlySet<string>;
  audience: ReadonlySet<string>;
}

let made: Looks | undefined;

/** The words by which looks are described in all languages. */
function looks(): Looks {
  const locales = localeIds.map((id) => loadLocale(id).words);
  const all = (of: (words: Locale['words']) => readonly string[]) =>
    new Set(locales.flatMap((words) => of(words).map((word) => word.toLowerCase())));
  made ??= {
    colours: all(({ colours, shades }) => [
      ...Object.values(colours).flat(),
      ...Object.values(shades).flat(),
    ]),
    moods: all(({ tones }) => Object.values(tones).flat()),
    audience: all(({ audience }) => audience),
    degrees: new Set(factWords().degrees),
  };
  return made;
}

/** Words of up to this length join others: "and", "not too". */
const longestJoining = 3;

/**
 * Whether words say nothing but how something is to look: "Calm and green". One word for a mood alone may be the name of something:
 * "Kids", "Classic".
 */
export function areLooks(text: string): boolean {
  const { colours, moods, audience, degrees } = looks();
  const words = wordsOf(text).filter((word) => word.length > longestJoining || colours.has(word));
  const said = words.filter((word) => !degrees.has(word));
  const areAll = said.length > 0 && said.every((word) => colours.has(word) || moods.has(word));
  return (
    areAll && (said.length > 1 || colours.has(said[0] ?? '')) && !said.some((word) => audience.has(word))
  );
}
