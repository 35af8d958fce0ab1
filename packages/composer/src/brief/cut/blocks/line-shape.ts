import { isSpace } from '../span.ts';

/** What a line is by its first signs. `content` counts the signs before what it says. */
export type LineShape =
  | { kind: 'rule' | 'fence' | 'text' }
  | { kind: 'heading'; level: number; content: number }
  | { kind: 'item' | 'quote'; content: number };

const bullets = new Set('-*+•·▪◦●○►▸➤→✓✔☑☐–—'.split(''));
const markdownHeading = /^#{1,6}(?=\s)/u;
const ordinal = /^(?:\(\d{1,3}\)|\d{1,3}[.)]|\(?[a-z]\)|[①-⑳])\s/iu;
const box = /^\[[ xX]?\]\s/u;

const afterSpace = (text: string, from: number): number => {
  let at = from;
  while (isSpace(text[at])) at += 1;
  return at;
};

/** Nothing but the same one of these signs, three or more. */
function isRule(text: string): boolean {
  const signs = text.replaceAll(' ', '');
  return (
    signs.length > 2 && '-*_=~–—'.includes(signs[0] ?? '') && [...signs].every((sign) => sign === signs[0])
  );
}

function itemContent(text: string): number | undefined {
  const [number] = ordinal.exec(text) ?? [];
  const isBullet = bullets.has(text[0] ?? '') && isSpace(text[1]);
  if (number === undefined && !isBullet) return undefined;
  const content = afterSpace(text, number?.length ?? 1);
  const [check] = box.exec(text.slice(content, content + 5)) ?? [];
  return check === undefined ? content : afterSpace(text, content + check.length);
}

/** `text` is a line without the space at its ends. */
export function shapeOf(text: string): LineShape {
  if (text.startsWith('```') || text.startsWith('~~~')) return { kind: 'fence' };
  if (isRule(text)) return { kind: 'rule' };
  const [hashes] = markdownHeading.exec(text) ?? [];
  if (hashes !== undefined)
    return { kind: 'heading', level: hashes.length, content: afterSpace(text, hashes.length) };
  if (text[0] === '>' && text.length > 1) {
    return { kind: 'quote', content: text.length - text.replace(/^[>\s]+/u, '').length };
  }
  const content = itemContent(text);
  return content === undefined || content >= text.length ? { kind: 'text' } : { kind: 'item', content };
}

const wordsOf = (text: string): string[] => text.split(/\s+/u);
const isAllCapitals = (text: string): boolean => /\p{Lu}{2}/u.test(text) && !/\p{Ll}/u.test(text);
const longestTitle = 5;

const notedTitle = /^([^()]{2,47}\S)\s+\(([^()]{2,120})\)$/u;

/** "LASHES (patch test 24 hours before)": a title, and what is noted in brackets behind it. */
export function titleAndNote(text: string): { title: string; note?: string } {
  const [, title = text, note] = notedTitle.exec(text) ?? [];
  return note === undefined ? { title } : { title, note };
}

/** A short line without an end or a number, that begins with a capital, may be the title of what follows it. */
export function isTitle(line: string): boolean {
  const text = titleAndNote(line).title;
  if (/[.,;!?。、:：|"”]$/u.test(text) || /[\d€$£@,]/u.test(text) || text.includes(': ')) return false;
  const count = wordsOf(text).length;
  if (isAllCapitals(text)) return count <= longestTitle + 3;
  return count <= longestTitle && text.length < 48 && /^["“„«「]?[\p{Lu}\p{Lo}\p{So}]/u.test(text);
}

const ended = /[.!?:;。！？؟…]["”»)]?$/u;
const startsLow = /^\p{Ll}/u;
const shortestWrapped = 40;

/** How many lines begin small behind one that is too short to have been broken: whose writer does so begins all lines small. */
const fewestSmallLines = 2;
export function beginsLinesSmall(lines: readonly string[]): boolean {
  const small = lines.filter((line, at) => {
    const before = lines[at - 1] ?? '';
    return startsLow.test(line) && before !== '' && before.length < shortestWrapped && !ended.test(before);
  });
  return small.length >= fewestSmallLines;
}

/** The width the lines of a prompt were broken at, where most of them come near to it. */
export function wrapWidth(widths: readonly number[]): number | undefined {
  const widest = widths.reduce((most, width) => Math.max(most, width), 0);
  const near = widths.filter((width) => width > widest * 0.8).length;
  return widest >= 50 && widest <= 130 && near > 2 && near * 2 >= widths.length ? widest : undefined;
}

/** How the lines of a prompt are broken. */
interface Broken {
  width: number | undefined;
  areLinesSmall: boolean;
  isFielded: boolean;
}

/** Whether a line of text was broken for its width, and goes on in the next; a label begins a line of its own. */
export function goesOn(text: string, next: string, { width, areLinesSmall, isFielded }: Broken): boolean {
  if (isFielded && startsWithKey(next)) return false;
  if (ended.test(text)) return width !== undefined && text.length > width * 0.8;
  if (startsLow.test(next) && !areLinesSmall) return text.length >= shortestWrapped;
  return width !== undefined && text.length > width * 0.8;
}

const widestKey = 40;

/** Whether a line begins with one to three words and a colon. */
export function startsWithKey(text: string): boolean {
  const start = text.slice(0, widestKey).replaceAll('：', ':');
  const colon = start.indexOf(':');
  const key = start.slice(0, Math.max(colon, 0)).replace(/^[-*•\s]+/u, '');
  return colon > 0 && colon < text.length - 1 && key !== '' && wordsOf(key).length <= 3;
}
