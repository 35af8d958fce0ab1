import { createHash } from 'node:crypto';
import type { Difference, Edit } from '@sitewright/contracts';

/** A difference with the edits of the later version that take it back alone; undefined where that cannot be done. */
export interface FoundDifference extends Difference {
  takeBack: Edit[] | undefined;
}

type Told = Omit<Difference, 'id' | 'canTakeBack'>;

/** Found again by whoever compares the same versions again. */
export function difference(told: Told, takeBack: Edit[] | undefined): FoundDifference {
  const { path, part, kind, before, after, summary } = told;
  const digest = createHash('sha256').update(JSON.stringify([path, part, kind, before, after, summary]));
  const id = digest.digest('base64url').slice(0, 16);
  return { ...told, id, canTakeBack: takeBack !== undefined, takeBack };
}

export const presentDifference = ({ takeBack: _takeBack, ...told }: FoundDifference): Difference => told;

const maxWords = 160;

/** Long texts are told by their beginning. */
export const excerpt = (words: string): string =>
  words.length > maxWords ? `${words.slice(0, maxWords - 1).trimEnd()}…` : words;

export const quoted = (words: string): string => `“${excerpt(words)}”`;
