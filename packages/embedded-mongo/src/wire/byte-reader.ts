import type { BsonDocument } from '../values/document.ts';
import { decode } from './bson.ts';
import { ProtocolError } from './frames.ts';

/** Reads a message's parts in order; running past the end is a ProtocolError, never a crash. */
export class ByteReader {
  readonly #bytes: Buffer;
  #position = 0;

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
  }

  get remaining(): number {
    return this.#bytes.length - this.#position;
  }

  byte(): number {
    return this.#take(1).readUInt8(0);
  }

  int32(): number {
    return this.#take(4).readInt32LE(0);
  }

  uint32(): number {
    return this.#take(4).readUInt32LE(0);
  }

  text(): string {
    const end = this.#bytes.indexOf(0, this.#position);
    if (end < 0) throw new ProtocolError('a text does not end');
    return this.#take(end - this.#position + 1)
      .toString('utf8')
      .slice(0, -1);
  }

  document(): BsonDocument {
    if (this.remaining < 5) throw new ProtocolError('a document is cut short');
    const bytes = this.#take(this.#bytes.readInt32LE(this.#position));
    try {
      return decode(bytes);
    } catch (cause) {
      throw new ProtocolError('a document is not valid BSON', { cause });
    }
  }

  /** The next part as a reader of its own. */
  section(length: number): ByteReader {
    return new ByteReader(this.#take(length));
  }

  #take(length: number): Buffer {
    if (length < 0 || length > this.remaining) throw new ProtocolError('a message is cut short');
    const bytes = this.#bytes.subarray(this.#position, this.#position + length);
    this.#position += length;
    return bytes;
  }
}
