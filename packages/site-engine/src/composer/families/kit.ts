/** Utility classes by which sections take on the look of their family. */
export interface Kit {
  container: string;
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
  /** Which of a section's arrangements suit the family. */
  variants: {
    offer: readonly ['leaders' | 'rows' | 'bento' | 'cards', ...('leaders' | 'rows' | 'bento' | 'cards')[]];
    process: readonly ['columns' | 'bar' | 'ladder', ...('columns' | 'bar' | 'ladder')[]];
    points: readonly ['columns' | 'tabs' | 'rows', ...('columns' | 'tabs' | 'rows')[]];
    gallery: readonly ['offset' | 'strip', ...('offset' | 'strip')[]];
    about: readonly ['statement' | 'beside', ...('statement' | 'beside')[]];
  };
}
