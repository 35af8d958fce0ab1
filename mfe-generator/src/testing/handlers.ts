import {
  type ErrorCode,
  type FailureReason,
  type GenerateResponse,
  type Generation,
  type GenerationEvent,
  type GenerationPhase,
  type Project,
  previewPath,
  routes,
  type SiteDetails,
} from '@sitewright/contracts';
import { createFakeApi, createFakeGeneration, type FakeApi, Refusal } from '@sitewright/web-kit/testing';

const id = '0123456789abcdef0123456789abcdef';

export const site: GenerateResponse = { id, previewUrl: previewPath(id) };

/** The site of a person who is to see this prompt again. */
export const detailsOf = (prompt: string, changes: Partial<SiteDetails> = {}): SiteDetails => ({
  _id: 'a'.repeat(24),
  folderId: id,
  name: 'Rye & Ember',
  createdAt: '2026-03-04T09:30:00.000Z',
  prompt,
  version: 1,
  engine: 'composer',
  files: [
    { path: 'fonts/text.woff2', bytes: 22_400, isText: false },
    { path: 'styles.css', bytes: 11_812, isText: true },
    { path: 'index.html', bytes: 8_204, isText: true },
  ],
  report: {
    checks: [
      { id: 'structure', title: 'Structure', status: 'passed', findings: [] },
      {
        id: 'contrast',
        title: 'Contrast',
        status: 'repaired',
        findings: [{ path: 'styles.css', message: 'Button text was 3.9 : 1.' }],
      },
    ],
    placeholders: [],
    notes: ['Replace the telephone number in the footer.'],
    files: 3,
    bytes: 42_416,
  },
  ...changes,
});

export const projectOf = ({ _id, folderId, name, createdAt }: SiteDetails): Project => ({
  _id,
  folderId,
  name,
  createdAt,
});

/** The text of every file of the server's sites. */
export const textOf = (path: string) => `<!-- ${path} -->\n<h1 class="big">Rye</h1>\n`;

export const generationId = 'abcdef0123456789abcdef01';

const at = () => new Date().toISOString();

/** What the stream of a generation of `site` tells. */
export const events = {
  accepted: { type: 'accepted', id, generationId, previewUrl: site.previewUrl },
  line: (place: number, running = 2): GenerationEvent => ({ type: 'line', place, running }),
  storage: (isAway: boolean): GenerationEvent => ({ type: 'storage', isAway }),
  step: (phase: GenerationPhase): GenerationEvent => ({
    type: 'status',
    phase,
    message: 'Working',
    at: at(),
  }),
  file: (path: string, content: string, complete = false): GenerationEvent => ({
    type: 'file',
    path,
    content,
    complete,
  }),
  page: (html: string): GenerationEvent => ({ type: 'preview', path: 'index.html', html, css: '' }),
  done: { type: 'done', ...site, version: 1, report: detailsOf('').report },
  failed: (code: ErrorCode, message: string, kept = false, reason?: FailureReason): GenerationEvent => ({
    type: 'failed',
    code,
    message,
    ...(reason && { reason }),
    ...(kept && { kept: site }),
  }),
  stopped: { type: 'stopped', kept: site },
  stoppedAtOnce: { type: 'stopped' },
} as const satisfies Record<string, GenerationEvent | ((...words: never[]) => GenerationEvent)>;

/** A generation of which this has been told so far. */
export function generationOf(...told: GenerationEvent[]) {
  const generation = createFakeGeneration();
  generation.tell(...told);
  return generation;
}

/** A generation as the lists have it. */
export const runningOf = (prompt: string, changes: Partial<Generation> = {}): Generation => ({
  id: generationId,
  folderId: id,
  previewUrl: site.previewUrl,
  state: 'running',
  prompt,
  engine: 'openai',
  createdAt: at(),
  ...changes,
});

/** A server that makes `site` at once, as often as it is asked. */
const madeAtOnce = () => generationOf(events.accepted, events.step('plan'), events.step('save'), events.done);

/** A server with the offline composer that makes `site` from every prompt, knows no other, and lists none. */
export const composerApi = () =>
  createFakeApi()
    .on(routes.engine, () => ({ engine: 'composer' as const, label: 'Offline composer' }))
    .onStream(routes.generate, () => madeAtOnce().after())
    .on(routes.generations, () => [])
    .on(routes.generation, () => runningOf('A bakery'))
    .on(routes.mySites, () => [])
    .on(routes.site, ({ params }) => {
      if (params.id !== id) throw new Refusal('NOT_FOUND', 'There is no such site.');
      return detailsOf('A bakery');
    })
    .on(routes.siteFile, ({ params }) => ({ path: params.path, content: textOf(params.path) }));

/** A server that has a model set up. */
export const modelApi = () =>
  composerApi().on(routes.engine, () => ({ engine: 'openai' as const, label: 'a model' }));

/** A server that tells of every generation what a test directs. */
export function directedApi(api: FakeApi = modelApi()) {
  const generation = createFakeGeneration();
  api
    .onStream(routes.generate, () => generation.after())
    .onStream(routes.generationEvents, ({ lastEventId }) => generation.after(lastEventId))
    .on(routes.stopGeneration, () => runningOf('A bakery'));
  return { api, generation };
}
