export { colours } from './colours.ts';
export { constraints } from './constraints.ts';
export { copy } from './copy.ts';
export { cutting } from './cutting.ts';
export { discourse } from './discourse.ts';
export { exactWords } from './exact-words.ts';
export { factWords } from './facts.ts';
export { formKinds } from './form-kinds.ts';
export { format } from './format.ts';
export { frameWords } from './frames.ts';
export { headNouns } from './head-nouns.ts';
export { functionWords, languageSigns } from './language-signs.ts';
export { legal } from './legal.ts';
export {
  type Locale,
  type LocaleId,
  loadLocale,
  localeFor,
  localeIds,
  localeOf,
  siteTypeTextsOf,
  varietyTags,
} from './locales.ts';
export { makerTalk } from './maker-talk.ts';
export { negations } from './negations.ts';
export { pageTopics } from './page-topics.ts';
export { pageWords } from './page-words.ts';
export { phrases } from './phrases.ts';
export { places } from './places.ts';
export { reckoning } from './reckoning.ts';
export { references } from './references.ts';
export { type RevisionLanguage, revisionLanguages, revisionWords } from './revision-words.ts';
export type { Colours } from './schema/colours.ts';
export { type ConstraintKind, constraintKinds } from './schema/constraints.ts';
export type { LanguageCopy } from './schema/copy.ts';
export { type ExampleKind, exampleKinds } from './schema/examples.ts';
export type { FactWords } from './schema/facts.ts';
export type { FormKinds } from './schema/form-kinds.ts';
export type { LanguageFrames } from './schema/frames.ts';
export { type LegalKind, legalKinds } from './schema/legal.ts';
export type { MakerTalk } from './schema/maker-talk.ts';
export type { Messages } from './schema/messages.ts';
export type { LanguagePhrases, Phrases } from './schema/phrases.ts';
export type { Places } from './schema/places.ts';
export type { ValueShape } from './schema/references.ts';
export {
  type RevisionAct,
  type RevisionLook,
  type RevisionThing,
  type RevisionWords,
  revisionActs,
  revisionLooks,
  revisionThings,
} from './schema/revision-words.ts';
export { type SiteFormId, siteForms } from './schema/site-forms.ts';
export type { SiteType, SiteTypeTexts } from './schema/site-type.ts';
export type { AspectId, RequestKind } from './schema/tool-pages.ts';
export type { ToolKind, ToolTexts, Unit } from './schema/tools.ts';
export type { Varieties } from './schema/varieties.ts';
export type { Words } from './schema/words.ts';
export { siteFormWords } from './site-forms.ts';
export { neutralSiteType, siteTypeOf, siteTypes } from './site-types.ts';
export { states } from './states.ts';
export { toolPages } from './tool-pages.ts';
export { tools, toolTextsOf, toolTitleOf } from './tools.ts';
export { townKey, towns } from './towns.ts';
export { varieties } from './varieties.ts';
