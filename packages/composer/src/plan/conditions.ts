import { reckoning } from '@sitewright/composer-content';
import type { Brief, Item } from '@sitewright/contracts';
import type { OfferGroup } from './holding.ts';
import { hasPlainWords, plain } from './words.ts';

const longestName = 6;

let known: { subjects: readonly string[]; openers: readonly string[] } | undefined;

/** The words of conditions as they are looked for. Every name is asked about. */
function conditionWords() {
  const { subjects, openers } = reckoning().conditions;
  known ??= { subjects: subjects.map(plain), openers: openers.map(plain) };
  return known;
}

/** Whether a name is that of a condition of an order, such as its postage, and of nothing that is sold. */
export function isCondition(name: string): boolean {
  const line = plain(name);
  if (line.split(' ').length > longestName) return false;
  const { subjects, openers } = conditionWords();
  return (
    openers.some((opener) => `${line} `.startsWith(`${opener} `)) ||
    subjects.some((subject) => hasPlainWords(line, subject))
  );
}

/** Whether a plain text has words for what cannot be had now. */
const saysSoldOut = (line: string): boolean => plainSoldOut().some((words) => hasPlainWords(line, words));

let soldOutWords: readonly string[] | undefined;
const plainSoldOut = (): readonly string[] => (soldOutWords ??= reckoning().soldOut.map(plain));

const soldOutIn = (statements: Brief['statements']): readonly string[] =>
  statements.flatMap(({ text }) => {
    const line = plain(text);
    return saysSoldOut(line) && !/\p{Sc}/u.test(text) ? [line] : [];
  });

const soldOutByStatements = new WeakMap<Brief['statements'], readonly string[]>();

/** The sentences without a price that say that something cannot be had now, in plain words. Every section asks for them. */
export function soldOutSentences({ statements }: Pick<Brief, 'statements'>): readonly string[] {
  const sentences = soldOutByStatements.get(statements) ?? soldOutIn(statements);
  soldOutByStatements.set(statements, sentences);
  return sentences;
}

/** Whether a thing cannot be had now: its own row says so, or one of these sentences names it. */
export function isSoldOut({ name, detail = '', values = {} }: Item, sentences: readonly string[]): boolean {
  if (saysSoldOut(plain([name, detail, ...Object.values(values)].join(' ')))) return true;
  const named = plain(name);
  return sentences.some((line) => hasPlainWords(line, named));
}

type Detail = Brief['details'][number];

/** As it was written, where its statement says nothing else. */
function textOf(
  { from: [first = -1], name, price, detail }: Item,
  { statements }: Brief,
  { items }: OfferGroup,
): string {
  const isAlone = items.filter(({ from }) => from[0] === first).length === 1;
  const written = isAlone ? statements[first]?.text : undefined;
  return written ?? [name, price, detail].filter(Boolean).join(' ');
}

const detailOf = (item: Item, brief: Brief, group: OfferGroup): Detail => ({
  text: textOf(item, brief, group),
  from: [...item.from],
  ...(group.section !== undefined && { section: group.section }),
});

/** A list of conditions only is one of its own where it has a title or a section to itself. */
function isApart(group: OfferGroup, offer: readonly OfferGroup[]): boolean {
  const isAlone = offer.every((other) => other === group || other.section !== group.section);
  return group.items.length > 1 && (group.title !== undefined || isAlone);
}

/** A brief whose offer is what is sold: what an order costs beside it is said as a detail of the same section. */
export function withConditionsApart(brief: Brief): Brief {
  const details: Detail[] = [];
  const offer = brief.offer.flatMap((group) => {
    const sold = group.items.filter(({ name }) => !isCondition(name));
    if (sold.length === group.items.length) return [group];
    if (sold.length === 0 && (brief.offer.length === 1 || isApart(group, brief.offer))) return [group];
    const conditions = group.items.filter((item) => !sold.includes(item));
    details.push(...conditions.map((item) => detailOf(item, brief, group)));
    return sold.length > 0 ? [{ ...group, items: sold }] : [];
  });
  return details.length === 0 ? brief : { ...brief, offer, details: [...brief.details, ...details] };
}
