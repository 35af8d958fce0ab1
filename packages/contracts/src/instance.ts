import * as z from 'zod/mini';
import { engineNameSchema } from './sites.ts';

/** What a screen needs to know about the instance: which engine writes and what it is called. */
export const engineInfoSchema = z.object({ engine: engineNameSchema, label: z.string() });
export type EngineInfo = z.infer<typeof engineInfoSchema>;
