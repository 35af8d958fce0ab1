import type { Classified } from '../../../classify/classified.ts';
import type { Reading } from '../reading.ts';
import { phraseBefore } from './before-name.ts';
import { behindSelf } from './of-self.ts';
import { nounPhrase } from './phrase.ts';

/** Behind the name: "Relay, a webhook delivery service", "Relay is a …", "Relay – …". */
function apposed(after: string, reading: Reading): string {
  const rest = after.replace(/^\s?["”“»」』’]/u, '');
  const { articles, copulas } = reading.grammar;
  const [first = '', second = ''] = rest
    .trim()
    .toLowerCase()
    .split(/[^\p{L}\p{M}'’-]+/u);
  if (/^\s[–—-]\s/u.test(rest)) return nounPhrase(rest.replace(/^\s[–—-]\s/u, ''), reading);
  if (/^,\s/u.test(rest)) {
    const [word = ''] = rest.slice(1).trim().split(/\s/u);
    const small = word.toLowerCase();
    const isAdded = reading.grammar.edges.has(small) && !articles.has(small);
    if (isAdded || reading.placeWords.has(small) || reading.grammar.ends.has(small)) return '';
    return articles.has(small) || /^\p{Ll}/u.test(word) ? nounPhrase(rest.slice(1), reading) : '';
  }
  if (!/^\s/u.test(rest) || !copulas.has(first) || !articles.has(second)) return '';
  return nounPhrase(rest.trim().slice(first.length), reading);
}

/** Behind the name, where it is: "Falegnameria Bianchi a Lecco". */
function placeBehind(after: string, { placeWords, grammar }: Reading): string {
  const rest = after.replace(/^\s?["”“»」』’]/u, '').replace(/^,/u, '');
  const [first = ''] = rest.trim().toLowerCase().split(/\s/u);
  if (!/^\s/u.test(rest) || !(placeWords.has(first) || grammar.ends.has(first))) return '';
  return /^[^,.;:!?()–—\n]*/u.exec(rest.trim())?.[0] ?? '';
}

/** Where the name stands in the statement: what is beside it, or what is before it and where. */
export function aroundName({ text, end }: Classified, name: string, reading: Reading): string {
  const at = nameIn(text, name);
  if (at < 0) return '';
  const own = text.slice(at + name.length);
  // The cutter parts a name from what it is at a comma.
  const after = own.trim() === '' ? continuation(reading.prompt, name, end) : own;
  const beside = apposed(after, reading);
  const before = phraseBefore(text.slice(0, at), reading);
  const [first = ''] = after
    .replace(/^[\s,]+/u, '')
    .toLowerCase()
    .split(' ');
  const isSaid = reading.grammar.articles.has(first) || /^\s[–—-]\s/u.test(after);
  // Without an article a street or a time may stand there: "Voci Alte, prove alle 20:30".
  const isClear = isSaid || (before === '' && !/\p{N}/u.test(beside));
  if (beside && isClear && !(before && behindSelf(text, reading))) return beside;
  if (!before) return '';
  const place = placeBehind(own, reading);
  return nounPhrase([before, place].filter(Boolean).join(' '), reading) || before;
}

/** As it is written, else in small letters. */
export const nameIn = (text: string, name: string): number => {
  const at = text.indexOf(name);
  return at >= 0 ? at : text.indexOf(name.toLowerCase());
};

const seen = 160;

function continuation(prompt: string, name: string, end: number): string {
  const start = Math.max(0, end - name.length - 4);
  const around = prompt.slice(start, end + seen);
  const at = around.indexOf(name);
  return at < 0 ? '' : (around.slice(at + name.length).split('\n')[0] ?? '');
}
