import * as z from 'zod/mini';
import { text } from './text.ts';

/** What a design can be asked to go without; `sharp` asks for square corners in so many words. */
export const constraintKinds = [
  'square',
  'still',
  'emoji',
  'stockPhotos',
  'photos',
  'images',
  'popups',
  'tracking',
  'sound',
  'gradients',
  'shadows',
  'capitals',
  'sharp',
] as const;
export type ConstraintKind = (typeof constraintKinds)[number];

/** The words of all languages by which a prompt says what a design is to go without. */
export const constraintsSchema = z.record(z.enum(constraintKinds), z.array(text));
export type Constraints = z.infer<typeof constraintsSchema>;
