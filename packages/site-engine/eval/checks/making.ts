import { totalBytes } from '../../src/files/site-files.ts';
import type { MadeSite } from '../sites/made-site.ts';
import type { Check } from './check.ts';

const kilobytes = 1_000;
export const heaviest = 250;

export const weightOf = ({ files }: MadeSite): number => totalBytes(files) / kilobytes;

export const weight: Check<MadeSite> = {
  name: `Under ${heaviest} KB with fonts`,
  goal: 1,
  judge(site) {
    const weighs = weightOf(site);
    return { tried: 1, problems: weighs < heaviest ? [] : [`${weighs.toFixed(0)} KB`] };
  },
};

export const repeatable: Check<MadeSite> = {
  name: 'Same prompt and seed, same bytes',
  goal: 1,
  judge: ({ isRepeatable }) => ({ tried: 1, problems: isRepeatable ? [] : ['the second time differs'] }),
};

/** The gate is there for models; the composer gives it nothing to do. */
export const unrepaired: Check<MadeSite> = {
  name: 'Nothing for the quality gate to repair',
  goal: 1,
  judge: ({ repairs }) => ({ tried: 1, problems: repairs }),
};
