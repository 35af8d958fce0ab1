import {
  type GenerationEvent,
  generationEventSchema,
  isFinal,
  isLogged,
  routes,
} from '@sitewright/contracts';
import { EventSourceParserStream } from 'eventsource-parser/stream';

export interface ReceivedEvent {
  number: number;
  event: GenerationEvent;
}

/** A client that follows one generation. It keeps what it received, and goes on behind it wherever it asks next. */
export interface Follower {
  /** Everything that is in the log, in the order of its coming. */
  readonly received: readonly ReceivedEvent[];
  readonly places: readonly number[];
  /** Whether the last event has come. */
  readonly hasEnded: boolean;
  /** Asks for a website, or for what another path makes; resolves once the stream is over, rejects once it is cut. */
  start(url: string, body: object, path?: string): Promise<void>;
  /** Goes on with the generation it has started, or with this one from its beginning. */
  follow(url: string, generationId?: string): Promise<void>;
  /** The first event of this kind, past or to come. */
  until<Type extends GenerationEvent['type']>(
    type: Type,
    isIt?: (event: Extract<GenerationEvent, { type: Type }>) => boolean,
  ): Promise<Extract<GenerationEvent, { type: Type }>>;
  /** Closes the connection. */
  leave(): void;
}

async function* readEvents(answer: Response): AsyncGenerator<ReceivedEvent> {
  if (!answer.ok || !answer.body)
    throw new Error(`The stream answered ${answer.status}: ${await answer.text()}`);
  const messages = answer.body
    .pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream());
  for await (const { id, event: type, data } of messages) {
    yield { number: Number(id), event: generationEventSchema.parse({ type, ...JSON.parse(data) }) };
  }
}

/** A person's client, without a connection yet. */
export function createFollower(token: string): Follower {
  const received: ReceivedEvent[] = [];
  const places: number[] = [];
  const watches = new Set<(event: GenerationEvent) => void>();
  let connection = new AbortController();
  let id = '';

  const read = async (url: string, path: string, init: RequestInit, headers: Record<string, string>) => {
    connection = new AbortController();
    const own = { Authorization: `Bearer ${token}`, Accept: 'text/event-stream' };
    const answer = await fetch(url + path, {
      ...init,
      headers: { ...own, ...headers },
      signal: connection.signal,
    });
    for await (const one of readEvents(answer)) {
      const { event } = one;
      if (event.type === 'accepted') id = event.generationId;
      if (event.type === 'line') places.push(event.place);
      else if (isLogged(event)) received.push(one);
      for (const watch of watches) watch(event);
    }
  };

  return {
    received,
    places,
    get hasEnded() {
      const last = received.at(-1);
      return last !== undefined && isFinal(last.event);
    },
    start: (url, body, path = routes.generate.path) =>
      read(url, path, { method: 'POST', body: JSON.stringify(body) }, { 'Content-Type': 'application/json' }),
    follow(url, generationId = id) {
      id = generationId;
      const last = received.at(-1)?.number;
      const path = routes.generationEvents.path.replace(':id', id);
      return read(url, path, {}, last === undefined ? {} : { 'Last-Event-ID': String(last) });
    },
    until(type, isIt = () => true) {
      type Wanted = Extract<GenerationEvent, { type: typeof type }>;
      const isWanted = (event: GenerationEvent): event is Wanted =>
        event.type === type && isIt(event as Wanted);
      const past = received.map(({ event }) => event).find(isWanted);
      if (past) return Promise.resolve(past);
      return new Promise((resolve) => {
        const watch = (event: GenerationEvent) => {
          if (!isWanted(event)) return;
          watches.delete(watch);
          resolve(event);
        };
        watches.add(watch);
      });
    },
    leave: () => connection.abort(),
  };
}

/** The files as these events tell them. */
export function filesOf(events: readonly ReceivedEvent[]): Record<string, string> {
  let files: Record<string, string> = {};
  for (const { event } of events) {
    if (event.type === 'resumed' && event.from === 'start') files = {};
    if (event.type === 'file') {
      files[event.path] = (event.content ?? files[event.path] ?? '') + (event.delta ?? '');
    }
  }
  return files;
}
