import { type Filter, ObjectId } from 'mongodb';
import type { SiteDocument } from './collections.ts';
import { searchedKeys } from './search-keys.ts';

/** Sites whose name has a word beginning with each of the text's words, whose folderId it is, or that are these, or belong to these people. */
export interface SiteSearch {
  text: string;
  ownerIds: string[];
  folderIds: string[];
}

/** The conditions by which a site is found, each of which an index answers. */
export function searchConditions({ text, ownerIds, folderIds }: SiteSearch): Filter<SiteDocument>[] {
  const keys = searchedKeys(text);
  return [
    ...(keys.length > 0 ? [{ $and: keys.map((key) => ({ searchKeys: key })) }] : []),
    { folderId: { $in: [text.toLowerCase(), ...folderIds] } },
    ...ofOwners(ownerIds),
  ];
}

/**
 * The same as one condition, said so that the list's own order stays the way to read: where many sites are found, a page of
 * them is soon full.
 */
export function matchesSearch({ text, ownerIds, folderIds }: SiteSearch): Filter<SiteDocument> {
  const keys = searchedKeys(text);
  return {
    $or: [
      ...(keys.length > 0
        ? [{ $and: keys.map((key) => ({ searchKeys: { $elemMatch: { $eq: key } } })) }]
        : []),
      { folderId: { $in: [text.toLowerCase(), ...folderIds] } },
      ...ofOwners(ownerIds),
    ],
  };
}

const ofOwners = (ids: string[]): Filter<SiteDocument>[] =>
  ids.length > 0 ? [{ ownerId: { $in: ids.map((id) => new ObjectId(id)) } }] : [];
