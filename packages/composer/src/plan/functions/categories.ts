import type { FunctionWish } from '../holding.ts';
import { hasWords, plain } from '../words.ts';

/** What a filter can tell of an entry: its own words, its group and the cells of its row by their columns. */
export interface Filtered {
  text: string;
  group?: string;
  cells: Readonly<Record<string, string>>;
}

/** A filter whose every category holds an entry, and what was asked for beside it that none says it belongs to. */
export interface Filter {
  categories: string[];
  /** The categories of each entry, in the order of the entries. */
  byEntry: string[][];
  unmet: string[];
}

const mostCategories = 12;

/** A word without its ending, so that "bowls" finds "bowl". */
const stem = (word: string): string => {
  const letters = plain(word);
  return letters.length > 4 ? letters.slice(0, letters.length - (letters.endsWith('es') ? 2 : 1)) : letters;
};

const shortestStem = 3;

const says = (text: string, category: string): boolean => {
  const sought = stem(category);
  return (
    hasWords(text, category) ||
    (sought.length >= shortestStem &&
      plain(text)
        .split(' ')
        .some((word) => word.startsWith(sought)))
  );
};

const listed = /^([^(（]{1,60})[(（]([^)）]{1,300})[)）]?$/u;
const parting = /\s{0,4}[,;、،]\s*|\s(?:and|or|und|oder|y|o|et|ou|e|و)\s/iu;

/** The categories as they were written; those in brackets say what the words before them sort by. */
const namedIn = (options: readonly string[]): string[] => [
  ...new Set(
    options.flatMap((option) => {
      const inner = listed.exec(option)?.[2];
      return inner ? inner.split(parting).map((one) => one.trim()) : [option.trim()];
    }),
  ),
];

function filterOf(
  categories: readonly string[],
  belongs: (category: string, at: number) => boolean,
  count: number,
) {
  const kept = categories.filter((category) =>
    Array.from({ length: count }, (_, at) => at).some((at) => belongs(category, at)),
  );
  const byEntry = Array.from({ length: count }, (_, at) => kept.filter((category) => belongs(category, at)));
  return { categories: kept, byEntry };
}

const isFilter = ({ categories }: { categories: readonly string[] }): boolean =>
  categories.length > 1 && categories.length <= mostCategories;

/** By values that every entry has at most one of: its cell in a column, its group, its year. */
function byValue(entries: readonly Filtered[], valueIn: (entry: Filtered) => string | undefined) {
  const values = entries.map(valueIn);
  const different = [...new Set(values.flatMap((value) => (value ? [value] : [])))];
  return filterOf(different, (category, at) => values[at] === category, entries.length);
}

const year = /(?<!\d)(?:19|20)\d\d(?!\d)/u;
const yearly = /^(?:yearly|annual|annually|yr|jahrlich|annuel|anual|annuale|jaarlijks|rocznie)/u;
const yearWords =
  'year years jahr jahren jahre année an año años anno anni ano anos jaar rok roku 年 年份 سنة السنة'.split(
    ' ',
  );

/** Whether a text speaks of a year. */
export const namesYear = (text: string): boolean =>
  plain(text)
    .split(' ')
    .some((word) => yearWords.includes(word) || yearly.test(word));

/** The columns that a wish names, else those by which rows fall into few groups. */
function columnsFor(asked: string, entries: readonly Filtered[]): string[] {
  const columns = [...new Set(entries.flatMap(({ cells }) => Object.keys(cells)))];
  const named = columns.filter((column) => hasWords(asked, column) || says(asked, column));
  const sorting = columns.filter((column) => {
    const different = new Set(entries.map(({ cells }) => cells[column] ?? ''));
    return different.size > 1 && different.size < entries.length && !different.has('');
  });
  return [...named, ...sorting];
}

/**
 * A filter of what the entries really say: the categories that were named, else the column, year or group they are told apart by.
 * Nothing where fewer than two categories would hold an entry.
 */
export function filterFor(
  wishes: readonly FunctionWish[],
  wishTexts: readonly string[],
  entries: readonly Filtered[],
): Filter | undefined {
  const named = namedIn(wishes.flatMap(({ options }) => options));
  const asked = [...named, ...wishTexts].join(' ');
  const byName = filterOf(
    named,
    (category, at) => {
      const { text = '', group = '', cells = {} } = entries[at] ?? {};
      return [text, group, ...Object.values(cells)].some((one) => says(one, category));
    },
    entries.length,
  );
  const isByYear = namesYear(asked);
  const candidates = [
    () => byName,
    ...columnsFor(asked, entries).map((column) => () => byValue(entries, ({ cells }) => cells[column])),
    ...(isByYear
      ? [
          () =>
            byValue(entries, ({ text, cells }) => year.exec([text, ...Object.values(cells)].join(' '))?.[0]),
        ]
      : []),
    () => byValue(entries, ({ group }) => group),
  ];
  for (const candidate of candidates) {
    const found = candidate();
    if (isFilter(found))
      return {
        ...found,
        unmet: found === byName ? named.filter((one) => !found.categories.includes(one)) : [],
      };
  }
  return undefined;
}

/** What became of a wish for a filter, in words. */
export function filterSentence({ categories, byEntry, unmet }: Filter): string {
  const unsorted = byEntry.filter((own) => own.length === 0).length;
  return [
    `The list can be filtered by ${categories.join(', ')}.`,
    ...(unmet.length > 0 ? [`Nothing says that it belongs to ${unmet.join(', ')}: say so to have it.`] : []),
    ...(unsorted > 0
      ? [`${unsorted} of ${byEntry.length} entries say none of these and stand under all.`]
      : []),
  ].join(' ');
}

export const filterMissing =
  'A filter needs at least two categories that entries belong to; they could not be read from the list. All are shown: say what belongs to which.';
