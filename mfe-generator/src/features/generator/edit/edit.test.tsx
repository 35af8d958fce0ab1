import { type Editable, type EditSiteRequest, routes } from '@sitewright/contracts';
import { useSession } from '@sitewright/web-kit/session';
import { Refusal, stubSession } from '@sitewright/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { Versions } from '../../../stand-alone/versions.ts';
import { editFrame, heading, link, pageSource, say, topPart } from '../../../testing/edit-frame.ts';
import { site } from '../../../testing/handlers.ts';
import { editApi, openEditor, path } from '../../../testing/open-editor.ts';
import { showGenerator } from '../../../testing/show-generator.tsx';
import { useEditing } from './edit-store.ts';

beforeEach(() => useSession.getState().signIn(stubSession()));

const stored = ({ api }: ReturnType<typeof editApi>) =>
  api.calls
    .filter(({ path: called }) => called.endsWith('/edits'))
    .map(({ body }) => body as unknown as EditSiteRequest); // Typed by the route.

const text = heading.text ?? { start: 0, end: 0 };
const type = (frame: HTMLIFrameElement, words: string, isDone = false) =>
  say(frame, { type: 'sitewright:typed', version: 1, path, text, words, isDone });

test('words that are typed on the page are stored when they are left, as one edit and not a byte besides', async () => {
  const view = await openEditor();
  const { frame, versions } = view;
  say(frame, { type: 'sitewright:selected', version: 1, path, editables: [heading, topPart] });
  expect(await screen.findByRole('toolbar', { name: 'Selected: Heading 1' })).toBeInTheDocument();
  type(frame, 'Rye &');
  type(frame, 'Rye & Oak', true);
  expect(await screen.findByText('Saved as version 2')).toBeInTheDocument();
  expect(versions.files()[path]).toBe(pageSource.replace('<h1>Rye<', '<h1>Rye &amp; Oak<'));
  expect(stored(view)).toMatchObject([
    {
      version: 1,
      kind: 'edited',
      edits: [{ path, start: text.end - 1, end: text.end, old: 'e', new: 'e &amp; Oak' }],
    },
  ]);

  // The page of the new version may be on its way: what is said of the one before it is found in the file as it is now.
  type(frame, 'Rye & Oak!', true);
  expect(await screen.findByText('Saved as version 3')).toBeInTheDocument();
  expect(versions.files()[path]).toBe(pageSource.replace('<h1>Rye<', '<h1>Rye &amp; Oak!<'));
});

test('the page comes once its places are known: what is done in it at once is done', async () => {
  const server = editApi();
  const held = Promise.withResolvers<void>();
  server.api.on(routes.siteFile, async ({ params }) => {
    await held.promise;
    return { path: params.path, content: pageSource };
  });
  const { user } = showGenerator(server.api, `/app?site=${site.id}`);
  await user.click(await screen.findByRole('tab', { name: 'Edit' }));
  const frame = await editFrame();
  expect(frame).not.toHaveAttribute('src');
  held.resolve();
  await waitFor(() => expect(frame).toHaveAttribute('src', expect.stringContaining('/v/1/')));
  expect(useEditing.getState().editing?.seenAt).toHaveProperty('1');
});

test('a page that cannot be read is shown all the same, and its trouble is said', async () => {
  const server = editApi();
  server.api.on(routes.siteFile, () => {
    throw new Refusal('UNAVAILABLE', 'The server is away.');
  });
  const { user } = showGenerator(server.api, `/app?site=${site.id}`);
  await user.click(await screen.findByRole('tab', { name: 'Edit' }));
  const frame = await editFrame();
  await waitFor(() => expect(frame).toHaveAttribute('src', expect.stringContaining('/v/1/')));
  say(frame, { type: 'sitewright:edit-ready', version: 1, path });
  expect(await screen.findByText('The page is not up to date')).toBeInTheDocument();
});

test('a part is moved and removed at once; undo and redo take it back and make it again, by keys too', async () => {
  const { frame, versions, user, shows } = await openEditor();
  say(frame, { type: 'sitewright:selected', version: 1, path, editables: [heading, topPart] });
  await user.click(await screen.findByRole('button', { name: 'Move Top of the page down' }));
  expect(await screen.findByText('Saved as version 2')).toBeInTheDocument();
  expect(versions.files()[path]).toMatch(/hours"><h2>[\s\S]*id="top"/);

  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(versions.files()[path]).toBe(pageSource));
  await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
  await waitFor(() => expect(versions.files()[path]).not.toBe(pageSource));
  await user.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(versions.files()[path]).toBe(pageSource));

  await shows(5);
  say(frame, { type: 'sitewright:selected', version: 5, path, editables: [topPart] });
  say(frame, { type: 'sitewright:edit-key', key: 'Delete' });
  await waitFor(() => expect(versions.files()[path]).not.toContain('id="top"'));
  await shows(6);
  const toast = await screen.findByText('Removed: Top of the page');
  await user.click(within(toast.closest('li') ?? toast).getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(versions.files()[path]).toBe(pageSource));
});

test('who selects something else while a change is stored goes on there', async () => {
  const server = editApi();
  const { api, versions } = server;
  const { frame, user, told, shows } = await openEditor(server);
  const moveDown = async (version: number) => {
    say(frame, { type: 'sitewright:selected', version, path, editables: [heading, topPart] });
    await user.click(await screen.findByRole('button', { name: 'Move Top of the page down' }));
  };
  const answer = Promise.withResolvers<void>();
  api.on(routes.editSite, async ({ body }) => {
    await answer.promise;
    return versions.edit(body);
  });
  await moveDown(1);
  say(frame, { type: 'sitewright:selected', version: 1, path, editables: [link, topPart] });
  answer.resolve();
  await shows(2);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await shows(3);
  expect(told.map(({ type: kind }) => kind)).not.toContain('sitewright:edit-select');

  await moveDown(3);
  await shows(4);
  expect(told.map(({ type: kind }) => kind)).toContain('sitewright:edit-select');
});

test('what cannot be stored is kept, and is stored by another try', async () => {
  const server = editApi();
  const { api, versions } = server;
  api.on(routes.editSite, () => {
    throw new Refusal('UNAVAILABLE', 'The server is away.');
  });
  const { frame, user } = await openEditor(server);
  type(frame, 'Oak', true);
  expect(await screen.findByRole('alert')).toHaveTextContent('Not saved.');
  api.on(routes.editSite, ({ body }) => versions.edit(body));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(versions.files()[path]).toContain('<h1>Oak<'));
});

const elsewhere = (versions: Versions) => {
  const start = pageSource.indexOf('Rye</title>');
  const edits = [{ path, start, end: start + 3, old: 'Rye', new: 'Another title' }];
  versions.edit({ version: 1, sitting: 'somewhere-else', instruction: 'Elsewhere', edits });
};

test('somebody else has written: mine is kept as well, where it stands now', async () => {
  const { frame, versions, user } = await openEditor();
  elsewhere(versions);
  type(frame, 'Oak', true);
  expect(await screen.findByRole('link', { name: 'Look at version 2' })).toHaveAttribute(
    'href',
    expect.stringContaining('/v/2/'),
  );
  await user.click(screen.getByRole('button', { name: 'Keep mine as well' }));
  await waitFor(() => expect(versions.files()[path]).toContain('<h1>Oak<'));
  expect(versions.files()[path]).toContain('<title>Another title<');
});

test('somebody else has written: only theirs is kept', async () => {
  const { frame, versions, user, shows } = await openEditor();
  elsewhere(versions);
  type(frame, 'Oak', true);
  await user.click(await screen.findByRole('button', { name: 'Keep only theirs' }));
  await shows(2);
  expect(versions.head().version).toBe(2);
});

test('a link gets another address', async () => {
  const { frame, versions, user } = await openEditor();
  say(frame, { type: 'sitewright:selected', version: 1, path, editables: [link, topPart] });
  await user.click(await screen.findByRole('button', { name: 'Address of the link' }));
  const address = screen.getByRole('textbox', { name: 'Address of the link' });
  expect(address).toHaveValue('#hours');
  await user.clear(address);
  await user.type(address, 'https://rye.example/?a=1&b=2{Enter}');
  await waitFor(() =>
    expect(versions.files()[path]).toContain('<a href="https://rye.example/?a=1&amp;b=2">Hours</a>'),
  );
});

test('beside what is selected stands that others have its words, and that a script has them', async () => {
  const { frame } = await openEditor();
  const tools = () => screen.findByRole('toolbar', { name: /^Selected/ });
  const select = (editable: Editable) =>
    say(frame, { type: 'sitewright:selected', version: 1, path, editables: [editable, topPart] });
  select(heading);
  expect(await tools()).not.toHaveAccessibleDescription();
  select({ ...heading, sharedWith: 1 });
  expect(await tools()).toHaveAccessibleDescription('Also in one other place: only this one changes.');
  select({ ...heading, sharedWith: 3, isInScript: true });
  expect(await tools()).toHaveAccessibleDescription(
    'Also in 3 other places: only this one changes. A script has these words, too: it may write over what you type.',
  );
});
