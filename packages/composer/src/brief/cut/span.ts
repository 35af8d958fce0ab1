/** A stretch of the prompt in UTF-16 offsets, `end` not included. */
export interface Span {
  start: number;
  end: number;
}

const space = /\s/u;
export const isSpace = (sign: string | undefined): boolean => sign !== undefined && space.test(sign);

/** The span without the space at both ends. */
export function trimmed(text: string, { start, end }: Span): Span {
  let from = start;
  let to = end;
  while (from < to && isSpace(text[from])) from += 1;
  while (to > from && isSpace(text[to - 1])) to -= 1;
  return { start: from, end: to };
}
