import { beginsWithCloser, readOpener } from '../../protocol/markers.ts';
import { type Beginning, type Cut, withoutLead } from './lead.ts';
import { overlapLength } from './overlap.ts';

/**
 * The beginning of a continuation without what a model likes to put before it or to repeat. A page that begins anew is left alone:
 * the parser then takes the new one instead of the old.
 */
export function joinBeginning(cut: Cut, beginning: string): Beginning {
  const { before, isBetweenFiles } = cut;
  if (isBetweenFiles)
    return { text: `\n${beginning.slice(overlapLength(before, beginning))}`, isFenced: false };
  const { text, isFenced } = withoutLead(cut, beginning);
  if (readOpener(text) || beginsWithCloser(text)) return { text: `\n${text}`, isFenced };
  return { text: text.slice(overlapLength(before, text)), isFenced };
}

export const trimContinuation = (before: string, text: string, openPath: string | undefined): string =>
  joinBeginning({ before, openPath, isBetweenFiles: false }, text).text;
