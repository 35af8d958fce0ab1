export type { PictureWish } from '@sitewright/composer';
export {
  changeTypefaces,
  NoTypeface,
  restoreTypefaces,
  typefaceNames,
  typefacesOf,
} from '@sitewright/composer/typefaces';
export type { DraftPage, DraftRequest } from './briefs/draft-page.ts';
export type { StoredSite } from './briefs/read-site-brief.ts';
export type { Correction } from './briefs/recompose.ts';
export {
  type BrandIdentity,
  type Engine,
  EngineError,
  type EngineErrorCode,
  type EngineEvent,
  type EngineOptions,
  type EngineOutput,
  type EngineRequest,
  type FileEvent,
  type GeneratedSite,
  type GivenPicture,
  type ModelAnswer,
  type ModelPicture,
  type ModelRevision,
  type PreviewEvent,
  type RevisedSite,
  type SiteFile,
  type SiteSource,
  type Sketch,
  type TokenUsage,
  type WrittenSoFar,
} from './engine.ts';
export { siteNameOf } from './engines/openai/home-page.ts';
export { defaultModel, type OpenAiSettings } from './engines/openai/openai-engine.ts';
export { providerWords } from './engines/openai/provider-words.ts';
export { isSafePath, pathProblem } from './files/safe-path.ts';
export { isPhoto, type SizedFile, siteSizeProblem } from './files/site-size.ts';
export { addressFrom, resolveLocal } from './gate/local-url.ts';
export { lookPlaceSchema } from './look/look-place.ts';
export type { LookStart } from './look/looker.ts';
export type { LookSettings } from './look/open-looker.ts';
export { runModelCheck } from './model-check/run-model-check.ts';
export {
  createSiteEngine,
  type SiteEngine,
  type SiteEngineSettings,
} from './pipeline/create-site-engine.ts';
export { createFairQueue, type FairQueue } from './pipeline/fair-queue.ts';
export type { SiteRequest } from './pipeline/run-pipeline.ts';
export { readAnswer } from './protocol/read-answer.ts';
export { ToldFiles } from './protocol/told-files.ts';
export type { ComposedRevision } from './revise/read-revision.ts';
export type { StyleSource } from './tailwind/style-source.ts';
export { createZip } from './zip/create-zip.ts';
