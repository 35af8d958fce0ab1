import { limits } from '@sitewright/contracts';
import { oversized } from './provider-error.ts';

export interface AnswerLimits {
  /** Bytes of one event of a stream: what a decoder has to hold at once. */
  eventBytes: number;
  /** Bytes of a whole streamed answer, the wrapping of each event and a model's thinking included. */
  answerBytes: number;
  /** Bytes of an answer that is an error. */
  errorBytes: number;
}

const mebibyte = 1024 * 1024;

/** A whole site in one event, written as JSON, fits; a model that streams for hours by single letters does not. */
const answerLimits: AnswerLimits = {
  eventBytes: 2 * limits.siteMaxBytes,
  answerBytes: 128 * mebibyte,
  errorBytes: mebibyte,
};

const lineFeed = 0x0a;
const carriageReturn = 0x0d;

/** Counts the bytes since the last empty line, at which an event ends. A line may end in LF, CR or both (HTML, 9.2.5). */
function createEventMeter() {
  let bytes = 0;
  let isLineEmpty = true;
  let previous = 0;
  return (chunk: Uint8Array): number => {
    let longest = bytes;
    for (const byte of chunk) {
      bytes += 1;
      const isSecondHalf = byte === lineFeed && previous === carriageReturn;
      previous = byte;
      if (isSecondHalf) continue;
      const endsLine = byte === lineFeed || byte === carriageReturn;
      if (endsLine && isLineEmpty) {
        longest = Math.max(longest, bytes);
        bytes = 0;
      }
      isLineEmpty = endsLine;
    }
    return Math.max(longest, bytes);
  };
}

function limitBody(isError: boolean, { eventBytes, answerBytes, errorBytes }: AnswerLimits) {
  const measureEvent = createEventMeter();
  const most = isError ? errorBytes : answerBytes;
  let total = 0;
  return new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      total += chunk.byteLength;
      if (total > most || measureEvent(chunk) > eventBytes) throw oversized();
      controller.enqueue(chunk);
    },
  });
}

/**
 * `fetch` whose answers end with an error where they grow too large, before anybody splits or decodes them: the SDK holds
 * a line until it ends, however long it is.
 */
export const createLimitedFetch =
  (atMost: AnswerLimits = answerLimits): typeof fetch =>
  async (input, init) => {
    const response = await fetch(input, init);
    if (!response.body) return response;
    const { status, statusText, headers, ok } = response;
    return new Response(response.body.pipeThrough(limitBody(!ok, atMost)), { status, statusText, headers });
  };
