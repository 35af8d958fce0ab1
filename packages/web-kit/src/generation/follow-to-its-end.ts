import { type Generation, type GenerationEvent, isLogged } from '@sitewright/contracts';
import { ApiError, toApiError } from '../api/api-error.ts';
import type { StreamAnswer, StreamedEvent } from '../api/open-stream.ts';
import { type Absence, watchAbsence } from './absence.ts';
import { coalesce } from './coalesce.ts';
import { answersLater, wasCut, wasIntercepted, wasLostTrack } from './lost-connection.ts';
import { parseEvent } from './parse-event.ts';
import { backOff, pause } from './pause.ts';
import { type GenerationProgress, glanceAt, hasEnded, nextProgress, nothingYet } from './progress.ts';
import { clockDifference, onOurClock } from './server-clock.ts';
import { tellTabs } from './tab-talk.ts';

interface Following {
  signal: AbortSignal;
  onProgress: (progress: GenerationProgress) => void;
  hidden?: HiddenTimes | undefined;
}

/** What a tab does that is hidden, in milliseconds. */
export interface HiddenTimes {
  /** For so long it still reads its stream. */
  afterMs: number;
  /** From then on it asks as often as this. */
  everyMs: number;
}

interface Way {
  /** Which one is followed, as soon as that is known. */
  idOf: (progress: GenerationProgress) => string | undefined;
  /** Asks where it stands, without a stream. */
  ask: (id: string, signal: AbortSignal) => Promise<Generation>;
  /** Opens a stream of the events after the last one that is known; 0 is none. */
  connect: (
    progress: GenerationProgress,
    known: number,
    connecting: { signal: AbortSignal; onOpen: (answer: StreamAnswer) => void },
  ) => AsyncIterable<StreamedEvent>;
  /** Throws where an error is for the caller, instead of being the failure of the generation or a reason to ask again. */
  giveUp: (progress: GenerationProgress, error: ApiError, attempt: number) => void;
}

const maxRetryAfterSeconds = 60;
const hiddenEveryMs = 4000;

const waitAsked = (seconds = 0) => Math.min(seconds, maxRetryAfterSeconds) * 1000;

const stopped = () => new ApiError({ code: 'ABORTED', message: 'The request was stopped.' });

const isRecoverable = (error: unknown) => wasCut(error) || answersLater(error) || wasIntercepted(error);

const failed = (progress: GenerationProgress, { code, message }: ApiError): GenerationProgress => ({
  ...progress,
  state: 'failed',
  isCut: false,
  isStorageAway: false,
  failure: { code, message },
});

/** Follows one generation: reads its streams, one after the other, until an event says that it has ended. */
class Follower {
  readonly #way: Way;
  readonly #signal: AbortSignal;
  readonly #report: ReturnType<typeof coalesce<GenerationProgress>>;
  readonly #absence: Absence;
  readonly #hiddenEveryMs: number;
  #progress = nothingYet;
  /** The number of the last event that counts. */
  #known = 0;
  /** Connections since the last event came. */
  #attempt = 0;
  #clockDifference = 0;
  /** Only the stream tells how it has ended, or what is wrong: it is read, whether somebody looks or not. */
  #isStreamNeeded = false;
  /** Whoever tells of ends knows by it that there is one to come. */
  #isAnnounced = false;

  constructor({ signal, onProgress, hidden }: Following, way: Way) {
    this.#way = way;
    this.#signal = signal;
    this.#report = coalesce(onProgress);
    this.#absence = watchAbsence(hidden?.afterMs);
    this.#hiddenEveryMs = hidden?.everyMs ?? hiddenEveryMs;
  }

  async follow(): Promise<GenerationProgress> {
    try {
      while (!hasEnded(this.#progress)) await this.#attemptOnce();
      this.#report.flush();
      return this.#progress;
    } finally {
      this.#report.cancel();
      this.#absence.close();
    }
  }

  /** What can be asked about instead of being read, while nobody looks. */
  get #idWithoutStream(): string | undefined {
    return this.#isStreamNeeded ? undefined : this.#way.idOf(this.#progress);
  }

  async #attemptOnce(): Promise<void> {
    const id = this.#idWithoutStream;
    if (id && this.#absence.away.aborted) return this.#askWhileAway(id);
    const error = await this.#readStream();
    if (this.#signal.aborted) throw stopped();
    if (hasEnded(this.#progress) || error === 'released') return;
    if (error) this.#way.giveUp(this.#progress, error, this.#attempt);
    if (error && wasLostTrack(error) && this.#known > 0) return this.#beginAnew();
    if (error && !isRecoverable(error)) return this.#show(failed(this.#progress, error));
    await this.#waitForNextAttempt(error?.retryAfter);
  }

  /**
   * A browser has six connections to a server without TLS, all tabs together, and each stream holds one: tabs that nobody sees
   * would leave none for anything else.
   */
  async #askWhileAway(id: string): Promise<void> {
    const { back } = this.#absence;
    const signal = AbortSignal.any([this.#signal, back]);
    let retryAfter: number | undefined;
    try {
      const generation = await this.#way.ask(id, signal);
      this.#isStreamNeeded = hasEnded(generation);
      this.#show(glanceAt(this.#progress, generation));
    } catch (thrown) {
      const error = toApiError(thrown);
      this.#isStreamNeeded = !(signal.aborted || isRecoverable(error));
      retryAfter = error.retryAfter;
    }
    if (!this.#isStreamNeeded)
      await pause(Math.max(this.#hiddenEveryMs, waitAsked(retryAfter)), signal, false);
    if (this.#signal.aborted) throw stopped();
    if (back.aborted) this.#attempt = 0;
  }

  /** @returns what ended the stream before the generation has ended; nothing when the server closed it */
  async #readStream(): Promise<ApiError | 'released' | undefined> {
    const { away } = this.#absence;
    const released = new AbortController();
    const release = () => {
      if (this.#idWithoutStream) released.abort();
    };
    away.addEventListener('abort', release);
    const connecting = {
      signal: AbortSignal.any([this.#signal, released.signal]),
      onOpen: ({ serverTime }: StreamAnswer) => {
        this.#clockDifference = clockDifference(serverTime);
        const { isCut, isStorageAway } = this.#progress;
        if (isCut || isStorageAway) this.#show({ ...this.#progress, isCut: false, isStorageAway: false });
      },
    };
    try {
      for await (const { id, event } of this.#way.connect(this.#progress, this.#known, connecting)) {
        this.#take(id, parseEvent(event));
        if (hasEnded(this.#progress)) return undefined;
        // Nobody looked before it was known which one it is.
        if (away.aborted) release();
      }
    } catch (error) {
      return released.signal.aborted ? 'released' : toApiError(error);
    } finally {
      away.removeEventListener('abort', release);
    }
    return undefined;
  }

  #take(id: number, event: GenerationEvent | undefined): void {
    const isNews = id > this.#known || (event !== undefined && !isLogged(event));
    this.#known = Math.max(this.#known, id);
    if (!event || !isNews) return;
    this.#attempt = 0;
    this.#show(nextProgress(this.#progress, onOurClock(event, this.#clockDifference)));
  }

  #beginAnew(): void {
    this.#known = 0;
    const { generationId, siteId, previewUrl } = this.#progress;
    this.#progress = {
      ...nothingYet,
      ...(generationId && { generationId }),
      ...(siteId && { siteId }),
      ...(previewUrl && { previewUrl }),
    };
  }

  async #waitForNextAttempt(retryAfter: number | undefined): Promise<void> {
    const ms = backOff(this.#attempt);
    // A server that moves its streams elsewhere is no lost connection: nobody is alarmed before one attempt has failed.
    if (this.#attempt > 0 || !navigator.onLine) this.#show({ ...this.#progress, isCut: true });
    this.#attempt += 1;
    await pause(Math.max(ms, waitAsked(retryAfter)), this.#signal, retryAfter === undefined);
    if (this.#signal.aborted) throw stopped();
  }

  #show(progress: GenerationProgress): void {
    this.#progress = progress;
    this.#announce();
    this.#report.put(progress);
  }

  #announce(): void {
    const { generationId: id } = this.#progress;
    if (id === undefined) return;
    if (hasEnded(this.#progress)) tellTabs({ type: 'ended', id });
    else if (!this.#isAnnounced) tellTabs({ type: 'begun', id });
    this.#isAnnounced = true;
  }
}

/** Follows a generation over as many connections as it takes. @throws {ApiError} what `giveUp` throws, or when `signal` fired */
export const followToItsEnd = (following: Following, way: Way): Promise<GenerationProgress> =>
  new Follower(following, way).follow();
