/** A text with stretches of it taken out, and all others where they were. */
export const blanked = (text: string, spans: readonly { start: number; end: number }[]): string =>
  spans.reduce(
    (rest, { start, end }) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end),
    text,
  );
