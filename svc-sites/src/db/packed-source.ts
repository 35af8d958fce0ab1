import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { limits } from '@sitewright/contracts';
import type { SiteSource } from '@sitewright/site-engine';
import { Binary } from 'mongodb';
import type { SiteVersionDocument } from './collections.ts';

const pack = promisify(gzip);
const unpack = promisify(gunzip);

type PackedSource = NonNullable<SiteVersionDocument['source']>;

/** What a model wrote, as it is stored: a fifth of its size. */
export async function packSource({ answer, promptVersion }: SiteSource): Promise<PackedSource> {
  return { answer: new Binary(await pack(answer)), promptVersion };
}

/** Characters of answers are bounded; each has four bytes at most. */
const largestAnswer = 4 * limits.siteMaxBytes;

export async function unpackSource({ answer, promptVersion }: PackedSource): Promise<SiteSource> {
  const text = await unpack(answer.value(), { maxOutputLength: largestAnswer });
  return { answer: text.toString(), promptVersion };
}
