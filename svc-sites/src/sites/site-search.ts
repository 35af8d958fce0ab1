import { type Filter, ObjectId } from 'mongodb';
import type { SiteDocument } from '../db/collections.ts';
import { searchedKeys } from '../db/search-keys.ts';

/** Sites whose name has a word beginning with each of the text's words, whose folderId it is, or that belong to these people. */
export interface SiteSearch {
  text: string;
  ownerIds: string[];
}

/** The ways to be found, each of which an index answers. */
export function waysToBeFound({ text, ownerIds }: SiteSearch): Filter<SiteDocument>[] {
  const keys = searchedKeys(text);
  return [
    ...(keys.length > 0 ? [{ $and: keys.map((key) => ({ searchKeys: key })) }] : []),
    { folderId: text.toLowerCase() },
    ...ofOwners(ownerIds),
  ];
}

/**
 * The same as one condition, said so that the list's own order stays the way to read: where many sites are found, a page of
 * them is soon full.
 */
export function isFound({ text, ownerIds }: SiteSearch): Filter<SiteDocument> {
  const keys = searchedKeys(text);
  return {
    $or: [
      ...(keys.length > 0
        ? [{ $and: keys.map((key) => ({ searchKeys: { $elemMatch: { $eq: key } } })) }]
        : []),
      { folderId: text.toLowerCase() },
      ...ofOwners(ownerIds),
    ],
  };
}

const ofOwners = (ids: string[]): Filter<SiteDocument>[] =>
  ids.length > 0 ? [{ ownerId: { $in: ids.map((id) => new ObjectId(id)) } }] : [];
