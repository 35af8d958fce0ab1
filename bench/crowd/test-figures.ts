import { type ActCost, type Figures, type PartName, partNames, type StepFigures } from './figures.ts';
import { acts } from './mix.ts';

const eachPart = (value: number) =>
  Object.fromEntries(partNames.map((part) => [part, value])) as Record<PartName, number>;

/** A step in which nothing is wrong: half a request a second for each person, answered within 10 ms. */
export const stepOf = (people: number, changes: Partial<StepFigures> = {}): StepFigures => ({
  people,
  seconds: 10,
  acts: people,
  requests: people * 5,
  bytes: people * 1000,
  latency: { lists: { count: people, p50: 5, p95: 10, p99: 12 } },
  heldOff: {},
  failed: {},
  parts: partNames.map((part) => ({ part, processors: 0.1, mainThread: 0.1, megabytes: 100 })),
  machine: 0.6,
  ...changes,
});

const cost: ActCost = { acts: 100, requests: 2, bytes: 1000, cpuMs: eachPart(10), stored: {} };

/** Every act costs 10 ms in each part, two requests and 1,000 bytes; a site takes 100 KB, its log 200 KB. */
export const testFigures: Figures = {
  date: '2026-01-01',
  processors: 2,
  processor: 'of a test',
  node: 'v24.0.0',
  gateway: 'nginx',
  idle: eachPart(0),
  costs: {
    ...(Object.fromEntries(acts.map((act) => [act, cost])) as Record<(typeof acts)[number], ActCost>),
    generate: { ...cost, stored: { siteBlobs: 80_000, siteVersions: 20_000, generationEvents: 50_000 } },
    generateByModel: { ...cost, stored: { siteBlobs: 10, siteVersions: 10, generationEvents: 200_000 } },
    firstVisit: { ...cost, bytes: 200_000, stored: { users: 300 } },
  },
  modelInput: 6000,
  steps: [stepOf(10), stepOf(100)],
};
