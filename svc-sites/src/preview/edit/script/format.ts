import type { Choice, LineOfWords } from './describe.ts';
import type { Places } from './places.ts';
import type { Selection } from './selection.ts';
import type { Typing } from './typing.ts';

/*
 * Which words are to be marked, as bold or as a link: the application does it in the source. Sent to the browser as source text: see
 * edit-script.ts.
 */

export type Mark = 'strong' | 'em' | 'a';

interface FormatOptions {
  places: Places;
  typing: Typing;
  selection: Selection;
  wordsOf: (text: NonNullable<Choice['text']>) => string;
  lineOf: LineOfWords;
  post: (message: object) => void;
}

function createFormat({ places, typing, selection, wordsOf, lineOf, post }: FormatOptions) {
  const wholeText = () => {
    const text = selection.selected()?.text;
    const words = text && wordsOf(text);
    return words ? { text, words, from: 0, to: words.length } : undefined;
  };
  return function format(mark: Mark): void {
    const chosen = typing.chosen() ?? wholeText();
    if (!chosen || chosen.from === chosen.to) return;
    const { text, words, from, to } = chosen;
    typing.end();
    const { inline } = lineOf(text.element);
    const message = { type: 'sitewright:format', ...places.shown(), mark, text: text.range };
    post({ ...message, words, from, to, inline });
  };
}

export const formatParts = [createFormat];
