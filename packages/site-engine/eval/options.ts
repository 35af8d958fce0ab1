import { parseArgs } from 'node:util';
import { z } from 'zod';

export interface Options {
  /** Which of the prompts, counted from 1; all of them when it is left out. */
  only?: ReadonlySet<number>;
  /** Whether the sites are also opened in Chromium. */
  inBrowser: boolean;
}

const onlySchema = z
  .string()
  .regex(/^\d+(?:,\d+)*$/)
  .transform((list) => new Set(list.split(',').map(Number)));

/** @throws Error with a sentence for the person. */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: { only: { type: 'string' }, 'no-browser': { type: 'boolean', default: false } },
  });
  const inBrowser = !values['no-browser'];
  if (values.only === undefined) return { inBrowser };
  const only = onlySchema.safeParse(values.only);
  if (!only.success) throw new Error('Name prompts by their numbers: --only 1,12,40');
  return { only: only.data, inBrowser };
}
