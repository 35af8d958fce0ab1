import { Buffer } from 'node:buffer';
import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { setImmediate, setTimeout } from 'node:timers/promises';
import { createRandom, cutRandomly } from './random.ts';
import { type RecordedRequest, restOf, writtenIn } from './recorded-request.ts';

/** How the fake provider answers one request; `seed` decides where the bytes are cut. */
export type Behaviour = (
  response: ServerResponse,
  seed: number,
  request: RecordedRequest,
) => void | Promise<void>;

/** One that is the same whatever was asked. */
export type FixedBehaviour = (response: ServerResponse, seed: number) => void | Promise<void>;

export interface AnswerOptions {
  /** As the provider spells it: `stop`, `length`, `MAX_TOKENS`. */
  finishReason?: string;
  /** Whether the last chunk tells the tokens, as not every server does. */
  withUsage?: boolean;
}

export const fakeUsage = { prompt_tokens: 900, completion_tokens: 2100, total_tokens: 3000 };

const longestText = 60;
const longestWrite = 400;
const dripMs = 5;

const toEvent = (chunk: object): string =>
  `data: ${JSON.stringify({ id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 1, model: 'fake', ...chunk })}\n\n`;

/** One piece of an answer's text. */
export const toTextEvent = (content: string): string =>
  toEvent({ choices: [{ index: 0, delta: { content }, finish_reason: null }] });

const toTextEvents = (text: string, seed: number): string =>
  cutRandomly(text, createRandom(seed), longestText).map(toTextEvent).join('');

/** What follows the text of an answer. */
export function toEndEvents({ finishReason = 'stop', withUsage = true }: AnswerOptions): string {
  const last = toEvent({ choices: [{ index: 0, delta: {}, finish_reason: finishReason }] });
  return `${last}${withUsage ? toEvent({ choices: [], usage: fakeUsage }) : ''}data: [DONE]\n\n`;
}

/** Begins an answer, unless it has begun. */
export function openStream(response: ServerResponse, status = 200): void {
  if (response.headersSent) return;
  response.writeHead(status, { 'content-type': 'text/event-stream; charset=utf-8' });
}

/** Writes bytes in random pieces, through the middle of characters and events. */
async function stream(response: ServerResponse, events: string, seed: number): Promise<void> {
  openStream(response);
  for (const piece of cutRandomly(Buffer.from(events), createRandom(seed + 1), longestWrite)) {
    if (response.destroyed) return;
    response.write(piece);
    await setImmediate();
  }
}

/** Streams a text and ends properly. */
export const answers =
  (text: string, options: AnswerOptions = {}): FixedBehaviour =>
  async (response, seed) => {
    await stream(response, toTextEvents(text, seed) + toEndEvents(options), seed);
    response.end();
  };

/** What the engine asks for when a site is finished and something on it is wrong. */
export const repairRequest = 'Put right what was found';

/** Writes a site, and answers in this way when it is asked to put right what was found on it. */
export const repairs =
  (site: string, answer: Behaviour): Behaviour =>
  (response, seed, request) => {
    const isAsked = JSON.stringify(request.body).includes(repairRequest);
    return isAsked ? answer(response, seed, request) : answers(site)(response, seed);
  };

/** Answers with a status and a body that no person must see: what the provider says may quote a key. */
export const failsWith =
  (
    status: number,
    headers: Record<string, string> = {},
    body: unknown = { error: { message: 'internal-provider-detail', code: 'fake' } },
  ): FixedBehaviour =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  };

/** Fails as a server does that says this of a request. */
export const saysOf = (status: number, message: string, code = 'fake'): FixedBehaviour =>
  failsWith(status, {}, { error: { message, code } });

/** Takes no request that this finds something in. */
export const takesNo =
  (isIn: (body: unknown) => boolean, refusal: Behaviour, otherwise: Behaviour): Behaviour =>
  (response, seed, request) =>
    (isIn(request.body) ? refusal : otherwise)(response, seed, request);

/** Streams such deltas, and ends. */
export const streamsDeltas =
  (deltas: readonly object[], options: AnswerOptions = {}): FixedBehaviour =>
  async (response, seed) => {
    const events = deltas.map((delta) => toEvent({ choices: [{ index: 0, delta, finish_reason: null }] }));
    await stream(response, events.join('') + toEndEvents(options), seed);
    response.end();
  };

/** Begins to answer and closes the connection properly, as a proxy does whose server is gone. */
export const endsAfter =
  (text: string): FixedBehaviour =>
  async (response, seed) => {
    await stream(response, toTextEvents(text, seed), seed);
    response.end();
  };

/** Takes the request and never answers. */
export const hangs: FixedBehaviour = () => {};

/** Begins to answer and falls silent. */
export const hangsAfter =
  (text: string): FixedBehaviour =>
  (response, seed) =>
    stream(response, toTextEvents(text, seed), seed);

/** Answers byte by byte, never silent for long and never done in reasonable time, until the client has gone. */
export const drips =
  (text: string): FixedBehaviour =>
  async (response, seed) => {
    openStream(response);
    for (const byte of Buffer.from(toTextEvents(text, seed))) {
      if (response.destroyed) return;
      response.write(Buffer.of(byte));
      await setTimeout(dripMs);
    }
  };

export interface Pace {
  /** Milliseconds until the first piece. */
  firstMs: number;
  /** Milliseconds from piece to piece. */
  everyMs: number;
  /** Characters of a piece. */
  length: number;
}

/**
 * Answers as fast as a model writes, by the clock: a late piece does not delay those behind it. Asked to continue, it sends
 * what is missing. A pace that is changed holds for what is being written, too.
 */
export const paces =
  (answer: string, pace: Readonly<Pace>): Behaviour =>
  async (response, _seed, request) => {
    const text = restOf(answer, writtenIn(request));
    let due = performance.now() + pace.firstMs;
    for (let at = 0; at < text.length; at += pace.length) {
      await setTimeout(Math.max(0, due - performance.now()));
      if (response.destroyed) return;
      openStream(response);
      response.write(toTextEvent(text.slice(at, at + pace.length)));
      due += pace.everyMs;
    }
    response.end(toEndEvents({}));
  };

/** Begins to answer and drops the connection. */
export const breaksAfter =
  (text: string): FixedBehaviour =>
  async (response, seed) => {
    await stream(response, toTextEvents(text, seed), seed);
    response.destroy();
  };

/** Sends an event that is not JSON. */
export const garbles =
  (text: string): FixedBehaviour =>
  async (response, seed) => {
    await stream(response, `${toTextEvents(text, seed)}data: {"choices": [{"delta"\n\n`, seed);
    response.end();
  };

/** Answers with these bytes, whatever they are, as a stream of events. */
export const sends =
  (bytes: string | Uint8Array, contentType = 'text/event-stream; charset=utf-8'): FixedBehaviour =>
  (response) => {
    response.writeHead(200, { 'content-type': contentType }).end(bytes);
  };

const longestFill = 500_000;

/** Writes this text and then so many characters more, in few and large pieces, and ends properly. */
export const fillsUp =
  (text: string, characters: number): FixedBehaviour =>
  async (response) => {
    openStream(response);
    response.write(toTextEvent(text));
    for (let left = characters; left > 0 && !response.destroyed; left -= longestFill) {
      response.write(toTextEvent('x'.repeat(Math.min(left, longestFill))));
      await setImmediate();
    }
    response.end(toEndEvents({}));
  };

/** Begins with `start` and goes on with `block` for ever; `onWritten` is told of the bytes that were taken so far. */
export const floods =
  (start: string, block: string, onWritten: (bytes: number) => void, status = 200): FixedBehaviour =>
  (response) => {
    let written = 0;
    const endless = function* () {
      yield start;
      for (;;) {
        written += block.length;
        onWritten(written);
        yield block;
      }
    };
    openStream(response, status);
    Readable.from(endless(), { objectMode: false }).pipe(response);
  };

export const redirectsTo =
  (location: string): FixedBehaviour =>
  (response) => {
    response.writeHead(302, { location }).end();
  };
