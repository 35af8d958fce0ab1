/** One measured line: what, ours, the named reference in the same run, and the goal where there is one. */
export interface Row {
  what: string;
  ours: number;
  unit: 'ms' | 'KB';
  reference?: { name: string; value: number };
  goal?: number;
}

const number = (value: number) => value.toFixed(value < 10 ? 2 : value < 100 ? 1 : 0);

function verdict({ ours, goal }: Row) {
  if (goal === undefined) return '';
  return `${ours <= goal ? 'met' : 'MISSED'} (≤ ${goal})`;
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

/** The rows as a Markdown table. */
export function table(rows: Row[]) {
  const lines = [
    ['Measure', 'Ours', 'Reference', 'Ratio', 'Goal'],
    ['---', '---', '---', '---', '---'],
    ...rows.map(cells),
  ];
  return lines.map((line) => `| ${line.join(' | ')} |`).join('\n');
}
