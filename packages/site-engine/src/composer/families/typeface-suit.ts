import type { Typeface } from '../reading/typeface.ts';
import type { FamilyId } from './family-id.ts';

/** The families whose letters have a feel. */
const families: Readonly<Record<Typeface, readonly FamilyId[]>> = {
  serif: ['classic', 'editorial', 'luxe'],
  sans: ['calm', 'minimal', 'mosaic', 'poster', 'technical'],
  mono: ['technical'],
  rounded: ['calm', 'playful'],
  hand: ['playful'],
};

const suits = 20;
const doesNot = 0.05;

/** A family's weight where letters of some feel are asked for: those that have them come first. */
export const withTypeface = (weight: number, family: FamilyId, typeface: Typeface | undefined): number => {
  if (!typeface) return weight;
  return families[typeface].includes(family) ? weight + suits : weight * doesNot;
};
