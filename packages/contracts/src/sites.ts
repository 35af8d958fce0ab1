import { z } from 'zod';
import { limits } from './limits.ts';

/** 128 random bits in hexadecimal: whoever holds it may preview and download the site. */
export const folderIdSchema = z.string().regex(/^[0-9a-f]{32}$/, 'This is not the id of a site.');

/** Lone surrogates cannot be stored as UTF-8 without changing what the person wrote. */
const isWellFormed = (text: string) => text.isWellFormed();

export const promptSchema = z
  .string({ error: 'Please enter a prompt' })
  .trim()
  .min(1, 'Please enter a prompt')
  .max(
    limits.promptMaxLength,
    `A prompt has at most ${limits.promptMaxLength.toLocaleString('en')} characters.`,
  )
  .refine(isWellFormed, 'The prompt contains broken characters. Remove them and try again.')
  .refine(
    (prompt) => !prompt.includes('\u0000'),
    'The prompt contains control characters. Remove them and try again.',
  );

export const engineNameSchema = z.enum(['composer', 'openai']);
export type EngineName = z.infer<typeof engineNameSchema>;

/** `engine` asks for the offline composer where a model is set up; without it the instance decides. */
export const generateRequestSchema = z.object({
  prompt: promptSchema,
  engine: z.literal('composer').optional(),
});
export type GenerateRequest = z.infer<typeof generateRequestSchema>;

/** `id` is the site's folderId; `previewUrl` is a path on the gateway. */
export const generateResponseSchema = z.object({ id: folderIdSchema, previewUrl: z.string() });
export type GenerateResponse = z.infer<typeof generateResponseSchema>;

/** A card of My Projects. `createdAt` is ISO 8601 in UTC. */
export const projectSchema = z.object({
  _id: z.string(),
  folderId: folderIdSchema,
  name: z.string().max(limits.siteNameMaxLength).optional(),
  createdAt: z.iso.datetime(),
});
export type Project = z.infer<typeof projectSchema>;
export const projectListSchema = z.array(projectSchema);

/** A card of the administrators' list, which shows also what carries no date. */
export const generatedSiteSchema = projectSchema.partial({ createdAt: true });
export type GeneratedSite = z.infer<typeof generatedSiteSchema>;
export const generatedSiteListSchema = z.array(generatedSiteSchema);

export const statsSchema = z.object({
  totalUsers: z.number().int().nonnegative(),
  totalGeneratedSites: z.number().int().nonnegative(),
});
export type Stats = z.infer<typeof statsSchema>;

/** The name a browser saves a download under. */
export const downloadFileName = 'generated-site.zip';

export const previewPath = (folderId: string) => `/preview/${folderId}/index.html`;
export const downloadPath = (folderId: string) => `/api/download/${folderId}`;
