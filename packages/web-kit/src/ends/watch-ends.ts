import { type Generation, routes } from '@sitewright/contracts';
import type { ApiClient } from '../api/api-client.ts';
import { toApiError } from '../api/api-error.ts';
import { listenToTabs, type TabMessage } from '../generation/tab-talk.ts';
import { isTabVisible, onTabVisibility } from '../tab-visibility.ts';

/** Milliseconds between two questions while something is under way. */
const usualPause = 4000;

export interface WatchOptions {
  /** Called once for each that is done or has failed. What was stopped its owner has ended. */
  onEnd: (generation: Generation) => void;
  everyMs?: number;
}

const isUnderWay = ({ state }: Generation) => state === 'waiting' || state === 'running';

/** Knows which of the person's generations are under way, whoever has begun them, and finds out how they end. */
class EndsWatch {
  readonly #api: ApiClient;
  readonly #onEnd: WatchOptions['onEnd'];
  readonly #everyMs: number;
  readonly #over = new AbortController();
  #underWay = new Set<string>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(api: ApiClient, { onEnd, everyMs = usualPause }: WatchOptions) {
    this.#api = api;
    this.#onEnd = onEnd;
    this.#everyMs = everyMs;
    const { signal } = this.#over;
    const closers = [
      listenToTabs((message) => this.#hear(message)),
      onTabVisibility(() => {
        // What an answer says of the session is to be said to somebody who is there.
        if (isTabVisible()) this.#lookIn(0);
      }),
    ];
    signal.addEventListener('abort', () => {
      for (const close of closers) close();
    });
    this.#lookIn(0);
  }

  close(): void {
    this.#over.abort();
    clearTimeout(this.#timer);
  }

  #hear(message: TabMessage): void {
    if (message.type !== 'begun' && message.type !== 'ended') return;
    this.#underWay.add(message.id);
    if (message.type === 'ended') this.#lookIn(0);
    else this.#timer ??= this.#later(this.#everyMs);
  }

  #lookIn(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = this.#later(ms);
  }

  #later(ms: number) {
    return setTimeout(() => {
      this.#timer = undefined;
      void this.#look();
    }, ms);
  }

  /** Without an answer everything stays as it was, and is asked again. */
  async #look(): Promise<void> {
    const { signal } = this.#over;
    try {
      const { items } = await this.#api.callPage(routes.generations, { query: { state: 'running' }, signal });
      const listed = new Set(items.map(({ id }) => id));
      const ended = [...this.#underWay].filter((id) => !listed.has(id));
      this.#underWay = listed;
      await Promise.all(ended.map((id) => this.#learnEnd(id)));
    } catch {
      // Nobody waits for an answer.
    }
    if (!signal.aborted && this.#underWay.size > 0) this.#timer ??= this.#later(this.#everyMs);
  }

  async #learnEnd(id: string): Promise<void> {
    const { signal } = this.#over;
    try {
      const generation = await this.#api.call(routes.generation, { params: { id }, signal });
      if (isUnderWay(generation)) this.#underWay.add(id);
      else if (generation.state !== 'stopped') this.#onEnd(generation);
    } catch (error) {
      if (toApiError(error).code !== 'NOT_FOUND') this.#underWay.add(id);
    }
  }
}

/**
 * Watches the ends of all that the person has under way. Asks when it begins and when the tab comes; again and again only while
 * something is under way, which it also hears from whatever follows a generation in this browser. @returns ends that
 */
export function watchEnds(api: ApiClient, options: WatchOptions): () => void {
  const watch = new EndsWatch(api, options);
  return () => watch.close();
}
