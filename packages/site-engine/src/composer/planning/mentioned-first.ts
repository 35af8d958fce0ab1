import { fold } from '../reading/tokens.ts';
import type { Offer } from '../site.ts';

const shortestWord = 4;
/** Endings differ: "weddings" and "wedding", "Hochzeiten" and "Hochzeit". */
const longestEnding = 3;

const stemsOf = (name: string): string[] =>
  (fold(name).match(/\p{L}+/gu) ?? [])
    .filter(({ length }) => length >= shortestWord)
    .map((word) => word.slice(0, Math.max(shortestWord, word.length - longestEnding)));

/** Samples in an order that begins with what the prompt speaks of: a wedding photographer shows weddings first. */
export function mentionedFirst(samples: readonly Offer[], prompt: string, brand: string): Offer[] {
  const words = fold(prompt.replaceAll(brand, ' ')).match(/\p{L}+/gu) ?? [];
  const isMentioned = ({ name }: Offer) =>
    stemsOf(name).some((stem) => words.some((word) => word.startsWith(stem)));
  return [...samples.filter(isMentioned), ...samples.filter((sample) => !isMentioned(sample))];
}
