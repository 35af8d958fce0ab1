import {
  type Generation,
  type GenerationEvent,
  type GenerationPhase,
  type Project,
  previewPath,
  routes,
} from '@sitewright/contracts';
import { createFakeGeneration, Refusal } from '@sitewright/web-kit/fake-api';
import { nothingToReport, type projectsApi } from './handlers.ts';

const first = Date.UTC(2026, 10, 20, 13, 2);
const minute = 60_000;
const byAge = (one: Generation, other: Generation) => one.createdAt.localeCompare(other.createdAt);

/** The nth generation of somebody, as the server tells of it while it waits. */
export function generationNumber(number: number, changes: Partial<Generation> = {}): Generation {
  const folderId = (0xabc000 + number).toString(16).padStart(32, '0');
  return {
    id: (0xabc000 + number).toString(16).padStart(24, '0'),
    folderId,
    previewUrl: previewPath(folderId),
    state: 'waiting',
    prompt: `A website for customer ${number}`,
    engine: 'openai',
    createdAt: new Date(first + number * minute).toISOString(),
    ...changes,
  };
}

const isUnderWay = ({ state }: Generation) => state === 'waiting' || state === 'running';

/** A generation on the server, and what happens to it. */
export interface DirectedGeneration {
  current: () => Generation;
  stream: ReturnType<typeof createFakeGeneration>;
  begin: (phase: GenerationPhase) => void;
  draw: (html: string) => void;
  finish: (name: string) => void;
  fail: (message: string, keeps?: 'page') => void;
  stop: (keeps?: 'page') => void;
  /** Its place in the line. */
  stand: (place: number) => void;
}

type Server = ReturnType<typeof projectsApi>;

function directed(server: Server, begun: Generation): DirectedGeneration {
  const { id, folderId, previewUrl } = begun;
  const kept = { id: folderId, previewUrl };
  const stream = createFakeGeneration();
  let current = begun;

  const become = (changes: Partial<Generation>, event: GenerationEvent) => {
    current = { ...current, ...changes };
    stream.tell(event);
  };
  const store = (changes: Partial<Project>) => {
    const createdAt = new Date(first + 60 * minute).toISOString();
    server.add({ _id: id, folderId, createdAt, updatedAt: createdAt, ...changes });
    return kept;
  };
  const keep = (keeps: 'page' | undefined) =>
    keeps && { kept: store({ name: current.name ?? 'Half a site', interrupted: true }) };

  stream.tell({ type: 'accepted', generationId: id, id: folderId, previewUrl });
  return {
    stream,
    current: () => current,
    begin: (phase) => {
      const at = new Date(first).toISOString();
      const changes = { state: 'running', phase, startedAt: current.startedAt ?? at } as const;
      become(changes, { type: 'status', phase, message: `At ${phase}`, at });
    },
    draw: (html) => stream.tell({ type: 'preview', path: 'index.html', html, css: '' }),
    finish: (name) => {
      store({ name });
      become({ state: 'done', name }, { type: 'done', ...kept, version: 1, report: nothingToReport });
    },
    fail: (message, keeps) => {
      const error = { code: 'UPSTREAM_TIMEOUT', message } as const;
      const site = keep(keeps);
      become({ state: 'failed', error, ...site }, { type: 'failed', ...error, ...site });
    },
    stop: (keeps) => {
      const site = keep(keeps);
      become({ state: 'stopped', ...site }, { type: 'stopped', ...site });
    },
    stand: (place) => {
      current = { ...current, line: { place, running: 8 } };
    },
  };
}

/**
 * Adds generations to a server of projects, each directed by the caller. What is stopped while it runs keeps its page.
 * @param direct directs those that the page asks for
 */
export function withGenerations(server: Server, direct?: (made: DirectedGeneration) => void) {
  const all: DirectedGeneration[] = [];
  const find = (id: string) => {
    const found = all.find(({ current }) => current().id === id);
    if (!found) throw new Refusal('NOT_FOUND', 'There is no such generation.');
    return found;
  };
  const add = (begun: Generation) => {
    const made = directed(server, begun);
    all.push(made);
    return made;
  };

  server
    .on(routes.generations, ({ query }) =>
      all
        .map(({ current }) => current())
        .filter((generation) => query.get('state') !== 'running' || isUnderWay(generation))
        .toSorted((one, other) => byAge(other, one)),
    )
    .on(routes.generation, ({ params }) => find(params.id).current())
    .on(routes.stopGeneration, ({ params }) => {
      const { current, stop } = find(params.id);
      if (isUnderWay(current())) stop(current().state === 'running' ? 'page' : undefined);
      return current();
    })
    .onStream(routes.generationEvents, ({ params, lastEventId }) => find(params.id).stream.after(lastEventId))
    .onStream(routes.generate, ({ body }) => {
      const number = all.length + 1;
      const made = add(generationNumber(number, { prompt: body.prompt }));
      direct?.(made);
      return made.stream.after();
    });

  return { add };
}
