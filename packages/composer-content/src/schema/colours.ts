import * as z from 'zod/mini';
import { text } from './text.ts';

/** Lightness from 0 to 1, chroma, hue in degrees: OKLCH. */
const oklch = z.tuple([
  z.number().check(z.minimum(0), z.maximum(1)),
  z.number().check(z.minimum(0), z.maximum(0.4)),
  z.number().check(z.minimum(0), z.maximum(360)),
]);

/** Colours by their English names; `moods` are colours that belong together: "earthy". */
export const coloursSchema = z.strictObject({
  values: z.record(text, oklch),
  moods: z.record(text, z.array(text).check(z.minLength(1))),
});
export type Colours = z.infer<typeof coloursSchema>;
