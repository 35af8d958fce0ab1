interface Stretch {
  start: number;
  end: number;
}

function stretchesOf(css: string, name: string): Stretch[] {
  const opener = `@layer ${name}{`;
  const found: Stretch[] = [];
  for (let start = css.indexOf(opener); start >= 0; start = css.indexOf(opener, found.at(-1)?.end)) {
    let depth = 1;
    let at = start + opener.length;
    for (; at < css.length && depth > 0; at += 1) {
      if (css[at] === '{') depth += 1;
      if (css[at] === '}') depth -= 1;
    }
    found.push({ start, end: at });
  }
  return found;
}

/** The blocks of a cascade layer in a minified sheet, with their markers. */
export const layersOf = (css: string, name: string): string[] =>
  stretchesOf(css, name).map(({ start, end }) => css.slice(start, end));

/** The sheet without them. */
export const withoutLayer = (css: string, name: string): string =>
  stretchesOf(css, name)
    .toReversed()
    .reduce((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), css);
