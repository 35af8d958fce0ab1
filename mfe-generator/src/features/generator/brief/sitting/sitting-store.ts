import type { BriefDraft, LostEdits, SiteBrief, SiteHead, StatementDecision } from '@sitewright/contracts';
import type { ApiClient, ApiError } from '@sitewright/web-kit';
import { create } from 'zustand';
import type { Edits } from './edited.ts';

export type Decisions = Readonly<Record<number, StatementDecision>>;

export interface Change {
  edits: Edits;
  decisions: Decisions;
  /** Of the design. */
  seed?: number;
}

/** What has become of what was entered. `failed`, `conflict` and `losing`, which would lose changes by hand, wait for the person. */
export type Saving = 'nothing' | 'waiting' | 'saving' | 'saved' | 'failed' | 'conflict' | 'losing';

/** A page as the corrected brief would have it. */
export interface DraftPage {
  path: string;
  html: string;
  css: string;
  /** Names the styles: what has the same name is the same. */
  styles: string;
  /** It differs by what a person has just entered. */
  label?: string;
  top?: number;
}

/** What a person points at among their words. */
export interface Pointed {
  words: string;
  path: string;
  anchor: string | undefined;
}

/** The work at one site's brief, from opening the site to leaving it. */
export interface Sitting {
  siteId: string;
  api: ApiClient;
  answer:
    | { status: 'loading' }
    | { status: 'failed'; error: ApiError }
    | { status: 'ready'; site: SiteBrief };
  /** What was entered since `site` was told. */
  edits: Edits;
  /** The fields of `edits` that are not stored yet. */
  unsaved: ReadonlySet<keyof Edits>;
  /** Everything that was decided in this sitting, and of which statements it is not stored yet. */
  decisions: Decisions;
  undecided: ReadonlySet<number>;
  /** Of the design that was chosen and is not stored yet. */
  seed: number | undefined;
  /** Designs are looked at, to choose one. */
  isChoosingDesign: boolean;
  statements: BriefDraft['brief']['statements'] | undefined;
  saving: Saving;
  /** Why nothing was stored, in the server's words. */
  problem: string | undefined;
  /** What the server shows instead, when somebody else has written. */
  theirs: SiteHead | undefined;
  /** Changes by hand that storing what was entered would lose. */
  lost: LostEdits['lost'];
  /** The person has said that they may be lost. */
  discardEdits: boolean;
  /** The version that was made last in this sitting. */
  savedAs: number | undefined;
  /** The page that the preview shows, how far it is scrolled, and what stands over it while somebody types. */
  shownPage: string;
  scroll: number;
  draft: DraftPage | undefined;
  isDraftShown: boolean;
  pointed: Pointed | undefined;
}

export const useSitting = create<{ sitting: Sitting | undefined }>()(() => ({ sitting: undefined }));

export const getSitting = (): Sitting | undefined => useSitting.getState().sitting;

/** Changes the sitting of a site; one that was left in the meantime stays as it is. */
export function update(siteId: string, changes: Partial<Sitting>): void {
  const { sitting } = useSitting.getState();
  if (sitting?.siteId === siteId) useSitting.setState({ sitting: { ...sitting, ...changes } });
}

/** The brief of the sitting, once it is there. */
export const siteBriefOf = (sitting: Sitting | undefined): SiteBrief | undefined =>
  sitting?.answer.status === 'ready' ? sitting.answer.site : undefined;

/** Of a site that nobody composed, its owner can change what its pages state. */
export const canChangeFacts = (sitting: Sitting | undefined): boolean =>
  siteBriefOf(sitting)?.canChangeFacts ?? false;

export const canChange = (sitting: Sitting | undefined): boolean =>
  siteBriefOf(sitting)?.canRecompose ?? false;
