import { once } from 'node:events';
import type { ServerResponse } from 'node:http';

/** What is handed to the socket at once: a client that takes so much within the time is slow, but reads. */
const pieceBytes = 16 * 1024;

/** The writing end of one open answer. */
export interface EventStreamWriter {
  /** Resolves when the text has gone out but for what a socket buffers, or when `signal` aborts before. */
  write(text: string, signal: AbortSignal): Promise<void>;
  /** A comment; left out while an event is on its way. */
  comment(text: string): void;
  /** Ends the answer; what the client does not take in time is thrown away. */
  end(): Promise<void>;
  /** Whether the connection was destroyed because its client did not read. */
  isAbandoned(): boolean;
}

/** Holds one text at most: the next is asked for when the socket has taken this one. */
export function createEventStreamWriter(response: ServerResponse, undeliveredMs: number): EventStreamWriter {
  let isWriting = false;
  let isAbandoned = false;

  const inTime = async (event: 'drain' | 'finish', signal?: AbortSignal) => {
    const abandon = setTimeout(() => {
      isAbandoned = true;
      response.destroy();
    }, undeliveredMs);
    await once(response, event, signal && { signal }).catch(() => undefined);
    clearTimeout(abandon);
  };

  const writePieces = async (bytes: Buffer, signal: AbortSignal) => {
    for (let at = 0; at < bytes.length && !signal.aborted; at += pieceBytes) {
      if (!response.write(bytes.subarray(at, at + pieceBytes))) await inTime('drain', signal);
    }
  };

  return {
    async write(text, signal) {
      isWriting = true;
      await writePieces(Buffer.from(text), signal);
      isWriting = signal.aborted;
    },

    comment(text) {
      if (!isWriting && !response.destroyed) response.write(`: ${text}\n\n`);
    },

    async end() {
      if (response.destroyed) return;
      if (response.writableNeedDrain) return void response.destroy();
      const closed = new AbortController();
      response.once('close', () => closed.abort());
      response.end();
      if (!response.writableFinished) await inTime('finish', closed.signal);
    },

    isAbandoned: () => isAbandoned,
  };
}
