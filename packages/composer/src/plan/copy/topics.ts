import type { LanguageCopy } from '@sitewright/composer-content';
import { unspaced } from '../../whole-words.ts';
import { plain } from '../words.ts';

const topics = ['discounts', 'payment', 'shipping', 'visit', 'background'] as const;
export type Topic = (typeof topics)[number];

/** A beginning of a word as it is looked for in a plain text; a space at its end ends the word. */
const sought = (stem: string): string => {
  if (unspaced.test(stem)) return plain(stem);
  return ` ${plain(stem)}${stem.endsWith(' ') ? ' ' : ''}`;
};

/** What a fact is about, where its words say so. */
export function topicOf(text: string, copies: readonly LanguageCopy[]): Topic | undefined {
  const line = ` ${plain(text)} `;
  return topics.find((topic) =>
    copies.some((one) => one.topics[topic].some((stem) => line.includes(sought(stem)))),
  );
}
