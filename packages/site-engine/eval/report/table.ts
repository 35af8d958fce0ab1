import type { Row } from './row.ts';

const shownProblems = 3;
const longest = 100;

const cut = (text: string): string => (text.length > longest ? `${text.slice(0, longest - 1)}…` : text);

const worstOf = ({ problems }: Row): string => {
  const rest = problems.length - shownProblems;
  const shown = problems.slice(0, shownProblems).map((problem) => cut(problem.replaceAll('|', '/')));
  return [...shown, ...(rest > 0 ? [`and ${rest} more`] : [])].join('<br>');
};

const cellsOf = (row: Row): string[] => [
  row.check,
  row.goal,
  `${row.isMet ? '' : '**missed** '}${row.measured}`,
  worstOf(row),
];

/** The rows as a Markdown table. */
export const table = (rows: readonly Row[]): string =>
  [['Check', 'Goal', 'Measured', 'Worst'], ['---', '---', '---', '---'], ...rows.map(cellsOf)]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
