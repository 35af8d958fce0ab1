import * as z from 'zod/mini';
import { text } from './text.ts';

/** Forms that a site can have of its own, whatever it is of: a person's works, their working life, a list of links, a notice. */
export const siteForms = ['portfolio', 'resume', 'links', 'soon'] as const;
export type SiteFormId = (typeof siteForms)[number];

/**
 * `forms` are the words for each, in small letters of all languages. `leads` stand between such a word and whose site it is, and `sites`
 * are what a site is called by language where what it is of follows: "a website for". `jobs` are the words that lead to a job somebody
 * has had, and those before the year since which they have one. `owners` are words by which a form is somebody's, and what stands there
 * behind a site.
 */
export const siteFormsSchema = z.strictObject({
  forms: z.record(z.enum(siteForms), z.array(text)),
  leads: z.array(text),
  sites: z.record(z.string(), text),
  owners: z.record(z.string(), text),
  jobs: z.strictObject({ leads: z.array(text), since: z.array(text) }),
});
export type SiteForms = z.infer<typeof siteFormsSchema>;
