import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { GivenPicture } from '../../engine.ts';
import {
  answers,
  type Behaviour,
  type FakeProvider,
  failsWith,
  recordedAnswer,
  saysOf,
  startFakeProvider,
  takesNo,
} from '../../testing/index.ts';
import { createOpenAiEngine } from './openai-engine.ts';

let provider: FakeProvider;
beforeEach(async () => {
  provider = await startFakeProvider();
});
afterEach(() => provider.close());

const oven: GivenPicture = {
  name: 'Oven',
  alt: 'The oven at dawn',
  markup: '<img src="assets/oven.jpg" alt="The oven at dawn">',
  files: [{ path: 'assets/oven.jpg', width: 8, height: 8, content: Uint8Array.of(1) }],
  look: Uint8Array.of(2),
};

const createEngine = () => createOpenAiEngine({ baseURL: provider.baseURL, model: 'fake-model' });
const write = (engine = createEngine(), pictures = [oven]) =>
  engine.generate(
    { prompt: 'A bakery', pictures },
    { signal: new AbortController().signal, onEvent: () => {} },
  );

const bodySchema = z.object({ messages: z.array(z.object({ content: z.unknown() })) });
/** What was said in the last request, message by message. */
const contents = () =>
  bodySchema.parse(provider.requests.at(-1)?.body).messages.map(({ content }) => content);
const shows = (body: unknown) => JSON.stringify(body).includes('image_url');
const shown = () => provider.requests.map(({ body }) => shows(body));
const good = answers(recordedAnswer);
const unseen = expect.stringContaining('did not see your pictures');

describe('a server that takes no pictures', () => {
  test.each<[string, Behaviour]>([
    ['404', saysOf(404, 'No endpoints found that support image input')],
    ['400', saysOf(400, 'fake-model is not a multimodal model')],
    ['400 of the type', saysOf(400, 'Invalid content type. image_url is only supported by certain models.')],
    ['400 of the form', saysOf(400, "'messages.1.content' must be a string")],
    ['415', failsWith(415, {}, 'This model has no vision')],
    ['422', failsWith(422, {}, { detail: 'unknown variant `image_url`, expected `text`' })],
    [
      '500',
      failsWith(500, { 'x-should-retry': 'false' }, { error: { message: 'image input is not supported' } }),
    ],
  ])('is asked again without them, and the person is told: %s', async (_, refusal) => {
    provider.behave(takesNo(shows, refusal, good));
    const site = await write();

    expect(site.files).toHaveLength(5);
    expect(site.notes).toContainEqual(unseen);
    expect(shown()).toEqual([true, false]);
    expect(contents()).toEqual([expect.stringContaining('The oven at dawn'), 'A bakery']);
  });

  test('is not sent them again while it writes this site', async () => {
    const half = recordedAnswer.length / 2;
    const start = answers(recordedAnswer.slice(0, half), { finishReason: 'length' });
    provider.behave(
      saysOf(404, 'No endpoints found that support image input'),
      start,
      answers(recordedAnswer.slice(half)),
    );
    const site = await write();

    expect(site.files).toHaveLength(5);
    expect(site.notes).toContainEqual(unseen);
    expect(shown()).toEqual([true, false, false]);
  });

  test('is sent those of the next site: it may have refused only these', async () => {
    provider.behave(saysOf(400, 'The image was refused'), good);
    const engine = createEngine();
    await write(engine);
    const { notes } = await write(engine);

    expect(notes).not.toContainEqual(unseen);
    expect(shown()).toEqual([true, false, true]);
  });

  test('has refused something else where the question shows none', async () => {
    provider.behave(saysOf(400, 'This model only makes images'));

    await expect(write(createEngine(), [])).rejects.toMatchObject({ reason: 'request-refused' });
    expect(provider.requests).toHaveLength(1);
  });

  test('and no system role is asked without both', async () => {
    const hasSystem = (body: unknown) => JSON.stringify(body).includes('"role":"system"');
    const blind = takesNo(shows, saysOf(404, 'No endpoints found that support image input'), good);
    provider.behave(takesNo(hasSystem, saysOf(400, 'System role not supported'), blind));
    const site = await write();

    expect(site.files).toHaveLength(5);
    expect(JSON.stringify(provider.requests.at(-1)?.body)).toContain('A bakery');
  });
});

test('a server that takes pictures gets them, and nothing is said of that', async () => {
  const { notes } = await write();

  expect(notes).not.toContainEqual(unseen);
  expect(shown()).toEqual([true]);
});

test('pictures stay in the first question of a server that knows no system role', async () => {
  const hasSystem = (body: unknown) => JSON.stringify(body).includes('"role":"system"');
  provider.behave(takesNo(hasSystem, saysOf(400, 'System role not supported'), good));
  const { notes } = await write();

  expect(notes).not.toContainEqual(unseen);
  expect(contents()).toEqual([
    [
      { type: 'text', text: expect.stringContaining('theme.css') },
      { type: 'text', text: 'A bakery' },
      { type: 'text', text: expect.stringContaining('The oven at dawn') },
      { type: 'image_url', image_url: expect.anything() },
    ],
  ]);
});

describe('each picture is told for what it is', () => {
  const look = Uint8Array.of(3);
  const logo = { path: 'assets/mark.webp', width: 8, height: 8, content: look, look };
  const brand = { name: '', colours: {}, contacts: [], hours: [], logo };
  const plan = { name: 'plan', alt: 'The first page', look };
  const ask = (sketches = [plan]) =>
    createEngine().generate(
      { prompt: 'A bakery', pictures: [oven], brand, sketches },
      { signal: new AbortController().signal, onEvent: () => {} },
    );
  const image = {
    type: 'image_url',
    image_url: expect.objectContaining({ url: expect.stringMatching(/^data:image/) }),
  };
  const text = (words: string) => ({ type: 'text', text: expect.stringContaining(words) });

  test('the logo with its file, those for the pages, and sketches that are followed and not shown', async () => {
    const { files, notes } = await ask();

    expect(contents()[1]).toEqual([
      { type: 'text', text: 'A bakery' },
      text('Picture 1 is the logo, the file assets/mark.webp: use it in the header'),
      image,
      text('Picture 2 is for the pages, {"name":"Oven"'),
      image,
      text(
        'Picture 3 is a sketch of the wanted layout, {"name":"plan","shows":"The first page"}: follow its',
      ),
      image,
    ]);
    expect(notes.join()).not.toContain('sketch');
    expect(files.map(({ path }) => path)).toContain('assets/mark.webp');
    expect(JSON.stringify(files)).not.toContain('plan');
  });

  test('a server that takes none is told of none, and the person of each sketch', async () => {
    provider.behave(takesNo(shows, saysOf(404, 'No endpoints found that support image input'), good));
    const { notes } = await ask();

    expect(contents()[1]).toBe('A bakery');
    expect(notes).toContainEqual(expect.stringMatching(/“plan” was not followed.*did not see it/));
  });

  test('drawings that could not be drawn for the model are said, one by one', async () => {
    provider.behave(good);
    const { look: _, ...undrawn } = { ...oven, isUndrawn: true as const };
    const { notes } = await write(createEngine(), [oven, { ...undrawn, name: 'Map' }]);

    expect(notes).toContain(
      'The model did not see your drawing “Map”, because it could not be drawn for it.',
    );
    expect(notes.join()).not.toMatch(/your (?:logo|drawing “Oven”)/);
  });

  test('a sketch that cannot be shown to the model is said', async () => {
    const { notes } = await ask([{ ...plan, look: undefined as never }]);

    expect(JSON.stringify(contents())).not.toContain('sketch of');
    expect(notes).toContainEqual(expect.stringContaining('“plan” was not followed'));
  });
});
