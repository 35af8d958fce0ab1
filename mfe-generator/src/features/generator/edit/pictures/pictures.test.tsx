import { type PagePicture, type Picture, routes } from '@sitewright/contracts';
import { installNativeDialog } from '@sitewright/ui/testing';
import { useSession } from '@sitewright/web-kit/session';
import { Refusal, stubSession } from '@sitewright/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createVersions } from '../../../../stand-alone/versions.ts';
import { commandsTo, editFrame, say } from '../../../../testing/edit-frame.ts';
import { composerApi, detailsOf, site } from '../../../../testing/handlers.ts';
import { showGenerator } from '../../../../testing/show-generator.tsx';
import { setWork } from './work.ts';

beforeAll(installNativeDialog);
beforeEach(() => {
  useSession.getState().signIn(stubSession());
  setWork(undefined);
});

const path = 'index.html';
const image = '<img src="images/dog.svg" alt="A dog">';
const pageSource = `<!doctype html><title>Rye</title><body><section><h1>Rye</h1>${image}</section>`;
const dataUrl = 'data:image/png;base64,AAAA';

const start = pageSource.indexOf(image);
const place = { start, end: start + image.length };
const shown: PagePicture = {
  tag: 'img',
  element: place,
  startTag: place,
  src: 'images/dog.svg',
  alt: 'A dog',
  isDecoration: false,
  part: 'Top of the page',
  width: 400,
  height: 300,
};

const uploaded = (name: string): Picture => ({
  id: 'a'.repeat(32),
  name,
  kind: 'photo',
  width: 800,
  height: 600,
  bytes: 1000,
  files: [{ path: 'assets/dog.webp', type: 'image/webp', width: 800, height: 600, bytes: 1000 }],
  stem: 'assets/dog',
  usedOn: [],
  thumbnail: dataUrl,
  createdAt: '2026-11-20T12:00:00.000Z',
});

/** A server that keeps the versions of one site, and one picture. */
function picturesApi() {
  const versions = createVersions({ [path]: pageSource });
  const pictures: Picture[] = [];
  const find = () => pictures[0] ?? uploaded('none');
  const api = composerApi()
    .on(routes.site, () => detailsOf('A bakery', { version: versions.head().version }))
    .on(routes.siteFile, ({ params }) => ({
      path: params.path,
      content: versions.files()[params.path] ?? '',
    }))
    .on(routes.siteVersions, () => versions.list())
    .on(routes.editSite, ({ body }) => versions.edit(body))
    .on(routes.pictures, () => ({ pictures, bytes: 1000, maxBytes: 52_428_800, unusedDays: 7 }))
    .on(routes.uploadPicture, ({ query }) => {
      pictures.push(uploaded(query.get('name') ?? ''));
      return find();
    })
    .on(routes.picture, () => ({ ...find(), dataUrl }))
    .on(routes.usePicture, ({ body }) => {
      const { path: page, start: from, end, old, alt, version, sitting } = body;
      const markup = `<img src="assets/dog.webp" alt="${alt}">`;
      const edits = [{ path: page, start: from, end, old, new: markup }];
      const head = versions.edit({ version, sitting, instruction: 'Replaced a picture', edits });
      return { ...head, element: { start: from, end: from + markup.length } };
    });
  return { api, versions, pictures };
}

async function openPictures(server = picturesApi()) {
  vi.stubGlobal('fetch', async (address: string) => new Response(address));
  const view = showGenerator(server.api, `/app?site=${site.id}`);
  await view.user.click(await screen.findByRole('tab', { name: 'Edit' }));
  const frame = await editFrame();
  const told = commandsTo(frame);
  await view.user.click(await screen.findByRole('radio', { name: 'Pictures' }));
  say(frame, { type: 'sitewright:edit-ready', version: 1, path });
  await waitFor(() => expect(view.api.calls.at(-1)?.path).toMatch(/\/files\/|\/pictures/));
  say(frame, { type: 'sitewright:pictures', version: 1, path, pictures: [shown] });
  const row = within((await screen.findByText('Picture 1', { selector: 'strong' })).closest('li') ?? frame);
  const choose = (file: File) => {
    const input = row
      .getByRole('button', { name: 'Replace picture 1' })
      .parentElement?.querySelector('input');
    return view.user.upload(input ?? expect.fail('There is no field for files.'), file);
  };
  return { ...view, ...server, frame, told, row, choose };
}

const photo = (size = 10) => {
  const file = new File(['x'], 'dog.png', { type: 'image/png' });
  Object.defineProperty(file, 'size', { value: size });
  return file;
};

test('a chosen picture is shown once it has words, where its place is by then', async () => {
  const { user, choose, versions, frame } = await openPictures();
  await choose(photo());
  const dialog = within(await screen.findByRole('dialog', { name: 'How it is shown' }));
  await user.click(dialog.getByRole('button', { name: 'Use picture' }));
  const words = dialog.getByRole('textbox', { name: 'Words for who cannot see it' });
  expect(words).toHaveAccessibleDescription(/Say in words what the picture shows/);
  expect(versions.head().version).toBe(1);

  // Meanwhile the heading has become longer.
  const text = { start: pageSource.indexOf('Rye</h1>'), end: pageSource.indexOf('</h1>') };
  say(frame, { type: 'sitewright:typed', version: 1, path, text, words: 'Rye and Oak', isDone: true });
  await waitFor(() => expect(versions.head().version).toBe(2));
  await user.type(words, 'Our dog');
  await user.click(dialog.getByRole('button', { name: 'Use picture' }));
  await waitFor(() => expect(versions.head().version).toBe(3));
  expect(versions.files()[path]).toBe(
    pageSource
      .replace('<h1>Rye<', '<h1>Rye and Oak<')
      .replace(image, '<img src="assets/dog.webp" alt="Our dog">'),
  );
  expect(await screen.findByText('Saved as version 3')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('what is too large is not sent; what the server refuses can be sent again when that may help', async () => {
  const server = picturesApi();
  const { choose, row, user, api } = await openPictures(server);
  const sent = () => api.calls.filter(({ method }) => method === 'post').length;
  await choose(photo(16 * 1024 * 1024));
  expect(await row.findByRole('alert')).toHaveTextContent('has 16 MB; a picture may have 15 MB');
  expect(sent()).toBe(0);

  server.api.on(routes.uploadPicture, () => {
    throw new Refusal('VALIDATION_FAILED', 'The pictures of this site take 50 MB. Remove one first.');
  });
  await choose(photo());
  await waitFor(() => expect(row.getByRole('alert')).toHaveTextContent('take 50 MB'));
  expect(row.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  server.api.on(routes.uploadPicture, () => {
    throw new Refusal('UNAVAILABLE', 'Many pictures are being read at this moment.');
  });
  await choose(photo());
  await waitFor(() => expect(row.getByRole('alert')).toHaveTextContent('Many pictures'));
  server.api.on(routes.uploadPicture, () => uploaded('dog'));
  await user.click(row.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('dialog', { name: 'How it is shown' })).toBeInTheDocument();
});

test('a file that is dropped on the page goes to the picture under it', async () => {
  const { frame } = await openPictures();
  say(frame, { type: 'sitewright:picture-file', version: 1, path, element: place, file: photo() });
  expect(await screen.findByRole('dialog', { name: 'How it is shown' })).toBeInTheDocument();
});

test('selecting one beside the page selects it there, and the other way round', async () => {
  const { user, row, told, frame } = await openPictures();
  await user.click(row.getByRole('button', { name: 'Show picture 1 on the page' }));
  expect(told).toContainEqual({ type: 'sitewright:edit-select', element: place, isFocusKept: true });
  const editable = { ...shown, kind: 'picture' as const, label: 'Picture', isHidden: false };
  const box = { x: 0, y: 0, width: 400, height: 300 };
  say(frame, { type: 'sitewright:selected', version: 1, path, editables: [{ ...editable, box }] });
  await waitFor(() => expect(document.querySelectorAll('li[aria-current]')).toHaveLength(1));
});
