import { type GenerationEvent, generationEventSchema } from '@sitewright/contracts';
import { tokenOf } from '@sitewright/service-kit/testing';

/** An event of a stream, as the contract has it. */
export interface ReceivedEvent {
  id: number;
  event: GenerationEvent;
}

export interface TestStream {
  status: number;
  headers: Headers;
  /** Undefined once the service has ended the stream. */
  next(): Promise<ReceivedEvent | undefined>;
  /** The first one of this type from here on. */
  until<Type extends GenerationEvent['type']>(type: Type): Promise<Extract<GenerationEvent, { type: Type }>>;
  /** All that come until the service ends the stream. */
  rest(): Promise<ReceivedEvent[]>;
  /** Closes the connection, as a person does who goes away. */
  leave(): void;
}

export interface StreamRequest {
  method?: string;
  token?: string;
  body?: unknown;
  headers?: Record<string, string>;
  /** Told of each comment while events are read. */
  onComment?: () => void;
}

/** Asks for events as a browser does, with a header for the session, and reads them as they come. */
export async function openStream(
  address: string,
  { method = 'GET', token = tokenOf(), body, headers = {}, onComment = () => {} }: StreamRequest = {},
): Promise<TestStream> {
  const connection = new AbortController();
  const answer = await fetch(address, {
    method,
    signal: connection.signal,
    headers: {
      Accept: 'text/event-stream',
      Authorization: `Bearer ${token}`,
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const events = readEvents(answer.body, onComment);
  const next = async () => (await events.next()).value || undefined;
  return {
    status: answer.status,
    headers: answer.headers,
    next,
    async until(type) {
      for (;;) {
        const received = await next();
        if (!received) throw new Error(`The stream ended without ${type}.`);
        if (isOf(received.event, type)) return received.event;
      }
    },
    async rest() {
      const all: ReceivedEvent[] = [];
      for (let event = await next(); event; event = await next()) all.push(event);
      return all;
    },
    leave: () => connection.abort(),
  };
}

const isOf = <Type extends GenerationEvent['type']>(
  event: GenerationEvent,
  type: Type,
): event is Extract<GenerationEvent, { type: Type }> => event.type === type;

async function* readEvents(
  body: ReadableStream<Uint8Array> | null,
  onComment: () => void,
): AsyncGenerator<ReceivedEvent, undefined> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    const blocks = text.split('\n\n');
    text = blocks.pop() ?? '';
    for (const block of blocks) {
      if (block.startsWith(':')) onComment();
      else yield parse(block);
    }
  }
}

function parse(block: string): ReceivedEvent {
  const [, type, id, data] = /^event: (.*)\nid: (\d+)\ndata: (.*)$/.exec(block) ?? [];
  return { id: Number(id), event: generationEventSchema.parse({ type, ...JSON.parse(data ?? '') }) };
}
