import type { Result } from './fault.ts';

const head = `# What is broken on purpose

Written by \`npm run faults\`, which breaks a running platform and judges what is left of it; see
[bench](../bench/README.md#faults). *Held* means: all that was acknowledged under load is there, once; nothing waits for ever; every
refusal was JSON with a code; and what the row measures is within its bounds. On a machine that other work shares the bounds are
stretched (\`--slack\`): each row says what was allowed when it was measured, and on which day.

| # | fault | what was done | result | measured | on |
|---|---|---|---|---|---|
`;

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

const rowOf = ({ fault, outcome, says }: Result, day: string) =>
  `| ${[String(fault.id), fault.name, fault.done, outcome, says, day].map(cell).join(' | ')} |`;

/** The rows of an earlier page by their numbers. */
const rowsIn = (page: string) =>
  new Map(
    page.split('\n').flatMap((line): [number, string][] => {
      const id = /^\| (\d+) \|/.exec(line)?.[1];
      return id === undefined ? [] : [[Number(id), line]];
    }),
  );

/**
 * The results as a page of the documentation. Faults that were not asked for keep what an earlier page says of them.
 * @param ids of all faults that there are
 * @param day on which the results were measured
 */
export function page(results: Result[], ids: number[], earlier: string, day: string): string {
  const rows = rowsIn(earlier);
  for (const result of results) rows.set(result.fault.id, rowOf(result, day));
  const lines = ids.toSorted((one, other) => one - other).flatMap((id) => rows.get(id) ?? []);
  return `${head}${lines.join('\n')}\n`;
}
