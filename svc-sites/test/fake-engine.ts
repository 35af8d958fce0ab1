import {
  EngineError,
  type EngineEvent,
  type EngineOptions,
  type GeneratedSite,
  type SiteEngine,
  type SiteRequest,
  type TokenUsage,
  type WrittenSoFar,
} from '@sitewright/site-engine';

/** One site that the engine was asked for, directed by the test while generations are held. */
export interface Work {
  request: SiteRequest;
  signal: AbortSignal;
  /** What it was told to continue. */
  written: WrittenSoFar | undefined;
  tell(...events: EngineEvent[]): void;
  finish(): void;
  fail(error: Error): void;
}

/** An engine whose next generations a test holds, directs, fails or lets go. */
export interface FakeEngine extends SiteEngine {
  requests: SiteRequest[];
  /** Whether it continues what was written; it does not unless the test says so. */
  canContinue: boolean;
  /** From now on generations wait for `release`. */
  hold(): void;
  release(): void;
  /** The next generation rejects with this, after a model has cost so much. */
  failWith(error: Error, cost?: TokenUsage): void;
  /** Resolves once so many generations have begun. */
  begun(count: number): Promise<void>;
  /** The one that was begun as number so many, once it is. */
  work(count: number): Promise<Work>;
}

const html = (heading: string) =>
  `<!doctype html><html lang="en"><head><title>Site</title></head><body><h1>${heading}</h1></body></html>`;

export const exampleSite: GeneratedSite = {
  name: 'Bakery (+ café)',
  engine: 'composer',
  report: { checks: [], placeholders: [], notes: [], files: 5, bytes: 500 },
  files: [
    { path: 'index.html', content: html('Fresh bread — مرحبا 🥐') },
    { path: 'about/index.html', content: html('About us') },
    { path: 'script.js', content: 'document.title = "ready";' },
    { path: 'images/logo.svg', content: '<svg xmlns="http://www.w3.org/2000/svg"/>' },
    { path: 'fonts/plain.woff2', content: Uint8Array.from([0, 255, 128, 10]) },
  ],
};

export function createFakeEngine(site: GeneratedSite = exampleSite): FakeEngine {
  const works: Work[] = [];
  const requests: SiteRequest[] = [];
  const watchers: { count: number; resolve: () => void }[] = [];
  let gate = Promise.withResolvers<void>();
  let failure: { error: Error; cost: TokenUsage | undefined } | undefined;
  gate.resolve();

  const begin = (request: SiteRequest, { signal, written, onEvent }: EngineOptions) => {
    const finished = Promise.withResolvers<void>();
    const work = {
      request,
      signal,
      written,
      tell: (...events: EngineEvent[]) => events.forEach(onEvent),
      finish: finished.resolve,
      fail: finished.reject,
    };
    requests.push(request);
    works.push(work);
    for (const { count, resolve } of watchers) if (works.length >= count) resolve();
    return finished.promise;
  };
  const begun = (count: number) =>
    new Promise<void>((resolve) => {
      if (works.length >= count) resolve();
      else watchers.push({ count, resolve });
    });

  return {
    requests,
    canContinue: false,
    info: { engine: 'composer', label: 'Fake engine' },
    hold: () => {
      gate = Promise.withResolvers<void>();
    },
    release: () => gate.resolve(),
    failWith: (error, cost) => {
      failure = { error, cost };
    },
    begun,
    async work(count) {
      await begun(count);
      const work = works[count - 1];
      if (!work) throw new Error('This work was not begun.');
      return work;
    },
    async generate(request, options) {
      const finished = begin(request, options);
      const failed = failure;
      failure = undefined;
      const cost = failed ? failed.cost : site.usage;
      if (cost) options.onUsage?.(cost);
      if (failed) throw failed.error;
      await Promise.race([gate.promise, finished, aborted(options.signal)]);
      return request.seed === undefined ? site : { ...site, seed: request.seed };
    },
    continues() {
      return this.canContinue;
    },
    async keep(_request, { files }) {
      if (!files.some(({ path, content }) => path === 'index.html' && content !== '')) return undefined;
      return { ...site, name: 'What was written', files };
    },
    recompose: notFaked,
    readRevision: notFaked,
    readPictureWishes: notFaked,
    revise: notFaked,
    async keepChange({ files }, written) {
      const changed = written.files.map(({ path }) => path);
      if (changed.length === 0) return undefined;
      const others = files.filter(({ path }) => !changed.includes(path));
      return { site: { ...site, files: [...written.files, ...others] }, changed, isWorse: false };
    },
    changeFacts: notFaked,
    mergeSites: notFaked,
    draft: notFaked,
    readBrief: notFaked,
    inspect: async ({ report }) => report,
    repair: async () => [],
    close: async () => {},
  };
}

/** Tests of briefs take the real engine. */
const notFaked = () => Promise.reject(new Error('The fake engine composes nothing.'));

const aborted = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => {
    const stop = () => reject(new EngineError('GENERATION_STOPPED', 'The generation was stopped.'));
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop);
  });
