import { limits, type Picture, routes } from '@sitewright/contracts';
import { useSession } from '@sitewright/web-kit/session';
import { type FakeApi, Refusal, stubSession } from '@sitewright/web-kit/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { composerApi, detailsOf, modelApi, site } from '../../../testing/handlers.ts';
import { button, promptBox, showGenerator, siteFrame } from '../../../testing/show-generator.tsx';
import { showTab } from '../panel-tab.ts';
import { promptPictures } from '../prompt-pictures.ts';

beforeEach(() => {
  promptPictures.detachAll();
  useSession.getState().signIn(stubSession());
});

const idOf = (name: string) =>
  Array.from(name, (letter) => letter.charCodeAt(0).toString(16))
    .join('')
    .padStart(32, '0');
const pictureOf = (name: string): Picture => ({
  id: idOf(name),
  name,
  kind: 'photo',
  width: 800,
  height: 600,
  bytes: 1000,
  files: [{ path: `assets/${name}.webp`, type: 'image/webp', width: 800, height: 600, bytes: 1000 }],
  stem: `assets/${name}`,
  usedOn: [],
  thumbnail: 'data:image/png;base64,AAAA',
  createdAt: '2026-11-20T12:00:00.000Z',
});
const file = (name: string, type = 'image/jpeg') => new File(['x'], name, { type });
const withUploads = (api: FakeApi) =>
  api.on(routes.uploadPromptPicture, ({ query }) =>
    pictureOf((query.get('name') ?? '').replace(/\.\w+$/u, '')),
  );
const paste = (...files: File[]) => fireEvent.paste(promptBox(), { clipboardData: { files } });
const wordsOf = (name: string) =>
  screen.findByRole('textbox', { name: new RegExp(`What ${name} shows`, 'u') });
const roleOf = (name: string) => screen.getByRole('combobox', { name: `What ${name} is` });
const asked = (api: FakeApi) => api.calls.filter(({ path }) => path === routes.generate.path);

test('pictures go along with the prompt, in their order, with words and what each is', async () => {
  const { user, api } = showGenerator(withUploads(composerApi()));
  await user.type(promptBox(), 'A bakery');
  paste(file('our-shop.jpg'), file('logo.png', 'image/png'));
  fireEvent.drop(promptBox(), { dataTransfer: { files: [file('queue.jpg')], types: ['Files'] } });
  expect(await wordsOf('our-shop.jpg')).toHaveValue('our shop');
  paste(file('IMG_2034.jpg'));
  expect(await wordsOf('IMG_2034.jpg')).toHaveValue('');
  const queue = await wordsOf('queue.jpg');
  await user.clear(queue);
  await user.type(queue, 'Sunday morning');
  paste(file('page-sketch.png', 'image/png'));
  await wordsOf('page-sketch.png');
  expect(roleOf('our-shop.jpg')).toHaveDisplayValue('Picture to show');
  expect(roleOf('page-sketch.png')).toHaveDisplayValue('Sketch of the layout');
  expect(roleOf('logo.png')).toHaveDisplayValue('Logo');
  await user.selectOptions(roleOf('our-shop.jpg'), 'Logo');
  expect(roleOf('logo.png')).toHaveDisplayValue('Picture to show');
  await user.selectOptions(roleOf('logo.png'), 'Logo');
  expect(roleOf('our-shop.jpg')).toHaveDisplayValue('Picture to show');
  await user.selectOptions(roleOf('IMG_2034.jpg'), 'Sketch of the layout');
  await user.clear(await wordsOf('our-shop.jpg'));
  await user.click(button('Generate Website'));
  await waitFor(() => expect(asked(api)).toHaveLength(1));
  expect(asked(api)[0]?.body).toEqual({
    prompt: 'A bakery',
    attachments: [
      { picture: idOf('our-shop'), alt: 'our shop' },
      { picture: idOf('logo'), alt: 'logo', isLogo: true },
      { picture: idOf('queue'), alt: 'Sunday morning' },
      { picture: idOf('IMG_2034'), alt: 'IMG 2034', isSketch: true },
      { picture: idOf('page-sketch'), alt: 'page sketch', isSketch: true },
    ],
  });
});

test('what is refused is said and holds the button until it is left out; too many are said', async () => {
  const { user, api } = showGenerator(withUploads(composerApi()));
  await user.type(promptBox(), 'A bakery');
  paste(file('offer.pdf', 'application/pdf'));
  expect(await screen.findByRole('alert')).toHaveTextContent('no picture that a website can show');
  expect(button('Generate Website')).toBeDisabled();
  await user.click(button('Leave out offer.pdf'));
  expect(promptBox()).toHaveFocus();
  api.on(routes.uploadPromptPicture, () => {
    throw new Refusal('UNAVAILABLE', 'Many pictures are being sent at this moment.');
  });
  paste(file('queue.jpg'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Many pictures');
  withUploads(api);
  await user.click(button('Try again'));
  await wordsOf('queue.jpg');
  expect(button('Generate Website')).toBeEnabled();
  paste(file('queue.png', 'image/png'));
  expect(await screen.findByRole('alert')).toHaveTextContent('“queue.png” is in the list already.');
  await user.click(button('Leave out queue.png'));
  expect(button('Leave out queue.jpg')).toHaveFocus();
  paste(...Array.from({ length: limits.promptMaxAttachments }, (_, index) => file(`${index}.jpg`)));
  expect(await screen.findByText(/At most 12 pictures belong to one prompt/u)).toBeVisible();
  const list = screen.getByRole('list', { name: 'Pictures of this prompt' });
  await waitFor(() => expect(within(list).getAllByRole('textbox')).toHaveLength(limits.promptMaxAttachments));
  expect(button('Add pictures')).toBeDisabled();
});

test('the words of a site with another picture are no repetition', async () => {
  const api = withUploads(composerApi()).on(routes.site, () => detailsOf('A bakery'));
  const { user } = showGenerator(api, `/app?site=${site.id}`);
  await siteFrame();
  act(() => showTab('prompt'));
  expect(promptBox()).toHaveValue('A bakery');
  expect(await screen.findByRole('button', { name: /Another design/u })).toBeVisible();
  paste(file('queue.jpg'));
  await wordsOf('queue.jpg');
  expect(screen.queryByRole('button', { name: /Another design/u })).toBeNull();
  await user.click(button('Generate Website'));
  await waitFor(() => expect(asked(api)).toHaveLength(1));
});

test('whoever signs in next finds none', async () => {
  showGenerator(withUploads(modelApi()));
  paste(file('queue.jpg'));
  await wordsOf('queue.jpg');
  useSession.getState().signIn(stubSession({ email: 'somebody@example.com' }));
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Pictures of this prompt' })).toBeNull());
});
