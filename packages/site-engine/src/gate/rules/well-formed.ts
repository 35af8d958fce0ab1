import type { ParserError } from 'parse5';
import { pageRule } from '../rule.ts';

/** Of all that a parser forgives, what loses or moves content. */
const messages: Partial<Record<ParserError['code'], string>> = {
  'duplicate-attribute': 'An element has the same attribute twice; browsers ignore the second.',
  'eof-in-tag': 'The page ends in the middle of a tag.',
  'eof-in-comment': 'A comment is not closed, so the rest of the page is hidden.',
  'eof-in-script-html-comment-like-text': 'The page ends inside a script.',
  'eof-in-element-that-can-contain-only-text': 'The page ends inside an element that holds text only.',
};

export const wellFormed = pageRule('well-formed', 'The markup is complete', ({ path, mistakes }) =>
  mistakes.flatMap(({ code, startLine }) => {
    const message = messages[code];
    return message ? [{ path, line: startLine, message }] : [];
  }),
);
