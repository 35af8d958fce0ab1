/** Typefaces that go together, by their names: `samples/` has them, and so does every site that is made. */
export interface TypePair {
  name: string;
  headings: string;
  text: string;
  /** Of headings, as sites have it. */
  weight: number;
}

export const typePairs: readonly TypePair[] = [
  { name: 'Fraunces', headings: 'Fraunces', text: 'Instrument Sans', weight: 430 },
  { name: 'Garamond', headings: 'EB Garamond', text: 'Public Sans', weight: 480 },
  { name: 'Cormorant', headings: 'Cormorant Garamond', text: 'Jost', weight: 420 },
  { name: 'Figtree', headings: 'Figtree', text: 'Figtree', weight: 550 },
  { name: 'Geist', headings: 'Geist', text: 'Geist', weight: 550 },
  { name: 'Archivo', headings: 'Archivo', text: 'Archivo', weight: 760 },
  { name: 'Baloo', headings: 'Baloo 2', text: 'Nunito', weight: 800 },
];
