/** One kind of business or project, whatever the language. */
export interface SiteType {
  id: string;
  /** What kinds share a voice, a way of acting and a fitting design. */
  group: string;
  /** The hue of its colours, in degrees of OKLCH, where none is asked for. */
  hue: number;
  /** The drawing that says what it is. */
  subject: string;
  icons: readonly string[];
  /** Whether there is a door one can walk through: an address and hours are looked for. */
  hasPremises: boolean;
  /** The layout families that suit it, the best first. */
  families: readonly string[];
  /** What its offer is called: a key of the messages' `offers`. */
  offer: string;
  /** What its site holds where the prompt does not say: section types of the brief. */
  sections: readonly string[];
  /** The fields of its form. */
  fields: readonly string[];
}

/** A name and a line about it. */
export interface Entry {
  name: string;
  detail: string;
}

/**
 * A site type in one language: the words that name it and what is written where the prompt leaves it open. Texts are ICU
 * messages over {brand} and {in}; they state no fact that only the owner can know.
 */
export interface SiteTypeTexts {
  /** Lower-case nouns and phrases that name it, heads first: "bakery", "pastry chef". */
  nouns: readonly string[];
  /** What it is, with its article. */
  noun: string;
  /** What it is called where the prompt gives no name. */
  unnamed: string;
  /** One line, or two parted by `|`. */
  headlines: readonly string[];
  lede: string;
  /** The label of the main button. */
  action: string;
  offer: { title: string; note: string; items: readonly Entry[] };
  points: { title: string; items: readonly Entry[] };
  process: { title: string; items: readonly Entry[] };
  about: { title: string; text: string };
  questions: { title: string; items: readonly Entry[] };
  form: { title: string; done: string };
}
