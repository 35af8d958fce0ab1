import { type Picture, routes } from '@sitewright/contracts';
import { useSession } from '@sitewright/web-kit/session';
import { Refusal, stubSession } from '@sitewright/web-kit/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { composerApi, detailsOf, site } from '../../../testing/handlers.ts';
import { showGenerator } from '../../../testing/show-generator.tsx';
import { showTab } from '../panel-tab.ts';
import { changePictures } from './attachments.ts';
import { useChange } from './change-store.ts';

beforeEach(() => useSession.getState().signIn(stubSession()));

const pictureOf = (name: string): Picture => ({
  id: (name === 'loaves' ? 'a' : 'b').repeat(32),
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

async function openBox() {
  const asked: unknown[] = [];
  const api = composerApi()
    .on(routes.site, () => detailsOf('A bakery'))
    .on(routes.revisions, () => ({ revisions: [], examples: [] }))
    .on(routes.uploadPicture, ({ query }) => pictureOf((query.get('name') ?? '').replace(/\.\w+$/u, '')))
    .on(routes.reviseSite, ({ body }) => {
      asked.push(body);
      return {
        revision: {
          id: '1',
          instruction: body.instruction,
          engine: 'composer' as const,
          state: body.instruction.includes('hero') ? ('made' as const) : ('nothing' as const),
          seen: 1,
          notUnderstood: [],
          createdAt: '2026-11-20T12:00:00.000Z',
        },
      };
    });
  const shown = showGenerator(api, `/app?site=${site.id}`);
  await screen.findByTitle('Preview of your website');
  showTab('change');
  const box = await screen.findByRole('textbox', { name: 'What is to change' });
  return { ...shown, api, asked, box };
}

test('pictures that are pasted and dropped go along with the words of each', async () => {
  const { box, user, asked } = await openBox();
  await user.type(box, 'use this picture for the hero');
  fireEvent.paste(box, { clipboardData: { files: [file('loaves.jpg')] } });
  const words = await screen.findByRole('textbox', { name: /What loaves.jpg shows/u });
  fireEvent.drop(box, { dataTransfer: { files: [file('shop.jpg')], types: ['Files'] } });
  await screen.findByRole('textbox', { name: /What shop.jpg shows/u });
  await user.click(screen.getByRole('button', { name: 'Leave out shop.jpg' }));
  await user.clear(words);
  expect(screen.getByRole('button', { name: 'Refine' })).toBeDisabled();
  await user.type(words, 'Three loaves');
  await user.click(screen.getByRole('button', { name: 'Refine' }));
  await waitFor(() =>
    expect(asked).toEqual([
      expect.objectContaining({ attachments: [{ picture: 'a'.repeat(32), alt: 'Three loaves' }] }),
    ]),
  );
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Pictures of this change' })).toBeNull());
});

test('a refused picture is said and left out; those of a change that came to nothing stay', async () => {
  const { box, user, api, asked } = await openBox();
  fireEvent.paste(box, { clipboardData: { files: [file('offer.pdf', 'application/pdf')] } });
  expect(await screen.findByRole('alert')).toHaveTextContent('no picture that a website can show');
  await user.type(box, 'nicer');
  expect(screen.getByRole('button', { name: 'Refine' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Leave out offer.pdf' }));
  api.on(routes.uploadPicture, () => {
    throw new Refusal('UNAVAILABLE', 'Many pictures are being sent at this moment.');
  });
  fireEvent.paste(box, { clipboardData: { files: [file('loaves.jpg')] } });
  expect(await screen.findByRole('alert')).toHaveTextContent('Many pictures');
  api.on(routes.uploadPicture, () => pictureOf('loaves'));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  const list = await screen.findByRole('list', { name: 'Pictures of this change' });
  await within(list).findByRole('textbox');
  await user.click(screen.getByRole('button', { name: 'Refine' }));
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(within(list).getByRole('textbox')).toHaveValue('loaves');
});

test('more pictures than belong to one change are refused, and said', async () => {
  const { box } = await openBox();
  const many = ['a', 'b', 'c', 'd', 'e'].map((name) => file(`${name}.jpg`));
  fireEvent.paste(box, { clipboardData: { files: many } });
  expect(await screen.findByText(/At most 4 pictures belong to one change/u)).toBeVisible();
  expect(await screen.findAllByRole('button', { name: /^Leave out/u })).toHaveLength(4);
});

test('whoever signs in next finds neither words nor pictures', async () => {
  const { box, user } = await openBox();
  await user.type(box, 'use this picture for the hero');
  fireEvent.paste(box, { clipboardData: { files: [file('loaves.jpg')] } });
  await screen.findByRole('textbox', { name: /What loaves.jpg shows/u });
  act(() => useSession.getState().signOut());
  expect(changePictures.use.getState().attachments).toEqual([]);
  expect(useChange.getState().text).toBe('');
});
