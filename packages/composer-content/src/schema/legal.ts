import * as z from 'zod/mini';
import { text } from './text.ts';

/** Who runs a site, what it does with data, and the terms of its trade. */
export const legalKinds = ['notice', 'privacy', 'terms'] as const;
export type LegalKind = (typeof legalKinds)[number];

/** How pages that the law asks for are called, in all languages. */
export const legalSchema = z.record(z.enum(legalKinds), z.array(text));
export type Legal = z.infer<typeof legalSchema>;
