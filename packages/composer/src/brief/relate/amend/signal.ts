import type { Classified } from '../../classify/classified.ts';
import { openingLength } from '../../read/guard/maker-talk.ts';
import { correctionLead, discourseWords } from '../discourse-words.ts';

/** How surely a statement says that something before it no longer holds, and where behind its lead it says what does. */
export interface Signal {
  /** It says so; else only that something holds now. */
  isSaid: boolean;
  /** How long its lead is: "Oh wait, sorry: ". */
  lead: number;
}

/** Whether a statement is a lead and nothing else: "Scratch that". */
export const isLeadOnly = ({ text }: Classified): boolean =>
  text !== '' && correctionLead(text) >= text.trimEnd().length;

/** Whether and how a statement amends; `isLed` where a lead stands in front of it. */
export function signalOf({ text, key = '' }: Classified, isLed: boolean): Signal | undefined {
  const atStart = correctionLead(text);
  const opening = atStart > 0 ? 0 : openingLength(text);
  const lead = opening + (atStart || correctionLead(text.slice(opening)));
  const isKey = key !== '' && correctionLead(key) >= key.length;
  if (discourseWords().adds.has(text)) return undefined;
  if (isLed || isKey || lead > opening || discourseWords().changes.has(text)) return { isSaid: true, lead };
  return discourseWords().nows.has(text) ? { isSaid: false, lead } : undefined;
}
