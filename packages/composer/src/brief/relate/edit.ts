import type { Span } from '../read/entries/scan/tokens.ts';

/** A stretch of a prompt with what stands there instead. */
export interface Edit extends Span {
  text: string;
}

export const without = (start: number, end: number): Edit => ({ start, end, text: '' });
