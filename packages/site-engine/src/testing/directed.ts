import type { ServerResponse } from 'node:http';
import { type AnswerOptions, type Behaviour, openStream, toEndEvents, toTextEvent } from './behaviours.ts';
import { promptIn, type RecordedRequest, writtenIn } from './recorded-request.ts';

/** One answer that a test writes piece by piece, when it wants to. */
export interface DirectedAnswer {
  readonly request: RecordedRequest;
  /** What the client sent along as written by earlier answers; empty when it asks for the first time. */
  readonly writtenSoFar: string;
  /** Sends this text as one piece. */
  write(text: string): void;
  /** Ends the answer properly. */
  end(options?: AnswerOptions): void;
  /** Goes on like this instead. */
  behave(behaviour: Behaviour): void;
  /** Resolves when the client has closed the connection although the answer had not ended. */
  readonly closed: Promise<void>;
}

/** The requests for one prompt, each answered by the test. */
export interface Direction {
  /** How many there were. */
  readonly requests: number;
  /** The next request that nobody has taken yet, as soon as it is there. */
  next(): Promise<DirectedAnswer>;
}

function createAnswer(response: ServerResponse, seed: number, request: RecordedRequest): DirectedAnswer {
  const closed = Promise.withResolvers<void>();
  response.once('close', () => {
    if (!response.writableFinished) closed.resolve();
  });
  return {
    request,
    writtenSoFar: writtenIn(request),
    closed: closed.promise,
    write(text) {
      openStream(response);
      response.write(toTextEvent(text));
    },
    end(options = {}) {
      openStream(response);
      response.end(toEndEvents(options));
    },
    behave(behaviour) {
      Promise.resolve(behaviour(response, seed, request)).catch(() => response.destroy());
    },
  };
}

/** A direction, and what it does with a request. */
export interface Directed extends Direction {
  isFor(request: RecordedRequest): boolean;
  take(response: ServerResponse, seed: number, request: RecordedRequest): void;
}

/** Directs the answers to all requests whose prompt contains these words. */
export function createDirection(words: string): Directed {
  const answers: DirectedAnswer[] = [];
  const waiting: ((answer: DirectedAnswer) => void)[] = [];
  let requests = 0;
  return {
    get requests() {
      return requests;
    },
    next() {
      const answer = answers.shift();
      if (answer) return Promise.resolve(answer);
      return new Promise((resolve) => waiting.push(resolve));
    },
    isFor: (request) => request.method === 'POST' && promptIn(request).includes(words),
    take(response, seed, request) {
      requests += 1;
      const answer = createAnswer(response, seed, request);
      const resolve = waiting.shift();
      if (resolve) resolve(answer);
      else answers.push(answer);
    },
  };
}
