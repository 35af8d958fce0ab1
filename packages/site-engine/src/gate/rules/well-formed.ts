import type { ParserError } from 'parse5';
import { pageRule } from '../rule.ts';

/** Of all that a parser forgives, what loses or moves content. */
const messages: Partial<Record<ParserError['code'], string>> = {
  'duplicate-attribute': 'An element has the same attribute twice; browsers ignore the second.',
  'eof-in-tag': 'The page ends in the middle of a tag.',
  'eof-in-comment': 'A comment is not closed, so the rest of the page is hidden.',
  'eof-in-script-html-comment-like-text': 'The page ends inside a script.',
  'eof-in-element-that-can-contain-only-text': 'The page ends inside an element that holds text only.',
  'end-tag-without-matching-open-element': 'An end tag closes nothing.',
};

export const wellFormed = pageRule('well-formed', 'The markup is complete', ({ path, mistakes }) =>
  mistakes.flatMap(({ code, startLine, startOffset, endOffset }) => {
    const message = messages[code];
    if (!message) return [];
    const isStrayEndTag = code === 'end-tag-without-matching-open-element' && endOffset > startOffset;
    const fix = isStrayEndTag ? { edits: [{ start: startOffset, end: endOffset, text: '' }] } : undefined;
    return [{ path, line: startLine, message, fix }];
  }),
);
