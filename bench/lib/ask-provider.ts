import type { FakeProvider } from '@sitewright/site-engine/testing';

export const prompt = 'A bakery with a wood-fired oven';

/** Milliseconds. */
export interface Times {
  first: number;
  total: number;
}

/** What a client sees that asks the provider itself and reads its text. */
export async function askProvider({ baseURL }: FakeProvider): Promise<Times> {
  const start = performance.now();
  const messages = [{ role: 'user', content: prompt }];
  const answer = await fetch(`${baseURL}/chat/completions`, {
    method: 'POST',
    body: JSON.stringify({ model: 'fake-model', stream: true, messages }),
  });
  const decoder = new TextDecoder();
  let first = 0;
  let text = '';
  for await (const bytes of answer.body ?? []) {
    text += textOf(decoder.decode(bytes, { stream: true }));
    if (usableText.test(text)) first ||= performance.now() - start;
  }
  return { first, total: performance.now() - start };
}

/** The first character of a file stands behind the line that says which file it is. */
const usableText = /<file [^>]*>\s*\S/;

/** The text in server-sent pieces of an answer; none is cut by the local provider. */
const textOf = (pieces: string): string =>
  [...pieces.matchAll(/"content":("(?:[^"\\]|\\.)*")/g)].map(([, json]) => JSON.parse(json ?? '""')).join('');
