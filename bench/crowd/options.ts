import { parseArgs } from 'node:util';

export interface Options {
  /** How many people there are in each step. */
  people: number[];
  /** For how long each step is measured. */
  seconds: number;
  /** Whether the figures are kept, and docs/sizing.md is written with them. */
  isWritten: boolean;
  /** Whether nothing is measured, and the page only written anew with the figures that are kept. */
  isPageOnly: boolean;
}

const most = 20_000;

function wholeNumber(text: string, option: string): number {
  const number = Number(text);
  if (Number.isInteger(number) && number >= 1 && number <= most) return number;
  throw new Error(`${option} takes whole numbers from 1 to ${most}; "${text}" is none.`);
}

/** @throws Error in one sentence that names the option */
export function readOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      people: { type: 'string', default: '10,50,100,250,500,1000,2000' },
      seconds: { type: 'string', default: '30' },
      write: { type: 'boolean', default: false },
      page: { type: 'boolean', default: false },
    },
  });
  const people = values.people.split(',').map((text) => wholeNumber(text, '--people'));
  if (people.some((count, index) => count <= (people[index - 1] ?? 0)))
    throw new Error('--people takes numbers that grow, such as 10,100,1000.');
  return {
    people,
    seconds: wholeNumber(values.seconds, '--seconds'),
    isWritten: values.write,
    isPageOnly: values.page,
  };
}
