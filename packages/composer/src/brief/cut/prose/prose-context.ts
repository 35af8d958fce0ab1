import type { Head } from '../cut-writer.ts';

/** What a line or paragraph is cut under. */
export interface ProseContext {
  head?: Head | undefined;
  /** It stands behind the mark of a list. */
  isItem?: boolean;
  /** Nothing stands before it in the prompt. */
  isFirst?: boolean;
  /** Its head is a key in JSON. */
  isValue?: boolean;
  /** It is a line of its own that may have a key, which then holds for all of it. */
  isField?: boolean;
  /** It is one of many lines. */
  isLine?: boolean;
  /** Lines of its prompt are questions, each with its answer behind it. */
  isAsked?: boolean;
}
