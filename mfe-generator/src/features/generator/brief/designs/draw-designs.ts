import { type Brief, type BriefDraft, type DesignFamily, routes } from '@sitewright/contracts';
import { ApiError } from '@sitewright/web-kit';
import { randomSeed } from '../../../../lib/random-seed.ts';
import { conflictOf } from '../sitting/conflict-of.ts';
import { shownBrief } from '../sitting/edited.ts';
import { requestOf } from '../sitting/request.ts';
import { type Sitting, siteBriefOf, update } from '../sitting/sitting-store.ts';
import { designWords } from './design-words.ts';
import { designWith, isChosen, type LookChoice } from './look-choice.ts';

/** One of the designs to choose from. The one that the site has needs no seed. */
export type Design = { isCurrent: boolean } & (
  | { status: 'drawing' | 'failed'; seed?: number | undefined }
  | {
      status: 'ready';
      seed: number | undefined;
      look: BriefDraft['look'];
      page: DrawnPage;
      /** What it was drawn with. */
      choice: LookChoice;
    }
);

interface DrawnPage {
  path: string;
  html: string;
  css: string;
}

/** What designs are drawn from. */
export interface Drawing {
  sitting: Sitting;
  choice: LookChoice;
  signal: AbortSignal;
}

/** A site whose words call for one design nearly always gets it. */
const mostTries = 4;

const home = 'index.html';

/** Wishes without the layout that the site keeps: another seed brings another one. */
function withoutLayout({ family: _family, top: _top, ...wishes }: Brief['design']): Brief['design'] {
  return wishes;
}

/** What a design wishes for, where that is something else than the site does: another layout, colours, typefaces. */
export function wishesWith(
  sitting: Sitting,
  { isCurrent }: Pick<Design, 'isCurrent'>,
  choice: LookChoice,
): { design?: Brief['design'] } {
  const site = siteBriefOf(sitting);
  if (!site) return {};
  const { design } = shownBrief(site.brief, sitting.edits);
  const isKept = isCurrent || (design.family === undefined && design.top === undefined);
  if (isKept && !isChosen(choice)) return {};
  return { design: designWith(isKept ? design : withoutLayout(design), choice) };
}

async function draw({ sitting, choice, signal }: Drawing, seed: number | undefined) {
  const isCurrent = seed === undefined;
  const { changes, ...request } = requestOf(sitting);
  const body = {
    ...request,
    changes: { ...changes, ...wishesWith(sitting, { isCurrent }, choice) },
    path: home,
    ...(seed !== undefined && { seed }),
  };
  const params = { id: sitting.siteId };
  const { look, page } = await sitting.api.call(routes.draftSiteBrief, { params, body, signal });
  return { seed, look, choice, page: { ...page, css: page.css ?? '' } };
}

type Drawn = Awaited<ReturnType<typeof draw>>;

/** A design of another family than those that are there, where one is found soon. */
async function drawAnother(drawing: Drawing, taken: ReadonlySet<DesignFamily>) {
  let drawn: Drawn | undefined;
  for (let tries = 0; tries < mostTries && (!drawn || taken.has(drawn.look.family)); tries += 1)
    drawn = await draw(drawing, randomSeed());
  return drawn;
}

/** Draws one design; a failure is its answer. A site that was changed elsewhere has to be loaded first. */
export async function drawDesign(
  drawing: Drawing,
  { isCurrent, seed }: Design,
  taken: ReadonlySet<DesignFamily>,
): Promise<Design> {
  try {
    const isKnown = isCurrent || seed !== undefined;
    const drawn = isKnown ? await draw(drawing, seed) : await drawAnother(drawing, taken);
    return drawn ? { status: 'ready', isCurrent, ...drawn } : { status: 'failed', isCurrent };
  } catch (error) {
    if (error instanceof ApiError && error.code === 'CONFLICT')
      update(drawing.sitting.siteId, conflictOf(error));
    return { status: 'failed', isCurrent, seed };
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
