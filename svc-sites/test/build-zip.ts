import { crc32, deflateRawSync } from 'node:zlib';

/** An entry of a ZIP file, and what it says of itself that is not so. */
export interface ZipEntry {
  name: string;
  content?: string | Uint8Array;
  /** Such as 1 for what needs a password. */
  flags?: number;
  method?: number;
  /** What it says to be unpacked. */
  saidBytes?: number;
  saidCrc?: number;
  /** Of a file of Unix, such as 0o120777 for a link. */
  mode?: number;
}

/** A ZIP file byte by byte, so that it can be wrong (APPNOTE.TXT, 4.3). */
export function buildZip(entries: readonly ZipEntry[], { saidEntries = entries.length } = {}): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    const local = headerOf(entry);
    directory.push(directoryHeader(entry, local.fields, offset));
    parts.push(local.bytes);
    offset += local.bytes.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(saidEntries, 8);
  end.writeUInt16LE(saidEntries, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, listed, end]);
}

function headerOf({ name, content = '', flags = 0, method = 8, saidBytes, saidCrc }: ZipEntry) {
  const plain = Buffer.from(content);
  const packed = method === 8 ? deflateRawSync(plain) : plain;
  const fields = Buffer.alloc(26);
  fields.writeUInt16LE(20, 0);
  fields.writeUInt16LE(flags | 0x800, 2);
  fields.writeUInt16LE(method, 4);
  fields.writeUInt32LE(saidCrc ?? crc32(plain), 10);
  fields.writeUInt32LE(packed.length, 14);
  fields.writeUInt32LE(saidBytes ?? plain.length, 18);
  fields.writeUInt16LE(Buffer.byteLength(name), 22);
  return { fields, bytes: Buffer.concat([Buffer.from('PK\x03\x04'), fields, Buffer.from(name), packed]) };
}

function directoryHeader({ name, mode }: ZipEntry, fields: Buffer, offset: number): Buffer {
  const rest = Buffer.alloc(14);
  if (mode !== undefined) rest.writeUInt32LE((mode << 16) >>> 0, 6);
  rest.writeUInt32LE(offset, 10);
  const madeBy = Buffer.from([20, mode === undefined ? 0 : 3]);
  return Buffer.concat([Buffer.from('PK\x01\x02'), madeBy, fields, rest, Buffer.from(name)]);
}
