import type { Page } from '@playwright/test';
import { findCovered } from '../../src/look/text/covered.ts';
import type { TextProblem } from '../../src/look/text/lines.ts';
import { findOverprinted } from '../../src/look/text/overprinted.ts';
import { desktop } from './open-page.ts';
import { findCutOff } from './text/cut-off.ts';
import { findNarrowColumns } from './text/narrow-columns.ts';
import { findBrokenWords } from './words.ts';

/** Phones, tablets either way up, and desktops. */
const widths = [320, 360, 600, 768, 900, 1024, 1280, 1440];

async function findOverflows(page: Page): Promise<string[]> {
  const extra = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  return [...(extra > 0 ? [`scrolls ${extra} px sideways`] : []), ...(await findBrokenWords(page))];
}

const messagesOf = (problems: readonly TextProblem[]): string[] => problems.map(({ message }) => message);

const finders = {
  overflows: findOverflows,
  overprinted: async (page) => messagesOf(await findOverprinted(page)),
  covered: async (page) => messagesOf(await findCovered(page)),
  cutOff: findCutOff,
  narrow: findNarrowColumns,
} satisfies Record<string, (page: Page) => Promise<string[]>>;

/** What of a page cannot be read as it stands, by what is wrong with it. */
export type Misfits = Record<keyof typeof finders, readonly string[]>;

/** Problems of several pages together. */
export const joinMisfits = (all: readonly Misfits[]): Misfits => ({
  overflows: all.flatMap(({ overflows }) => overflows),
  overprinted: all.flatMap(({ overprinted }) => overprinted),
  covered: all.flatMap(({ covered }) => covered),
  cutOff: all.flatMap(({ cutOff }) => cutOff),
  narrow: all.flatMap(({ narrow }) => narrow),
});

async function findAtWidth(page: Page, path: string, width: number): Promise<Misfits> {
  await page.setViewportSize({ ...desktop, width });
  const at = async (find: (page: Page) => Promise<string[]>) =>
    (await find(page)).map((problem) => `${path} at ${width} px: ${problem}`);
  return {
    overflows: await at(finders.overflows),
    overprinted: await at(finders.overprinted),
    covered: await at(finders.covered),
    cutOff: await at(finders.cutOff),
    narrow: await at(finders.narrow),
  };
}

/** What cannot be read in windows from a small phone's to a desktop's; leaves the page at the widest. */
export async function findMisfits(page: Page, path: string): Promise<Misfits> {
  const found: Misfits[] = [];
  for (const width of widths) found.push(await findAtWidth(page, path, width));
  return joinMisfits(found);
}
