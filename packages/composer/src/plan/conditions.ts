import { reckoning } from '@sitewright/composer-content';
import type { Brief, Item } from '@sitewright/contracts';
import type { OfferGroup } from './holding.ts';
import { hasPlainWords, plain } from './words.ts';

const longestName = 6;

/** Whether a name is that of a condition of an order, such as its postage, and of nothing that is sold. */
export function isCondition(name: string): boolean {
  const line = plain(name);
  if (line.split(' ').length > longestName) return false;
  const { subjects, openers } = reckoning().conditions;
  return (
    openers.some((opener) => line === plain(opener) || `${line} `.startsWith(`${plain(opener)} `)) ||
    subjects.some((subject) => hasPlainWords(line, plain(subject)))
  );
}

const saysSoldOut = (text: string): boolean =>
  reckoning().soldOut.some((words) => hasPlainWords(plain(text), plain(words)));

/** Whether a thing cannot be had now: its own row says so, or a sentence without a price that names it. */
export function isSoldOut({ name, detail = '', values = {} }: Item, { statements }: Brief): boolean {
  if (saysSoldOut([name, detail, ...Object.values(values)].join(' '))) return true;
  const named = plain(name);
  return statements.some(
    ({ text }) => !/\p{Sc}/u.test(text) && saysSoldOut(text) && hasPlainWords(plain(text), named),
  );
}

type Detail = Brief['details'][number];

const detailOf = ({ from, name, price, detail }: Item, { statements }: Brief, group: OfferGroup): Detail => ({
  text: statements[from[0] ?? -1]?.text ?? [name, price, detail].filter(Boolean).join(' '),
  from: [...from],
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
