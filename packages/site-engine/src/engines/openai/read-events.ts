import { limits } from '@sitewright/contracts';
import { createParser, type EventSourceMessage } from 'eventsource-parser';
import { failure } from './provider-error.ts';

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

/**
 * Reads the events of an answer as they come, until the last one or the end. The SDK's own reader takes twice the CPU for each piece:
 * two hundred models write at once to one process.
 *
 * @throws EngineError where the answer grows too large, and whatever `onEvent` throws; the connection is closed then.
 */
export async function readEvents(
  { body }: Pick<Response, 'body'>,
  onEvent: (event: EventSourceMessage) => void,
  { eventCharacters, answerBytes }: EventLimits = eventLimits,
): Promise<void> {
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
  for await (const bytes of body ?? []) {
    total += bytes.byteLength;
    if (total > answerBytes) throw failure('answer-too-large');
    parser.feed(decoder.decode(bytes, { stream: true }));
    if (isDone) return;
  }
}
