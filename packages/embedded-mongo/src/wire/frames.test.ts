import { describe, expect, test } from 'vitest';
import { type Frame, ProtocolError, readFrames, writeFrame } from './frames.ts';

async function* inPieces(bytes: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let start = 0; start < bytes.length; start += size) yield bytes.subarray(start, start + size);
}

async function collect(source: AsyncIterable<Buffer>): Promise<Frame[]> {
  const frames: Frame[] = [];
  for await (const frame of readFrames(source)) frames.push(frame);
  return frames;
}

describe('messages', () => {
  const bodies = [Buffer.from('first'), Buffer.alloc(0), Buffer.alloc(1000, 'x')];
  const stream = Buffer.concat(bodies.map((body, index) => writeFrame(2013, index, 0, body)));

  test.each([1, 7, 16, 17, 100, 10_000])('come out whole from pieces of %i bytes', async (size) => {
    const frames = await collect(inPieces(stream, size));
    expect(frames.map(({ body }) => body)).toEqual(bodies);
    expect(frames.map(({ requestId }) => requestId)).toEqual([0, 1, 2]);
  });

  test.each([-1, 0, 15, 48_000_001, 2_147_483_647])('of %i bytes are refused', async (length) => {
    const bytes = Buffer.alloc(16);
    bytes.writeInt32LE(length, 0);
    await expect(collect(inPieces(bytes, 16))).rejects.toThrow(ProtocolError);
  });

  test('that are cut off at the end are dropped', async () => {
    expect(await collect(inPieces(stream.subarray(0, -1), 64))).toHaveLength(2);
  });
});
