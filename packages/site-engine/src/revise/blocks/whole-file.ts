import type { BlockProblem } from './edit-block.ts';
import { isElided } from './elision.ts';

const lastOf = (text: string, sign: string): number => text.split(sign).length - 1;

/** A page or style sheet that was cut off has lost its tail. */
function isCut(path: string, content: string, before: string | undefined): boolean {
  if (/\.html?$/iu.test(path))
    return /<\/html\s*>/iu.test(before ?? '</html>') && !/<\/html\s*>\s*$/iu.test(content);
  if (/\.(?:css|js)$/iu.test(path)) {
    const isBalanced = (text: string): boolean => lastOf(text, '{') === lastOf(text, '}');
    return isBalanced(before ?? '') && !isBalanced(content);
  }
  return /\.svg$/iu.test(path) && !/<\/svg\s*>\s*$/iu.test(content);
}

/** What is wrong with a file that was written anew; undefined where it can take the place of the one before. */
export function wholeFileProblem(
  path: string,
  content: string,
  before: string | undefined,
): BlockProblem | undefined {
  if (content.trim() === '') return 'empty';
  if (isElided(content, before ?? '')) return 'elided';
  return isCut(path, content, before) ? 'unfinished' : undefined;
}
