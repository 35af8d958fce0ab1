import { factWords } from '@sitewright/composer-content';
import type { Brief, Item } from '@sitewright/contracts';
import { type PhraseFinder, phraseFinder } from '../phrases.ts';
import type { OutcomeLog } from './outcomes.ts';
import { plain } from './words.ts';

interface Finders {
  newer: PhraseFinder;
  older: PhraseFinder;
  same: PhraseFinder;
  was: ReadonlySet<string>;
  now: ReadonlySet<string>;
}
let made: Finders | undefined;
function finders(): Finders {
  const { newer, older, was, now, same } = factWords().replaced;
  made ??= {
    newer: phraseFinder(newer),
    older: phraseFinder(older),
    same: phraseFinder(same),
    was: new Set(was),
    now: new Set(now),
  };
  return made;
}

const wordsOf = (text: string): string[] => plain(text).split(' ').filter(Boolean);
const stemOf = (word: string): string => (word.length > 3 ? word.replace(/s$/u, '') : word);
/** A name without the words that say that it is of before or of now: "adult is now". */
function bareName(name: string): string {
  const { was, now } = finders();
  const words = name.split(/\s+/u);
  const isTime = (word = '') => was.has(word.toLowerCase()) || now.has(word.toLowerCase());
  while (words.length > 0 && isTime(words.at(-1))) words.pop();
  while (words.length > 0 && isTime(words[0])) words.shift();
  if (words.length > 1 && /^(?:is|are|ist|sind|est|sont|es|son|è|sono|é|são)$/iu.test(words.at(-1) ?? ''))
    words.pop();
  return words.join(' ');
}
const endsInWas = ({ name }: Item): boolean => finders().was.has(wordsOf(name).at(-1) ?? '');
const isOnlyNow = ({ name }: Item): boolean => {
  const words = wordsOf(name);
  return words.length > 0 && words.every((word) => finders().now.has(word));
};

/** "Adults were £22", "now £26" is one entry with the newer price; a newer price of no name is a detail. */
function withinList(items: readonly Item[], replace: Replace): { items: Item[]; nameless: Item[] } {
  const kept: Item[] = [];
  const nameless: Item[] = [];
  items.forEach((item, at) => {
    const next = items[at + 1];
    const previous = items[at - 1];
    if (isOnlyNow(item) && previous && endsInWas(previous)) return;
    if (!(next && endsInWas(item) && isOnlyNow(next))) {
      kept.push(item);
      return;
    }
    const name = bareName(item.name);
    replace(item.from, next.price ?? '');
    if (name === '') nameless.push(next);
    else kept.push({ ...next, name, from: [...item.from, ...next.from] });
  });
  return { items: kept, nameless };
}

type Replace = (from: readonly number[], by: string) => void;

/** A text that was looked at before is known: most statements have no key. */
const withKey = (key: string, text: string): string => (key === '' ? text : `${key} ${text}`);

/** The statements that give newer values: from a head that says so up to one of the old, and sentences that say "now". */
function newerStatements({ statements }: Brief): Set<number> {
  const { newer, older, now } = finders();
  const found = new Set<number>();
  let isNewer = false;
  statements.forEach(({ text, key = '', start }, index) => {
    const isNewKey = key !== statements[index - 1]?.key;
    const said = isNewKey ? withKey(key, text) : text;
    if (older.has(said)) isNewer = false;
    else if (newer.has(said)) isNewer = true;
    const isNow = wordsOf(text).some((word) => now.has(word));
    const previous = statements[index - 1];
    const goesOn = found.has(index - 1) && previous !== undefined && start - previous.end <= 6;
    if (isNewer || isNow || (goesOn && /\p{N}/u.test(text))) found.add(index);
  });
  return found;
}

const isOf = (item: Item, newer: ReadonlySet<number>) => item.from.some((index) => newer.has(index));

/** The older entry that a newer one is of: its name, with what tells more of it, has all the words of the newer name. */
function olderOf(item: Item, olders: readonly Item[]): Item | undefined {
  const words = wordsOf(bareName(item.name)).map(stemOf);
  if (words.length === 0) return undefined;
  return olders.find((older) => {
    const own = new Set(wordsOf(`${older.name} ${older.detail ?? ''}`).map(stemOf));
    return older.price !== undefined && words.every((word) => own.has(word));
  });
}

/** Newer prices stand where the older ones stood, under the names that they had. */
function acrossLists(offer: Brief['offer'], newer: ReadonlySet<number>, replace: Replace): Brief['offer'] {
  const items = offer.flatMap((group) => group.items);
  const olders = items.filter((item) => !isOf(item, newer));
  const replaced = new Map<Item, Item>();
  const gone = new Set<Item>();
  for (const item of items) {
    const older = isOf(item, newer) && item.price ? olderOf(item, olders) : undefined;
    if (older === undefined || replaced.has(older)) continue;
    replaced.set(older, item);
    gone.add(item);
    if (older.price !== item.price) replace(older.from, item.price ?? '');
  }
  const mended = (item: Item): Item => {
    const by = replaced.get(item);
    if (by?.price) return { ...item, price: by.price, from: [...item.from, ...by.from] };
    return isOf(item, newer) ? { ...item, name: bareName(item.name) || item.name } : item;
  };
  return offer
    .map((group) => ({ ...group, items: group.items.filter((item) => !gone.has(item)).map(mended) }))
    .filter((group) => group.items.length > 0);
}

/** What is said to stay as it was is no fact of its own. */
function withoutUnchanged(brief: Brief, newer: ReadonlySet<number>, log: OutcomeLog): Brief['details'] {
  return brief.details.filter(({ text, from }) => {
    const isSame =
      !/\p{N}/u.test(text) && from.every((index) => newer.has(index)) && finders().same.has(text);
    if (isSame) log.apply(from, 'What stood there is kept.');
    return !isSame;
  });
}

/** A head that says of which time the values are is said to the maker. */
function untitled<Of extends { title?: string | undefined }>({
  title,
  ...rest
}: Of): Omit<Of, 'title'> & { title?: string } {
  const { newer, older } = finders();
  return title === undefined || newer.has(title) || older.has(title) ? rest : { ...rest, title };
}

const isReplacing = (brief: Brief): boolean => {
  const { newer, older, was, now } = finders();
  return brief.statements.some(({ text, key = '' }) => {
    const said = withKey(key, text);
    return newer.has(said) || older.has(said) || wordsOf(text).some((word) => was.has(word) || now.has(word));
  });
};

/** A brief with the newer of two values where a prompt gives both; the older one is listed as replaced. */
export function withoutReplaced(brief: Brief, log: OutcomeLog): Brief {
  if (!isReplacing(brief)) return brief;
  const replace: Replace = (from, by) => log.leaveOut(from, `An older value: ${by} stands in its place.`);
  const nameless: Item[] = [];
  const within = brief.offer.map((group) => {
    const { items, nameless: own } = withinList(group.items, replace);
    nameless.push(...own);
    return { ...group, items };
  });
  const newer = newerStatements(brief);
  const details = nameless.map(({ price = '', detail, from }) => ({
    text: detail ? `${price}, ${detail}` : price,
    from,
  }));
  return {
    ...brief,
    offer: acrossLists(within.filter(({ items }) => items.length > 0).map(untitled), newer, replace),
    sections: brief.sections.map(untitled),
    details: [...withoutUnchanged(brief, newer, log), ...details],
  };
}
