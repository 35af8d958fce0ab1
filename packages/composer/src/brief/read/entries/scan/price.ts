import type { Span } from './tokens.ts';

/** What says, before an amount, that it is the least of several: part of the price as it is written. */
const lowest = [
  'à partir de',
  'a partir de',
  'from',
  'starting at',
  'ab',
  'desde',
  'dès',
  'da',
  'od',
  'от',
  'vanaf',
  'fra',
  'från',
  'من',
  'ca.',
  'about',
];
const isBoundary = (character: string) =>
  character === '' || character.trim() === '' || '(:,'.includes(character);

/** Where a price begins whose amount begins at `start`: at its "from", where it has one. */
export function priceStart(text: string, start: number): number {
  const before = text
    .slice(Math.max(0, start - 16), start)
    .trimEnd()
    .toLowerCase();
  const offset = Math.max(0, start - 16);
  for (const word of lowest) {
    const at = before.length - word.length;
    if (before.endsWith(word) && (at > 0 ? isBoundary(before.charAt(at - 1)) : offset === 0))
      return offset + at;
  }
  return start;
}

/** What an amount is for: "per seat", "/ month", "la noche", "im Jahr", "+ VAT". */
const unitStart =
  /^\s*(?:\/|\+|per|pro|je|par|por|al|à|a|an|the|la|le|el|il|l['’]|im|am|die|der|das|each|every|apiece|pp|p\.|pcs|apy|apr|incl|inkl|ttc|all)(?![\p{L}\p{M}])/iu;
const glued = /^\s*(?:\/|\+|l['’])/u;

/** Whether what follows an amount is its unit. */
export const isUnit = (tail: string) => unitStart.test(tail) || glued.test(tail);

/** Where the unit ends that follows the amount: behind `/` or "per" and one more word; at the amount where there is none. */
export function shortUnitEnd(text: string, { end }: Span): number {
  const tail = text.slice(end, end + 40);
  const unit =
    /^\s?(?:\/\s?|per\s|pro\s|par\s|por\s|je\s|a\s)[\p{L}\p{M}]+|^\s(?:each|apiece)(?![\p{L}\p{M}])/iu.exec(
      tail,
    );
  return unit ? end + unit[0].length : end;
}
