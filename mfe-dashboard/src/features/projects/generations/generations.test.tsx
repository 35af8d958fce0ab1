import { type Generation, routes } from '@sitewright/contracts';
import { installNativeDialog, installScrolling } from '@sitewright/ui/testing';
import { useSession } from '@sitewright/web-kit/session';
import { type FakeApi, Refusal, stubSession } from '@sitewright/web-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { generationNumber, withGenerations } from '../../../testing/generation-handlers.ts';
import { manyProjects, projectNumber, projectsApi } from '../../../testing/handlers.ts';
import { card, names, showProjects } from '../../../testing/projects-screen.tsx';
import { useGenerations } from './generations-store.ts';

beforeAll(installNativeDialog);
beforeEach(() => {
  installScrolling();
  useSession.getState().signIn(stubSession());
});

/** Somebody with this many projects and, besides, what `add` puts under way. */
function somebody({ projects = 2 } = {}) {
  const server = projectsApi(manyProjects(projects));
  return { server, ...withGenerations(server) };
}

const aMoment = '2026-11-20T13:01:00.000Z';

const running = (number: number, name?: string) =>
  generationNumber(number, { state: 'running', phase: 'plan', startedAt: aMoment, ...(name && { name }) });

const gone = (name: string) =>
  waitFor(() => expect(screen.queryByRole('heading', { name })).not.toBeInTheDocument());

/** The tab goes into the background, or comes back: then the server is asked anew. */
function setVisible(isVisible: boolean) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(isVisible ? 'visible' : 'hidden');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}
const comeBack = () => {
  setVisible(false);
  setVisible(true);
};

const streams = ({ calls }: FakeApi) => calls.filter(({ path }) => path.endsWith('/events'));

test('what is being written stands before the projects, with its step and a way to watch it', async () => {
  const { server, add } = somebody();
  const made = add(running(1, 'Halden Cycles'));
  showProjects(server);
  const halden = await card('Halden Cycles');
  await card('Site 2');
  expect(names()).toEqual(['Halden Cycles', 'Site 1', 'Site 2']);
  expect(halden.getByText('being written: Plan, 1 of 5')).toBeInTheDocument();

  act(() => made.begin('style'));
  expect(await halden.findByText('being written: Style, 3 of 5')).toBeInTheDocument();
  const ruler = halden.getByRole('progressbar', { name: 'Progress of Halden Cycles' });
  expect(ruler).toHaveAttribute('aria-valuetext', 'Style, 3 of 5');
  const place = `/app?generation=${made.current().id}`;
  expect(halden.getByRole('link', { name: 'Watch Halden Cycles' })).toHaveAttribute('href', place);
  expect(halden.getByRole('link', { name: 'Halden Cycles' })).toHaveAttribute('href', place);
});

test('says that saving is delayed while the database is away', async () => {
  const { server, add } = somebody();
  const made = add(running(1, 'Halden Cycles'));
  showProjects(server);
  const halden = await card('Halden Cycles');
  act(() => made.stream.tell({ type: 'storage', isAway: true }));
  expect(await halden.findByText('saving is delayed, it goes on by itself')).toBeInTheDocument();
  act(() => made.begin('style'));
  act(() => made.stream.tell({ type: 'storage', isAway: false }));
  expect(await halden.findByText('being written: Style, 3 of 5')).toBeInTheDocument();
});

test('shows the page as soon as there is one, out of reach', async () => {
  const { server, add } = somebody();
  const made = add(running(1, 'Halden Cycles'));
  showProjects(server);
  await card('Halden Cycles');
  expect(screen.queryByTitle('The page so far')).not.toBeInTheDocument();
  act(() => made.draw('<body><h1>Your bike</h1>'));
  const frame = await screen.findByTitle('The page so far');
  expect(frame.closest('[inert]')).toHaveAttribute('aria-hidden', 'true');
});

test('is called by the first words of its prompt until it has a name', async () => {
  const { server, add } = somebody();
  add(running(1));
  showProjects(server);
  await card('A website for customer 1');
});

test('what waits says its place and since when, in the order of the line', async () => {
  const { server, add } = somebody();
  add(generationNumber(3, { line: { place: 4, running: 8 } }));
  const second = add(generationNumber(2, { line: { place: 3, running: 8 } }));
  add(running(1));
  showProjects(server);
  const waiting = await card('A website for customer 2');
  await card('Site 1');
  expect(names()).toEqual([
    'A website for customer 1',
    'A website for customer 2',
    'A website for customer 3',
    'Site 1',
    'Site 2',
  ]);
  expect(waiting.getByText('in line').parentElement).toHaveTextContent('3 in line');
  expect(waiting.getByText(/^waiting since/)).toBeInTheDocument();
  expect(waiting.getByRole('time')).toHaveAttribute('datetime', second.current().createdAt);

  second.stand(2);
  comeBack();
  expect(await waiting.findByText('2')).toBeInTheDocument();
});

test('asks again every few seconds while something is under way, and not while the tab is hidden', async () => {
  const listed = () =>
    server.calls.filter(({ path, query }) => path === routes.generations.path && query.has('state')).length;
  const { server, add } = somebody();
  const made = add(generationNumber(1, { line: { place: 2, running: 8 } }));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    showProjects(server);
    await vi.waitFor(() => expect(listed()).toBe(1));
    await vi.waitFor(() => expect(names()).toContain('A website for customer 1'));
    await act(() => vi.advanceTimersByTimeAsync(4000));
    expect(listed()).toBe(2);
    setVisible(false);
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(listed()).toBe(2);
    setVisible(true);
    await vi.waitFor(() => expect(listed()).toBe(3));
    made.stop();
    await act(() => vi.advanceTimersByTimeAsync(4000));
    await vi.waitFor(() => expect(names()).not.toContain('A website for customer 1'));
    const asked = listed();
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(listed()).toBe(asked);
  } finally {
    vi.useRealTimers();
  }
});

test('follows the first two that run, and lets go of them while the tab is hidden', async () => {
  const { server, add } = somebody();
  for (const number of [1, 2, 3]) add(running(number));
  showProjects(server);
  await waitFor(() => expect(streams(server)).toHaveLength(2));
  await card('A website for customer 3');
  expect(streams(server).map(({ params }) => params.id)).toEqual([
    generationNumber(1).id,
    generationNumber(2).id,
  ]);
  setVisible(false);
  await waitFor(() => expect(streams(server).every(({ signal }) => signal?.aborted)).toBe(true));
  setVisible(true);
  await waitFor(() => expect(streams(server)).toHaveLength(4));
});

test('one that is not followed shows the step that the list tells', async () => {
  const { server, add } = somebody();
  for (const number of [1, 2]) add(running(number));
  const third = add(running(3));
  showProjects(server);
  const shown = await card('A website for customer 3');
  third.begin('check');
  comeBack();
  expect(await shown.findByText('being written: Check, 4 of 5')).toBeInTheDocument();
});

test('what is done becomes its project in the same place, and is announced', async () => {
  const { server, add } = somebody();
  const first = add(running(1, 'Halden Cycles'));
  add(running(2, 'Studio Ondine'));
  showProjects(server);
  await card('Site 2');
  await card('Halden Cycles');
  act(() => first.finish('Halden Cycles'));
  await screen.findByRole('link', { name: 'Preview Halden Cycles' });
  expect(screen.queryByRole('link', { name: 'Watch Halden Cycles' })).not.toBeInTheDocument();
  expect(names()).toEqual(['Halden Cycles', 'Studio Ondine', 'Site 1', 'Site 2']);
  expect(screen.getByText('“\u2068Halden Cycles\u2069” is done')).toHaveRole('status');
});

test('once the list begins anew, a project that was made here stands among the others', async () => {
  const { server, add } = somebody();
  const first = add(running(1, 'Halden Cycles'));
  add(running(2, 'Studio Ondine'));
  const { user } = showProjects(server);
  await card('Site 2');
  await card('Halden Cycles');
  act(() => first.finish('Halden Cycles'));
  await screen.findByRole('link', { name: 'Preview Halden Cycles' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'By name');
  await waitFor(() => expect(names()).toEqual(['Studio Ondine', 'Halden Cycles', 'Site 1', 'Site 2']));
});

test('a project that was made here is renamed, deleted and brought back in its place', async () => {
  const { server, add } = somebody();
  const first = add(running(1, 'Halden Cycles'));
  add(running(2, 'Studio Ondine'));
  const { user, choose } = showProjects(server);
  await card('Site 2');
  await card('Halden Cycles');
  act(() => first.finish('Halden Cycles'));
  await screen.findByRole('link', { name: 'Preview Halden Cycles' });
  await choose('Halden Cycles', 'Delete');
  expect(names()).toEqual(['Studio Ondine', 'Site 1', 'Site 2']);
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await card('Halden Cycles');
  expect(names()).toEqual(['Halden Cycles', 'Studio Ondine', 'Site 1', 'Site 2']);
});

test('learns of an end also when no stream tells it', async () => {
  const { server, add } = somebody();
  const made = add(generationNumber(1, { line: { place: 1, running: 8 } }));
  showProjects(server);
  await card('A website for customer 1');
  made.finish('Tidewater Physio');
  comeBack();
  const done = await card('Tidewater Physio');
  expect(done.getByRole('link', { name: 'Preview Tidewater Physio' })).toBeInTheDocument();
  expect(names()).toEqual(['Tidewater Physio', 'Site 1', 'Site 2']);
});

test('whoever is at a control of a card is at what took its place when the card changes', async () => {
  const { server, add } = somebody();
  const made = add(generationNumber(1, { name: 'Halden Cycles', line: { place: 1, running: 8 } }));
  const { user } = showProjects(server);
  await card('Site 2');
  const waiting = await card('Halden Cycles');
  act(() => waiting.getByRole('button', { name: /^Leave the line/ }).focus());
  made.begin('plan');
  comeBack();
  await waitFor(() => expect(screen.getByRole('link', { name: 'Watch Halden Cycles' })).toHaveFocus());

  await user.click(screen.getByRole('button', { name: 'More for Halden Cycles' }));
  await screen.findByRole('menuitem', { name: 'Stop' });
  act(() => made.finish('Halden Cycles'));
  await screen.findByRole('link', { name: 'Preview Halden Cycles' });
  expect(screen.queryByRole('menuitem')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'More for Halden Cycles' })).toHaveFocus();
});

test('a change leaves the focus to who is elsewhere', async () => {
  const { server, add } = somebody();
  const made = add(running(1, 'Halden Cycles'));
  const { user } = showProjects(server);
  await card('Site 2');
  await card('Halden Cycles');
  await user.click(screen.getByRole('searchbox'));
  act(() => made.finish('Halden Cycles'));
  await screen.findByRole('link', { name: 'Preview Halden Cycles' });
  expect(screen.getByRole('searchbox')).toHaveFocus();
});

test('Stop ends it, and what was written is kept as an interrupted project', async () => {
  const { server, add } = somebody();
  add(running(1, 'Halden Cycles'));
  const { choose } = showProjects(server);
  await card('Site 2');
  await choose('Halden Cycles', 'Stop');
  expect(await screen.findByText('What was written until then is kept as a project.')).toBeInTheDocument();
  const kept = await card('Halden Cycles');
  expect(kept.getByText('Interrupted')).toBeInTheDocument();
  expect(names()).toEqual(['Halden Cycles', 'Site 1', 'Site 2']);
  expect(screen.getByRole('button', { name: 'More for Halden Cycles' })).toHaveFocus();
});

test('a stop that takes a moment says so until it has ended', async () => {
  const { server, add } = somebody();
  const made = add(running(1, 'Halden Cycles'));
  server.on(routes.stopGeneration, () => made.current());
  const { choose } = showProjects(server);
  await choose('Halden Cycles', 'Stop');
  const halden = await card('Halden Cycles');
  expect(await halden.findByText('stopping')).toBeInTheDocument();
  act(() => made.stop());
  await gone('Halden Cycles');
  expect(await screen.findByText('There was nothing to keep yet.')).toBeInTheDocument();
});

test('leaving the line acts at once; it can be asked for again', async () => {
  const { server, add } = somebody();
  add(generationNumber(1, { line: { place: 3, running: 8 } }));
  const { user } = showProjects(server);
  await card('Site 2');
  const waiting = await card('A website for customer 1');
  await user.click(waiting.getByRole('button', { name: 'Leave the line: A website for customer 1' }));
  await gone('A website for customer 1');
  expect(screen.getByRole('button', { name: 'More for Site 1' })).toHaveFocus();
  expect(
    await screen.findByText('“\u2068A website for customer 1\u2069” has left the line'),
  ).toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: /^Generate again/ }));
  await card('A website for customer 1');
  const asked = server.calls.find(({ path }) => path === routes.generate.path);
  expect(asked?.body).toEqual({ prompt: 'A website for customer 1' });
  expect(asked?.idempotencyKey).toBe(`again-${generationNumber(1).id}`);
});

test('a stop that fails says so, and the card stays as it was', async () => {
  const { server, add } = somebody();
  add(running(1, 'Halden Cycles'));
  server.on(routes.stopGeneration, () => {
    throw new Refusal('UNAVAILABLE', 'The database is restarting.');
  });
  const { choose } = showProjects(server);
  await choose('Halden Cycles', 'Stop');
  expect(await screen.findByText('“\u2068Halden Cycles\u2069” was not stopped')).toBeInTheDocument();
  expect((await card('Halden Cycles')).getByText('being written: Plan, 1 of 5')).toBeInTheDocument();
});

test('one that failed says why, until it is dismissed', async () => {
  const { server, add } = somebody();
  const made = add(running(1, 'Halden Cycles'));
  const { user } = showProjects(server);
  await card('Site 2');
  const halden = await card('Halden Cycles');
  act(() => made.fail('The model took too long. Try again in a minute.'));
  expect(await halden.findByText('The model took too long. Try again in a minute.')).toBeInTheDocument();
  expect(halden.queryByRole('link', { name: 'Open what was written' })).not.toBeInTheDocument();
  comeBack();
  await user.click(halden.getByRole('button', { name: 'Dismiss Halden Cycles' }));
  await gone('Halden Cycles');
  expect(screen.getByRole('button', { name: 'More for Site 1' })).toHaveFocus();
});

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();

/** What could not be made while nobody looked. */
const failed = (number: number, changes: Partial<Generation> = {}) =>
  generationNumber(number, {
    state: 'failed',
    createdAt: hoursAgo(1),
    error: { code: 'PROVIDER_FAILED', message: 'The connection broke off.', reason: 'broke-off' },
    ...changes,
  });

test('what failed while nobody looked stands before the projects, until it is dismissed for good', async () => {
  const { server, add } = somebody();
  add(failed(1));
  add(failed(2, { createdAt: hoursAgo(25) }));
  add(failed(3, { isChange: true }));
  add(failed(4, { state: 'stopped' }));
  const { user, unmount } = showProjects(server);
  const card1 = await card('A website for customer 1');
  await card('Site 2');
  expect(card1.getByText('The connection broke off.')).toBeInTheDocument();
  expect(names()).toEqual(['A website for customer 1', 'Site 1', 'Site 2']);
  await user.click(card1.getByRole('button', { name: 'Dismiss A website for customer 1' }));
  await gone('A website for customer 1');

  unmount();
  // As a reload does.
  useGenerations.setState(useGenerations.getInitialState());
  showProjects(server);
  await card('Site 2');
  await expect
    .poll(() =>
      server.calls.filter(({ query, path }) => path === routes.generations.path && !query.has('state')),
    )
    .toHaveLength(2);
  expect(names()).toEqual(['Site 1', 'Site 2']);
});

test('what failed is asked for again with all that it was asked with', async () => {
  const { server, add } = somebody();
  const attachments = [{ picture: 'c'.repeat(32), alt: 'The oven' }];
  add(failed(1, { attachments, brandKit: false, seed: 7 }));
  const { user } = showProjects(server);
  await user.click(await screen.findByRole('button', { name: 'Try again: A website for customer 1' }));
  await waitFor(() => expect(screen.queryByText('The connection broke off.')).not.toBeInTheDocument());
  const asked = server.calls.filter(({ path }) => path === routes.generate.path);
  expect(asked.map(({ body }) => body)).toEqual([
    { prompt: 'A website for customer 1', seed: 7, brandKit: false, attachments },
  ]);
});

test('has every way on that its sentence names', async () => {
  const { server, add } = somebody();
  const message = 'This site was interrupted 5 times. Ask for less, or use the offline composer.';
  add(failed(1, { error: { code: 'GENERATION_STOPPED', message } }));
  add(failed(2, { engine: 'composer', error: { code: 'GENERATION_TOO_COMPLEX', message: 'Ask for less.' } }));
  const { user } = showProjects(server);
  const composed = await card('A website for customer 2');
  expect(composed.queryByRole('button', { name: /^Use the offline composer/ })).not.toBeInTheDocument();
  const one = await card('A website for customer 1');
  expect(one.getByRole('link', { name: /^Change the description/ })).toHaveAttribute(
    'href',
    `/app?generation=${failed(1).id}`,
  );
  await user.click(one.getByRole('button', { name: /^Use the offline composer/ }));
  await waitFor(() => expect(screen.queryByText(message)).not.toBeInTheDocument());
  const asked = server.calls.filter(({ path }) => path === routes.generate.path);
  expect(asked.map(({ body }) => body)).toEqual([{ prompt: 'A website for customer 1', engine: 'composer' }]);
});

test('a rest that failed stands beside its site, and another try writes the rest', async () => {
  const { server, add } = somebody({ projects: 1 });
  const site = projectNumber(1);
  const kept = { id: site.folderId, previewUrl: '' };
  add(failed(1, { folderId: site.folderId, name: 'Halden Cycles', isRest: true, kept }));
  server.on(routes.writeRest, () =>
    add(generationNumber(2, { folderId: site.folderId, isRest: true })).current(),
  );
  const { user } = showProjects(server);
  const halden = await card('Halden Cycles');
  await card('Site 1');
  expect(halden.getByText('the rest could not be written')).toBeInTheDocument();
  expect(halden.queryByRole('button', { name: /offline composer/ })).not.toBeInTheDocument();
  await user.click(halden.getByRole('button', { name: 'Try again: Halden Cycles' }));
  await gone('Halden Cycles');
  expect(server.calls.some(({ path }) => path === `/api/sites/${site.folderId}/rest`)).toBe(true);
  expect(server.calls.some(({ path }) => path === routes.generate.path)).toBe(false);
});

test('one that failed is tried again with the same words under a new key', async () => {
  const { server, add } = somebody();
  const made = add(running(1));
  const { user } = showProjects(server);
  const failed = await card('A website for customer 1');
  act(() => made.fail('The model took too long.'));
  await user.click(await failed.findByRole('button', { name: 'Try again: A website for customer 1' }));
  await waitFor(() => expect(screen.queryByText('The model took too long.')).not.toBeInTheDocument());
  expect((await card('A website for customer 1')).getByText('in line')).toBeInTheDocument();
  const asked = server.calls.filter(({ path }) => path === routes.generate.path);
  expect(asked.map(({ body }) => body)).toEqual([{ prompt: 'A website for customer 1' }]);
});

test('another try that is refused says so, and the failure stays', async () => {
  const { server, add } = somebody();
  const made = add(running(1, 'Halden Cycles'));
  server.onStream(routes.generate, () => {
    throw new Refusal('RATE_LIMITED', 'You have reached the limit of this day.');
  });
  const { user } = showProjects(server);
  const halden = await card('Halden Cycles');
  act(() => made.fail('The model took too long.'));
  await user.click(await halden.findByRole('button', { name: /^Try again/ }));
  expect(await screen.findByText('You have reached the limit of this day.')).toBeInTheDocument();
  expect(halden.getByText('The model took too long.')).toBeInTheDocument();
});

test('what a failure has kept is opened from its card, and is a project once that is dismissed', async () => {
  const { server, add } = somebody();
  const made = add(running(1, 'Halden Cycles'));
  const { user } = showProjects(server);
  await card('Site 2');
  const halden = await card('Halden Cycles');
  act(() => made.fail('The model took too long.', 'page'));
  expect(await halden.findByRole('link', { name: 'Open what was written' })).toHaveAttribute(
    'href',
    `/app?site=${made.current().folderId}`,
  );
  expect(names()).toEqual(['Halden Cycles', 'Site 1', 'Site 2']);
  await user.click(halden.getByRole('button', { name: 'Dismiss Halden Cycles' }));
  const kept = within((await screen.findByText('Interrupted')).closest('li') as HTMLElement);
  expect(kept.getByRole('link', { name: 'Preview Halden Cycles' })).toBeInTheDocument();
  expect(names()).toEqual(['Halden Cycles', 'Site 1', 'Site 2']);
});

test('a search leaves only what has its words, before the sites it has found', async () => {
  const { server, add } = somebody({ projects: 3 });
  add(running(1, 'Site 1 of Halden'));
  add(running(2, 'Studio Ondine'));
  const { user } = showProjects(server);
  await card('Studio Ondine');
  await user.type(screen.getByRole('searchbox'), 'site 1');
  await waitFor(() => expect(names()).toEqual(['Site 1 of Halden', 'Site 1']));
  expect(screen.getByText('2 projects found')).toBeInTheDocument();
  await user.clear(screen.getByRole('searchbox'));
  await user.type(screen.getByRole('searchbox'), 'ONDINE');
  await waitFor(() => expect(names()).toEqual(['Studio Ondine']));
  expect(screen.queryByText(/^No project is called/)).not.toBeInTheDocument();
});

test('what ends while something else is searched for is there when everything is', async () => {
  const { server, add } = somebody();
  const made = add(running(1, 'Halden Cycles'));
  const { user } = showProjects(server);
  await card('Halden Cycles');
  await user.type(screen.getByRole('searchbox'), 'site 2');
  await waitFor(() => expect(names()).toEqual(['Site 2']));
  made.finish('Halden Cycles');
  comeBack();
  expect(await screen.findByText('“\u2068Halden Cycles\u2069” is done')).toBeInTheDocument();
  expect(names()).toEqual(['Site 2']);
  await user.clear(screen.getByRole('searchbox'));
  await waitFor(() => expect(names()).toEqual(['Halden Cycles', 'Site 1', 'Site 2']));
});

test('with nothing but one being made, the page is not empty', async () => {
  const { server, add } = somebody({ projects: 0 });
  add(running(1, 'Halden Cycles'));
  showProjects(server);
  await card('Halden Cycles');
  expect(screen.queryByText('No projects yet')).not.toBeInTheDocument();
  expect(screen.getByRole('searchbox')).toBeInTheDocument();
});

test('the projects are there when nobody says what is under way', async () => {
  const { server } = somebody();
  server.on(routes.generations, () => {
    throw new Refusal('UNAVAILABLE', 'The database is restarting.');
  });
  showProjects(server);
  await card('Site 1');
  expect(names()).toEqual(['Site 1', 'Site 2']);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  server.on(routes.generations, () => [running(1, 'Halden Cycles')]);
  comeBack();
  await card('Halden Cycles');
});

test('one that is not there any more goes without a word', async () => {
  const { server, add } = somebody();
  const made = add(running(1, 'Halden Cycles'));
  showProjects(server);
  await card('Halden Cycles');
  server
    .on(routes.generations, () => [])
    .on(routes.generation, () => {
      throw new Refusal('NOT_FOUND', 'There is no such generation.');
    });
  comeBack();
  await gone('Halden Cycles');
  expect(made.current().state).toBe('running');
});

test('leaves nothing under way for whoever signs in next', async () => {
  const { server, add } = somebody();
  add(running(1, 'Halden Cycles'));
  showProjects(server);
  await card('Halden Cycles');
  server.on(routes.generations, () => []);
  act(() => useSession.getState().signIn(stubSession({ email: 'somebody.else@example.com' })));
  expect(useGenerations.getState().list).toEqual([]);
  expect(names()).not.toContain('Halden Cycles');
});

test('a site that is stored before its generation has ended is not there twice', async () => {
  const { server, add } = somebody();
  const made = add(running(1, 'Halden Cycles'));
  server.add({ ...projectNumber(0), folderId: made.current().folderId, name: 'Halden Cycles' });
  showProjects(server);
  await card('Site 2');
  await waitFor(() => expect(names()).toEqual(['Halden Cycles', 'Site 1', 'Site 2']));
});
