import { createSiteEngine } from '@sitewright/site-engine';
import { wallClock } from '../lib/rounds.ts';
import { percentile } from '../lib/stats.ts';
import type { Row } from '../lib/table.ts';

const rounds = 40;
const warmUp = 10;
const longest = 20_000;
/** Among the most expensive of `npm run eval:adversarial`. */
const mostExpensive = ['A, ', 'في ', '1(', '½', 'a@ﷺ'].map((piece) =>
  piece.repeat(Math.ceil(longest / piece.length)).slice(0, longest),
);

/** What people wait for a site while one person has the most expensive prompts made, again and again, against waiting alone. */
export async function fairTurns(): Promise<Row[]> {
  const engine = createSiteEngine({});
  const generate = (owner: string, prompt: string, seed: number) =>
    engine.generate({ prompt, seed }, { signal: AbortSignal.timeout(60_000), owner, onEvent: () => {} });
  const stop = new AbortController();
  const busy = async () => {
    for (let n = 0; !stop.signal.aborted; n++)
      await generate('mallory', mostExpensive[n % mostExpensive.length] ?? '', n);
  };
  let seed = 0;
  const ours = () =>
    generate('ada', 'A bakery called Rye & Co with a menu, opening hours and questions', seed++);
  for (let warm = 0; warm < warmUp; warm++) await Promise.all([ours(), ours()]);

  const waits = async () => {
    const samples: number[] = [];
    for (let round = 0; round < rounds; round++) samples.push(await wallClock(ours));
    return samples;
  };
  const before = await waits();
  const attack = [busy(), busy()];
  const beside = await waits();
  stop.abort();
  await Promise.all(attack);
  const after = await waits();
  await engine.close();

  const reference = percentile([...before, ...after], 0.95);
  return [
    {
      what: 'A site while one person asks for the most expensive prompts, p95',
      ours: percentile(beside, 0.95),
      unit: 'ms',
      reference: { name: 'nobody else asking', value: reference },
      goal: { atMost: Math.round(2 * reference) },
    },
  ];
}
