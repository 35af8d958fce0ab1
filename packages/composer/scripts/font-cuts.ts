export type Script = 'latin' | 'latin-ext' | 'arabic';

/** One cut: where it comes from and which axes are pinned (a number) or narrowed (a range). */
export interface FontCut {
  name: string;
  family: string;
  /** The axes and style in the name of the source file. */
  source: string;
  axes: Record<string, number | { min: number; max: number }>;
  /** The scripts it is cut for; Latin and extended Latin unless said otherwise. */
  scripts?: readonly Script[];
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
  { name: 'cormorant', family: 'cormorant-garamond', source: 'wght-normal', axes: { wght: 420 } },
  { name: 'cormorant-italic', family: 'cormorant-garamond', source: 'wght-italic', axes: { wght: 420 } },
  { name: 'jost', family: 'jost', source: 'wght-normal', axes: { wght: { min: 400, max: 600 } } },
  { name: 'baloo', family: 'baloo-2', source: 'wght-normal', axes: { wght: 800 } },
  { name: 'nunito', family: 'nunito', source: 'wght-normal', axes: { wght: { min: 600, max: 800 } } },
  { name: 'schibsted', family: 'schibsted-grotesk', source: 'wght-normal', axes: text },
  { name: 'readex', family: 'readex-pro', source: 'wght-normal', axes: text },
  {
    name: 'readex',
    family: 'readex-pro',
    source: 'full-normal',
    axes: { wght: { min: 400, max: 700 }, HEXP: { min: 0, max: 100 } },
    scripts: ['arabic'],
  },
];
