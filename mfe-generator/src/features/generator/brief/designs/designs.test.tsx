import { type Brief, type DesignFamily, designFamilies, routes, type SiteBrief } from '@sitewright/contracts';
import { useSession } from '@sitewright/web-kit/session';
import { type FakeApi, Refusal, stubSession } from '@sitewright/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { brief, briefPrompt, palettes, siteBriefOf } from '../../../../testing/brief-of.ts';
import { composerApi, detailsOf, site } from '../../../../testing/handlers.ts';
import { button, promptBox, showGenerator } from '../../../../testing/show-generator.tsx';

beforeEach(() => useSession.getState().signIn(stubSession()));

const lookOf = (family: DesignFamily) => ({
  family,
  colours: ['#ffffff', '#112233'],
  typefaces: { headings: 'Fraunces', text: 'Figtree' },
  palettes,
});

interface Asked {
  version: number;
  seed?: number | undefined;
  changes: { design?: Brief['design'] | undefined };
}

/** A server that keeps one site in the first family; drafts of other designs have one family after the other. */
function designApi({
  families = designFamilies,
  first = siteBriefOf(),
}: {
  families?: readonly DesignFamily[];
  first?: SiteBrief;
} = {}) {
  let kept = first;
  let seed: number | undefined;
  const seeds: number[] = [];
  const changes: Asked[] = [];
  const drafts: Asked[] = [];
  const api = composerApi()
    .on(routes.site, () =>
      detailsOf(briefPrompt, { version: kept.version, ...(seed !== undefined && { seed }) }),
    )
    .on(routes.siteBrief, () => kept)
    .on(routes.draftSiteBrief, ({ body }) => {
      drafts.push(body);
      if (body.seed !== undefined && !seeds.includes(body.seed)) seeds.push(body.seed);
      const place = body.seed === undefined ? 0 : seeds.indexOf(body.seed) + 1;
      const family = families[place % families.length] ?? 'calm';
      const page = { path: 'index.html', html: `<h1>${family}</h1></body></html>`, css: '', styles: family };
      return { brief, look: lookOf(family), page };
    })
    .on(routes.changeSiteBrief, ({ body }) => {
      changes.push(body);
      seed = body.seed;
      const { design = kept.brief.design } = body.changes;
      kept = { ...kept, brief: { ...kept.brief, design }, version: kept.version + 1 };
      return kept;
    });
  return { api, seeds, changes, drafts };
}

async function openDesigns(api: FakeApi) {
  const view = showGenerator(api, `/app?site=${site.id}`);
  await waitFor(() => expect(promptBox()).toHaveValue(briefPrompt));
  await screen.findByRole('tab', { name: /^Brief/ });
  await waitFor(() => expect(button('Another design')).toBeEnabled());
  await view.user.click(button('Another design'));
  await screen.findByRole('heading', { name: 'Another design' });
  return view;
}

const designs = () => within(screen.getByRole('group', { name: 'Designs' }));
const radio = (name: string) => designs().findByRole('radio', { name });

test('three designs stand side by side: the present one and two of other families', async () => {
  const { api, seeds } = designApi({ families: ['calm', 'calm', 'poster', 'poster', 'luxe'] });
  await openDesigns(api);
  expect(await radio('Calm now')).toBeChecked();
  expect(await radio('Poster')).not.toBeChecked();
  expect(await radio('Arches')).not.toBeChecked();
  expect(screen.getByRole('heading', { name: 'Another design' })).toHaveFocus();
  expect(designs().getAllByText('Fraunces')).toHaveLength(3);
  expect(new Set(seeds).size).toBe(4);
  for (const frame of designs().getAllByTitle(/, your website$/))
    expect(frame).toHaveAttribute('sandbox', 'allow-scripts');
});

test('one is selected with the keyboard and used: it is stored by its seed', async () => {
  const { api, seeds, changes } = designApi();
  const { user } = await openDesigns(api);
  await radio('Arches');
  (await radio('Editorial now')).focus();
  await user.keyboard('{ArrowRight}');
  expect(await radio('Drawing board')).toBeChecked();
  await user.click(button('Use this design'));
  expect(await screen.findByText('Saved as version 2')).toBeInTheDocument();
  expect(changes).toEqual([{ version: 1, changes: {}, seed: seeds[0] }]);
  expect(screen.queryByRole('heading', { name: 'Another design' })).not.toBeInTheDocument();
  expect(button('Another design')).toHaveFocus();
});

test('Enter uses the selected one, and undo gives the earlier design back', async () => {
  const { api, changes } = designApi();
  api.on(routes.undo, ({ body }) => ({
    version: body.version + 1,
    updatedAt: '2026-03-04T09:30:00.000Z',
    canUndo: false,
    canRedo: true,
  }));
  const { user } = await openDesigns(api);
  await user.click(await radio('Arches'));
  await user.keyboard('{Enter}');
  await screen.findByText('Saved as version 2');
  await user.click(screen.getByRole('tab', { name: /^Brief/ }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Undone: saved as version 3')).toBeInTheDocument();
  expect(changes).toHaveLength(1);
});

test('Escape leads back, and nothing was stored', async () => {
  const { api, changes } = designApi();
  const { user } = await openDesigns(api);
  await user.click(await radio('Arches'));
  await user.keyboard('{Escape}');
  expect(button('Another design')).toHaveFocus();
  expect(changes).toEqual([]);
});

test('three others take the place of all three', async () => {
  const { api } = designApi();
  const { user } = await openDesigns(api);
  await radio('Arches');
  await user.click(button('Three others'));
  for (const name of ['Playful', 'Poster', 'Calm']) expect(await radio(name)).toBeInTheDocument();
  expect(designs().queryByText('now')).not.toBeInTheDocument();
});

test('one that fails says so and leaves two, until it is drawn after all', async () => {
  const { api } = designApi();
  const seeds: number[] = [];
  api.on(routes.draftSiteBrief, ({ body }) => {
    if (body.seed !== undefined) seeds.push(body.seed);
    if (body.seed !== undefined && seeds.length === 1) throw new Refusal('UNAVAILABLE', 'Away.');
    const family = designFamilies[seeds.length] ?? 'calm';
    return { brief, look: lookOf(family), page: { path: 'index.html', html: '', css: '', styles: '' } };
  });
  const { user } = await openDesigns(api);
  expect(await screen.findByRole('alert')).toHaveTextContent('This design could not be drawn.');
  await radio('Arches');
  expect(
    designs()
      .getAllByRole('radio', { name: /./ })
      .filter((one) => !one.hasAttribute('disabled')),
  ).toHaveLength(2);
  await user.click(button('Try again'));
  expect(await radio('Playful')).toBeEnabled();
});

test('what cannot be stored says so and is stored by another try', async () => {
  const { api, changes } = designApi();
  api.on(routes.changeSiteBrief, () => {
    throw new Refusal('UNAVAILABLE', 'Away.');
  });
  const { user } = await openDesigns(api);
  await user.click(await radio('Arches'));
  await user.click(button('Use this design'));
  expect((await screen.findAllByText(/Not saved/))[0]).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Another design' })).toBeInTheDocument();
  expect(changes).toEqual([]);
  api.on(routes.changeSiteBrief, () => siteBriefOf({ version: 2 }));
  await user.click(button('Try again'));
  expect(await screen.findByText('Saved as version 2')).toBeInTheDocument();
});

test('a site that was changed elsewhere has to be loaded first', async () => {
  const { api } = designApi();
  api.on(routes.draftSiteBrief, () => {
    throw new Refusal('CONFLICT', 'Changed.');
  });
  const { user } = await openDesigns(api);
  await screen.findAllByText(/this site was changed elsewhere/);
  await user.click(button('Load it'));
  await waitFor(() => expect(button('Another design')).toHaveFocus());
});

const look = (row: string, name: RegExp) =>
  within(screen.getByRole('group', { name: row })).getByRole('radio', { name });
const inStone = ['#40f0f0', '#112233', '#7d2bc4', '#e0a33c', '#e0e0e0'];

test('colours and typefaces are tried on all three at once, and stored with the one that is used', async () => {
  const { api, seeds, changes, drafts } = designApi();
  const { user } = await openDesigns(api);
  await radio('Arches');
  expect(look('Colours', /^As it is/)).toBeChecked();
  const before = drafts.length;
  await user.click(look('Colours', /^Stone: Page #40f0f0; Panels #e0e0e0; Text #112233, contrast 12.3 to 1/));
  await waitFor(() => expect(drafts).toHaveLength(before + 3));
  expect(new Set(drafts.slice(before).map(({ seed }) => seed))).toEqual(new Set([undefined, ...seeds]));
  for (const { changes: asked } of drafts.slice(before)) {
    expect(asked.design?.colours.map(({ css }) => css)).toEqual(inStone);
    expect(asked.design?.theme?.value).toBe('light');
    expect(asked.design?.tone).toEqual(brief.design.tone);
  }
  look('Typefaces', /^As it is/).focus();
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(look('Typefaces', /^Garamond/)).toBeChecked();
  await waitFor(() => expect(drafts).toHaveLength(before + 6));

  await user.click(button('Use this design'));
  expect(await screen.findByText('Saved as version 2')).toBeInTheDocument();
  const [{ seed, changes: stored } = { changes: {} }] = changes;
  expect(seed).toBeUndefined();
  expect(stored.design?.letters).toEqual({ headings: 'EB Garamond', text: 'Public Sans' });
  expect(stored.design?.colours.map(({ css }) => css)).toEqual(inStone);
});

test('a layout that is kept is the current one’s only', async () => {
  const kept = { ...brief, design: { ...brief.design, family: 'editorial' as const, top: 1 } };
  const { api, drafts, changes } = designApi({ first: siteBriefOf({ brief: kept }) });
  const { user } = await openDesigns(api);
  await user.click(await radio('Arches'));
  for (const { seed, changes: asked } of drafts)
    expect(asked.design).toEqual(seed === undefined ? undefined : brief.design);
  await user.click(button('Use this design'));
  await screen.findByText('Saved as version 2');
  expect(changes[0]?.changes.design).toEqual(brief.design);
});

test('what was tried and put back changes nothing', async () => {
  const { api, changes } = designApi();
  const { user } = await openDesigns(api);
  await radio('Arches');
  await user.click(look('Colours', /^Night/));
  expect(button('Use this design')).toBeInTheDocument();
  await user.click(look('Colours', /^As it is/));
  await user.click(button('Keep this design'));
  expect(button('Another design')).toHaveFocus();
  expect(changes).toEqual([]);
});
