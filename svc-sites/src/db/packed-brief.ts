import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { type Brief, briefSchema } from '@sitewright/contracts';
import { Binary } from 'mongodb';

const pack = promisify(gzip);
const unpack = promisify(gunzip);

/** Bytes of a brief as JSON. The longest prompt, cut into single letters, has fewer; a document has room for the files beside it. */
const largestBrief = 4 * 1024 * 1024;

/** A brief as it is stored, a tenth of its size; undefined when it is larger than any prompt gives. */
export async function packBrief(brief: Brief): Promise<Binary | undefined> {
  const json = Buffer.from(JSON.stringify(brief));
  return json.length > largestBrief ? undefined : new Binary(await pack(json));
}

/** The brief that was stored; undefined for one of another release that this one cannot read: it is read anew then. */
export async function unpackBrief(packed: Binary | undefined): Promise<Brief | undefined> {
  if (!packed) return undefined;
  const json = await unpack(packed.value(), { maxOutputLength: largestBrief });
  return briefSchema.safeParse(JSON.parse(json.toString())).data;
}
