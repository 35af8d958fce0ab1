import { languageFor } from './languages/packs.ts';
import type { Brief } from './reading/brief.ts';
import { languageName } from './reading/language.ts';

/** What a person should know about how their prompt was read. */
export function notesOnReading(brief: Brief): string[] {
  const notes: string[] = [];
  if (!brief.isBrandGiven)
    notes.push(
      `The prompt names no brand, so the site calls itself “${brief.brand}”. Give the real name in the prompt or replace it.`,
    );
  if (!brief.isKindKnown)
    notes.push(
      'The prompt does not say what kind of site it is, so the texts are general. Say what it is for to get a fitting one.',
    );
  if (languageFor(brief.language) !== brief.language)
    notes.push(
      `The site is asked for in ${languageName(brief.language)}, which the offline composer does not write. Its texts are in English; what the prompt states is kept as typed.`,
    );
  if (brief.refused.length > 0) notes.push(`Left out as asked: ${brief.refused.join(', ')}.`);
  return notes;
}
