export { withBrandKit } from './brief/brand-kit.ts';
export { applyChanges } from './brief/changes/apply-changes.ts';
export { readBrief } from './brief/read-brief.ts';
export { type Composition, compose, composeBrief } from './compose.ts';
export { planSite } from './plan/plan-site.ts';
export type { SitePlan } from './plan/site-plan.ts';
export { iconStrokes, isIconName } from './render/art/icons.ts';
export { withBundledTypefaces } from './render/families/fonts/bundled-typefaces.ts';
export { lookOf } from './render/look-of.ts';
export { type RenderedSite, renderSite } from './render/render-site.ts';
export {
  type PicturesAsked,
  type PictureWish,
  type PictureWishes,
  pictureWishes,
} from './revise/picture-wishes.ts';
export type { Pointed } from './revise/pointed.ts';
export { type Revised, type RevisionRequest, revise } from './revise/revise.ts';
export type { SiteFile } from './site-file.ts';
