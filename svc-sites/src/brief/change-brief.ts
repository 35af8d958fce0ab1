import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Brief } from '@sitewright/contracts';
import type { SignedInUser } from '@sitewright/service-kit';
import type { GeneratedSite, SiteEngine } from '@sitewright/site-engine';
import { type RecomposeDependencies, recomposeSite } from '../revisions/recompose-site.ts';
import type { FilesRepository } from '../sites/files.repository.ts';
import { findOwnSite } from '../sites/find-site.ts';
import type { StoreSiteDependencies } from '../sites/store-site.ts';
import { storeNextVersion } from '../versions/store-next-version.ts';
import { asAnswer } from './as-answer.ts';
import { type ChangeFactsDependencies, changeFacts } from './change-facts.ts';
import {
  type Correction,
  changedMeanwhile,
  notOnPages,
  overHandwork,
  seenBrief,
} from './correctable-brief.ts';
import { describeChanges } from './describe-changes.ts';
import { readOwnFiles } from './read-own-files.ts';
import { type BriefedSite, type ViewBriefDependencies, withBrief } from './view-brief.ts';

export interface ChangeBriefDependencies extends ViewBriefDependencies, StoreSiteDependencies {
  files: Pick<FilesRepository, 'readFile' | 'readVersion' | 'summarise'>;
  versions: RecomposeDependencies['versions'];
  engine: Pick<SiteEngine, 'readBrief'> & RecomposeDependencies['engine'] & ChangeFactsDependencies['engine'];
}

/** Whoever asked may be gone: what they have changed is stored all the same. */
const neverStopped = new AbortController().signal;

/**
 * Composes the site anew from its corrected brief and stores it as the next version. Changes that were stored already, or change
 * nothing, answer with what is there: a repeated request is no conflict with itself.
 *
 * @throws AppError `NOT_FOUND`, `FORBIDDEN`, `CONFLICT`, `VALIDATION_FAILED`, `STORAGE_FULL`.
 */
export async function changeBrief(
  deps: ChangeBriefDependencies,
  user: SignedInUser,
  correction: Correction,
): Promise<BriefedSite> {
  const requestDigest = digestOf(correction);
  const stored = await findStored(deps, user, correction, requestDigest);
  if (stored) return stored;
  const seen = await seenBrief(deps, user, correction);
  if (seen.source.engine !== 'composer') return changeStatedFacts(deps, user, seen, correction);
  const { site, source } = seen;
  const { changes, seed = source.seed } = correction;
  const generated = await composedAnew(deps, { site, source }, correction);
  if (!generated.brief) throw new Error('A composed site has a brief.');
  if (isSameDesign(seed, source.seed) && isSameBrief(generated.brief, source.brief)) return { site, source };
  const next = await storeNextVersion(deps, {
    site,
    kind: 'brief',
    instruction: describeChanges(changes),
    author: user.id,
    files: generated.files,
    report: generated.report,
    making: generated,
    brief: generated.brief,
    requestDigest,
    ...(changes.name !== undefined && { name: generated.name }),
  });
  if (next) return withBrief(deps, next);
  const isThere = await findStored(deps, user, correction, requestDigest);
  if (isThere) return isThere;
  throw changedMeanwhile(
    correction,
    await withBrief(deps, await findOwnSite(deps.sites, user, correction.folderId)),
  );
}

/**
 * Changes what the pages of a site state that nobody composed.
 *
 * @throws AppError `VALIDATION_FAILED` where they state nothing of it; `CONFLICT`, `STORAGE_FULL`.
 */
async function changeStatedFacts(
  deps: ChangeBriefDependencies,
  user: SignedInUser,
  { site, source }: BriefedSite,
  correction: Correction,
): Promise<BriefedSite> {
  const { changes } = correction;
  const options = { signal: neverStopped, owner: user.id };
  const facts = { brief: source.brief, changes };
  const { isChanged, files, report, brief, missing } = await changeFacts(deps, site, facts, options);
  if (!isChanged) throw notOnPages(missing);
  const next = await storeNextVersion(deps, {
    site,
    kind: 'brief',
    instruction: describeChanges(changes),
    author: user.id,
    files,
    report,
    brief,
    requestDigest: digestOf(correction),
    ...(changes.name && { name: changes.name.value }),
  });
  const stored = next && { ...(await withBrief(deps, next)), missing };
  if (stored) return stored;
  throw changedMeanwhile(
    correction,
    await withBrief(deps, await findOwnSite(deps.sites, user, correction.folderId)),
  );
}

/** @throws AppError `CONFLICT` with what was changed by hand and would be lost. */
async function composedAnew(
  deps: ChangeBriefDependencies,
  briefed: BriefedSite,
  correction: Correction,
): Promise<GeneratedSite> {
  const { site, source } = briefed;
  const { brief } = source;
  const own = await readOwnFiles(deps.files, site, brief);
  const { changes, seed = source.seed, discardEdits } = correction;
  const options = { signal: neverStopped, owner: site.ownerId };
  if (discardEdits) return asAnswer(deps.engine.recompose({ brief, changes, seed, own }, options));
  const composed = { brief, changes, seed: source.seed, nextSeed: seed, own };
  const made = await recomposeSite(deps, site, composed, options);
  if ('lost' in made) throw overHandwork(correction, briefed, made.lost);
  return made;
}

/** The version that the same changes have made of the one that was seen. */
async function findStored(
  deps: ChangeBriefDependencies,
  user: SignedInUser,
  { folderId, version }: Correction,
  requestDigest: string,
): Promise<BriefedSite | undefined> {
  const site = await findOwnSite(deps.sites, user, folderId);
  if (site.deletedAt || site.version !== version + 1) return undefined;
  const briefed = await withBrief(deps, site);
  return briefed.source.requestDigest === requestDigest ? briefed : undefined;
}

const digestOf = ({ changes, seed }: Correction): string =>
  createHash('sha256')
    .update(JSON.stringify([changes, seed]))
    .digest('base64url');

/** A site that was made without a seed has the first design. */
const isSameDesign = (one = 0, other = 0): boolean => one === other;

const withoutOutcomes = ({ statements, ...fields }: Brief) => ({
  ...fields,
  statements: statements.map(({ outcome: _outcome, ...statement }) => statement),
});

/** What is undefined and what is not there are the same in a stored brief. */
const isSameBrief = (one: Brief, other: Brief): boolean =>
  isDeepStrictEqual(
    JSON.parse(JSON.stringify(withoutOutcomes(one))),
    JSON.parse(JSON.stringify(withoutOutcomes(other))),
  );
