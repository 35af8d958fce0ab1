import { rm } from 'node:fs/promises';
import { writeFiles } from '../../src/cli/write-files.ts';
import { createSiteEngine, type SiteEngine } from '../../src/pipeline/create-site-engine.ts';
import { anotherFolder, siteFolder, sitesFolder } from '../folders.ts';
import type { EvalPrompt } from '../prompts/eval-prompt.ts';
import type { MadeSite } from './made-site.ts';
import { makeSite } from './make-site.ts';

const warmUps = 8;

/** The first sites pay for compiling the program, which is not what one site costs. */
async function warmUp(engine: SiteEngine, prompts: readonly EvalPrompt[]): Promise<void> {
  for (const prompt of prompts.slice(0, warmUps)) await makeSite(engine, prompt);
}

async function writeSite(site: MadeSite): Promise<void> {
  await writeFiles(siteFolder(site.prompt), site.files);
  await writeFiles(anotherFolder(site.prompt), site.another);
}

/** Makes the sites of the prompts one by one and writes them to a fresh folder. */
export async function makeSites(prompts: readonly EvalPrompt[]): Promise<MadeSite[]> {
  await rm(sitesFolder, { recursive: true, force: true });
  const engine = createSiteEngine({ workers: 1 });
  const sites: MadeSite[] = [];
  try {
    await warmUp(engine, prompts);
    for (const prompt of prompts) sites.push(await makeSite(engine, prompt));
  } finally {
    await engine.close();
  }
  for (const site of sites) await writeSite(site);
  return sites;
}
