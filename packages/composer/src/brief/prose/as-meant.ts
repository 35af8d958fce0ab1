import { isOfVisitors } from '../../visitors.ts';
import { placeWords } from '../frames/words.ts';
import { correctionLead, discourseWords } from '../relate/discourse-words.ts';
import { reportLength } from '../relate/reports.ts';
import { valuesOf } from '../relate/values.ts';

/** Whether a sentence reports what somebody says, or corrects what was said: it says one thing, however many commas it has. */
export const isSpoken = (text: string): boolean =>
  isReported(text) ||
  isOfVisitors(text) ||
  discourseWords().conceals.has(text) ||
  (correctionLead(text) > 0 && valuesOf(text).length > 0);

/** "Ihr findet uns am Hafen" says where that is, and nobody's opinion. */
const reportIn = (text: string): number => (placeWords().leading(text) > 0 ? 0 : reportLength(text));

/** Whether a sentence tells what somebody says of it. */
export const isReported = (text: string): boolean => reportIn(text) > 0;

const longestRequest = 60;

/** "we should mention the parking: there is a car park behind the mill": what is reported before a colon is asked for, behind it is said. */
function withoutRequest(text: string): string {
  const colon = text.slice(0, longestRequest).search(/:\s/u);
  return colon > 0 ? text.slice(colon + 1).trimStart() : text;
}

/** What a sentence says, without who says it. */
export function asMeant(text: string): string {
  const lead = correctionLead(text);
  const reported = reportIn(text);
  return reported > 0 ? text.slice(0, lead) + withoutRequest(text.slice(reported)) : text;
}
