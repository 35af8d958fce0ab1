import {
  type GenerateRequest,
  type Generation,
  type Project,
  previewPath,
  routes,
  type SiteDetails,
  type SiteHead,
} from '@sitewright/contracts';
import {
  createFakeApi,
  createFakeGeneration,
  type FakeGeneration,
  Refusal,
} from '@sitewright/web-kit/fake-api';
import { bakeryFiles, bakeryStyles, pageOf } from './bakery.ts';
import { createBriefs } from './brief.ts';
import { play } from './play.ts';
import { createVersions, type Versions } from './versions.ts';

interface Made {
  generation: Generation;
  stream: FakeGeneration;
  site: SiteDetails;
  isStopped: boolean;
  /** Nobody answers those who follow it. */
  isDown: boolean;
}

const idOf = (number: number, length: number) => String(number).padStart(length, '0');

function siteOf({ prompt, seed }: GenerateRequest, number: number): SiteDetails {
  const files = Object.entries(bakeryFiles(prompt));
  const entries = files.map(([path, content]) => ({ path, bytes: content.length, isText: true }));
  return {
    _id: idOf(number, 24),
    folderId: idOf(number, 32),
    name: `Site ${number}`,
    createdAt: new Date().toISOString(),
    prompt,
    ...(seed !== undefined && { seed }),
    version: 1,
    engine: 'openai',
    files: entries,
    report: {
      checks: [{ id: 'structure', title: 'Structure', status: 'passed', findings: [] }],
      placeholders: [],
      notes: ['The words are placeholders.'],
      files: entries.length,
      bytes: entries.reduce((sum, { bytes }) => sum + bytes, 0),
    },
  };
}

const projectOf = ({ _id, folderId, name, createdAt, interrupted }: SiteDetails): Project => ({
  _id,
  folderId,
  name,
  createdAt,
  ...(interrupted && { interrupted }),
});

function begin(request: GenerateRequest, number: number): Made {
  const site = siteOf(request, number);
  const { prompt, seed } = request;
  return {
    site,
    stream: createFakeGeneration(),
    isStopped: false,
    isDown: false,
    generation: {
      id: idOf(number, 24),
      folderId: site.folderId,
      previewUrl: previewPath(site.folderId),
      state: 'running',
      prompt,
      ...(seed !== undefined && { seed }),
      engine: 'openai',
      createdAt: site.createdAt,
    },
  };
}

/** Lets a generation run; the page sees it by its stream. */
function run(made: Made): void {
  const { generation, stream, site } = made;
  const { id, previewUrl, prompt } = generation;
  stream.tell({ type: 'accepted', id: site.folderId, generationId: id, previewUrl });
  void play({
    prompt,
    generation: stream,
    site: { id: site.folderId, previewUrl },
    report: site.report,
    isStopped: () => made.isStopped,
    setDown: (isDown) => {
      made.isDown = isDown;
    },
    onEnd: (state) => {
      generation.state = state;
      if (state !== 'done') site.interrupted = true;
    },
  });
}

const isRunning = ({ generation: { state } }: Made) => state === 'running';

/** A server that keeps sites while the page is open, and plays how each of them is written: see `play`. */
export function standAloneApi() {
  let all: Made[] = [];
  const sites = () => all.filter((made) => !isRunning(made)).map(({ site }) => site);
  const found = <Item>(item: Item | undefined): Item => {
    if (item === undefined) throw new Refusal('NOT_FOUND', 'There is no such site.');
    return item;
  };
  const generation = (id: string) => found(all.find((made) => made.generation.id === id));
  const site = (id: string) => found(sites().find(({ folderId }) => folderId === id));

  const briefs = createBriefs();
  const histories = new Map<string, Versions>();
  const versions = (id: string): Versions => {
    const history = histories.get(id) ?? createVersions(bakeryFiles(site(id).prompt));
    histories.set(id, history);
    return history;
  };
  const changed = (id: string, head: SiteHead): SiteHead => {
    site(id).version = head.version;
    return head;
  };

  return createFakeApi()
    .on(routes.engine, () => ({ engine: 'openai' as const, label: 'A model that is played' }))
    .on(routes.mySites, () => sites().slice(0, 5).map(projectOf))
    .on(routes.site, ({ params }) => site(params.id))
    .on(routes.siteFile, ({ params }) => ({
      path: params.path,
      content: versions(params.id).files()[params.path] ?? '',
    }))
    .on(routes.siteVersions, ({ params }) => versions(params.id).list())
    .on(routes.editSite, ({ params, body }) => changed(params.id, versions(params.id).edit(body)))
    .on(routes.undo, ({ params, body }) => changed(params.id, versions(params.id).undo(body.version)))
    .on(routes.redo, ({ params, body }) => changed(params.id, versions(params.id).redo(body.version)))
    .on(routes.siteBrief, ({ params }) => briefs.of(site(params.id)))
    .on(routes.draftSiteBrief, ({ params, body }) => {
      const { brief } = briefs.draft(site(params.id), body.version, body.changes);
      const colours = ['#fbf7ef', '#2c1a15', '#b5432a'];
      const look = {
        family: 'editorial' as const,
        colours,
        typefaces: { headings: 'Fraunces', text: 'Figtree' },
        palettes: [],
      };
      return {
        brief,
        look,
        page: { path: body.path, html: pageOf(brief), css: bakeryStyles, styles: 'bakery' },
      };
    })
    .on(routes.changeSiteBrief, ({ params, body }) => {
      const brief = briefs.change(site(params.id), body.version, body.changes);
      const files = { ...versions(params.id).files(), 'index.html': pageOf(brief.brief) };
      changed(params.id, versions(params.id).recompose(files));
      return brief;
    })
    .on(routes.deleteSite, ({ params }) => {
      all = all.filter(({ site: { folderId } }) => folderId !== params.id);
      return { message: 'The site was deleted.' };
    })
    .on(routes.generations, () => all.filter(isRunning).map((made) => made.generation))
    .on(routes.generation, ({ params }) => generation(params.id).generation)
    .on(routes.stopGeneration, ({ params }) => {
      const stopped = generation(params.id);
      stopped.isStopped = true;
      return stopped.generation;
    })
    .onStream(routes.generate, ({ body }) => {
      const made = begin(body, all.length + 1);
      all = [made, ...all];
      run(made);
      return made.stream.after();
    })
    .onStream(routes.generationEvents, ({ params, lastEventId }) => {
      const { stream, isDown } = generation(params.id);
      if (isDown) throw new Refusal('UNAVAILABLE', 'The server is away. Try again soon.');
      return stream.after(lastEventId);
    });
}
