import { routes, type SiteBrief } from '@sitewright/contracts';
import { useSession } from '@sitewright/web-kit/session';
import { Refusal, stubSession } from '@sitewright/web-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { brief, briefPrompt, palettes, siteBriefOf } from '../../../testing/brief-of.ts';
import { composerApi, detailsOf, site } from '../../../testing/handlers.ts';
import { showGenerator } from '../../../testing/show-generator.tsx';

beforeEach(() => useSession.getState().signIn(stubSession()));

const look = {
  family: 'calm' as const,
  colours: ['#ffffff'],
  typefaces: { headings: 'Figtree', text: 'Figtree' },
  palettes,
};
const page = { path: 'index.html', html: '<h1>Rye</h1></body></html>', css: '', styles: 'one' };

/** A server that keeps one site, and answers what it was asked to change. */
function briefApi(first: SiteBrief = siteBriefOf()) {
  let kept = first;
  const past: (typeof brief)[] = [];
  const future: (typeof brief)[] = [];
  const head = () => ({
    version: kept.version,
    updatedAt: '2026-03-04T09:30:00.000Z',
    canUndo: past.length > 0,
    canRedo: future.length > 0,
  });
  const step = (from: (typeof brief)[], to: (typeof brief)[]) => {
    const shown = from.pop();
    if (!shown) throw new Refusal('CONFLICT', 'There is nothing to take back.');
    to.push(kept.brief);
    kept = { ...kept, version: kept.version + 1, brief: shown };
    return head();
  };
  return composerApi()
    .on(routes.siteVersions, () => ({ head: head(), versions: [] }))
    .on(routes.undo, () => step(past, future))
    .on(routes.redo, () => step(future, past))
    .on(routes.site, () => detailsOf(briefPrompt, { version: kept.version }))
    .on(routes.siteBrief, () => kept)
    .on(routes.draftSiteBrief, ({ body }) => ({
      brief: { ...kept.brief, ...body.changes } as typeof brief,
      look,
      page,
    }))
    .on(routes.changeSiteBrief, ({ body }) => {
      past.push(kept.brief);
      kept = {
        ...kept,
        version: kept.version + 1,
        brief: { ...kept.brief, ...body.changes } as typeof brief,
      };
      return kept;
    });
}

async function openBrief(api = briefApi()) {
  const view = showGenerator(api, `/app?site=${site.id}`);
  await view.user.click(await screen.findByRole('tab', { name: /^Brief/ }));
  return view;
}

const field = (name: string) => screen.findByRole('textbox', { name });
const sent = ({ api }: Awaited<ReturnType<typeof openBrief>>, route: { method: string; path: string }) =>
  api.calls.filter(
    ({ method, path }) =>
      method === route.method.toLowerCase() && path === route.path.replace(':id', site.id),
  );
const changesOf = (call: { body: unknown } | undefined) =>
  (call?.body as { changes: typeof brief } | undefined)?.changes;

test('a name is entered: the page is drawn, and it is stored when the field is left', async () => {
  const view = await openBrief();
  const name = await field('Name');
  await view.user.clear(name);
  await view.user.type(name, 'Rye & Oak');
  expect(await screen.findByText('Changing as you type')).toBeInTheDocument();
  await waitFor(() =>
    expect(changesOf(sent(view, routes.draftSiteBrief).at(-1))?.name?.value).toBe('Rye & Oak'),
  );
  await view.user.tab();
  expect(await screen.findByText('Saved as version 2')).toBeInTheDocument();
  const [stored] = sent(view, routes.changeSiteBrief);
  expect(stored?.body).toEqual({
    version: 1,
    changes: { name: { value: 'Rye & Oak', sureness: 1, from: [0] } },
  });
});

test('Escape gives the old value back; undo and redo go from change to change', async () => {
  const { user } = await openBrief();
  const name = await field('Name');
  await user.clear(name);
  await user.type(name, 'Oak');
  await user.keyboard('{Escape}');
  expect(name).toHaveValue('Rye & Ember');

  const price = await field('Price of Rye');
  await user.clear(price);
  await user.type(price, '£6');
  // What was entered is stored first: what is taken back is the person's last change.
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(price).toHaveValue('£5'));
  await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
  await waitFor(() => expect(price).toHaveValue('£6'));
});

test('Enter adds a line of hours, which is sent when something stands in it', async () => {
  const view = await openBrief();
  const { user } = view;
  await user.click(await field('Days, line 1'));
  await user.keyboard('{Enter}');
  expect(await field('Days, line 2')).toHaveFocus();
  expect(sent(view, routes.changeSiteBrief)).toEqual([]);
  await user.keyboard('Sunday');
  await user.tab();
  await user.keyboard('Closed');
  await user.tab();
  await waitFor(() =>
    expect(changesOf(sent(view, routes.changeSiteBrief).at(-1))?.hours.at(-1)).toEqual({
      days: 'Sunday',
      times: 'Closed',
      from: [],
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Remove Tuesday to Friday' }));
  expect(await field('Days, line 1')).toHaveValue('Sunday');
});

test('what came from the brand kit says so until somebody writes something else', async () => {
  const kitName = brief.name?.value ?? '';
  const view = await openBrief(briefApi(siteBriefOf({ brief: { ...brief, fromBrandKit: [kitName] } })));
  const name = await field('Name');
  expect(name).toHaveValue(kitName);
  expect(screen.getAllByText('brand kit')).toHaveLength(1);
  await view.user.type(name, ' & Oak');
  await waitFor(() => expect(screen.queryByText('brand kit')).not.toBeInTheDocument());
});

test('what is not sure is said in words, and settled by a press', async () => {
  const view = await openBrief();
  expect(await screen.findByText('1 not sure')).toBeInTheDocument();
  await view.user.click(screen.getByRole('button', { name: 'Place: not sure. That’s right' }));
  expect(screen.queryByText('1 not sure')).not.toBeInTheDocument();
  await waitFor(() => expect(changesOf(sent(view, routes.changeSiteBrief)[0])?.place?.sureness).toBe(1));
});

test('words are marked by what became of them; what is not used is put on the page', async () => {
  const view = await openBrief();
  const { user } = view;
  await user.click(await screen.findByRole('switch', { name: 'Show in my words' }));
  const words = screen.getByRole('group', { name: 'Your words' });
  expect(words).toHaveTextContent(/Open Tuesday to Friday 7 to 18/);
  await user.click(within(words).getByRole('button', { name: /^Warm colours/ }));
  expect(screen.getByText('Applied everywhere. The design is warm.')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Not used (1)' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Put it among the facts' }));
  await waitFor(() =>
    expect(changesOf(sent(view, routes.changeSiteBrief)[0])).toEqual({
      decisions: [{ statement: 4, decision: 'fact' }],
    }),
  );
});

test('what is left out is not listed again', async () => {
  const { user } = await openBrief();
  await user.click(await screen.findByRole('switch', { name: 'Show in my words' }));
  await user.click(screen.getByRole('button', { name: 'Leave out' }));
  expect(screen.getByText('Everything you wrote is used.')).toBeInTheDocument();
});

test('what cannot be stored says so, and is stored by another try', async () => {
  const api = briefApi();
  const store = vi.fn(() => {
    throw new Refusal('UNAVAILABLE', 'Away.');
  });
  api.on(routes.changeSiteBrief, store);
  const { user } = await openBrief(api);
  await user.type(await field('Name'), '!');
  await user.tab();
  expect(await screen.findByRole('alert')).toHaveTextContent('Not saved. Try again');
  api.on(routes.changeSiteBrief, () => siteBriefOf({ version: 2 }));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Saved as version 2')).toBeInTheDocument();
});

/** Somebody else gives the site another place, as version 5, while a name is entered here. */
async function changedElsewhere() {
  const api = briefApi();
  const theirs = { ...brief, place: { value: 'By the sea', sureness: 1, from: [] } };
  const head = { version: 5, updatedAt: '2026-03-04T09:30:00.000Z', canUndo: true, canRedo: false };
  const bodies: unknown[] = [];
  api.on(routes.changeSiteBrief, ({ body }) => {
    bodies.push(body);
    if (body.version !== 5) throw new Refusal('CONFLICT', 'Changed.', undefined, { yours: {}, theirs: head });
    return siteBriefOf({ version: 6, brief: { ...theirs, ...body.changes } as typeof brief });
  });
  const view = await openBrief(api);
  await view.user.type(await field('Name'), '!');
  api.on(routes.siteBrief, () => siteBriefOf({ version: 5, brief: theirs }));
  await view.user.tab();
  expect(await screen.findByRole('link', { name: 'Look at version 5' })).toHaveAttribute(
    'href',
    expect.stringContaining('/v/5/'),
  );
  return { ...view, bodies };
}

test('a site that was changed elsewhere: what was entered is kept beside it', async () => {
  const { user, bodies } = await changedElsewhere();
  await user.click(screen.getByRole('button', { name: 'Keep mine as well' }));
  expect(await screen.findByText('Saved as version 6')).toBeInTheDocument();
  expect(bodies.at(-1)).toMatchObject({ version: 5, changes: { name: { value: 'Rye & Ember!' } } });
  expect(bodies.at(-1)).not.toHaveProperty('changes.place');
  expect(await field('Name')).toHaveValue('Rye & Ember!');
  expect(await field('Place')).toHaveValue('By the sea');
});

test('a site that was changed elsewhere: only that is kept', async () => {
  const { user, bodies } = await changedElsewhere();
  await user.click(screen.getByRole('button', { name: 'Keep only theirs' }));
  await waitFor(async () => expect(await field('Place')).toHaveValue('By the sea'));
  expect(await field('Name')).toHaveValue('Rye & Ember');
  expect(bodies).toHaveLength(1);
});

test('a brief that cannot be read leaves the page, and is asked for again', async () => {
  const api = briefApi().on(routes.siteBrief, () => {
    throw new Refusal('UNAVAILABLE', 'Away.');
  });
  const { user } = await openBrief(api);
  expect(await screen.findByText('The brief could not be read. The page is kept.')).toBeInTheDocument();
  api.on(routes.siteBrief, () => siteBriefOf());
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await field('Name')).toHaveValue('Rye & Ember');
});

test('the brief of a site that a model wrote is read, and says where its facts are', async () => {
  await openBrief(briefApi(siteBriefOf({ engine: 'openai', canRecompose: false })));
  expect(await screen.findByText(/A model wrote this site/)).toBeInTheDocument();
  expect(screen.getByText('Rye & Ember')).toBeInTheDocument();
  expect(screen.queryByRole('textbox', { name: 'Name' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /That’s right|Remove/ })).not.toBeInTheDocument();
  expect(screen.getAllByText('on the page').length).toBeGreaterThan(0);
});

test('the facts of a site that a model wrote are changed where its pages state them, and what they do not is said', async () => {
  const api = briefApi(siteBriefOf({ engine: 'openai', canRecompose: false, canChangeFacts: true }));
  const bodies: unknown[] = [];
  api.on(routes.changeSiteBrief, ({ body }) => {
    bodies.push(body);
    return siteBriefOf({
      engine: 'openai',
      version: 2,
      canRecompose: false,
      canChangeFacts: true,
      missing: ['the price of Rye loaf does not stand on the pages as “£4”'],
    });
  });
  const { user } = await openBrief(api);
  await user.type(await field('Name'), '!');
  await user.tab();
  expect(await screen.findByText(/^Not changed: the price of Rye loaf/)).toBeInTheDocument();
  expect(bodies).toMatchObject([{ changes: { name: { value: 'Rye & Ember!' } } }]);
  expect(screen.queryByRole('textbox', { name: 'In one line' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Remove/ })).not.toBeInTheDocument();
});

test('what would lose changes by hand is told before it is done', async () => {
  const api = briefApi();
  const bodies: { discardEdits?: true | undefined }[] = [];
  api.on(routes.changeSiteBrief, ({ body }) => {
    bodies.push(body);
    if (body.discardEdits) return siteBriefOf({ version: 3 });
    const lost = [{ path: 'index.html', part: 'Prices', summary: '“£4” now reads “£5”' }];
    throw new Refusal('CONFLICT', 'Changed by hand.', undefined, { yours: {}, theirs: { lost } });
  });
  const { user } = await openBrief(api);
  await user.type(await field('Name'), '!');
  await user.tab();
  expect(await screen.findByText('“£4” now reads “£5”')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Write it again anyway' }));
  expect(await screen.findByText('Saved as version 3')).toBeInTheDocument();
  expect(bodies.map(({ discardEdits }) => discardEdits)).toEqual([undefined, true]);
});

test('a statement on another page opens it in the preview', async () => {
  const elsewhere = structuredClone(brief);
  const [first] = elsewhere.statements;
  if (first) first.outcome = { became: 'on_page', spots: [{ path: 'about.html', anchor: 'who' }] };
  const { user } = await openBrief(briefApi(siteBriefOf({ brief: elsewhere })));
  await user.click(await screen.findByRole('switch', { name: 'Show in my words' }));
  await user.click(screen.getByRole('button', { name: /^A site for Rye/ }));
  const frame = screen.getByTitle('Preview of your website');
  fireEvent.load(frame);
  await waitFor(() =>
    expect(screen.getByTitle('Preview of your website').getAttribute('src')).toMatch(/about\.html$/),
  );
});
