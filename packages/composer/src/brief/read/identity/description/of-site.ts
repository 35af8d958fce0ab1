import { phrases } from '@sitewright/composer-content';
import { type PhraseFinder, phraseFinder } from '../../../../phrases.ts';
import type { Classified } from '../../../classify/classified.ts';
import { tokensOf } from '../../entries/scan/tokens.ts';
import type { Reading } from '../reading.ts';
import { phraseBefore } from './before-name.ts';
import { withoutOpening } from './openings.ts';
import { nounPhrase } from './phrase.ts';

/** "A website for a yarn shop in Leeds", "a page about lichens": what follows whom it is for. */
export function behindSite(text: string, reading: Reading): string {
  const tokens = tokensOf(text);
  const { siteWords, grammar } = reading;
  const at = tokens.findIndex(({ text: word }) => siteWords.has(word.toLowerCase()));
  const next = tokens[at + 1];
  if (at < 0 || !next) return '';
  const shown = shownBehind(text.slice(next.start));
  if (shown > 0) return ownedPhrase(text.slice(next.start + shown), reading);
  const small = next.text.toLowerCase();
  if (!grammar.recipients.has(small) && !grammar.owners.has(small)) return '';
  return nounPhrase(withoutOpening(text.slice(next.start), reading), reading);
}

let showing: PhraseFinder | undefined;

/** How long the phrase is by which a text says what the site is to show. */
function shownBehind(text: string): number {
  showing ??= phraseFinder(phrases().showing);
  return showing.leading(text);
}

/** "my handmade candles": what somebody has, and nothing that others do. */
function ownedPhrase(text: string, reading: Reading): string {
  const [first = ''] = text.trimStart().toLowerCase().split(/\s/u, 1);
  return reading.grammar.owners.has(first) ? nounPhrase(withoutOpening(text, reading), reading) : '';
}

const mostWordsBefore = 6;

/** The noun phrase before a word for the site: "dentist landing page". */
export function beforeSite(text: string, reading: Reading): string {
  const tokens = tokensOf(text);
  const at = tokens.findIndex(({ text: word }, index) => {
    const small = word.toLowerCase();
    return (
      reading.siteWords.has(small) ||
      reading.siteWords.has(`${small} ${tokens[index + 1]?.text.toLowerCase()}`)
    );
  });
  const last = tokens[at - 1];
  if (
    at <= 0 ||
    at > mostWordsBefore ||
    !last ||
    tokens.slice(0, at).some(({ text: word }) => reading.grammar.wants.has(word.toLowerCase()))
  )
    return '';
  return nounPhrase(
    text.slice(0, last.end).replace(/(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])の$/u, ''),
    reading,
  );
}

/** "a page 4 my mobile repair thing": what somebody calls their own. */
export const ofOwner = ({ text, class: name }: Classified, reading: Reading): string =>
  name === 'identity' &&
  [new Set([...reading.siteWords, ...reading.grammar.purposes]), reading.grammar.owners].every((list) =>
    tokensOf(text).some(({ text: word }) => list.has(word.toLowerCase())),
  )
    ? phraseBefore(text, reading)
    : '';
