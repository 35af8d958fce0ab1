/** How much of a row's beginning stands again at the end of each of its beginnings (Knuth, Morris, Pratt). */
function bordersOf(wanted: readonly string[]): number[] {
  const borders = [0];
  let length = 0;
  for (let at = 1; at < wanted.length; at += 1) {
    while (length > 0 && wanted[at] !== wanted[length]) length = borders[length - 1] ?? 0;
    if (wanted[at] === wanted[length]) length += 1;
    borders.push(length);
  }
  return borders;
}

/** Where a row stands in another, each place by its index; looks at each entry a constant number of times. */
export function placesOf(all: readonly string[], wanted: readonly string[]): number[] {
  if (wanted.length === 0) return [];
  const borders = bordersOf(wanted);
  const places: number[] = [];
  let length = 0;
  for (const [at, entry] of all.entries()) {
    while (length > 0 && entry !== wanted[length]) length = borders[length - 1] ?? 0;
    if (entry === wanted[length]) length += 1;
    if (length < wanted.length) continue;
    places.push(at - length + 1);
    length = borders[length - 1] ?? 0;
  }
  return places;
}
