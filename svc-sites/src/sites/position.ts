import type { SiteOrder } from '@sitewright/contracts';
import { type Filter, ObjectId, type WithId } from 'mongodb';
import type { SiteDocument } from '../db/collections.ts';

/** Where a page of a list ends: the next one begins after the site with this value and id. */
export interface Position {
  value: Date | string;
  id: string;
}

export type PlacedSite = Pick<WithId<SiteDocument>, '_id' | 'createdAt' | 'nameKey'>;

const orders = {
  newest: { field: 'createdAt', direction: -1 },
  oldest: { field: 'createdAt', direction: 1 },
  name: { field: 'nameKey', direction: 1 },
} as const satisfies Record<SiteOrder, unknown>;

export function sortFor(order: SiteOrder): Record<string, 1 | -1> {
  const { field, direction } = orders[order];
  return { [field]: direction, _id: direction };
}

export const positionOf = (order: SiteOrder, site: PlacedSite): Position => ({
  value: site[orders[order].field],
  id: site._id.toHexString(),
});

/** The first condition is what the index reads by; the second leaves out what was on the page before. */
export function isAfter(order: SiteOrder, { value, id }: Position): Filter<SiteDocument> {
  const { field, direction } = orders[order];
  const beyond = direction === 1 ? '$gt' : '$lt';
  return {
    [field]: { [`${beyond}e`]: value },
    $or: [{ [field]: { [beyond]: value } }, { _id: { [beyond]: new ObjectId(id) } }],
  };
}

/** As the database compares: times as numbers, text and ids byte by byte. */
export function comparePositions(order: SiteOrder, one: Position, other: Position): number {
  const byValue = compareValues(one.value, other.value);
  const byId = Buffer.compare(Buffer.from(one.id, 'hex'), Buffer.from(other.id, 'hex'));
  return orders[order].direction * (byValue || byId);
}

const compareValues = (one: Date | string, other: Date | string) =>
  one instanceof Date || other instanceof Date
    ? Number(one) - Number(other)
    : Buffer.compare(Buffer.from(one), Buffer.from(other));
