import { type BriefDraft, type DesignFamily, routes } from '@sitewright/contracts';
import { ApiError } from '@sitewright/web-kit';
import { randomSeed } from '../../../../lib/random-seed.ts';
import { requestOf } from '../sitting/request.ts';
import { type Sitting, update } from '../sitting/sitting-store.ts';
import { designWords } from './design-words.ts';

/** One of the designs to choose from. The one that the site has needs no seed. */
export type Design = { isCurrent: boolean } & (
  | { status: 'drawing' | 'failed' }
  | { status: 'ready'; seed: number | undefined; look: BriefDraft['look']; page: DrawnPage }
);

interface DrawnPage {
  path: string;
  html: string;
  css: string;
}

/** A site whose words call for one design nearly always gets it. */
const mostTries = 4;

const home = 'index.html';

async function draw(sitting: Sitting, seed: number | undefined, signal: AbortSignal) {
  const body = { ...requestOf(sitting), path: home, ...(seed !== undefined && { seed }) };
  const params = { id: sitting.siteId };
  const { look, page } = await sitting.api.call(routes.draftSiteBrief, { params, body, signal });
  return { seed, look, page: { ...page, css: page.css ?? '' } };
}

type Drawn = Awaited<ReturnType<typeof draw>>;

/** A design of another family than those that are there, where one is found soon. */
async function drawAnother(sitting: Sitting, taken: ReadonlySet<DesignFamily>, signal: AbortSignal) {
  let drawn: Drawn | undefined;
  for (let tries = 0; tries < mostTries && (!drawn || taken.has(drawn.look.family)); tries += 1)
    drawn = await draw(sitting, randomSeed(), signal);
  return drawn;
}

/** Draws one design; a failure is its answer. A site that was changed elsewhere has to be loaded first. */
export async function drawDesign(
  sitting: Sitting,
  { isCurrent }: Design,
  taken: ReadonlySet<DesignFamily>,
  signal: AbortSignal,
): Promise<Design> {
  try {
    const drawn = isCurrent
      ? await draw(sitting, undefined, signal)
      : await drawAnother(sitting, taken, signal);
    return drawn ? { status: 'ready', isCurrent, ...drawn } : { status: 'failed', isCurrent };
  } catch (error) {
    if (error instanceof ApiError && error.code === 'CONFLICT')
      update(sitting.siteId, { saving: 'conflict' });
    return { status: 'failed', isCurrent };
  }
}

/** What each design is called: by its family, or by its number while it has none. */
export function namesOf(designs: readonly Design[]): string[] {
  const names: string[] = [];
  for (const [at, design] of designs.entries()) {
    const name = design.status === 'ready' ? designWords[design.look.family].name : `Design ${at + 1}`;
    names.push(names.includes(name) ? `${name} ${at + 1}` : name);
  }
  return names;
}

/** The families that are in sight already. */
export const familiesOf = (designs: readonly Design[]): Set<DesignFamily> =>
  new Set(designs.flatMap((design) => (design.status === 'ready' ? [design.look.family] : [])));
