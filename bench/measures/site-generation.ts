import { createSiteEngine, type GeneratedSite } from '@sitewright/site-engine';
import { parse, serialize } from 'parse5';
import { cpuTime, interleave } from '../lib/rounds.ts';
import { median, percentile } from '../lib/stats.ts';
import type { Row } from '../lib/table.ts';

const prompts = [
  'A website for Halden Cycles, a two-person repair workshop. Prices: safety check £18, full service £75.',
  'Landing page for a log search tool called Loghook, with pricing and questions. Dark and technical.',
  'A calm site for Alder Row Dental in Bristol: team, fees, opening hours, booking form. Green.',
  'Portfolio of an architect. Six houses, few words.',
  'Festival site for NOISE FLOOR, 20 to 22 June, red and black, line-up and tickets.',
];

const rounds = 60;
const warmUp = 10;

const readAndWrite = (site: GeneratedSite) => {
  for (const { path, content } of site.files) {
    if (path.endsWith('.html') && typeof content === 'string') serialize(parse(content));
  }
};

/** What one site costs: composed, Tailwind compiled, checked and repaired. */
export async function siteGeneration(): Promise<Row[]> {
  const engine = createSiteEngine({});
  let round = 0;
  const generate = () =>
    engine.generate(
      { prompt: prompts[round % prompts.length] ?? '', seed: round++ },
      { signal: AbortSignal.timeout(30_000), onEvent: () => {} },
    );
  for (let warm = 0; warm < warmUp; warm++) await generate();
  let site = await generate();
  const works = {
    ours: async () => {
      site = await generate();
    },
    reference: () => readAndWrite(site),
  };
  const { ours, reference } = await interleave(rounds, works, cpuTime);
  await engine.close();
  const parse5 = { name: 'parse5 reading and writing its pages', value: median(reference) };
  return [
    {
      what: 'A site by the composer, CPU, p50',
      ours: median(ours),
      unit: 'ms',
      reference: parse5,
      goal: { atMost: 60 },
    },
    { what: 'A site by the composer, CPU, p95', ours: percentile(ours, 0.95), unit: 'ms', reference: parse5 },
  ];
}
