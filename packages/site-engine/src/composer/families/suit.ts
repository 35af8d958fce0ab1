import { type KindGroup, kindGroups } from '../kinds/groups.ts';
import type { LanguageId } from '../languages/language.ts';
import type { Tone } from '../reading/tone.ts';
import type { FamilyId } from './family-id.ts';

type Weights = Readonly<Partial<Record<FamilyId, number>>>;

/** How well each family suits a group of kinds. */
const byGroup: Readonly<Record<KindGroup, Weights>> = {
  food: { editorial: 5, mosaic: 3, poster: 2, classic: 1, luxe: 1 },
  stay: { luxe: 6, editorial: 3, minimal: 2, classic: 2 },
  health: { calm: 7, editorial: 1, minimal: 1, mosaic: 1 },
  beauty: { luxe: 4, calm: 3, minimal: 2, editorial: 2 },
  movement: { poster: 5, calm: 2, playful: 2, minimal: 1 },
  counsel: { classic: 6, calm: 2, minimal: 2, technical: 1 },
  tech: { technical: 7, minimal: 2, poster: 1, editorial: 1 },
  agency: { minimal: 5, poster: 3, technical: 2, editorial: 1 },
  shop: { mosaic: 4, editorial: 3, luxe: 2, playful: 2, minimal: 1 },
  event: { poster: 6, playful: 2, technical: 1, mosaic: 2 },
  education: { playful: 4, calm: 3, editorial: 2, mosaic: 2, classic: 1 },
  culture: { poster: 4, minimal: 3, editorial: 2, classic: 2 },
  writing: { editorial: 5, minimal: 4, classic: 2, playful: 1 },
  community: { calm: 3, editorial: 3, playful: 2, mosaic: 2, poster: 1 },
  trades: { poster: 3, mosaic: 3, technical: 2, calm: 2, classic: 1 },
  personal: { minimal: 5, technical: 2, editorial: 2, classic: 1 },
  general: { editorial: 2, technical: 2, calm: 2, minimal: 2, mosaic: 2, classic: 1 },
};

/** Kinds that differ from their group. */
const byKind: Readonly<Record<string, Weights>> = {
  architect: { minimal: 9, technical: 1, classic: 1 },
  band: { poster: 14, minimal: 1, playful: 1 },
  bar: { poster: 4, luxe: 3, mosaic: 2 },
  coworking: { minimal: 4, editorial: 3, technical: 2, mosaic: 2 },
  conference: { poster: 5, technical: 4, minimal: 2 },
  farm: { editorial: 5, mosaic: 3, playful: 1 },
  florist: { editorial: 5, luxe: 3, mosaic: 1 },
  game: { playful: 5, poster: 4, technical: 1 },
  hackathon: { technical: 5, poster: 4, playful: 1 },
  icecream: { playful: 6, mosaic: 3, editorial: 2 },
  jewellery: { luxe: 7, minimal: 2, classic: 1 },
  kindergarten: { playful: 8, calm: 1, mosaic: 1 },
  library: { classic: 4, editorial: 3, mosaic: 2 },
  museum: { minimal: 5, classic: 4, editorial: 1 },
  pets: { playful: 6, calm: 3, editorial: 1 },
  race: { poster: 8, playful: 1, technical: 1 },
  spa: { luxe: 5, calm: 4, japanese: 1 },
  tattoo: { poster: 5, minimal: 3, classic: 1 },
  vet: { calm: 5, playful: 4, mosaic: 1 },
  wedding: { luxe: 7, editorial: 2, classic: 2 },
  yoga: { calm: 6, luxe: 2, minimal: 1 },
};

/** What a tone adds: enough to win where it is said in so many words. */
const byTone: Readonly<Record<Tone, Weights>> = {
  plain: {},
  warm: { editorial: 8, mosaic: 4, calm: 2 },
  playful: { playful: 40, mosaic: 4 },
  elegant: { luxe: 16, classic: 12, editorial: 5, minimal: 5 },
  bold: { poster: 30, mosaic: 2 },
  calm: { calm: 20, japanese: 5 },
  technical: { technical: 40, minimal: 2 },
  minimal: { minimal: 40, japanese: 5 },
};

/** Families at home in a script, and those whose type lives on Latin letters. */
const byLanguage: Readonly<Partial<Record<LanguageId, Weights>>> = {
  ja: { japanese: 8, poster: -Infinity, playful: -Infinity },
  ar: { mosaic: 8, poster: -Infinity, playful: -Infinity, japanese: -Infinity },
};

function groupOf(kind: string): KindGroup {
  const groups = Object.entries(kindGroups) as [KindGroup, readonly string[]][];
  return groups.find(([, ids]) => ids.includes(kind))?.[0] ?? 'general';
}

/** What suits a group suits a kind that differs from it too, but as a last choice. */
const asLastChoice = 0.05;
/** A tone that is said in so many words leaves little to families it does not belong to. */
const againstTone = 0.2;

function suitsKind(family: FamilyId, kind: string): number {
  const ofGroup = byGroup[groupOf(kind)][family] ?? 0;
  return byKind[kind] ? (byKind[kind][family] ?? ofGroup * asLastChoice) : ofGroup;
}

/** A look that a tone asks for and the kind does not know is rarer. */
const againstKind = 0.4;

function inTone(ofKind: number, ofTone: number | undefined, tone: Tone): number {
  if (tone === 'plain') return ofKind;
  if (ofTone === undefined) return ofKind * againstTone;
  return ofKind === 0 ? ofTone * againstKind : ofKind + ofTone;
}

/** Tones that a script's own quiet look would contradict. */
const isLively = (tone: Tone): boolean => tone === 'playful' || tone === 'bold' || tone === 'technical';

/** Headings in columns and views through arches are for those who have time for them, whatever the tone. */
const unhurried: ReadonlySet<FamilyId> = new Set(['japanese', 'luxe']);

/** How well a family suits a site; 0 when it does not. */
export function suitability(family: FamilyId, kind: string, tone: Tone, language: LanguageId): number {
  const ofKind = suitsKind(family, kind);
  if (unhurried.has(family) && ofKind === 0 && language !== 'ja') return 0;
  const ofTone = byTone[tone][family];
  const ofLanguage = (byLanguage[language]?.[family] ?? 0) * (isLively(tone) && !ofTone ? againstTone : 1);
  return Math.max(0, inTone(ofKind, ofTone, tone) + ofLanguage);
}
