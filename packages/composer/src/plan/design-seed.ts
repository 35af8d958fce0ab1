import type { Brief } from '@sitewright/contracts';

const radix = 36;

/**
 * The seed of a site's design: two prompts with the same number look different, and corrections of what was read change nothing of
 * it, as they leave the statements alone.
 */
export function designSeed({ statements }: Brief, seed: string): string {
  let state = 5381;
  for (const { text } of statements)
    for (let index = 0; index < text.length; index += 1)
      state = (Math.imul(state, 33) ^ text.charCodeAt(index)) >>> 0;
  return `${seed}/${state.toString(radix)}`;
}
