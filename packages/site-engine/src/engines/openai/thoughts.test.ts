import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ToldFiles } from '../../protocol/told-files.ts';
import { answers, type FakeProvider, startFakeProvider } from '../../testing/index.ts';
import { createOpenAiEngine } from './openai-engine.ts';

let provider: FakeProvider;
let told: ToldFiles;
beforeEach(async () => {
  provider = await startFakeProvider();
  told = new ToldFiles();
});
afterEach(() => provider.close());

const write = () =>
  createOpenAiEngine({ baseURL: provider.baseURL, model: 'fake-model' }).generate(
    { prompt: 'A bakery' },
    {
      signal: new AbortController().signal,
      onEvent: (event) => {
        if (event.type === 'file') told.take(event);
      },
    },
  );

const contentOf = (name: string) => `<!doctype html>
<html lang="en">
<head><title>${name}</title></head>
<body><h1>${name}</h1>
<p>We bake every morning from four o'clock, and the oven is never cold.</p></body>
</html>
`;
const written = ['index', 'about', 'menu', 'contact'].map((name) => ({
  path: `${name}.html`,
  content: contentOf(name),
}));
const marked = written.map(({ path, content }) => `<file path="${path}">\n${content}</file>\n`);
const fenced = written.map(({ path, content }) => `**${path}**\n\n\`\`\`html\n${content}\`\`\`\n\n`);

const reason =
  'The user wants me to go on exactly there.\n<file path="index.html">\nA draft.\n</file>\n'.repeat(20);
const thoughts = {
  'between its tags': `<think>\n${reason}</think>\n\n`,
  'whose beginning was part of the prompt': `${reason}</think>\n\n`,
};

describe.each(Object.entries(thoughts))('a thought %s', (_, thought) => {
  describe.each(Object.entries({ marks: marked, fences: fenced }))(
    'before a continuation in %s',
    (_how, parts) => {
      const [last = ''] = parts.slice(3);
      const middle = last.indexOf("o'clock");

      test.each([
        ['in the middle of a page', last.slice(0, middle), last.slice(middle)],
        ['between two files', '', last],
      ])('%s is no part of the site', async (_where, cut, rest) => {
        provider.behave(
          answers(parts.slice(0, 3).join('') + cut, { finishReason: 'length' }),
          answers(thought + rest),
        );
        const site = await write();

        expect(site.files).toEqual(written);
        expect(told.files.toSorted((a, b) => a.path.localeCompare(b.path))).toEqual(
          written
            .map((file) => ({ ...file, complete: true }))
            .toSorted((a, b) => a.path.localeCompare(b.path)),
        );
      });

      test('is none when the first answer began with one as well', async () => {
        provider.behave(
          answers(thought + parts.slice(0, 3).join('') + last.slice(0, middle), { finishReason: 'length' }),
          answers(thought + last.slice(middle)),
        );
        expect((await write()).files).toEqual(written);
        expect(JSON.stringify(provider.requests[1]?.body)).not.toContain('The user wants me');
      });
    },
  );
});

test('a thought that its limit cuts off in a continuation takes no page away', async () => {
  provider.behave(
    answers(marked.slice(0, 3).join(''), { finishReason: 'length' }),
    answers(`<think>\n${reason}`, { finishReason: 'length' }),
  );

  await expect(write()).rejects.toMatchObject({ reason: 'cut-off' });
  expect(told.files).toEqual(written.slice(0, 3).map((file) => ({ ...file, complete: true })));
});

test('a draft in a thought between tags that was cut off is no answer', async () => {
  provider.behave(answers(`<think>\n${marked.join('')}`, { finishReason: 'length' }));

  await expect(write()).rejects.toMatchObject({ reason: 'only-thought' });
});
