export type Script = 'latin' | 'latin-ext';

/** One cut: where it comes from and which axes are pinned (a number) or narrowed (a range). */
export interface FontCut {
  name: string;
  family: string;
  /** The axes and style in the name of the source file. */
  source: string;
  axes: Record<string, number | { min: number; max: number }>;
}

const text = { wght: { min: 400, max: 700 } };

export const fontCuts: readonly FontCut[] = [
  {
    name: 'fraunces',
    family: 'fraunces',
    source: 'full-normal',
    axes: { opsz: 144, SOFT: 100, WONK: 1, wght: 430 },
  },
  {
    name: 'fraunces-italic',
    family: 'fraunces',
    source: 'full-italic',
    axes: { opsz: 144, SOFT: 100, WONK: 1, wght: 430 },
  },
  { name: 'instrument-sans', family: 'instrument-sans', source: 'wght-normal', axes: text },
  { name: 'geist', family: 'geist', source: 'wght-normal', axes: text },
  { name: 'geist-mono', family: 'geist-mono', source: 'wght-normal', axes: { wght: 450 } },
  { name: 'figtree', family: 'figtree', source: 'wght-normal', axes: text },
  {
    name: 'anybody',
    family: 'anybody',
    source: 'standard-normal',
    axes: { wght: 900, wdth: { min: 50, max: 150 } },
  },
  { name: 'archivo', family: 'archivo', source: 'wght-normal', axes: { wght: { min: 500, max: 800 } } },
  { name: 'eb-garamond', family: 'eb-garamond', source: 'wght-normal', axes: { wght: 480 } },
  { name: 'eb-garamond-italic', family: 'eb-garamond', source: 'wght-italic', axes: { wght: 480 } },
  { name: 'public-sans', family: 'public-sans', source: 'wght-normal', axes: text },
];
