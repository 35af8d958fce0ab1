import { installNativeDialog, installScrolling } from '@sitewright/ui/testing';
import { useSession } from '@sitewright/web-kit/session';
import { stubSession } from '@sitewright/web-kit/testing';
import { fireEvent, screen } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { showProjects } from '../../../testing/projects-screen.tsx';

beforeAll(installNativeDialog);
beforeEach(() => {
  installScrolling();
  useSession.getState().signIn(stubSession());
});

/** A folder of which a browser tells nothing but that it cannot be read. */
const locked = {
  isDirectory: true,
  isFile: false,
  name: 'locked',
  fullPath: '/locked',
  createReader: () => ({
    readEntries: (_found: unknown, refuse: (error: Error) => void) => refuse(new Error('NotReadableError')),
  }),
};
const empty = {
  ...locked,
  createReader: () => ({ readEntries: (found: (entries: unknown[]) => void) => found([]) }),
};

const drop = (entry: unknown) =>
  fireEvent.drop(window, {
    dataTransfer: { types: ['Files'], items: entry ? [{ webkitGetAsEntry: () => entry }] : [], files: [] },
  });

test.each([
  ['a folder that cannot be read', locked, /Nothing could be read there/],
  ['nothing that is a file', undefined, /Nothing could be read there/],
  ['a folder with nothing in it', empty, /nothing in this folder that could be a page/],
])('%s that is dropped on My Projects is refused in words', async (_what, entry, words) => {
  showProjects();
  await screen.findByRole('button', { name: 'Import a site' });
  drop(entry);
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  expect(screen.getByRole('button', { name: 'Choose a folder' })).toBeInTheDocument();
});
