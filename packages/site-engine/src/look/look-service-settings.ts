import { z } from 'zod';
import { lookPlaceSchema } from './look-place.ts';

const number = (usual: number) => z.coerce.number().int().positive().default(usual);

/** Of a container that has a browser, by the names that svc-sites has for them. */
export const lookServiceSettingsSchema = z.object({
  BROWSER_SERVICE: lookPlaceSchema,
  BROWSER_PATH: z.string().optional(),
  BROWSER_LOOKS_AT_ONCE: number(2),
  BROWSER_LOOK_SECONDS: number(30),
});
