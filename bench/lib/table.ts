/** One measured line: what, ours, the named reference in the same run, and the goal where there is one. */
export interface Row {
  what: string;
  ours: number;
  unit: 'ms' | 'KB' | 'MB' | 'points' | 'requests' | 'requests/s';
  reference?: { name: string; value: number };
  goal?: { atMost: number } | { atLeast: number };
}

const number = (value: number) => value.toFixed(value < 10 ? 2 : value < 100 ? 1 : 0);

function verdict({ ours, goal }: Row) {
  if (goal === undefined) return '';
  const met = 'atMost' in goal ? ours <= goal.atMost : ours >= goal.atLeast;
  const wanted = 'atMost' in goal ? `≤ ${goal.atMost}` : `≥ ${goal.atLeast}`;
  return `${met ? 'met' : 'MISSED'} (${wanted})`;
}

function cells(row: Row) {
  const { what, ours, unit, reference } = row;
  return [
    what,
    `${number(ours)} ${unit}`,
    reference ? `${number(reference.value)} ${unit}, ${reference.name}` : '',
    reference ? `${(ours / reference.value).toFixed(2)} x` : '',
    verdict(row),
  ];
}

/** Rows as a Markdown table; the first one is its head. */
export const markdownTable = ([head = [], ...rows]: string[][]): string =>
  [head, head.map(() => '---'), ...rows].map((line) => `| ${line.join(' | ')} |`).join('\n');

/** The rows as a Markdown table. */
export const table = (rows: Row[]): string =>
  markdownTable([['Measure', 'Ours', 'Reference', 'Ratio', 'Goal'], ...rows.map(cells)]);
