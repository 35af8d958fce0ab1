/**
 * How a piece of a prompt stands in it. `heading`: a title over what follows, also "Sections:"; `sentence`: a clause of prose;
 * `part`: one of several in a row; `list_item`: behind a bullet or number; `row`: of a table or of CSV; `key_value`: behind a
 * `key:`, in JSON too; `aside`: in brackets behind a head; `markup`: brackets, rules and signs that say nothing.
 */
export const cutKinds = [
  'heading',
  'sentence',
  'part',
  'list_item',
  'row',
  'key_value',
  'aside',
  'markup',
] as const;
export type CutKind = (typeof cutKinds)[number];

/** A sentence of running text as it reads. The cuts that it was cut into share the object. */
export interface Sentence {
  text: string;
  /** The paragraph that it stands in, by the place where that begins. */
  paragraph: number;
  /** Each of its parts says something by itself. */
  isOfCatchwords?: true;
  quoted?: string;
}

/**
 * A line that is one thing of a list: with prices, with prices that have no currency, or with none among others that have; of a list
 * without prices it is one that tells when or how much of it there is.
 */
export type ListedAs = 'priced' | 'numbered' | 'plain' | 'told';

/** One statement before anybody asks what it is. Cuts stand in order, do not overlap and cover every character that is no space. */
export interface Cut {
  /** UTF-16 offsets in the prompt, list marks and separators included. */
  start: number;
  end: number;
  /** What it says, without them, on one line: emphasis, tags and escapes are gone. */
  text: string;
  kind: CutKind;
  /** What it stands under: the innermost heading, key or list head, as it was written without its colon. */
  key?: string;
  /**
   * The index of the cut that `key` is, where it is one of its own; always smaller than this one's. A key of up to three words on
   * the line of its values is none: it is in the span of the first of them.
   */
  under?: number;
  /** Whether it goes on with the sentence of the cut before it: no more than a comma, a dash or a bracket parts the two. */
  joined?: boolean;
  /** How many heads it stands under: 0 outside of all. */
  depth: number;
  /** The cells of a `row`, by the names of their columns where the table has any; of a `heading` that is those names. */
  cells?: readonly { column?: string; text: string }[];
  /** Of running text, the sentence it is of; what stands in lists, tables and behind short keys has none. */
  sentence?: Sentence;
  /** It is a whole line, one of a list: nothing in it stands for itself. */
  listedAs?: ListedAs;
  /** It is one of a row of nothing but sections and functions: "with menu, reservations and location". */
  isWish?: true;
  /** What running text asks for in so many words: a page, a form with its fields, a list, a table; or what stands in one. */
  asked?: { as: 'page' | 'form' | 'list' | 'table' | 'entry' | 'row'; title?: string };
  /** What a part of the sentence that a prompt opens with tells. */
  told?: Told;
  /** Between quotation marks as a whole, or the quoted part of it. */
  quoted?: string;
}

/**
 * What the whole is of, and more about that; its name, where it is, on which day it takes place and for how much; something
 * that takes place there.
 */
export type Told = 'what' | 'aside' | 'name' | 'place' | 'when' | 'price' | 'event';
