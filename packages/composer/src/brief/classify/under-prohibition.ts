import { indexed } from './features/feature-index.ts';
import { featuresOf } from './features/features-of.ts';
import { wordsOf } from './features/words.ts';
import { scoresOf } from './model/linear.ts';
import { softmax } from './model/softmax.ts';
import { modelClasses, type StatementModel } from './model/statement-model.ts';

/** From this likelihood on a head forbids what stands under it: a short one says nothing else, a long one may be a clause. */
const forbidsFrom = { short: 0.3, long: 0.9 };
const mostWordsOfShort = 2;

const limitFor = (head: string): number =>
  wordsOf(head).length <= mostWordsOfShort ? forbidsFrom.short : forbidsFrom.long;

/**
 * Tells how surely a head is a prohibition, such as "Avoid"; 0 where it is taken for none. What stands under one has no negation of its own, so that its words
 * say the opposite of what is meant: "Comic Sans" under "Avoid" looks like a person.
 */
export function prohibitionHeads({ first, index }: StatementModel): (head: string) => number {
  const known = new Map<string, number>();
  return (head) => {
    const found = known.get(head);
    if (found !== undefined) return found;
    const likelihoods = softmax(scoresOf(first, indexed(index, featuresOf({ text: head, kind: 'heading' }))));
    const likelihood = likelihoods[modelClasses.indexOf('prohibition')] ?? 0;
    const sureness = likelihood >= limitFor(head) ? likelihood : 0;
    known.set(head, sureness);
    return sureness;
  };
}
