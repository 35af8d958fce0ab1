import type { SiteFile } from '@sitewright/site-engine';
import { parse } from 'parse5';
import { createLooker } from '../../packages/site-engine/src/look/looker.ts';
import { checkSite, styleSite } from '../../packages/site-engine/src/pipeline/build-site.ts';
import { launchChromium } from '../lib/chromium.ts';
import { modelPrompt, modelSite } from '../lib/model-site.ts';
import { cpuTime, interleave } from '../lib/rounds.ts';
import { median } from '../lib/stats.ts';
import type { Row } from '../lib/table.ts';

const buildRounds = 30;
const warmUp = 10;
const lookRounds = 7;

const isPage = ({ path }: SiteFile): boolean => path.endsWith('.html') && path !== '404.html';

/** What a model's site costs before anybody sees it: built, checked and repaired, then opened page by page. */
export async function judging(): Promise<Row[]> {
  const files = modelSite();
  const pages = files.filter(isPage);
  let round = 0;
  // Another description each time: the one that was read last is kept.
  const build = async () =>
    checkSite({
      ...(await styleSite({ name: 'Salt & Ember', files, notes: [] })),
      prompt: `${modelPrompt}\nTo be ready by ${2030 + round++}.`,
    });
  for (let warm = 0; warm < warmUp; warm += 1) await build();
  const built = await build();
  const cpu = await interleave(
    buildRounds,
    { ours: build, reference: () => pages.map(({ content }) => parse(String(content))) },
    cpuTime,
  );

  const looker = createLooker({ timeoutMs: 120_000 });
  const { signal } = new AbortController();
  const browser = await launchChromium();
  const tab = await browser.newPage();
  const openAll = async () => {
    for (const { content } of built.files.filter(isPage)) await tab.setContent(String(content));
  };
  await looker.look(built.files, { signal });
  const look = await interleave(lookRounds, {
    ours: () => looker.look(built.files, { signal }),
    reference: openAll,
  });
  await looker.close();
  await browser.close();
  return [
    {
      what: `Build, checks and repairs of a model's ${pages.length} pages, CPU, p50`,
      ours: median(cpu.ours),
      unit: 'ms',
      reference: { name: 'parsing them once with parse5', value: median(cpu.reference) },
      goal: { atMost: 150 },
    },
    {
      what: `Looking at ${pages.length} pages in three windows, p50`,
      ours: median(look.ours),
      unit: 'ms',
      reference: { name: 'only opening them in Chromium', value: median(look.reference) },
    },
  ];
}
