import type { Brief, QualityReport, SiteMaker, VersionKind } from '@sitewright/contracts';
import type { SiteSource, StyleSource, TokenUsage } from '@sitewright/site-engine';
import type { Site } from '../sites/site.ts';
import type { VersionFile } from './version-file.ts';

/** What an engine made a version with. */
export interface Making {
  engine: SiteMaker;
  seed?: number | undefined;
  usage?: TokenUsage | undefined;
  source?: SiteSource | undefined;
  /** What its style sheets are built from; without it, as those of the version that it continues. */
  styles?: StyleSource | undefined;
}

/** A version of a site, before it is stored. Its parent is the version that the site was seen to show. */
export interface NextVersion {
  /** As it was seen: the version is stored only where the site shows this one still. */
  site: Site;
  kind: VersionKind;
  /** What was asked for or done, in words. */
  instruction: string;
  /** The id of whoever made it. */
  author: string;
  /** The quick changes that it is one of. */
  sitting?: string | undefined;
  files: VersionFile[];
  report: QualityReport;
  /** Without it, it was made by hand: engine and seed stay those of the version it continues. */
  making?: Making;
  /** Without one, that of the version it continues stays. */
  brief?: Brief | undefined;
  /** Of the request: the same request again makes no other version. */
  requestDigest?: string;
  /** It holds what was written until its generation ended early, or is whole; otherwise the site is what it was. */
  isInterrupted?: boolean;
  /** What the site is called from now on. */
  name?: string;
  /** The version that it shows again, and continues; otherwise that is its parent. */
  restores?: number;
  /** Of undoing and redoing: the versions that can be shown again, the next one last. A change has none. */
  redo?: number[];
}
