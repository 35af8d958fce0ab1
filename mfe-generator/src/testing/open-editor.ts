import { routes } from '@sitewright/contracts';
import { screen, waitFor } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { useEditing } from '../features/generator/edit/edit-store.ts';
import { showEditFace } from '../features/generator/edit/face.ts';
import { createVersions } from '../stand-alone/versions.ts';
import { commandsTo, editFrame, pageSource, say } from './edit-frame.ts';
import { composerApi, detailsOf, site } from './handlers.ts';
import { showGenerator } from './show-generator.tsx';

/** The page that is edited. */
export const path = 'index.html';

/** A server that keeps the versions of one site. */
export function editApi(files: Readonly<Record<string, string>> = { [path]: pageSource }) {
  const versions = createVersions(files);
  const api = composerApi()
    .on(routes.site, () => detailsOf('A bakery', { version: versions.head().version }))
    .on(routes.siteFile, ({ params }) => ({
      path: params.path,
      content: versions.files()[params.path] ?? '',
    }))
    .on(routes.pictures, () => ({ pictures: [], bytes: 0, maxBytes: 52_428_800, unusedDays: 7 }))
    .on(routes.siteVersions, () => versions.list())
    .on(routes.editSite, ({ body }) => versions.edit(body))
    .on(routes.undo, ({ body }) => versions.undo(body.version))
    .on(routes.redo, ({ body }) => versions.redo(body.version));
  return { api, versions };
}

/** Opens the edit mode of the site, whose page says that it is there; without `html` it reads as its address does. */
export async function openEditor(server = editApi(), html?: string) {
  vi.stubGlobal('fetch', async (address: string) => new Response(html ?? address));
  // What another test looked at is open again otherwise.
  showEditFace('text');
  const view = showGenerator(server.api, `/app?site=${site.id}`);
  await view.user.click(await screen.findByRole('tab', { name: 'Edit' }));
  const frame = await editFrame();
  const told = commandsTo(frame);
  say(frame, { type: 'sitewright:edit-ready', version: 1, path });
  // What is told of the version can be found from then on.
  await waitFor(() => expect(useEditing.getState().editing?.seenAt).toHaveProperty('1'));
  const shows = (version: number) =>
    waitFor(() =>
      expect(told).toContainEqual({
        type: 'sitewright:edit-page',
        html: expect.stringContaining(`/v/${version}/`),
      }),
    );
  return { ...view, ...server, frame, told, shows };
}
