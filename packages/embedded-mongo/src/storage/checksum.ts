import { crc32 } from 'node:zlib';

const checksumBytes = 4;

/** BSON begins with its own length, so that what follows a document can be told from it. */
const lengthOf = (bytes: Uint8Array): number => Buffer.from(bytes.buffer, bytes.byteOffset).readInt32LE(0);

/** A document as it lies on the disk: its bytes, then their CRC-32. */
export function seal(bytes: Uint8Array): Uint8Array {
  const sealed = Buffer.allocUnsafe(bytes.length + checksumBytes);
  sealed.set(bytes);
  sealed.writeUInt32LE(crc32(bytes), bytes.length);
  return sealed;
}

/** @returns the document's bytes, or nothing when they are not those that were stored */
export function unseal(stored: Uint8Array): Uint8Array | undefined {
  if (stored.length < checksumBytes) return undefined;
  const length = lengthOf(stored);
  // Stored by a release that kept no checksums.
  if (length === stored.length) return stored;
  if (length !== stored.length - checksumBytes) return undefined;
  const bytes = stored.subarray(0, length);
  const checksum = Buffer.from(stored.buffer, stored.byteOffset + length, checksumBytes).readUInt32LE(0);
  return crc32(bytes) === checksum ? bytes : undefined;
}
