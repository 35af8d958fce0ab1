import { type GenerationEvent, isFinal } from '@sitewright/contracts';
import type { FakeStreamPart } from './fake-stream.ts';

/** A generation that a test, or a stand-alone page, directs event by event. Each of its streams tells the whole of it. */
export interface FakeGeneration {
  /** Tells one more event to all who follow, and to those who come later. A place in the line is told but not kept. */
  tell: (...events: GenerationEvent[]) => void;
  /** Breaks off every connection that is open. */
  cut: () => void;
  /** Sends a sign of life and nothing else. */
  beat: () => void;
  /** What a stream handler gives back: the events after this number, as they come, until the last. */
  after: (lastEventId?: number) => AsyncIterable<FakeStreamPart>;
}

interface Follower {
  parts: FakeStreamPart[];
  wake: () => void;
}

/** Makes a generation of which nothing has been told. */
export function createFakeGeneration(): FakeGeneration {
  const log: GenerationEvent[] = [];
  const followers = new Set<Follower>();

  const send = (part: FakeStreamPart) => {
    for (const { parts, wake } of followers) {
      parts.push(part);
      wake();
    }
  };

  const nextPart = async (follower: Follower): Promise<IteratorResult<FakeStreamPart, undefined>> => {
    while (followers.has(follower)) {
      const value = follower.parts.shift();
      if (value) {
        if (value === 'cut' || (value !== 'heartbeat' && isFinal(value.event))) followers.delete(follower);
        return { done: false, value };
      }
      await new Promise<void>((resolve) => {
        follower.wake = resolve;
      });
    }
    return { done: true, value: undefined };
  };

  return {
    tell: (...events) => {
      for (const event of events) {
        if (event.type !== 'line') log.push(event);
        send({ id: log.length, event });
      }
    },
    cut: () => send('cut'),
    beat: () => send('heartbeat'),
    after: (lastEventId = 0) => {
      const parts = log.slice(lastEventId).map((event, index) => ({ id: lastEventId + index + 1, event }));
      const follower: Follower = { parts, wake: () => undefined };
      followers.add(follower);
      const iterator = {
        next: () => nextPart(follower),
        return: async () => {
          followers.delete(follower);
          follower.wake();
          return { done: true as const, value: undefined };
        },
      };
      return { [Symbol.asyncIterator]: () => iterator };
    },
  };
}
