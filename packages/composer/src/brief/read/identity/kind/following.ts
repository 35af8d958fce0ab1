import type { Reading } from '../reading.ts';

/** What stands right behind a noun in a prompt. */
export interface Following {
  /** The noun with the words behind it, longest first. */
  phrases: readonly string[];
  /** Whether the noun goes on with what it is meant for, and that is no name: "for dogs". */
  isForAnother: boolean;
}

const reach = 60;
const mostWords = 3;

const none: Following = { phrases: [], isForAnother: false };

export function following(noun: string, { prompt, language, grammar }: Reading): Following {
  const at = noun === '' ? -1 : prompt.indexOf(noun);
  if (at < 0) return none;
  const behind = prompt.slice(at + noun.length, at + noun.length + reach);
  const [clause = ''] = behind.split(/[.,;:!?()\n]/u);
  if (!clause.startsWith(' ')) return none;
  const words = clause.trim().split(' ').slice(0, mostWords);
  const [preposition = '', next = ''] = words;
  // German nouns have capitals as names have.
  const isNoName = language === 'de' || /^\p{Ll}/u.test(next);
  return {
    phrases: words.map((_, index) => [noun, ...words.slice(0, words.length - index)].join(' ').toLowerCase()),
    isForAnother: isNoName && grammar.purposes.has(preposition.toLowerCase()),
  };
}
