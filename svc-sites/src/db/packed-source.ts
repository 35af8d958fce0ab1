import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { limits } from '@sitewright/contracts';
import type { ModelAnswer, SiteSource } from '@sitewright/site-engine';
import { Binary } from 'mongodb';
import type { SiteVersionDocument } from './collections.ts';

const pack = promisify(gzip);
const unpack = promisify(gunzip);

type PackedSource = NonNullable<SiteVersionDocument['source']>;
type PackedAnswer = Pick<PackedSource, 'answer' | 'promptVersion'>;

const packAnswer = async ({ answer, promptVersion }: ModelAnswer): Promise<PackedAnswer> => ({
  answer: new Binary(await pack(answer)),
  promptVersion,
});

/** What a model wrote, as it is stored: a fifth of its size. */
export const packSource = async (source: SiteSource): Promise<PackedSource> => ({
  ...(await packAnswer(source)),
  ...(source.repair && { repair: await packAnswer(source.repair) }),
});

/** Characters of answers are bounded; each has four bytes at most. */
const largestAnswer = 4 * limits.siteMaxBytes;

async function unpackAnswer({ answer, promptVersion }: PackedAnswer): Promise<ModelAnswer> {
  const text = await unpack(answer.value(), { maxOutputLength: largestAnswer });
  return { answer: text.toString(), promptVersion };
}

export const unpackSource = async (packed: PackedSource): Promise<SiteSource> => ({
  ...(await unpackAnswer(packed)),
  ...(packed.repair && { repair: await unpackAnswer(packed.repair) }),
});
