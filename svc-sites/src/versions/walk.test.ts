import { routes, type SiteHead, versionStillPath } from '@sitewright/contracts';
import { call, tokenOf } from '@sitewright/service-kit/testing';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { editSite } from '../../test/edit-site.ts';
import { exampleSite } from '../../test/fake-engine.ts';
import { type SitesService, startSitesService } from '../../test/harness.ts';

const owner = tokenOf();
let service: SitesService;
beforeAll(async () => {
  service = await startSitesService();
});
afterAll(() => service.close());
beforeEach(async () => {
  await service.db.collection('limits').deleteMany({});
});

/** What a person expects of undo and redo, in memory. */
class Model {
  shown: string;
  readonly versions: string[];
  readonly past: string[] = [];
  future: string[] = [];

  constructor(first: string) {
    this.shown = first;
    this.versions = [first];
  }

  show(content: string) {
    this.shown = content;
    this.versions.push(content);
  }

  change(content: string) {
    this.past.push(this.shown);
    this.future = [];
    this.show(content);
  }

  undo() {
    this.future.push(this.shown);
    this.show(this.past.pop() ?? '');
  }

  redo() {
    this.past.push(this.shown);
    this.show(this.future.pop() ?? '');
  }
}

/** The same numbers from the same seed: a walk that fails can be walked again. */
function randomFrom(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const first = String(exampleSite.files[0]?.content);
/** Long enough for a version to be stored as what differs from another one. */
const paragraphs = Array.from({ length: 60 }, (_, index) => `<p>Paragraph ${index} of ${index * 7919}</p>`);

async function walk(seed: number, steps: number) {
  const random = randomFrom(seed);
  const id = await service.generate();
  const model = new Model(first);
  const shownAt = async (version?: number) => {
    const path = version === undefined ? `/preview/${id}/index.html?still` : versionStillPath(id, version);
    return (await fetch(service.url + path)).text();
  };
  const ask = async (
    route: typeof routes.undo | typeof routes.redo | typeof routes.restoreVersion,
    number = 0,
  ) =>
    (
      await call(service.url, route, {
        token: owner,
        params: { id, number: String(number) },
        body: { version: model.versions.length },
      })
    ).body;

  const edit = async () => {
    const content = paragraphs.with(random(paragraphs.length), `<p>${random(1e9)}</p>`).join('\n');
    const sitting = `sitting-${random(3)}`;
    await editSite(service, id, { path: 'index.html', content }, random(2) ? { sitting } : {});
    model.change(content);
  };
  const restore = async () => {
    const number = 1 + random(model.versions.length);
    await ask(routes.restoreVersion, number);
    if (number < model.versions.length) model.change(model.versions[number - 1] ?? '');
  };
  const undo = async () => {
    if (model.past.length === 0) return edit();
    await ask(routes.undo);
    model.undo();
  };
  const redo = async () => {
    if (model.future.length === 0) return undo();
    await ask(routes.redo);
    model.redo();
  };

  for (let step = 0; step < steps; step += 1) {
    await [edit, undo, undo, redo, edit, restore, redo][random(7)]?.();
    expect(await shownAt(), `seed ${seed}, step ${step}`).toBe(model.shown);
    const { head, versions } = (
      await call(service.url, routes.siteVersions, { token: owner, params: { id } })
    ).body;
    const expected: Partial<SiteHead> = {
      version: model.versions.length,
      canUndo: model.past.length > 0,
      canRedo: model.future.length > 0,
    };
    expect(head, `seed ${seed}, step ${step}`).toMatchObject(expected);
    expect(versions.reduce((sum, { changes }) => sum + changes, 0)).toBe(model.versions.length);
  }
  for (const [index, content] of model.versions.entries()) expect(await shownAt(index + 1)).toBe(content);
  return { id, model, ask };
}

it.each([1, 2])(
  'a walk of 60 edits, undos, redos and restores shows what a person expects (%i)',
  async (seed) => {
    const { model, ask } = await walk(seed, 60);
    const { shown } = model;
    let undone = 0;
    for (; model.past.length > 0; undone += 1) {
      await ask(routes.undo);
      model.undo();
    }
    expect(model.shown).toBe(first);
    for (; undone > 0; undone -= 1) {
      await ask(routes.redo);
      model.redo();
    }
    expect(model.shown).toBe(shown);
  },
);
