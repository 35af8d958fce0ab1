import { promisify } from 'node:util';
import { constants, zstdCompress, zstdDecompress } from 'node:zlib';

const compress = promisify(zstdCompress);
const decompress = promisify(zstdDecompress);

/** Less is stored as it is: what describes a blob takes as much. */
const leastBytes = 256;
/** Larger files are pictures, of which nothing is alike after a change. */
const mostBytes = 2 * 1024 * 1024;
/** What is packed costs another read, so that it has to save most of the room. */
const worthwhile = 0.25;

/** What differs from `base`; undefined where that saves too little. */
export async function packAgainst(base: Uint8Array, content: Uint8Array): Promise<Buffer | undefined> {
  if (content.length < leastBytes || Math.max(base.length, content.length) > mostBytes) return undefined;
  // With a checksum: unpacked with another base, it is an error and not another text.
  const params = { [constants.ZSTD_c_checksumFlag]: 1 };
  const packed = await compress(content, { dictionary: base, params });
  return packed.length <= content.length * worthwhile ? packed : undefined;
}

/** @param bytes of the content, which bounds what is unpacked */
export const unpackWith = (base: Uint8Array, packed: Uint8Array, bytes: number): Promise<Buffer> =>
  decompress(packed, { dictionary: base, maxOutputLength: bytes });
