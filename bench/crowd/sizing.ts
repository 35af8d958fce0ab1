import type { ActCost, Figures, PartName, StoredBytes } from './figures.ts';
import { type Act, acts, shareOf } from './mix.ts';

/** What nobody has measured: change it to what you know of your people, and the page follows. */
export const assumptions = {
  /** Of those who have an account, who comes on a day. */
  activeShare: 0.05,
  /** Of those, whose browser has nothing of the app: it is new, or there was a release. */
  emptyCacheShare: 0.2,
  /** What each of them does on that day, in the shares of the mix. */
  actsADay: 40,
  /** How many times the day's mean the busiest minute is. */
  peakFactor: 4,
  /** How busy a processor may be in it. */
  busyAtMost: 0.6,
  /** Sites that somebody keeps; the rest is deleted, and stays for its 30 days. */
  sitesKept: 5,
  /** How long a model writes. */
  modelSeconds: 120,
  /** Generations at once that one replica of svc-sites carries. */
  streamsPerReplica: 200,
  /** Of one site: prompt and brief; what a model writes, with a repair of every other site. */
  tokensIn: 9_000,
  tokensOut: 20_000,
  /** US dollars for a million, of the model that is the default. */
  priceIn: 2,
  priceOut: 8,
  /** Bytes that one node of the database holds before it is better to have more of them. */
  nodeBytes: 2e12,
} as const;

const monthDays = 30;
const daySeconds = 24 * 60 * 60;

/** Days after which documents go by themselves; all other collections stay with the site or the account. */
const keptDays: Record<string, number> = {
  generationEvents: 1,
  generations: 30,
  messages: 90,
  shareLinks: 60,
};
/** What goes to an S3 store, where there is one. */
const fileCollection = 'siteBlobs';

/** The parts that there are replicas of, and the fewest of them on one host and on more. */
const replicated = {
  gateway: { one: 1, more: 2 },
  'svc-auth': { one: 1, more: 2 },
  'svc-sites': { one: 3, more: 3 },
  'svc-mail': { one: 1, more: 2 },
} as const;
type Replicated = keyof typeof replicated;
export const replicatedParts = Object.keys(replicated) as Replicated[];

const sumOver = <Item>(items: readonly Item[], of: (item: Item) => number) =>
  items.reduce((sum, item) => sum + of(item), 0);

/**
 * What somebody does costs as it was measured; whoever has a site made has a model write it. The model of the measurement always
 * writes the same files, which are stored once: those of a site are the composer's, each with texts of its own.
 */
function costOfAct({ costs: { generateByModel, ...costs } }: Figures, act: Act): ActCost {
  if (act !== 'generate') return costs[act];
  const { generationEvents = 0 } = generateByModel.stored;
  return { ...generateByModel, stored: { ...costs.generate.stored, generationEvents } };
}

/** The mean of an act of the mix. */
const meanOf = (figures: Figures, of: (cost: ActCost) => number) =>
  sumOver(acts, (act) => shareOf(act) * of(costOfAct(figures, act)));

/** Milliseconds of processors for one act of the mix. */
export const cpuPerAct = (figures: Figures, part: PartName): number =>
  meanOf(figures, ({ cpuMs }) => cpuMs[part] ?? 0);

export const requestsPerAct = (figures: Figures): number => meanOf(figures, ({ requests }) => requests);

const staysWithSite = (name: string) => !(name in keptDays);

/** Bytes that a site takes for as long as it is there: its files and documents, and those of the changes made to it. */
export function bytesPerSite(figures: Figures): { all: number; files: number } {
  const perSite = (of: (stored: StoredBytes) => number) =>
    sumOver(acts, (act) => (shareOf(act) / shareOf('generate')) * of(costOfAct(figures, act).stored));
  const sum = (stored: StoredBytes) =>
    sumOver(Object.entries(stored), ([name, bytes]) => (staysWithSite(name) ? bytes : 0));
  return { all: perSite(sum), files: perSite((stored) => stored[fileCollection] ?? 0) };
}

/** Bytes that are there at any time of what goes by itself. */
const passingBytes = (figures: Figures, actsADay: number) =>
  actsADay *
  meanOf(figures, ({ stored }) =>
    sumOver(Object.entries(stored), ([name, bytes]) => bytes * (keptDays[name] ?? 0)),
  );

export interface Size {
  people: number;
  active: number;
  actsADay: number;
  actsAtPeak: number;
  requestsAtPeak: number;
  generationsADay: number;
  generationsAtOnce: number;
  sites: number;
  /** Of the whole database, and the files of it, in bytes. */
  databaseBytes: number;
  fileBytes: number;
  shards: number;
  nodes: number;
  /** Processors that are busy at the peak. */
  processors: Record<Replicated | 'database', number>;
  replicas: Record<Replicated, number>;
  /** Bytes that leave the gateway, in a month, and in a second of the peak. */
  bytesAMonth: number;
  bytesAtPeak: number;
  tokensInAMonth: number;
  tokensOutAMonth: number;
  dollarsAMonth: number;
}

/** How many people one host carries, with a single node of the database. */
const oneHostPeople = 10_000;
const nodesOfReplicaSet = 3;

/** What an instance with so many accounts needs. */
export function sizeFor(figures: Figures, people: number): Size {
  const active = people * assumptions.activeShare;
  const actsADay = active * assumptions.actsADay;
  const actsAtPeak = (actsADay / daySeconds) * assumptions.peakFactor;
  const generationsADay = actsADay * shareOf('generate');
  const generationsAtOnce = actsAtPeak * shareOf('generate') * assumptions.modelSeconds;
  const sites = people * assumptions.sitesKept + generationsADay * monthDays;
  const site = bytesPerSite(figures);
  const accountBytes = people * (figures.costs.firstVisit.stored.users ?? 0);
  const databaseBytes = accountBytes + sites * site.all + passingBytes(figures, actsADay);
  const shards = Math.ceil(databaseBytes / assumptions.nodeBytes);
  const isOneHost = people <= oneHostPeople;
  const processorsOf = (part: PartName) => (actsAtPeak * cpuPerAct(figures, part)) / 1000;
  const firstBytes = (figures.costs.firstVisit.bytes * assumptions.emptyCacheShare) / assumptions.actsADay;
  const bytesPerAct = meanOf(figures, ({ bytes }) => bytes) + firstBytes;
  const tokensInAMonth = generationsADay * monthDays * assumptions.tokensIn;
  const tokensOutAMonth = generationsADay * monthDays * assumptions.tokensOut;

  const replicasOf = (part: Replicated) => {
    const forProcessors = processorsOf(part) / assumptions.busyAtMost;
    const forStreams = part === 'svc-sites' ? generationsAtOnce / assumptions.streamsPerReplica : 0;
    const least = replicated[part][isOneHost ? 'one' : 'more'];
    return Math.max(least, Math.ceil(forProcessors), Math.ceil(forStreams));
  };

  return {
    people,
    active,
    actsADay,
    actsAtPeak,
    requestsAtPeak: actsAtPeak * requestsPerAct(figures),
    generationsADay,
    generationsAtOnce,
    sites,
    databaseBytes,
    fileBytes: sites * site.files,
    shards,
    nodes: isOneHost ? 1 : shards * nodesOfReplicaSet,
    processors: Object.fromEntries(
      [...replicatedParts, 'database' as const].map((part) => [part, processorsOf(part)]),
    ) as Size['processors'],
    replicas: Object.fromEntries(replicatedParts.map((part) => [part, replicasOf(part)])) as Size['replicas'],
    bytesAMonth: actsADay * monthDays * bytesPerAct,
    bytesAtPeak: actsAtPeak * bytesPerAct,
    tokensInAMonth,
    tokensOutAMonth,
    dollarsAMonth: (tokensInAMonth * assumptions.priceIn + tokensOutAMonth * assumptions.priceOut) / 1e6,
  };
}
