import { limits } from './limits.ts';

/** Bytes that are no MongoDB message: the connection they came from is closed. */
export class ProtocolError extends Error {
  override readonly name = 'ProtocolError';
}

export interface Frame {
  readonly requestId: number;
  readonly opCode: number;
  readonly body: Buffer;
}

const headerBytes = 16;

/**
 * Cuts a byte stream into messages.
 * @throws ProtocolError for a length that no message can have
 */
export async function* readFrames(source: AsyncIterable<Buffer>): AsyncGenerator<Frame> {
  let chunks: Buffer[] = [];
  let available = 0;
  let needed = headerBytes;
  for await (const chunk of source) {
    chunks.push(chunk);
    available += chunk.length;
    if (available < needed) continue;
    const { frames, rest } = cut(Buffer.concat(chunks));
    yield* frames;
    chunks = [rest];
    available = rest.length;
    needed = available < headerBytes ? headerBytes : messageLength(rest);
  }
}

function cut(bytes: Buffer): { frames: Frame[]; rest: Buffer } {
  const frames: Frame[] = [];
  let rest = bytes;
  while (rest.length >= headerBytes && rest.length >= messageLength(rest)) {
    const length = messageLength(rest);
    frames.push(toFrame(rest.subarray(0, length)));
    rest = rest.subarray(length);
  }
  return { frames, rest };
}

function messageLength(bytes: Buffer): number {
  const length = bytes.readInt32LE(0);
  if (length >= headerBytes && length <= limits.messageBytes) return length;
  throw new ProtocolError(`a message of ${length} bytes is not possible`);
}

function toFrame(message: Buffer): Frame {
  return {
    requestId: message.readInt32LE(4),
    opCode: message.readInt32LE(12),
    body: message.subarray(headerBytes),
  };
}

/** A message with its header, ready to be written. */
export function writeFrame(opCode: number, requestId: number, responseTo: number, body: Buffer): Buffer {
  const header = Buffer.alloc(headerBytes);
  header.writeInt32LE(headerBytes + body.length, 0);
  header.writeInt32LE(requestId, 4);
  header.writeInt32LE(responseTo, 8);
  header.writeInt32LE(opCode, 12);
  return Buffer.concat([header, body]);
}
