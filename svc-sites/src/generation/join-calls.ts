import { answerWithin } from './answer-within.ts';

export interface JoinedCall<Item, Result> {
  /** Answers the items, in their order. */
  call(items: Item[]): Promise<Result[]>;
  /** What an item counts for among the `most` of one call. */
  sizeOf(item: Item): number;
  most: number;
  answerMs: number;
}

/**
 * Makes one call of those that come in one moment, and of those that come while a call is on its way: two hundred generations
 * write as often as one does. What fails, fails for all of a call.
 */
export function joinCalls<Item, Result>({
  call,
  sizeOf,
  most,
  answerMs,
}: JoinedCall<Item, Result>): (item: Item) => Promise<Result> {
  const waiting: { item: Item; answer: PromiseWithResolvers<Result> }[] = [];
  let isCalling = false;

  const takeSome = () => {
    let size = 0;
    const end = waiting.findIndex(({ item }, index) => {
      size += sizeOf(item);
      return index > 0 && size > most;
    });
    return waiting.splice(0, end < 0 ? waiting.length : end);
  };

  const callWith = async (some: typeof waiting) => {
    try {
      const results = await answerWithin(answerMs, call(some.map(({ item }) => item)));
      for (const [index, { answer }] of some.entries()) answer.resolve(results[index] as Result);
    } catch (error) {
      for (const { answer } of some) answer.reject(error);
    }
  };

  const callAll = async () => {
    while (waiting.length > 0) await callWith(takeSome());
    isCalling = false;
  };

  return (item) => {
    const answer = Promise.withResolvers<Result>();
    waiting.push({ item, answer });
    if (!isCalling) setImmediate(() => void callAll());
    isCalling = true;
    return answer.promise;
  };
}

/** One read for all who ask while another one is on its way: it begins after each of them has asked. */
export function shareNext<Result>(read: () => Promise<Result>, answerMs: number): () => Promise<Result> {
  let current: Promise<unknown> = Promise.resolve();
  let next: Promise<Result> | undefined;
  const begin = () => {
    next = undefined;
    const reading = answerWithin(answerMs, read());
    current = reading.catch(() => {});
    return reading;
  };
  return () => {
    next ??= current.then(begin);
    return next;
  };
}
