import type OpenAI from 'openai';
import type { TokenUsage } from '../../engine.ts';
import { ThoughtFilter } from '../../protocol/thought-filter.ts';
import type { Accommodations, AnswerRequest } from './accommodations.ts';
import { type AnswerEnd, demandEnd, noteChunk, nothingRead, readChunk } from './answer-chunks.ts';
import { usageOf } from './answer-usage.ts';
import { refusesLooks, showsLooks, withoutLooks } from './looks.ts';
import { failure, stopped } from './provider-error.ts';
import { readEvents } from './read-events.ts';
import { toEngineError } from './read-provider-error.ts';
import { createWatchdog, type Watchdog } from './watchdog.ts';

export interface Timeouts {
  /** Milliseconds until the first piece, retries included. */
  firstByteMs: number;
  /** Milliseconds between two pieces. */
  idleMs: number;
}

export interface AnswerOptions {
  accommodations: Accommodations;
  timeouts: Timeouts;
  signal: AbortSignal;
  /** Told of the answer as it comes, without what the model thinks first. */
  onText: (text: string) => void;
  /** All that was told so far was thinking. */
  onForget: () => void;
  /** Told of each piece, of thinking too. */
  onLife?: (() => void) | undefined;
  /** Told once of what the answer has cost, whatever became of it. */
  onUsage?: ((usage: TokenUsage) => void) | undefined;
}

async function readAnswer(
  answer: Response,
  end: AnswerEnd,
  { timeouts, onText, onForget, onLife }: AnswerOptions,
  watchdog: Watchdog,
): Promise<void> {
  const thoughts = new ThoughtFilter({ onText, onForget });
  const isDone = await readEvents(answer, (event) => {
    const chunk = readChunk(event);
    watchdog.expect(timeouts.idleMs);
    onLife?.();
    const text = noteChunk(end, chunk);
    if (text !== '') thoughts.add(text);
  });
  end.hasEnded ||= isDone;
  end.thought += thoughts.end();
  end.hasThought ||= thoughts.hasThought;
}

/**
 * Asks, and asks again in another way where the server does not take the request as it is. Pictures are left out of this request
 * only: what a server says of those of one person is not true of all.
 */
async function open(
  client: OpenAI,
  asked: AnswerRequest,
  end: AnswerEnd,
  { accommodations }: AnswerOptions,
  signal: AbortSignal,
) {
  let request = asked;
  for (;;) {
    const body = accommodations.toBody(request);
    try {
      return await client.chat.completions.create(body, { signal }).asResponse();
    } catch (error) {
      if (accommodations.learnFrom(error, body)) continue;
      if (!showsLooks(request.messages) || !refusesLooks(error)) throw error;
      request = { ...request, messages: withoutLooks(request.messages) };
      end.hasSeenNoPictures = true;
    }
  }
}

/**
 * Streams one answer. Whatever ended it, the signals are asked first.
 *
 * @throws EngineError
 */
export async function streamAnswer(
  client: OpenAI,
  request: AnswerRequest,
  options: AnswerOptions,
): Promise<AnswerEnd> {
  const watchdog = createWatchdog(options.signal);
  watchdog.expect(options.timeouts.firstByteMs);
  const end = nothingRead();
  let hasBegun = false;
  const onLife = () => {
    hasBegun = true;
    options.onLife?.();
  };
  const throwIfAborted = () => {
    if (options.signal.aborted) throw stopped();
    if (watchdog.hasFired) throw failure(hasBegun ? 'fell-silent' : 'no-answer');
  };
  try {
    const answer = await open(client, request, end, options, watchdog.signal);
    await readAnswer(answer, end, { ...options, onLife }, watchdog);
    throwIfAborted();
    demandEnd(end);
    return end;
  } catch (error) {
    throwIfAborted();
    throw toEngineError(error);
  } finally {
    watchdog.rest();
    const usage = usageOf(end, request);
    if (usage) options.onUsage?.(usage);
  }
}
