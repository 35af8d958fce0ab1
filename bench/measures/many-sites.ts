import type { Db } from 'mongodb';
import { type Instance, startWithSites } from '../lib/many-sites.ts';
import { interleave, type Work } from '../lib/rounds.ts';
import { percentile } from '../lib/stats.ts';
import type { Row } from '../lib/table.ts';

const many = 100_000;
const few = 1000;
const rounds = 20;

/** What the person sees -> what is asked, and how fast it has to be. */
const reads = {
  'first page of My Projects': { path: '/api/my-sites', atMost: 200 },
  'first page of My Projects by name': { path: '/api/my-sites?sort=name', atMost: 200 },
  'My Projects searched for what few have': { path: '/api/my-sites?search=smithy', atMost: 200 },
  'My Projects searched for what all have': { path: '/api/my-sites?search=number', atMost: 200 },
  'first page of everybody’s sites': { path: '/api/total-sites', atMost: 200 },
  'everybody’s sites searched for what few have': { path: '/api/total-sites?search=smithy', atMost: 200 },
  'everybody’s sites searched for what all have': { path: '/api/total-sites?search=number', atMost: 200 },
  'the two totals': { path: '/api/stats', atMost: 500 },
} as const;

const p95 = (samples: number[]) => percentile(samples, 0.95);

async function beside(ours: Work, reference: Work) {
  const samples = await interleave(rounds, { ours, reference });
  return { ours: p95(samples.ours), reference: p95(samples.reference) };
}

async function againstFew(large: Instance, small: Instance): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [what, { path, atMost }] of Object.entries(reads)) {
    const { ours, reference } = await beside(
      () => large.get(path),
      () => small.get(path),
    );
    rows.push({
      what: `${what}, of ${many.toLocaleString('en')} sites, p95`,
      ours,
      unit: 'ms',
      reference: { name: `of ${few.toLocaleString('en')} sites`, value: reference },
      goal: { atMost },
    });
  }
  return rows;
}

/** As it was asked before: every name is read. */
const readEveryName = (database: Db) =>
  database
    .collection('sites')
    .find({ name: { $regex: 'fruitless', $options: 'i' }, deletedAt: { $exists: false } })
    .sort({ createdAt: -1, _id: -1 })
    .limit(25)
    .toArray();

/** As it was counted before: every site of the last days is read. */
const groupEverySite = (database: Db) => {
  const day = { $dateToString: { date: '$createdAt', format: '%Y-%m-%d' } };
  return database
    .collection('sites')
    .aggregate([
      { $match: { createdAt: { $gte: new Date(0) }, deletedAt: { $exists: false } } },
      { $group: { _id: day, count: { $sum: 1 } } },
    ])
    .toArray();
};

async function againstReadingAll(large: Instance): Promise<Row[]> {
  const search = await beside(
    () => large.get('/api/total-sites?search=fruitless'),
    () => readEveryName(large.database),
  );
  const days = await beside(
    () => large.get('/api/stats/daily'),
    () => groupEverySite(large.database),
  );
  return [
    {
      what: `fruitless search of ${many.toLocaleString('en')} sites, p95`,
      ours: search.ours,
      unit: 'ms',
      reference: { name: 'reading every name', value: search.reference },
      goal: { atMost: 200 },
    },
    {
      what: `daily statistics of ${many.toLocaleString('en')} sites, p95`,
      ours: days.ours,
      unit: 'ms',
      reference: { name: 'grouping every site', value: days.reference },
      goal: { atMost: 500 },
    },
  ];
}

/** What svc-sites answers on an instance with 100,000 sites, 10,000 of them one person's. */
export async function manySites(): Promise<Row[]> {
  const small = await startWithSites(few);
  const large = await startWithSites(many);
  try {
    return [
      ...(await againstFew(large, small)),
      ...(await againstReadingAll(large)),
      {
        what: `completing ${many.toLocaleString('en')} sites of an earlier release, once`,
        ours: large.completedMs,
        unit: 'ms',
        reference: { name: `of ${few.toLocaleString('en')} sites`, value: small.completedMs },
      },
    ];
  } finally {
    await Promise.all([small.stop(), large.stop()]);
  }
}
