import { promisify } from 'node:util';
import { zstdDecompress } from 'node:zlib';
import { testUser } from '@sitewright/service-kit/testing';
import { type Binary, type Db, ObjectId } from 'mongodb';
import { type Instance, startWithSites } from '../lib/many-sites.ts';
import { interleave } from '../lib/rounds.ts';
import { percentile } from '../lib/stats.ts';
import type { Row } from '../lib/table.ts';

const unpack = promisify(zstdDecompress);

const all = 20_000;
const own = 1_000;
const everyOwn = all / own;
const rounds = 40;
const wordsOfSite = 900;
const vocabulary = 6_000;

/** Some hundreds of different words a site; "everywhere" is in all, "seldom" in each hundredth of a person's. */
function textOf(n: number): string {
  const words = Array.from({ length: wordsOfSite }, (_, at) => `word${(n * 7_919 + at * at) % vocabulary}`);
  const isSeldom = n % (everyOwn * 100) === 0;
  return ['everywhere', ...(isSeldom ? ['seldom'] : []), ...words].join(' ');
}

/** What is searched for, as the person would say it. */
const searches = {
  'what few say': 'seldom',
  'two words, of which one is in all': 'seldom everywhere',
  'what all say': 'everywhere',
  'what none says': 'fruitless',
};

/** What a search would be without anything kept for it: every text of the person is read, and looked through. */
async function readEveryText(database: Db, words: string): Promise<number> {
  const texts = await database
    .collection<{ text: Binary }>('siteTexts')
    .find({ ownerId: new ObjectId(testUser.id) })
    .toArray();
  const contents = await Promise.all(texts.map(async ({ text }) => String(await unpack(text.value()))));
  return contents.filter((content) => words.split(' ').every((word) => content.includes(word))).length;
}

async function measure(instance: Instance, [what, words]: [string, string]): Promise<Row> {
  const path = `/api/my-sites?search=${encodeURIComponent(words)}`;
  const samples = await interleave(rounds, {
    ours: () => instance.get(path),
    reference: () => readEveryText(instance.database, words),
  });
  return {
    what: `texts of ${own.toLocaleString('en')} sites, of ${all.toLocaleString('en')}, searched for ${what}, p50`,
    ours: percentile(samples.ours, 0.5),
    unit: 'ms',
    reference: { name: 'reading every text of the person', value: percentile(samples.reference, 0.5) },
    goal: { atMost: 50 },
  };
}

/** The search of My Projects in what the pages of a person's sites say. */
export async function textSearch(): Promise<Row[]> {
  const instance = await startWithSites(all, { everyOwn, textOf });
  try {
    const rows: Row[] = [];
    for (const search of Object.entries(searches)) rows.push(await measure(instance, search));
    return rows;
  } finally {
    await instance.stop();
  }
}
