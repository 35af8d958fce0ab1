import { EngineError, type GeneratedSite, type SiteEngine, type SiteRequest } from '@sitewright/site-engine';

/** An engine whose next generations a test holds, fails or lets go. */
export interface FakeEngine extends SiteEngine {
  requests: SiteRequest[];
  /** From now on generations wait for `release`. */
  hold(): void;
  release(): void;
  /** The next generation rejects with this. */
  failWith(error: Error): void;
  /** Resolves once so many generations have begun. */
  begun(count: number): Promise<void>;
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
  const requests: SiteRequest[] = [];
  const watchers: { count: number; resolve: () => void }[] = [];
  let gate = Promise.withResolvers<void>();
  let failure: Error | undefined;
  gate.resolve();

  return {
    requests,
    info: { engine: 'composer', label: 'Fake engine' },
    hold: () => {
      gate = Promise.withResolvers<void>();
    },
    release: () => gate.resolve(),
    failWith: (error) => {
      failure = error;
    },
    begun: (count) =>
      new Promise((resolve) => {
        if (requests.length >= count) resolve();
        else watchers.push({ count, resolve });
      }),
    async generate(request, { signal }) {
      requests.push(request);
      for (const { count, resolve } of watchers) if (requests.length >= count) resolve();
      const error = failure;
      failure = undefined;
      if (error) throw error;
      await Promise.race([gate.promise, aborted(signal)]);
      return request.seed === undefined ? site : { ...site, seed: request.seed };
    },
    continues: () => false,
    keep: async () => undefined,
    close: async () => {},
  };
}

const aborted = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => {
    const stop = () => reject(new EngineError('GENERATION_STOPPED', 'The generation was stopped.'));
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop);
  });
