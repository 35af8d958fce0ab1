import type { Brief, Statement } from '@sitewright/contracts';
import { asDecided, settledOutcome } from './brief/changes/as-decided.ts';
import { readBrief } from './brief/read-brief.ts';
import { planWholeSite } from './ledger/plan-whole-site.ts';
import { placePhotos } from './plan/place-photos.ts';
import type { SitePlan } from './plan/site-plan.ts';
import { renderSite } from './render/render-site.ts';
import type { SiteFile } from './site-file.ts';

/** A site that was composed, and how its prompt was understood. */
export interface Composition {
  name: string;
  /** Every statement with what became of it. */
  brief: Brief;
  plan: SitePlan;
  /** Pages, pictures, fonts, the script, and `theme.css`, which is still to be compiled. */
  files: SiteFile[];
  /** What the owner should check or replace. */
  notes: string[];
}

/** As much of the brief's pictures as there are files of. */
function picturesIn({ pictures = [] }: Brief, own: readonly SiteFile[]): NonNullable<Brief['pictures']> {
  const paths = new Set(own.map(({ path }) => path));
  return pictures
    .map((picture) => ({ ...picture, files: picture.files.filter(({ path }) => paths.has(path)) }))
    .filter(({ files }) => files.length > 0);
}

type Pictures = ReturnType<typeof picturesIn>;

const filesOf = (pictures: Pictures, left: Pictures) =>
  pictures.filter((picture) => !left.includes(picture)).flatMap(({ files }) => files);

function shownFiles(own: readonly SiteFile[], shown: readonly { path: string }[]): SiteFile[] {
  const paths = new Set(shown.map(({ path }) => path));
  return own.filter(({ path }) => paths.has(path)).map(({ path, content }) => ({ path, content }));
}

const notPlaced = ({ name }: { name: string }): string =>
  `Your picture “${name}” is not on the pages: the site has no place for it. Put it in its place with Edit.`;

/**
 * Composes the site of a brief, as it was read or as a person has corrected it. The same brief and seed give the same bytes.
 *
 * @param own the files that the brief's logo and pictures are; what is missing of them is not shown
 */
export function composeBrief(brief: Brief, seed: string, own: readonly SiteFile[] = []): Composition {
  const { pictures: _all, ...words } = brief;
  const pictures = picturesIn(brief, own);
  const asked = asDecided({ ...words, ...(pictures.length > 0 && { pictures }) });
  const { plan: planned, statements } = planWholeSite(asked, seed);
  const shown = brief.logo && own.some(({ path }) => path === brief.logo?.path) ? brief.logo : undefined;
  const { plan: placed, left } = placePhotos(planned, asked);
  const plan: SitePlan = { ...placed, ...(shown && { logo: shown }) };
  const withOutcome = (statement: Statement, index: number): Statement => {
    const outcome = statements[index]?.outcome;
    return { ...statement, ...(outcome && { outcome: settledOutcome(statement.settled, outcome) }) };
  };
  const told = { ...brief, statements: brief.statements.map(withOutcome) };
  const { files, notes } = renderSite(plan);
  return {
    name: plan.name,
    brief: told,
    plan,
    files: [...files, ...shownFiles(own, [...(shown ? [shown] : []), ...filesOf(pictures, left)])],
    notes: [...notes, ...left.map(notPlaced)],
  };
}

/** Composes the site that a prompt asks for. The same prompt and seed give the same bytes. */
export const compose = (prompt: string, seed: string): Composition => composeBrief(readBrief(prompt), seed);
