import { limits } from '@sitewright/contracts';
import { createParser, type EventSourceMessage } from 'eventsource-parser';
import { failure, webPageInstead } from './provider-error.ts';

export interface EventLimits {
  /** Characters of an event whose end has not come: what is held until it does. */
  eventCharacters: number;
  /** Bytes of a whole answer, the wrapping of each event and a model's thinking included. */
  answerBytes: number;
}

const mebibyte = 1024 * 1024;

/** A whole site in one event, written as JSON, fits; a model that streams for hours by single letters does not. */
const eventLimits: EventLimits = {
  eventCharacters: 2 * limits.siteMaxBytes,
  answerBytes: 128 * mebibyte,
};

/** What the last event of an answer says. */
const done = '[DONE]';

interface EventReader {
  feed(text: string): void;
  /** Of an answer that has ended. */
  end(): void;
}

function createWholeReader(onEvent: (event: EventSourceMessage) => void, most: number): EventReader {
  let whole = '';
  return {
    feed(text) {
      whole += text;
      if (whole.length > most) throw failure('answer-too-large');
    },
    end: () => onEvent({ data: whole, event: undefined, id: undefined }),
  };
}

/** An answer that begins as JSON was not streamed, whatever its type is said to be: no event begins so. */
function createReader(streamed: EventReader, whole: EventReader): EventReader {
  let reader: EventReader | undefined;
  return {
    feed(text) {
      const start = reader ? '' : text.trimStart();
      if (start.startsWith('<')) throw webPageInstead();
      if (start !== '') reader = start.startsWith('{') ? whole : streamed;
      reader?.feed(text);
    },
    end: () => reader?.end(),
  };
}

/**
 * Reads the events of an answer as they come, until the last one or the end. The SDK's own reader takes twice the CPU for each piece:
 * two hundred models write at once to one process.
 *
 * @returns whether the last one came, as not every server sends it
 * @throws EngineError where the answer grows too large, and whatever `onEvent` throws; the connection is closed then.
 */
export async function readEvents(
  { body }: Pick<Response, 'body'>,
  onEvent: (event: EventSourceMessage) => void,
  { eventCharacters, answerBytes }: EventLimits = eventLimits,
): Promise<boolean> {
  let isDone = false;
  let total = 0;
  const decoder = new TextDecoder();
  const parser = createParser({
    maxBufferSize: eventCharacters,
    onEvent(event) {
      isDone ||= event.data === done;
      if (!isDone) onEvent(event);
    },
    onError({ type }) {
      if (type === 'max-buffer-size-exceeded') throw failure('answer-too-large');
    },
  });
  const streamed = { feed: (text: string) => parser.feed(text), end: () => {} };
  const reader = createReader(streamed, createWholeReader(onEvent, eventCharacters));
  for await (const bytes of body ?? []) {
    total += bytes.byteLength;
    if (total > answerBytes) throw failure('answer-too-large');
    reader.feed(decoder.decode(bytes, { stream: true }));
    if (isDone) break;
  }
  reader.end();
  return isDone;
}
