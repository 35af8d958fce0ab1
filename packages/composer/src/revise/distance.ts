type Row = readonly number[];

/** One row of the table, from the two before it. */
function nextRow(letter: { now: string; before: string | undefined }, other: string, row: Row, earlier: Row) {
  const next = [(row[0] ?? 0) + 1];
  for (let place = 1; place <= other.length; place += 1) {
    const isSwapped = letter.now === other[place - 2] && letter.before === other[place - 1];
    next.push(
      Math.min(
        (row[place] ?? 0) + 1,
        (next[place - 1] ?? 0) + 1,
        (row[place - 1] ?? 0) + (letter.now === other[place - 1] ? 0 : 1),
        isSwapped ? (earlier[place - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      ),
    );
  }
  return next;
}

/**
 * How many letters are to be added, left out, changed, or swapped with their neighbour, to make one text of the other; more than `most`
 * is not counted.
 */
export function distance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let earlier: Row = [];
  let row: Row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [at, now] of [...one].entries()) {
    const next = nextRow({ now, before: one[at - 1] }, other, row, earlier);
    if (Math.min(...next) > most) return most + 1;
    [earlier, row] = [row, next];
  }
  return row.at(-1) ?? 0;
}
