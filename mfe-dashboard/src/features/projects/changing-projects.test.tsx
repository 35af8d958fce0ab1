import { type MessageResponse, type Project, routes } from '@sitewright/contracts';
import { installNativeDialog, installScrolling, scrollIntoSight } from '@sitewright/ui/testing';
import { createApiClient } from '@sitewright/web-kit';
import { useSession } from '@sitewright/web-kit/session';
import { type FakeApi, Refusal, stubSession } from '@sitewright/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { manyProjects, projectNumber, projectsApi } from '../../testing/handlers.ts';
import { card, names, showProjects } from '../../testing/projects-screen.tsx';
import { useProjects } from './projects-store.ts';

beforeAll(installNativeDialog);
beforeEach(() => {
  installScrolling();
  useSession.getState().signIn(stubSession());
});

const restarting = () => {
  throw new Refusal('UNAVAILABLE', 'The database is restarting.');
};
const menuButton = (name: string) => screen.getByRole('button', { name: `More for ${name}` });
const undo = () => screen.findByRole('button', { name: 'Undo' });

/** A sentence about a project: its name is isolated, so that one from right to left leaves the rest alone. */
const said = (name: string, what: string) => `“\u2068${name}\u2069” ${what}`;

/** The order of the calls that were made since the list was loaded. */
const changes = ({ calls }: FakeApi) =>
  calls.filter(({ method }) => method !== 'get').map(({ method, path }) => `${method} ${path}`);

test('deletes at once, and Undo brings the card back to its place', async () => {
  const { choose, user, api } = showProjects();
  const { folderId } = projectNumber(2);
  await choose('Site 2', 'Delete');
  expect(names()).toEqual(['Site 1', 'Site 3']);
  expect(menuButton('Site 3')).toHaveFocus();
  expect(await screen.findByText(said('Site 2', 'was deleted'))).toBeInTheDocument();

  await user.click(await undo());
  await card('Site 2');
  expect(names()).toEqual(['Site 1', 'Site 2', 'Site 3']);
  expect(menuButton('Site 2')).toHaveFocus();
  expect(changes(api)).toEqual([`delete /api/sites/${folderId}`, `post /api/sites/${folderId}/undelete`]);
  expect(screen.queryByText(said('Site 2', 'was deleted'))).not.toBeInTheDocument();
});

test('several come back to their places in whatever order they are undone', async () => {
  const { choose, user } = showProjects();
  await choose('Site 1', 'Delete');
  await choose('Site 2', 'Delete');
  await choose('Site 3', 'Delete');
  expect(await screen.findByRole('heading', { name: 'No projects yet' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'My Projects' })).toHaveFocus();
  for (const expected of [['Site 1'], ['Site 1', 'Site 2'], ['Site 1', 'Site 2', 'Site 3']]) {
    const [first] = await screen.findAllByRole('button', { name: 'Undo' });
    await user.click(first as HTMLElement);
    await waitFor(() => expect(names()).toEqual(expected));
  }
});

test('waits with undoing until the deletion has arrived', async () => {
  const api = projectsApi(manyProjects(2));
  const answer = Promise.withResolvers<MessageResponse>();
  api.on(routes.deleteSite, () => answer.promise);
  const { choose, user } = showProjects(api);
  await choose('Site 1', 'Delete');
  await user.click(await undo());
  expect(names()).toEqual(['Site 2']);
  expect(changes(api)).toHaveLength(1);
  answer.resolve({ message: 'The site is deleted.' });
  await card('Site 1');
  expect(changes(api)).toHaveLength(2);
});

test('an Undo leaves the focus to who has gone on elsewhere', async () => {
  const api = projectsApi(manyProjects(2));
  const answer = Promise.withResolvers<Project>();
  api.on(routes.undeleteSite, () => answer.promise);
  const { choose, user } = showProjects(api);
  await choose('Site 1', 'Delete');
  await user.click(await undo());
  await user.click(screen.getByRole('searchbox'));
  answer.resolve(projectNumber(1));
  await card('Site 1');
  expect(screen.getByRole('searchbox')).toHaveFocus();
});

test('a deletion that fails puts the card back and says so', async () => {
  const { choose } = showProjects(projectsApi(manyProjects(3)).on(routes.deleteSite, restarting));
  await choose('Site 2', 'Delete');
  expect(await screen.findByText(said('Site 2', 'was not deleted'))).toBeInTheDocument();
  expect(screen.getByText('The database is restarting.')).toBeInTheDocument();
  expect(names()).toEqual(['Site 1', 'Site 2', 'Site 3']);
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});

test('what is gone already stays gone', async () => {
  const api = projectsApi(manyProjects(2)).on(routes.deleteSite, () => {
    throw new Refusal('NOT_FOUND', 'This site does not exist.');
  });
  const { choose } = showProjects(api);
  await choose('Site 1', 'Delete');
  await screen.findByText(said('Site 1', 'was deleted'));
  await waitFor(() => expect(changes(api)).toHaveLength(1));
  expect(names()).toEqual(['Site 2']);
});

test('an Undo that fails says so and offers another try', async () => {
  const api = projectsApi(manyProjects(2)).on(routes.undeleteSite, restarting);
  const { choose, user } = showProjects(api);
  await choose('Site 1', 'Delete');
  await user.click(await undo());
  expect(await screen.findByText(said('Site 1', 'could not be brought back'))).toBeInTheDocument();
  expect(names()).toEqual(['Site 2']);
  api.on(routes.undeleteSite, () => projectNumber(1));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await card('Site 1');
  expect(names()).toEqual(['Site 1', 'Site 2']);
});

test('an Undo finds the place also when the list has begun anew since', async () => {
  const { choose, user } = showProjects(projectsApi(manyProjects(3)));
  await choose('Site 2', 'Delete');
  await user.selectOptions(screen.getByRole('combobox'), 'Oldest first');
  await waitFor(() => expect(names()).toEqual(['Site 3', 'Site 1']));
  await user.click(await undo());
  await waitFor(() => expect(names()).toEqual(['Site 3', 'Site 2', 'Site 1']));
});

test('an Undo during a search brings back only what is searched for', async () => {
  const { choose, user } = showProjects(projectsApi(manyProjects(3)));
  await choose('Site 2', 'Delete');
  await user.type(screen.getByRole('searchbox'), '3');
  await waitFor(() => expect(names()).toEqual(['Site 3']));
  await user.click(await undo());
  await waitFor(() => expect(useProjects.getState().loading).toBe(false));
  expect(names()).toEqual(['Site 3']);
});

test('goes on scrolling after a deletion with nothing doubled or lost', async () => {
  const { choose } = showProjects(projectsApi(manyProjects(30)));
  await choose('Site 24', 'Delete');
  await choose('Site 1', 'Delete');
  await scrollIntoSight();
  await card('Site 30');
  const expected = manyProjects(30).map(({ name }) => name);
  expect(names()).toEqual(expected.filter((name) => name !== 'Site 24' && name !== 'Site 1'));
});

test('goes on by itself when everything in sight was deleted', async () => {
  const { choose } = showProjects(projectsApi(manyProjects(25)));
  await card('Site 24');
  for (const { name } of manyProjects(24)) await choose(name ?? '', 'Delete');
  expect(screen.queryByText('No projects yet')).not.toBeInTheDocument();
  await scrollIntoSight();
  await card('Site 25');
});

const placesKept = () =>
  screen.queryAllByRole('listitem', { hidden: true }).filter((item) => item.hasAttribute('aria-hidden'));

test('duplicates: a place is kept, then the copy is the first card', async () => {
  const answer = Promise.withResolvers<Project>();
  const api = projectsApi(manyProjects(2)).on(routes.duplicateSite, () => answer.promise);
  const { choose } = showProjects(api);
  await choose('Site 2', 'Duplicate');
  expect(placesKept()).toHaveLength(1);
  answer.resolve({ ...projectNumber(99), name: 'Copy of Site 2' });
  await card('Copy of Site 2');
  expect(names()).toEqual(['Copy of Site 2', 'Site 1', 'Site 2']);
  expect(await screen.findByText(said('Site 2', 'was duplicated'))).toBeInTheDocument();
});

test('a copy is there once, whatever later parts bring', async () => {
  const { choose, user } = showProjects(projectsApi(manyProjects(30)));
  await card('Site 1');
  await user.selectOptions(screen.getByRole('combobox'), 'Oldest first');
  await choose('Site 30', 'Duplicate');
  await card('Copy of Site 30');
  await card('Site 7');
  await scrollIntoSight();
  await card('Site 1');
  expect(names()).toHaveLength(31);
  expect(new Set(names()).size).toBe(31);
});

test('a duplicate that fails leaves the list as it was and says so', async () => {
  const { choose } = showProjects(projectsApi(manyProjects(2)).on(routes.duplicateSite, restarting));
  await choose('Site 2', 'Duplicate');
  expect(await screen.findByText(said('Site 2', 'was not duplicated'))).toBeInTheDocument();
  expect(names()).toEqual(['Site 1', 'Site 2']);
  expect(placesKept()).toEqual([]);
});

const nameField = () => screen.getByRole('textbox', { name: 'Name' });

test('renames by keyboard: the name is selected, Enter keeps the new one, the focus returns', async () => {
  const { choose, user, api } = showProjects();
  await choose('Site 2', 'Rename');
  expect(nameField()).toHaveValue('Site 2');
  await user.click(nameField());
  await user.keyboard('  Bäckerei 🥐 {Enter}');
  await card('Bäckerei 🥐');
  expect(names()).toEqual(['Site 1', 'Bäckerei 🥐', 'Site 3']);
  expect(api.calls.at(-1)).toMatchObject({ method: 'patch', body: { name: 'Bäckerei 🥐' } });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(menuButton('Bäckerei 🥐')).toHaveFocus();
});

test('Cancel and an unchanged name change nothing', async () => {
  const { choose, user, api } = showProjects();
  for (const button of ['Cancel', 'Rename']) {
    await choose('Site 2', 'Rename');
    await user.click(screen.getByRole('button', { name: button }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(menuButton('Site 2')).toHaveFocus();
  }
  expect(changes(api)).toEqual([]);
});

test.each([
  ['nothing', ' ', 'Give the site a name.'],
  ['too much', 'x'.repeat(121), 'A name has at most 120 characters.'],
])('keeps what is wrong with %s beside the field', async (_, typed, problem) => {
  const { choose, user, api } = showProjects();
  await choose('Site 2', 'Rename');
  await user.clear(nameField());
  await user.click(nameField());
  await user.paste(typed);
  await user.click(screen.getByRole('button', { name: 'Rename' }));
  expect(nameField()).toHaveAccessibleDescription(problem);
  expect(nameField()).toBeInvalid();
  expect(changes(api)).toEqual([]);
  await user.type(nameField(), 'y');
  expect(nameField()).not.toBeInvalid();
});

test('a rename that fails keeps the dialog, what was typed and the old name', async () => {
  const { choose, user } = showProjects(projectsApi(manyProjects(2)).on(routes.renameSite, restarting));
  await choose('Site 2', 'Rename');
  await user.clear(nameField());
  await user.type(nameField(), 'New{Enter}');
  await waitFor(() => expect(nameField()).toHaveAccessibleDescription('The database is restarting.'));
  expect(nameField()).toHaveValue('New');
  expect(names()).toEqual(['Site 1', 'Site 2']);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(names()).toEqual(['Site 1', 'Site 2']);
});

test.each([
  ['Use my name', 'Mine'],
  ['Keep that name', 'Theirs'],
])('F22: renaming what was renamed elsewhere says so, and %s keeps %s', async (choice, kept) => {
  const { choose, user, api } = showProjects();
  await card('Site 2');
  const { folderId, updatedAt } = projectNumber(2);
  const elsewhere = createApiClient({ adapter: api.adapter });
  const theirs = { name: 'Theirs', updatedAt };
  await elsewhere.call(routes.renameSite, { params: { id: folderId }, body: theirs });

  await choose('Site 2', 'Rename');
  await user.clear(nameField());
  await user.type(nameField(), 'Mine{Enter}');
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('This project is called “\u2068Theirs\u2069” now');
  expect(within(alert).getByRole('link', { name: 'Look at it' })).toHaveAttribute('target', '_blank');
  expect(nameField()).toHaveValue('Mine');
  await user.click(screen.getByRole('button', { name: choice }));
  await card(kept);
  expect(names()).toEqual(['Site 1', kept, 'Site 3']);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a session that ended meanwhile ends the page’s, and nothing is changed', async () => {
  const api = projectsApi(manyProjects(2)).on(routes.renameSite, () => {
    throw new Refusal('UNAUTHENTICATED', 'Sign in again.');
  });
  const { choose, user } = showProjects(api);
  await choose('Site 2', 'Rename');
  await user.type(nameField(), 'New{Enter}');
  await waitFor(() => expect(useSession.getState()).toMatchObject({ token: undefined, endedBy: 'expiry' }));
});
