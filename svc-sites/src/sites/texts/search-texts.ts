import type { FoundText } from '@sitewright/contracts';
import { searchedKeys, searchKeysOf } from '../../db/search-keys.ts';
import type { ListedSite } from '../site.ts';
import type { SiteTextsRepository, StaleSite } from './site-texts.repository.ts';
import { snippetOf } from './snippet.ts';
import { searchedWords } from './text-words.ts';

/** Sites that are read anew before a search: those behind them are found by the next one, or within the hour. */
const mostRefreshed = 60;
const atOnce = 6;
/** More than any list shows. */
const mostFound = 2_000;

/** Keeps what these sites say now, a few at a time. Returns how many there were. */
export async function keepTexts(
  texts: Pick<SiteTextsRepository, 'keep'>,
  stale: readonly StaleSite[],
  signal?: AbortSignal,
): Promise<number> {
  for (let at = 0; at < stale.length; at += atOnce) {
    if (signal?.aborted) return at;
    await Promise.all(stale.slice(at, at + atOnce).map((site) => texts.keep(site)));
  }
  return stale.length;
}

/** The sites of a person whose pages say this, by their folderIds. */
export async function searchTexts(
  texts: SiteTextsRepository,
  ownerId: string,
  text: string,
): Promise<string[]> {
  const words = searchedWords(text);
  if (words.length === 0) return [];
  await keepTexts(texts, await texts.findStale(ownerId, mostRefreshed));
  return texts.search(ownerId, words, mostFound);
}

/** Where the words stand, by folderId, of those sites that are not found by their name already. */
export async function findPieces(
  texts: Pick<SiteTextsRepository, 'read'>,
  sites: readonly ListedSite[],
  text: string,
): Promise<Map<string, FoundText>> {
  const keys = searchedKeys(text);
  const words = searchedWords(text);
  if (words.length === 0) return new Map();
  const byText = sites.filter(
    ({ name, folderId }) => !isNamed(name, keys) && folderId !== text.toLowerCase(),
  );
  const contents = await texts.read(byText.map(({ folderId }) => folderId));
  const pieces = [...contents].flatMap(([folderId, content]): [string, FoundText][] => {
    const piece = snippetOf(content, words);
    return piece ? [[folderId, piece]] : [];
  });
  return new Map(pieces);
}

function isNamed(name: string, keys: readonly string[]): boolean {
  const own = new Set(searchKeysOf(name));
  return keys.length > 0 && keys.every((key) => own.has(key));
}
