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

type Stems = Readonly<Record<Topic, readonly string[]>>;
const stemsByCopy = new WeakMap<LanguageCopy, Stems>();

/** The beginnings of words as they are looked for. Every fact is asked about. */
function stemsOf(copy: LanguageCopy): Stems {
  const known = stemsByCopy.get(copy);
  if (known) return known;
  const of = (topic: Topic) => copy.topics[topic].map(sought);
  const made: Stems = {
    discounts: of('discounts'),
    payment: of('payment'),
    shipping: of('shipping'),
    visit: of('visit'),
    background: of('background'),
  };
  stemsByCopy.set(copy, made);
  return made;
}

/** What a fact is about, where its words say so. */
export function topicOf(text: string, copies: readonly LanguageCopy[]): Topic | undefined {
  const line = ` ${plain(text)} `;
  return topics.find((topic) =>
    copies.some((one) => stemsOf(one)[topic].some((stem) => line.includes(stem))),
  );
}
