import { isPage } from '../../files/site-files.ts';

/** Whether an answer was cut off within a tag, where no sentence can stand. */
export const endsInTag = (before: string): boolean => {
  const tail = before.slice(-2000);
  return tail.lastIndexOf('<') > tail.lastIndexOf('>');
};

/** A comment that only says that something goes on, and dots that say so. */
const comment =
  /^\s*(?:<!--(?:(?!-->)[^\n]){0,120}-->|\/\*(?:(?!\*\/)[^\n]){0,120}\*\/|\/\/[^\n]{0,120})[ \t]*\n/;
const dotsOnLine = /^\s*(?:\.{3}|…)[ \t]*\n/;
const dotsBeforeWord = /^(?:\.{3}|…)(?=[\p{L}\p{N}"'=/-])/u;
const dotsInTag = /^(?:\.{3}|…)/;

/** How much of the beginning of a continuation stands for what was written before, in the middle of a line. */
export function elisionLength(before: string, text: string, openPath: string | undefined): number {
  if (openPath === undefined) return 0;
  const isMidLine = !/\n[ \t]*$/.test(before);
  const isInPage = isPage(openPath);
  const found =
    dotsOnLine.exec(text) ??
    (isMidLine ? comment.exec(text) : null) ??
    (isInPage && /\p{L}$/u.test(before) ? dotsBeforeWord.exec(text) : null) ??
    (isInPage && endsInTag(before) ? dotsInTag.exec(text) : null);
  return found?.[0].length ?? 0;
}
