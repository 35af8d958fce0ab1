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
  if (brief.language !== 'en')
    notes.push(
      `The prompt seems to be written in ${languageName(brief.language)}. The offline composer writes in English; what the prompt states is kept as typed.`,
    );
  if (brief.refused.length > 0) notes.push(`Left out as asked: ${brief.refused.join(', ')}.`);
  return notes;
}
