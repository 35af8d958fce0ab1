import { segmentsOf } from '../../read/entries/scan/segments.ts';
import type { Span } from '../../read/entries/scan/tokens.ts';
import { findDates } from '../../read/entries/scan/when.ts';
import { addressOf } from '../../read/identity/contacts/addresses.ts';
import type { OpeningPart } from './row.ts';

/** The address that a sentence gives. */
function addressIn(raw: string): Span[] {
  const address = addressOf({ text: raw });
  const start = address === undefined ? -1 : raw.indexOf(address);
  return start < 0 ? [] : [{ start, end: start + (address?.length ?? 0) }];
}

const isWithin = (at: number, { start, end }: Span): boolean => start < at && end > at;

/** The parts of a sentence between its commas, colons and dashes; what is within a date or an address is not parted. */
export function segmentsIn(raw: string): OpeningPart[] {
  const whole = [...findDates(raw), ...addressIn(raw)];
  const parts: OpeningPart[] = [];
  for (const { start, end, text } of segmentsOf(raw)) {
    const from = start + raw.slice(start, end).search(/\S/u);
    const last = parts.at(-1);
    if (last && whole.some((span) => isWithin(from, span))) {
      last.end = from + text.length;
      last.text = raw.slice(last.start, last.end);
    } else parts.push({ start: from, end: from + text.length, text });
  }
  return parts;
}

/** Whether a part is an address and nothing else. */
export const isAddress = (text: string): boolean => addressOf({ text }) === text;
