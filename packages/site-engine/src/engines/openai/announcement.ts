import { isPage } from '../../files/site-files.ts';
import { readFence, readOpener } from '../../protocol/markers.ts';
import { overlapLength } from './overlap.ts';

const markup = /[<>{};=]/;
const announces =
  /^\s*(?:sure|certainly|of course|okay|ok|here(?:['’]s| is| are)|continu(?:ing|ed)|apologies|sorry|understood|got it|let me|i(?:['’]ll| will)|the rest)\b/i;

/** Whether this says something of the site instead of being a part of it. */
export const isProse = (text: string): boolean => text.trim() !== '' && !markup.test(text);

/** Whether an answer was cut off within a tag, where no sentence can stand. */
export const endsInTag = (before: string): boolean => {
  const tail = before.slice(-2000);
  return tail.lastIndexOf('<') > tail.lastIndexOf('>');
};

/** What a paragraph has that announces something, in any language. */
function signsOf(lead: string, before: string, openPath: string | undefined): number {
  const text = lead.trim();
  const signs = [
    announces.test(text),
    /[:：]$/.test(text),
    openPath !== undefined && text.includes(openPath),
    openPath !== undefined && isPage(openPath) && endsInTag(before) && / /.test(text),
    /[\p{L}\p{N}]$/u.test(before) && /^\p{Lu}/u.test(text),
  ];
  return signs.filter(Boolean).length;
}

const firstLine = (text: string): string => text.split('\n', 1)[0] ?? '';

/** Whether a paragraph is over behind these lines, and only announced what follows it. */
function isAnnouncement(before: string, lead: string, rest: string, openPath: string | undefined): boolean {
  const isParagraph = /\S[^\S\n]*\n[^\S\n]*\n$/.test(lead);
  const signs = signsOf(lead, before, openPath) + (isParagraph ? 1 : 0);
  if (signs === 0) return false;
  const isClear = signs > 1 && (isParagraph || markup.test(firstLine(rest)));
  return isClear || overlapLength(before, rest) > 0;
}

/** Where a paragraph at the beginning of a continuation ends that only announces what follows, for certain. */
export function endOfAnnouncement(before: string, text: string, openPath: string | undefined): number {
  for (let at = 0; at < text.length; ) {
    const line = firstLine(text.slice(at));
    if (readFence(line) ?? readOpener(line)) return at;
    if (markup.test(line)) return 0;
    at += line.length + 1;
    if (isAnnouncement(before, text.slice(0, at), text.slice(at), openPath)) return at;
  }
  return 0;
}

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
