import { toErrorAnswer } from './error-answer.ts';
import { failure } from './provider-error.ts';

const mebibyte = 1024 * 1024;

function limitBody(most: number) {
  let total = 0;
  return new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      total += chunk.byteLength;
      if (total > most) throw failure('answer-too-large');
      controller.enqueue(chunk);
    },
  });
}

/** `fetch` whose errors end with an error of ours where they say more than these bytes: the SDK reads them to their end. */
export const createLimitedFetch =
  (errorBytes: number = mebibyte): typeof fetch =>
  async (input, init) => {
    const response = await fetch(input, init);
    if (response.ok || !response.body) return response;
    const authorization = new Headers(init?.headers).get('authorization');
    return toErrorAnswer(response, response.body.pipeThrough(limitBody(errorBytes)), authorization);
  };
