import type { StatementClass } from '@sitewright/contracts';
import type { Classified } from './classified.ts';
import { indexed } from './features/feature-index.ts';
import type { featuresOf } from './features/features-of.ts';
import { wordsOf } from './features/words.ts';
import { scoresOf } from './model/linear.ts';
import { softmax } from './model/softmax.ts';
import { modelClasses, type StatementModel } from './model/statement-model.ts';
import type { Likelihoods } from './model/surroundings.ts';

/** What a head makes of all that stands under it. */
interface Told {
  class: StatementClass;
  sureness: number;
}

export type HeadReader = (key: string, text: string, head: Classified | undefined) => Told | undefined;

/** From this likelihood on a head forbids what stands under it: a short one says nothing else, a long one may be a clause. */
const forbidsFrom = { short: 0.3, long: 0.9 };
/** "Mood", "Palette", "Schrift". */
const designsFrom = 0.6;
const mostWordsOfShort = 2;
/** The fields of a form and the choices of a filter are a few words each. */
const mostWordsOfField = 5;
const functionFrom = 0.6;
/** "Enquiry form for weddings, with date and guests" is a head; a longer one is a sentence that tells more. */
const mostWordsOfFunction = 12;

const isShort = (text: string, most: number): boolean => wordsOf(text).length <= most;
const hasNumber = (text: string): boolean => /\p{Nd}{3}|\p{Sc}|@/u.test(text);

const likelihoodOf = (likelihoods: Likelihoods, name: StatementClass): number =>
  likelihoods[modelClasses.indexOf(name)] ?? 0;

/** By the words of the head alone. */
function toldByKey(key: string, likelihoods: Likelihoods): Told | undefined {
  const isShortKey = isShort(key, mostWordsOfShort);
  const forbids = likelihoodOf(likelihoods, 'prohibition');
  if (forbids >= (isShortKey ? forbidsFrom.short : forbidsFrom.long))
    return { class: 'prohibition', sureness: forbids };
  const designs = likelihoodOf(likelihoods, 'design_wish');
  return isShortKey && designs >= designsFrom ? { class: 'design_wish', sureness: designs } : undefined;
}

/** "appointment request (name, phone, preferred day)": what stands in the brackets is a part of the form. */
function toldByFunction(text: string, head: Classified | undefined): Told | undefined {
  if (head?.class !== 'function_wish' || head.sureness < functionFrom) return undefined;
  if (!isShort(head.text, mostWordsOfFunction)) return undefined;
  return isShort(text, mostWordsOfField) ? { class: 'function_wish', sureness: head.sureness } : undefined;
}

/**
 * Tells what the head of a statement makes of it. What stands under "Avoid" has no negation of its own, so that its words say
 * the opposite of what is meant: "Comic Sans" looks like a person. Prices, numbers and addresses stay what they are.
 */
export function headReader({ first, index }: StatementModel, read: typeof featuresOf): HeadReader {
  const known = new Map<string, Told | undefined>();
  const readKey = (key: string): Told | undefined => {
    if (!known.has(key)) {
      const features = indexed(index, read({ text: key, kind: 'heading' }));
      known.set(key, toldByKey(key, softmax(scoresOf(first, features))));
    }
    return known.get(key);
  };
  return (key, text, head) => {
    const told = readKey(key);
    if (told?.class === 'prohibition') return told;
    return hasNumber(text) ? undefined : (told ?? toldByFunction(text, head));
  };
}
