import { usableStorage } from '@sitewright/web-kit/session';
import * as z from 'zod/mini';

/** What this browser keeps for whoever comments in it: their name, and what takes their comments away again. */
const storage = usableStorage(() => window.localStorage);
const nameKey = 'sitewright-commenter';
const keysKey = 'sitewright-comments';
const maxKeys = 300;
const keysSchema = z.array(z.tuple([z.string(), z.string()]));

export const readName = (): string => storage.getItem(nameKey) ?? '';
export const rememberName = (name: string): void => storage.setItem(nameKey, name);

function readKeys(): [id: string, key: string][] {
  try {
    return keysSchema.parse(JSON.parse(storage.getItem(keysKey) ?? '[]'));
  } catch {
    return [];
  }
}

/** The oldest go. */
export const rememberKey = (id: string, key: string): void =>
  storage.setItem(keysKey, JSON.stringify([...readKeys(), [id, key]].slice(-maxKeys)));

export const keyOf = (id: string): string | undefined => readKeys().find(([each]) => each === id)?.[1];
