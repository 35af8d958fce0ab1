import type { SignedInUser } from '@sitewright/service-kit';
import type { SiteEngine } from '@sitewright/site-engine';
import { asAnswer } from '../brief/as-answer.ts';
import { type BriefedSite, type ViewBriefDependencies, withBrief } from '../brief/view-brief.ts';
import type { PicturesRepository } from '../pictures/pictures.repository.ts';
import { duplicateSite } from './duplicate-site.ts';
import { emptyBrief } from './empty-brief.ts';
import type { FilesRepository } from './files.repository.ts';
import { findOwnSite, siteNotFound } from './find-site.ts';
import { newFolderId } from './folder-id.ts';
import { keepLook } from './keep-look.ts';
import type { Site } from './site.ts';
import { type StoreSiteDependencies, storeSite } from './store-site.ts';

export interface TemplateDependencies extends StoreSiteDependencies, ViewBriefDependencies {
  files: FilesRepository;
  pictures: Pick<PicturesRepository, 'copy'>;
  engine: Pick<SiteEngine, 'readBrief' | 'recompose'>;
}

export interface Templated {
  site: Site;
  /** Its facts were left out; otherwise it has all texts of the other one. */
  isEmptied: boolean;
}

/** Whoever asked may be gone: the site is stored all the same. */
const neverStopped = new AbortController().signal;

/**
 * Makes a new site with the structure and design of another one. One that was composed is composed anew without its facts; of
 * any other nobody knows which of its words are facts, so that it is a copy.
 *
 * @throws AppError `NOT_FOUND`, `FORBIDDEN`, `STORAGE_FULL`, `GENERATION_TOO_COMPLEX`.
 */
export async function templateSite(
  deps: TemplateDependencies,
  user: SignedInUser,
  folderId: string,
  name: string,
): Promise<Templated> {
  const original = await findOwnSite(deps.sites, user, folderId);
  if (original.deletedAt) throw siteNotFound();
  const briefed = await withBrief(deps, original);
  return briefed.source.engine === 'composer'
    ? { site: await composeEmpty(deps, user, briefed, name), isEmptied: true }
    : { site: await duplicateSite(deps, user, folderId, name), isEmptied: false };
}

async function composeEmpty(
  deps: TemplateDependencies,
  user: SignedInUser,
  { site, source }: BriefedSite,
  name: string,
): Promise<Site> {
  const { seed } = source;
  const brief = emptyBrief(source.brief, name);
  const options = { signal: neverStopped, owner: user.id };
  const made = await asAnswer(deps.engine.recompose({ brief, changes: {}, seed }, options));
  const base = await asAnswer(deps.engine.recompose({ brief: source.brief, changes: {}, seed }, options));
  const stored = await deps.files.readVersion(site.folderId, site.version);
  if (!stored) throw siteNotFound();
  const files = keepLook(made.files, { composed: base.files, stored: stored.files });
  return storeSite(deps, {
    folderId: newFolderId(),
    ownerId: user.id,
    // What it was made of, in words that can be made anew: none of the other one's facts.
    prompt: `${name}: ${brief.siteType.value.noun}`,
    generated: { ...made, name, files },
  });
}
