import { type Difference, offerPreviewPath, type Revision, routes } from '@sitewright/contracts';
import { useSession } from '@sitewright/web-kit/session';
import { Refusal, stubSession } from '@sitewright/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { composerApi, detailsOf, site } from '../../../testing/handlers.ts';
import { showGenerator } from '../../../testing/show-generator.tsx';
import { showTab } from '../panel-tab.ts';

beforeEach(() => useSession.getState().signIn(stubSession()));

const createdAt = '2026-11-20T12:00:00.000Z';
const revisionOf = (changes: Partial<Revision>): Revision => ({
  id: 'c'.repeat(24),
  instruction: 'Rye is £6 now',
  engine: 'openai',
  state: 'made',
  seen: 1,
  notUnderstood: [],
  createdAt,
  ...changes,
});
const differences: Difference[] = [
  {
    id: 'price',
    path: 'index.html',
    part: 'Prices',
    kind: 'text',
    summary: '“£5” now reads “£6”',
    before: '£5',
    after: '£6',
    canTakeBack: true,
    isOutside: false,
  },
  {
    id: 'foot',
    path: 'index.html',
    part: 'Footer',
    kind: 'added',
    summary: 'Line added: “New”',
    after: 'New',
    canTakeBack: true,
    isOutside: true,
  },
];
const told = { differences, same: ['Header', 'Hours'], scope: ['Prices'], isCut: false };

/** The conversation of a site that shows a version; a call leads to the next one. */
async function openConversation(revision: Revision, first: number) {
  let version = first;
  const head = () => ({ version, updatedAt: createdAt, canUndo: true, canRedo: false });
  const api = composerApi()
    .on(routes.site, () => detailsOf('A bakery', { version }))
    .on(routes.siteVersions, () => ({ head: head(), versions: [] }))
    .on(routes.revisions, () => ({ revisions: [revision], examples: [] }))
    .on(routes.compareVersions, () => ({ from: 1, to: 2, ...told }))
    .on(routes.offeredChange, () => told)
    .on(routes.throwAwayKept, () => ({ message: 'Deleted.' }))
    .on(routes.acceptRevision, () => {
      version += 1;
      return { revision: { ...revision, state: 'made' as const, made: version } };
    })
    .on(routes.takeBack, () => {
      version += 1;
      return head();
    });
  const view = showGenerator(api, `/app?site=${site.id}`);
  await screen.findByTitle('Preview of your website');
  showTab('change');
  const sent = (end: string) => api.calls.filter(({ path }) => path.endsWith(end)).map(({ body }) => body);
  return { ...view, api, sent };
}

test('what is only offered is seen part by part, and can be looked at, before it is taken', async () => {
  const revision = revisionOf({ state: 'offered', answer: 'This change was not made.' });
  const { user, sent } = await openConversation(revision, 1);
  const offer = await screen.findByRole('region', { name: 'What this change would change' });
  const [price, foot] = within(offer).getAllByRole('listitem');
  expect(price).toHaveTextContent('£6');
  expect(price).not.toHaveTextContent('outside what you asked');
  expect(foot).toHaveTextContent('outside what you asked');
  expect(offer).toHaveTextContent('Header and Hours are unchanged.');
  expect(within(offer).getByRole('link', { name: 'Look at the page with it' })).toHaveAttribute(
    'href',
    offerPreviewPath(site.id, revision.id),
  );
  await user.click(within(offer).getByRole('button', { name: 'Use it all the same' }));
  await waitFor(() => expect(sent('/accept')).toEqual([{ version: 1 }]));
});

test('what is offered and cannot be read is not taken unseen', async () => {
  const { user, api } = await openConversation(revisionOf({ state: 'offered' }), 1);
  await screen.findByRole('region', { name: 'What this change would change' });
  api.on(routes.offeredChange, () => {
    throw new Refusal('UNAVAILABLE', 'The server is away.');
  });
  showTab('prompt');
  await screen.findByRole('textbox', { name: 'Your prompt' });
  showTab('change');
  expect(await screen.findByRole('alert')).toHaveTextContent('The server is away.');
  expect(screen.queryByRole('button', { name: 'Use it all the same' })).toBeNull();
  api.on(routes.offeredChange, () => told);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Use it all the same' })).toBeInTheDocument();
});

test('what the site has gone on from is not offered any more', async () => {
  await openConversation(revisionOf({ state: 'offered', answer: 'This change was not made.' }), 2);
  expect(await screen.findByText('This change was not made.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Use it all the same' })).toBeNull();
});

const stopped = revisionOf({
  state: 'stopped',
  answer: 'Stopped. The site is as it was.',
  kept: { files: 2 },
});
const frameSource = () => screen.getByTitle('Preview of your website').getAttribute('src');

test('what was written of a stopped change is opened beside its differences, left again, and used', async () => {
  const { user, sent } = await openConversation(stopped, 1);
  expect(await screen.findByText('What was written until then changes 2 of the files.')).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'What this change would change' })).toBeNull();
  const now = frameSource();
  await user.click(screen.getByRole('button', { name: 'Open it' }));
  expect(frameSource()).toBe(offerPreviewPath(site.id, stopped.id));
  expect(await screen.findByRole('region', { name: 'What this change would change' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Back to version 1' }));
  expect(frameSource()).toBe(now);
  expect(sent('/accept')).toEqual([]);

  await user.click(screen.getByRole('button', { name: 'Open it' }));
  const offer = await screen.findByRole('region', { name: 'What this change would change' });
  await user.click(within(offer).getByRole('button', { name: 'Use it' }));
  await waitFor(() => expect(sent('/accept')).toEqual([{ version: 1 }]));
  await waitFor(() => expect(frameSource()).not.toContain('offered'));
});

test('what was written of a failed change is thrown away, also where another tab has done so', async () => {
  const failed = revisionOf({ state: 'failed', answer: 'The model broke off.', kept: { files: 1 } });
  const { user, api } = await openConversation(failed, 1);
  expect(
    await screen.findByText('What was written until then changes one of the files.'),
  ).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Open what was written so far' }));
  expect(frameSource()).toContain('offered');
  const { kept: _kept, ...left } = failed;
  api
    .on(routes.throwAwayKept, () => {
      throw new Refusal('NOT_FOUND', 'This change is not offered any more. Ask for it again.');
    })
    .on(routes.revisions, () => ({ revisions: [left], examples: [] }));
  await user.click(screen.getByRole('button', { name: 'Throw it away' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Throw it away' })).toBeNull());
  expect(frameSource()).not.toContain('offered');
  expect(screen.getByRole('textbox', { name: 'What is to change' })).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
});

test('what was written for a version that the site has gone on from can only be thrown away', async () => {
  await openConversation(stopped, 2);
  expect(await screen.findByText(/cannot be used any more\.$/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Throw it away' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Open it' })).toBeNull();
});

test('what lies outside of what was asked is marked, and taken back alone', async () => {
  const { user, sent } = await openConversation(revisionOf({ made: 2 }), 2);
  const proof = await screen.findByRole('region', { name: 'What changed in version 2' });
  const [price, foot] = within(proof).getAllByRole('listitem');
  expect(price).not.toHaveTextContent('outside what you asked');
  expect(foot).toHaveTextContent('outside what you asked');
  await user.click(within(proof).getByRole('button', { name: 'Take back: Footer, Line added: “New”' }));
  await waitFor(() => expect(sent('/take-back')).toEqual([{ version: 2, differences: ['foot'] }]));
  // What the site shows is another version by now: its differences are told in the comparison.
  await waitFor(() => expect(within(proof).queryByRole('button', { name: /^Take back/ })).toBeNull());
});
