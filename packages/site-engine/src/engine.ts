import type {
  BrandKitRequest,
  Brief,
  EngineName,
  ErrorCode,
  FailureReason,
  GenerationPhase,
  QualityReport,
} from '@sitewright/contracts';
import type { StyleSource } from './tailwind/style-source.ts';

/** One file of a site. `path` is relative, with `/`; text is a string, anything else bytes. */
export interface SiteFile {
  path: string;
  content: string | Uint8Array;
}

/** What a person's sites have in common. The logo is a file that a site has, with its size in CSS pixels. */
export interface BrandIdentity extends BrandKitRequest {
  logo?: {
    path: string;
    width: number;
    height: number;
    content: Uint8Array;
    /** JPEG, for a model that sees. */
    look?: Uint8Array | undefined;
    /** The model sees, and it could not be drawn for it. */
    isUndrawn?: true;
  };
}

/** What a person asked for. `seed` picks one of the many sites a prompt can become; the same seed, the same site. */
export interface EngineRequest {
  prompt: string;
  seed?: number | undefined;
  /** Taken for what the prompt does not say. */
  brand?: BrandIdentity | undefined;
  /** Pictures that the site is to show, the most important one first. */
  pictures?: readonly GivenPicture[] | undefined;
  /** How its pages are to be arranged. They are no part of the site. */
  sketches?: readonly Sketch[] | undefined;
}

/** A picture of the layout that a person wants, of which a site has no file. */
export type Sketch = Pick<ModelPicture, 'name' | 'alt' | 'look'>;

/** A picture of the person, with its files as they lie in the site: the smallest first, in CSS pixels. */
export interface GivenPicture extends ModelPicture {
  files: { path: string; width: number; height: number; content: Uint8Array }[];
}

export interface TokenUsage {
  inputTokens: number;
  outputTokens: number;
}

/** What a model said, before anything was made of it. */
export interface ModelAnswer {
  /** With the answers that continue it. */
  answer: string;
  /** Of the prompt that asked for it. */
  promptVersion: string;
}

/** What a model wrote a site, or the change of one, as. */
export interface SiteSource extends ModelAnswer {
  /** What it said where it was then asked to put right what was found. */
  repair?: ModelAnswer | undefined;
}

/**
 * What an engine hands to the build. HTML carries Tailwind utilities and links `styles.css`, which the build makes;
 * an optional `theme.css` (`@theme`, `@layer`, `@utility`) is input of that build and is not shipped.
 */
export interface EngineOutput {
  name: string;
  files: SiteFile[];
  /** What the person should know or replace. */
  notes: string[];
  usage?: TokenUsage;
  source?: SiteSource;
  /** How the prompt was understood, and what became of each of its statements. */
  brief?: Brief;
}

/**
 * A file that begins, grows or ends. `content` takes the place of what there was, `delta` goes behind it; when it is complete
 * without either, what was told is the whole file. One that ends empty is taken back: it is no file of the site.
 */
export interface FileEvent {
  type: 'file';
  path: string;
  content?: string | undefined;
  delta?: string | undefined;
  complete: boolean;
}

/** The page as far as it is written; `css` is all that its classes need so far, left out while it is as it was. */
export interface PreviewEvent {
  type: 'preview';
  path: string;
  html: string;
  css?: string;
}

/** Progress as it happens. */
export type EngineEvent =
  | { type: 'status'; phase: GenerationPhase; message: string }
  | FileEvent
  | PreviewEvent;

/** What an earlier attempt wrote before its process ended. */
export interface WrittenSoFar {
  files: { path: string; content: string; complete: boolean }[];
  /** The engine had ended: only the build is left. */
  isWritten: boolean;
}

export interface EngineOptions {
  signal: AbortSignal;
  /** Whom the work is for: owners take turns at what is scarce. */
  owner?: string | undefined;
  onEvent: (event: EngineEvent) => void;
  /** Told of each sign of life that no event tells of: a model that thinks for minutes is alive. */
  onLife?: (() => void) | undefined;
  /** Told what each answer of a model has cost as soon as it has ended, be it that nothing comes of it. */
  onUsage?: ((usage: TokenUsage) => void) | undefined;
  /** What is continued instead of begun. */
  written?: WrittenSoFar | undefined;
}

/** The port behind which every way of writing a site stands. Rejects with an {@link EngineError} only. */
export interface Engine {
  readonly name: EngineName;
  /** What a person calls it, such as "Offline composer" or the model's name. */
  readonly label: string;
  /** Whether its pages grow for a while, and a text that was cut off is continued; otherwise it is done at once, or starts again. */
  readonly writesGradually: boolean;
  generate(request: EngineRequest, options: EngineOptions): Promise<EngineOutput>;
  /** Changes a finished site as words ask; only what understands any words can. */
  revise?(request: ModelRevision, options: EngineOptions): Promise<ModelChange>;
}

/** A finished site: built, checked, ready to be stored. */
export interface GeneratedSite {
  name: string;
  files: SiteFile[];
  report: QualityReport;
  engine: EngineName;
  /** Pages that are there and show nothing: the site is not finished, and its source leaves them to be written. */
  missing?: string[];
  /** Of the request, where it named one. */
  seed?: number;
  usage?: TokenUsage;
  source?: SiteSource;
  /** What its style sheets were built from; without it, as before. */
  styles?: StyleSource;
  /** How the prompt was understood, where the engine says so. */
  brief?: Brief;
}

/** A change of a finished site that a model is asked for in words. */
export interface ModelRevision {
  name: string;
  instruction: string;
  /** All files of the site, as they are shown. */
  files: SiteFile[];
  report: QualityReport;
  /** What "this" is: the source of an element, and the page it stands on. */
  target?: { path: string; source: string; label: string } | undefined;
  /** What the person has sent along; their files are among those of the site. */
  pictures?: ModelPicture[] | undefined;
  /** What the style sheets are built from, where that is known. */
  styles?: StyleSource | undefined;
  /** Files of up to so many characters are asked for whole, larger ones as blocks of what changes. */
  wholeUpTo?: number | undefined;
}

/** A picture of the person, as a model is told of it. */
export interface ModelPicture {
  name: string;
  /** Words for who cannot see it. */
  alt: string;
  /** The `<img>` that shows it on the first page. */
  markup: string;
  /** JPEG, for a model that sees. */
  look?: Uint8Array | undefined;
  /** The model sees, and it could not be drawn for it. */
  isUndrawn?: true;
}

/** What a model has made of it: the files that differ, `theme.css` among them, and what it said. */
export interface ModelChange {
  files: { path: string; content: string }[];
  /** What the person is to know of how it was written. */
  notes?: string[];
  usage?: TokenUsage;
  source: ModelAnswer;
}

/** The site with the change. `isWorse`: more of its checks fail than before, so it is to be offered, not applied. */
export interface RevisedSite {
  site: GeneratedSite;
  changed: string[];
  isWorse: boolean;
  /** What the person is to know of how it was written. */
  notes?: string[];
}

export type EngineErrorCode = Extract<
  ErrorCode,
  | 'GENERATION_EMPTY'
  | 'GENERATION_STOPPED'
  | 'GENERATION_TOO_COMPLEX'
  | 'PROVIDER_FAILED'
  | 'PROVIDER_REJECTED'
  | 'PROVIDER_TIMEOUT'
>;

interface EngineErrorOptions extends ErrorOptions {
  reason?: FailureReason;
}

/** Why no site was made. `message` is written for the person; what the provider said is in `cause` only. */
export class EngineError extends Error {
  readonly code: EngineErrorCode;
  /** Which failure of a model it is. */
  readonly reason: FailureReason | undefined;

  constructor(code: EngineErrorCode, message: string, options?: EngineErrorOptions) {
    super(message, options);
    this.name = 'EngineError';
    this.code = code;
    this.reason = options?.reason;
  }
}
