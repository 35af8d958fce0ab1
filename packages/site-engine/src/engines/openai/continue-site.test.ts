import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { EngineError, type EngineEvent, type WrittenSoFar } from '../../engine.ts';
import { OutputParser } from '../../protocol/parser.ts';
import { ToldFiles } from '../../protocol/told-files.ts';
import { answers, type FakeProvider, recordedAnswer, startFakeProvider } from '../../testing/index.ts';
import { createOpenAiEngine } from './openai-engine.ts';

let provider: FakeProvider;

beforeEach(async () => {
  provider = await startFakeProvider();
});

afterEach(() => provider.close());

/** What is known of an answer whose reader has died after so many characters. */
function writtenUntil(cut: number): WrittenSoFar {
  const parser = new OutputParser();
  const told = new ToldFiles();
  for (const event of parser.push(recordedAnswer.slice(0, cut))) told.take(event);
  return { files: told.files, isWritten: false };
}

async function goOn(written: WrittenSoFar) {
  const told = new ToldFiles();
  for (const file of written.files) {
    const { complete, ...text } = file;
    told.take({ type: 'file', ...text, complete });
  }
  const events: EngineEvent[] = [];
  const output = await createOpenAiEngine({ baseURL: provider.baseURL, model: 'fake-model' }).generate(
    { prompt: 'A bakery' },
    {
      written,
      signal: new AbortController().signal,
      onEvent: (event) => {
        events.push(event);
        if (event.type === 'file') told.take(event);
      },
    },
  );
  return { output, events, told: told.files };
}

const bodySchema = z.object({
  messages: z.array(z.object({ role: z.string(), content: z.string() })),
});
const sentMessages = () => bodySchema.parse(provider.requests.at(-1)?.body).messages;
const expected = (() => {
  const parser = new OutputParser();
  parser.push(recordedAnswer);
  return parser.end().files;
})();

const cuts = Array.from({ length: Math.ceil(recordedAnswer.length / 97) }, (_, index) => index * 97);

test('an answer that was lost at any place is continued behind what was told of it', async () => {
  for (const cut of cuts) {
    const written = writtenUntil(cut);
    const { length } = written.files.length === 0 ? '' : rebuiltBy(written);
    provider.behave(answers(recordedAnswer.slice(length)));
    const { output, told } = await goOn(written);

    expect(output.files).toEqual(expected);
    expect(told).toEqual(expected.map((file) => ({ ...file, complete: true })));
  }
});

/** The part of the recorded answer that was told: its markers and contents. */
function rebuiltBy({ files }: WrittenSoFar): string {
  const text = files
    .map(({ path, content, complete }) => `<file path="${path}">\n${content}${complete ? '</file>\n' : ''}`)
    .join('');
  expect(recordedAnswer.startsWith(text)).toBe(true);
  return text;
}

describe('a continued answer', () => {
  const cut = recordedAnswer.indexOf('Flour, water');
  const written = writtenUntil(cut);

  test('is asked for with what was written, the last file open', async () => {
    provider.behave(answers(recordedAnswer.slice(cut)));
    await goOn(written);

    expect(sentMessages().map(({ role }) => role)).toEqual(['system', 'user', 'assistant', 'user']);
    expect(sentMessages()[2]?.content).toBe(recordedAnswer.slice(0, cut));
  });

  test('tells only what is new', async () => {
    provider.behave(answers(recordedAnswer.slice(cut)));
    const { events } = await goOn(written);

    expect(events[0]).toMatchObject({ type: 'file', path: 'index.html', complete: false });
    expect(events[0]).not.toHaveProperty('content');
  });

  test('may begin the page again, which takes the place of the old one', async () => {
    provider.behave(answers(recordedAnswer));
    const { output, told } = await goOn(written);

    expect(output.files).toEqual(expected);
    expect(told).toEqual(expected.map((file) => ({ ...file, complete: true })));
  });

  test('says so where what was written reads otherwise now', async () => {
    provider.behave(answers('</file>\n'));
    const { told, output } = await goOn({
      files: [
        { path: '../evil.html', content: 'x', complete: true },
        { path: 'index.html', content: '```html\n<h1>Hi</h1>\n', complete: false },
      ],
      isWritten: false,
    });

    expect(output.files).toEqual([{ path: 'index.html', content: '<h1>Hi</h1>\n' }]);
    expect(told).toEqual([{ path: 'index.html', content: '<h1>Hi</h1>\n', complete: true }]);
  });

  test('is given up when too much is written already', async () => {
    const content = 'x'.repeat(9_000_000);
    const files = [{ path: 'index.html', content, complete: false }];

    await expect(goOn({ files, isWritten: false })).rejects.toThrow(EngineError);
    expect(provider.requests).toHaveLength(0);
  });

  test('asks for nothing when all was written', async () => {
    const { output, events } = await goOn({ ...writtenUntil(recordedAnswer.length), isWritten: true });

    expect(output).toMatchObject({ name: 'Hearth & Rye', files: expected });
    expect(events).toEqual([]);
    expect(provider.requests).toHaveLength(0);
  });
});
