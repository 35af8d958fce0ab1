import type { Result } from './fault.ts';
import { slack } from './options.ts';

/** Figures of a machine that others use as well are told as such. */
const stretched = slack === 1 ? '' : `, times ${slack} on a machine that other work shares`;

const head = `# What is broken on purpose

Written by \`npm run faults\`, which breaks a running platform and judges what is left of it; see
[bench](../bench/README.md#faults). *Held* means: all that was acknowledged under load is there, once; nothing waits for ever; every
refusal was JSON with a code; and what the row measures is within its bounds${stretched}.
`;

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

const row = ({ fault, outcome, says }: Result) =>
  `| ${[String(fault.id), fault.name, fault.done, outcome, says].map(cell).join(' | ')} |`;

/** The results as a page of the documentation. */
export function page(results: Result[]): string {
  const rows = results.toSorted((one, other) => one.fault.id - other.fault.id).map(row);
  const table = ['| # | fault | what was done | result | measured |', '|---|---|---|---|---|', ...rows];
  return `${head}\n${table.join('\n')}\n`;
}
