import type { Token } from '../chain/tokens.ts';
import { isCalendarWord } from '../cut/prose/values.ts';
import type { Region, TokenSpan } from './correction.ts';

/** A stretch of a prompt between signs. */
export interface Segment extends TokenSpan {
  /** Whether a sentence, or a line, begins with it. */
  startsSentence: boolean;
}

const ends = /^[.!?…。！？]$/u;
const parts = /^[,;:…、，；]$/u;

const ordinal = /^\p{N}{1,2}$/u;
const abbreviation = /^(?:\p{L}|dr|dott|st|no|mrs?|sra?|ca|tel|bzw|av|avda|ul|prof)$/u;

/** Whether a full stop belongs to the word in front of it: "am 14. Juni", "Dr. Quist". */
function isPartOfWord(word: Token | undefined, next: Token): boolean {
  if (!word) return false;
  if (ordinal.test(word.small)) return isCalendarWord(next.text) || /^\p{Ll}/u.test(next.text);
  return abbreviation.test(word.small);
}

/** Whether a sentence, or a line, begins with a token. */
function beginsSentence(tokens: readonly Token[], at: number): boolean {
  const [token, sign] = [tokens[at], tokens[at - 1]];
  if (!token || !sign || token.startsLine) return true;
  if (!ends.test(sign.text) || !token.isSpaced) return false;
  return sign.text !== '.' || !isPartOfWord(tokens[at - 2], token);
}

const opening = /^[([]$/u;
const closing = /^[)\]]$/u;
const dash = /^[–—…]$/u;

/** Whether a part of a sentence begins with a token: at a bracket, a dash or an ellipsis, or behind another sign. */
function beginsPart(tokens: readonly Token[], at: number): boolean {
  const [token, sign] = [tokens[at], tokens[at - 1]];
  if (!token || !sign) return false;
  if (opening.test(token.text) || closing.test(sign.text)) return true;
  if (dash.test(token.text)) return token.isSpaced;
  if (token.text === '-') return token.isSpaced && tokens[at + 1]?.isSpaced === true;
  return parts.test(sign.text) && token.isSpaced;
}

/** A prompt at the signs at which somebody may stop to put something right. */
export function segmentsOf(tokens: readonly Token[]): Segment[] {
  const segments: Segment[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const startsSentence = beginsSentence(tokens, at);
    const last = segments.at(-1);
    if (!last || startsSentence || beginsPart(tokens, at))
      segments.push({ from: at, to: at + 1, startsSentence });
    else last.to = at + 1;
  }
  return segments;
}

/** Segments that correct something, those that follow each other as one. `corrects` is how likely each does so, 0 where it does not. */
export function regionsOf(segments: readonly Segment[], corrects: readonly number[]): Region[] {
  const regions: Region[] = [];
  segments.forEach(({ from, to, startsSentence }, at) => {
    const likelihood = corrects[at] ?? 0;
    const last = regions.at(-1);
    if (likelihood === 0) return;
    if (last && last.to === from)
      Object.assign(last, { to, likelihood: Math.max(last.likelihood, likelihood) });
    else regions.push({ from, to, startsSentence, likelihood });
  });
  return regions;
}
