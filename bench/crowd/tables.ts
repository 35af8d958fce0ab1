import { markdownTable } from '../lib/table.ts';
import { findBend, whatIsFull } from './bend.ts';
import { type ActCost, type Figures, type PartName, partNames, type StepFigures } from './figures.ts';
import { bytes, number, wrap } from './markdown.ts';
import { acts, weights } from './mix.ts';
import {
  assumptions,
  bytesPerSite,
  cpuPerAct,
  replicatedParts,
  requestsPerAct,
  type Size,
  sizeFor,
} from './sizing.ts';
import { kinds } from './tally.ts';

const whole = (value: number) => Math.round(value).toLocaleString('en');

const counts = (found: Record<string, number>) =>
  Object.entries(found)
    .map(([name, count]) => `${whole(count)} × ${name}`)
    .join(', ') || 'none';

const curveHead = [
  'people',
  'acts/s',
  'requests/s',
  'Mbit/s',
  'lists p50, p95, p99 (ms)',
  'held off',
  'failed',
];

/** One step of the curve: what is printed as soon as it is over. */
export function curveRow({ people, seconds, latency, ...step }: StepFigures): string[] {
  const { p50 = 0, p95 = 0, p99 = 0 } = latency.lists ?? {};
  return [
    whole(people),
    number(step.acts / seconds),
    number(step.requests / seconds),
    number((step.bytes * 8) / seconds / 1e6),
    [p50, p95, p99].map(whole).join(', '),
    counts(step.heldOff),
    counts(step.failed),
  ];
}

const curve = (steps: StepFigures[]) => markdownTable([curveHead, ...steps.map(curveRow)]);

const perStep = (steps: StepFigures[], first: string) => [first, ...steps.map(({ people }) => whole(people))];

const latencies = (steps: StepFigures[]) =>
  markdownTable([
    perStep(steps, 'p50, p95, p99 in ms'),
    ...kinds.map((kind) => [
      kind,
      ...steps.map(({ latency }) => {
        const one = latency[kind];
        return one ? [one.p50, one.p95, one.p99].map(whole).join(', ') : '';
      }),
    ]),
  ]);

const parts = (steps: StepFigures[]) =>
  markdownTable([
    perStep(steps, 'processors, main thread, late by, memory'),
    ['the whole machine', ...steps.map(({ machine }) => machine.toFixed(2))],
    ...partNames.map((name) => [
      name,
      ...steps.map(({ parts: used }) => {
        const part = used.find(({ part }) => part === name);
        if (!part) return '';
        const late = part.loopMs === undefined ? '' : `${number(part.loopMs)} ms, `;
        return `${part.processors.toFixed(2)}, ${whole(part.mainThread * 100)} %, ${late}${whole(part.megabytes)} MB`;
      }),
    ]),
  ]);

/** Where the curve bends, in words. */
function bendText({ steps, processors }: Figures): string {
  const bend = findBend(steps);
  const last = steps.at(-1);
  if (!bend) return `The curve does not bend up to ${whole(last?.people ?? 0)} people at once.`;
  return `**It bends at ${whole(bend.step.people)} people at once**: ${bend.why}. What is at its end: ${whatIsFull(bend.step, processors)}.`;
}

const costParts = partNames.filter((part) => part !== 'load') satisfies PartName[];

const costRow = (name: string, share: string, cost: ActCost) => [
  name,
  share,
  number(cost.requests),
  ...costParts.map((part) => number(cost.cpuMs[part] ?? 0)),
  bytes(cost.bytes),
  bytes(Object.values(cost.stored).reduce((sum, each) => sum + each, 0)),
];

/** By the second, not by the act. */
const idleRow = ({ idle }: Figures) => [
  'nothing, for a second',
  '',
  '',
  ...costParts.map((part) => number(idle[part] * 1000)),
  '',
  '',
];

const costs = (figures: Figures) =>
  markdownTable([
    ['act', 'of a hundred', 'requests', ...costParts.map((part) => `${part}, ms`), 'sent', 'stored'],
    ...acts.map((act) => costRow(act, String(weights[act]), figures.costs[act])),
    costRow('generate, by a model', '', figures.costs.generateByModel),
    costRow('first visit, with an account made', '', figures.costs.firstVisit),
    idleRow(figures),
  ]);

const storedOf = ({ costs: { generate, generateByModel, edit } }: Figures) => {
  const names = [...new Set([generate, generateByModel, edit].flatMap(({ stored }) => Object.keys(stored)))];
  const cell = ({ stored }: ActCost, name: string) => (stored[name] ? bytes(stored[name]) : '');
  return markdownTable([
    ['collection', 'a site by the composer', 'a site by a model', 'an edit'],
    ...names
      .toSorted()
      .map((name) => [name, cell(generate, name), cell(generateByModel, name), cell(edit, name)]),
  ]);
};

const percent = (share: number) => `${whole(share * 100)} %`;

const assumed = () =>
  markdownTable([
    ['assumption', 'value'],
    ['people with an account who come on a day', percent(assumptions.activeShare)],
    ['of those, whose browser has nothing of the app', percent(assumptions.emptyCacheShare)],
    ['acts of each of them, in the shares of the mix', whole(assumptions.actsADay)],
    ['the busiest minute, as a multiple of the mean', whole(assumptions.peakFactor)],
    ['how busy a processor may be in it', percent(assumptions.busyAtMost)],
    ['sites that somebody keeps (the others are deleted and stay for 30 days)', whole(assumptions.sitesKept)],
    ['who writes a site', `a model, in ${assumptions.modelSeconds} s`],
    ['generations at once that a replica of svc-sites carries', whole(assumptions.streamsPerReplica)],
    [
      'tokens of a site, read and written, repairs included',
      `${whole(assumptions.tokensIn)} and ${whole(assumptions.tokensOut)}`,
    ],
    [
      'price of a million tokens, read and written',
      `US$ ${assumptions.priceIn} and ${assumptions.priceOut} (gpt-4.1, the default model)`,
    ],
    ['what one node of the database holds', bytes(assumptions.nodeBytes)],
  ]);

const populations = [1_000, 100_000, 10_000_000];

type Line = [string, (size: Size) => string];

const lines: Line[] = [
  ['active on a day', ({ active }) => whole(active)],
  ['acts a day', ({ actsADay }) => number(actsADay)],
  ['acts/s at the peak', ({ actsAtPeak }) => number(actsAtPeak)],
  ['requests/s at the peak', ({ requestsAtPeak }) => number(requestsAtPeak)],
  ['sites made a day', ({ generationsADay }) => number(generationsADay)],
  ['sites being written at once at the peak', ({ generationsAtOnce }) => number(generationsAtOnce)],
  ['sites stored', ({ sites }) => number(sites)],
  ['database, in BSON', ({ databaseBytes }) => bytes(databaseBytes)],
  ['files of it, which an S3 store can take', ({ fileBytes }) => bytes(fileBytes)],
  ['and without them', ({ databaseBytes, fileBytes }) => bytes(databaseBytes - fileBytes)],
  ['database with its files: shards × nodes of each', ({ shards, nodes }) => `${shards} × ${nodes / shards}`],
  ['processors of the database at the peak', ({ processors }) => number(processors.database)],
  ...replicatedParts.map(
    (part): Line => [
      `replicas of ${part} (processors at the peak)`,
      ({ replicas, processors }) => `${whole(replicas[part])} (${number(processors[part])})`,
    ],
  ),
  ['traffic a month', ({ bytesAMonth }) => bytes(bytesAMonth)],
  ['traffic at the peak', ({ bytesAtPeak }) => `${number((bytesAtPeak * 8) / 1e6)} Mbit/s`],
  [
    'tokens a month, read and written',
    ({ tokensInAMonth, tokensOutAMonth }) =>
      `${number(tokensInAMonth / 1e6)} and ${number(tokensOutAMonth / 1e6)} million`,
  ],
  ['tokens a month, US$', ({ dollarsAMonth }) => number(dollarsAMonth)],
];

const sizes = (figures: Figures) => {
  const all = populations.map((people) => sizeFor(figures, people));
  return markdownTable([
    ['people with an account', ...populations.map(whole)],
    ...lines.map(([name, cell]) => [name, ...all.map(cell)]),
  ]);
};

/** Per act of the mix, and per processor of one replica that is as busy as it may be. */
const perReplica = (figures: Figures) =>
  markdownTable([
    ['part', 'ms of a processor for an act', 'acts/s of a replica', 'requests/s of the platform with it'],
    ...[...replicatedParts, 'database' as const].map((part) => {
      const ms = cpuPerAct(figures, part);
      const actsPerSecond = (assumptions.busyAtMost * 1000) / ms;
      return [part, number(ms), number(actsPerSecond), number(actsPerSecond * requestsPerAct(figures))];
    }),
  ]);

const machine = ({ date, processors, processor, node, gateway, modelInput }: Figures) =>
  `${date}, ${processors} processors (${processor}), Node ${node}, gateway ${gateway}. A model was sent ${whole(modelInput)} characters for a site.`;

const siteText = (figures: Figures) => {
  const { all, files } = bytesPerSite(figures);
  return `A site with the changes that are made to it takes ${bytes(all)}, ${bytes(files)} of them its files.`;
};

/** The parts of docs/sizing.md that a run writes, by their names. */
export const blocks = (figures: Figures): Record<string, string> => ({
  machine: wrap(machine(figures)),
  curve: curve(figures.steps),
  bend: wrap(bendText(figures)),
  latencies: latencies(figures.steps),
  parts: parts(figures.steps),
  costs: costs(figures),
  stored: storedOf(figures),
  site: wrap(siteText(figures)),
  replica: perReplica(figures),
  assumptions: assumed(),
  sizes: sizes(figures),
});

const blockOf = (name: string) => new RegExp(`(<!-- ${name} -->\n)[^]*?(\n<!-- /${name} -->)`);

/**
 * The page with these blocks in the place of those it has.
 * @throws Error where it has no place for one
 */
export function fillPage(page: string, figures: Figures): string {
  let filled = page;
  for (const [name, text] of Object.entries(blocks(figures))) {
    const place = blockOf(name);
    if (!place.test(filled)) throw new Error(`The page has no place for "${name}".`);
    filled = filled.replace(place, (_, before: string, after: string) => `${before}\n${text}\n${after}`);
  }
  return filled;
}
