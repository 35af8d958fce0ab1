import type { Reading } from '../reading.ts';

/** Words of one letter more or less in another form: "Mondays". */
const stemmed = (word: string): string => (word.length > 4 ? word.replace(/s$/u, '') : word);

const kept = new WeakMap<Reading['locales'], ReadonlySet<string>>();

/** Words for days, pages, sections, functions, colours and places on a site: no name is made of them alone. */
function commonWords({ locales }: Reading): ReadonlySet<string> {
  const known = kept.get(locales);
  if (known) return known;
  const lists = locales.flatMap(({ words }) => [
    words.weekdays.flat(),
    words.months.flat(),
    words.dayGroups,
    words.pages,
    words.articles,
    words.offerNames,
    words.dark,
    words.light,
    ...Object.values(words.sections),
    ...Object.values(words.functions),
    ...Object.values(words.colours),
    ...Object.values(words.tones),
    ...Object.values(words.typefaces),
    ...Object.values(words.fields),
  ]);
  const common = new Set(lists.flat().flatMap((phrase) => [phrase, ...phrase.split(' ')].map(stemmed)));
  kept.set(locales, common);
  return common;
}

const isLanguage = (word: string, { language }: Reading): boolean => languagesOf(language).has(word);

const languagesByDisplay = new Map<string, ReadonlySet<string>>();

function languagesOf(display: string): ReadonlySet<string> {
  const known = languagesByDisplay.get(display);
  if (known) return known;
  const tags = 'en de fr es it pt ja ar zh nl pl tr ru uk cs sv da nb fi el he ko'.split(' ');
  const names = new Set(
    [display, 'en'].flatMap((shown) => {
      const words = new Intl.DisplayNames([shown], { type: 'language' });
      return tags.map((tag) => (words.of(tag) ?? tag).toLowerCase());
    }),
  );
  languagesByDisplay.set(display, names);
  return names;
}

/** Whether all words of a text are of a kind that names nothing: "Services", "Mon-Fri", "German". */
export function isCommon(text: string, reading: Reading): boolean {
  const common = commonWords(reading);
  const small = text.toLowerCase();
  if (common.has(stemmed(small))) return true;
  const words = small.match(/[\p{L}\p{M}]+/gu) ?? [];
  return words.every(
    (word) =>
      word.length < 2 ||
      common.has(stemmed(word)) ||
      reading.grammar.edges.has(word) ||
      reading.grammar.wants.has(word) ||
      isLanguage(word, reading),
  );
}
