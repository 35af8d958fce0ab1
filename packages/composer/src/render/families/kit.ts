import type { Ground } from '../palette/palette.ts';

/** How a section's content can be laid out; a family says which of them suit it. `plans` are items that are shown as such. */
export interface Arrangements {
  items: 'leaders' | 'rows' | 'bento' | 'cards' | 'plates' | 'index' | 'courses' | 'works';
  plans: 'columns' | 'stubs' | 'list';
  steps: 'arc' | 'columns' | 'bar' | 'ladder' | 'path' | 'rules';
  points: 'columns' | 'tabs' | 'rows' | 'statements' | 'lead';
  gallery: 'offset' | 'strip' | 'arches' | 'triptych' | 'stack';
  prose: 'statement' | 'beside' | 'wide';
  people: 'portraits' | 'seals' | 'list' | 'creatures';
  events: 'rows' | 'board' | 'stage';
  voices: 'big' | 'pattern' | 'line';
  questions: 'list' | 'grid' | 'panel' | 'cards';
  visit: 'streets' | 'contours' | 'ledger';
  form: 'card' | 'open' | 'bar';
  newsletter: 'beside' | 'band' | 'line';
  figures: 'row' | 'ledger' | 'cards';
  names: 'row' | 'grid' | 'list';
  call: 'band' | 'split' | 'line';
}
export type ArrangedSection = keyof Arrangements;

/** Utility classes by which sections take on the look of their family. */
export interface Kit {
  container: string;
  /** The name in headers and footers. */
  brand: string;
  /** The style of a section's heading; size included. */
  h2: string;
  h3: string;
  /** Running text. */
  text: string;
  button: string;
  quietButton: string;
  /** A surface for things one picks. */
  card: string;
  field: string;
  /** A line between rows. */
  rule: string;
  /** Large numerals. */
  number: string;
  picture: string;
  /** What screens stand on, where paper is a colour of its own. */
  screen?: Ground;
  /** How words run in narrow columns, where not along the line. */
  run?: string;
  /** Angles that cards take in turn. */
  tilt?: readonly string[];
  /** Which of a section's arrangements suit the family. */
  variants: {
    readonly [Section in ArrangedSection]: readonly [Arrangements[Section], ...Arrangements[Section][]];
  };
}
