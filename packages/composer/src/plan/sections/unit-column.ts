import type { OfferGroup } from '../holding.ts';
import { capitalise } from '../words.ts';

/** "Berg 14 points": what is counted, how many, of what. */
const counted = /^(.{1,60}?)\s(\p{N}[\p{N}.,]{0,10})\s(\p{L}{2,20})$/u;

/** Rows that count the same thing have a column for it: "Berg 14 points, Turm 12 points". */
export function withUnitColumn(group: OfferGroup): OfferGroup {
  const rows = group.items.map(({ name, price, detail, values }) => {
    const [, what, count, unit] = price || detail || values ? [] : (counted.exec(name) ?? []);
    return what && count && unit ? { what, count, unit } : undefined;
  });
  const [first] = rows;
  if (!first || rows.length < 2 || rows.some((row) => row?.unit !== first.unit)) return group;
  const column = capitalise(first.unit);
  const items = group.items.map((item, at) => ({
    ...item,
    name: rows[at]?.what ?? item.name,
    values: { [column]: rows[at]?.count ?? '' },
  }));
  return { ...group, items, columns: [column] };
}
