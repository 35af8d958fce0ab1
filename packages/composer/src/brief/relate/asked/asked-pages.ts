import { localeFor, localeOf } from '@sitewright/composer-content';
import type { Cut } from '../../cut/cut.ts';
import { countWords } from '../../read/entries/scan/tokens.ts';
import { asks } from '../../read/facts/words.ts';
import { isForMaker } from '../../read/guard/maker-talk.ts';
import { namesPages } from '../../read/outline/pages.ts';
import { namesIn } from '../wished-rows.ts';
import { type PagePhrase, pagePhrasesIn } from './page-phrases.ts';
import { type Group, groupsOf, rawOf, recut, type Span } from './recut.ts';

const longest = 1200;
const fewest = 2;
const mostBefore = 8;

interface Found {
  group: Group;
  phrases: readonly PagePhrase[];
}

/** A page is one of a site's where there are others: two are asked for, or one that says so. */
const areOfSite = (found: readonly Found[]): boolean =>
  found.flatMap(({ phrases }) => phrases).length >= fewest ||
  found.some(({ phrases }) => phrases.some(({ isAnother }) => isAnother));

/**
 * What leads to a page belongs to it, where it says nothing else: "The site should have a page about …", but not "Low Fell Pottery: pages
 * studio, courses".
 */
const startOf = (raw: string, { start }: PagePhrase): number => {
  const before = raw.slice(0, start);
  const isOther = /:\s*$/u.test(before) && !namesPages(before);
  const isLead = countWords(before) <= mostBefore || isForMaker(before) || asks(before);
  return isLead && !isOther && !/\p{N}/u.test(before) ? 0 : start;
};

/** "mit den Preisen": sections are known by their plural, which German declines. */
function undeclined(title: string, language: string): string {
  const names = namesIn(language);
  const small = title.toLowerCase();
  return !names.has(small) && small.endsWith('n') && names.has(small.slice(0, -1))
    ? title.slice(0, -1)
    : title;
}

/** A page that is told only by what is done there, and that in many words, is one to write from. */
const titleIn = ({ title }: PagePhrase, language: string): string =>
  title === '' ? localeOf(localeFor(language) ?? 'en').messages.labels.contact : undeclined(title, language);

function spansOf({ group, phrases }: Found, prompt: string, language: string): Span[] {
  const raw = rawOf(group, prompt);
  const from = group.cuts[0]?.start ?? 0;
  return phrases.map((phrase, at) => ({
    start: from + (at === 0 ? startOf(raw, phrase) : phrase.start),
    end: from + phrase.end,
    text: raw.slice(phrase.start, phrase.end).replaceAll(/\s+/gu, ' '),
    asked: { as: 'page', title: titleIn(phrase, language) },
  }));
}

/**
 * The pages that running text asks for as statements of their own: "a page on the boats, and one where people can book". What is said
 * beside them stays what it is.
 */
export function partPages(cuts: readonly Cut[], prompt: string, language: string): Cut[] {
  const groups = groupsOf(cuts);
  const found = groups
    .map((group) => {
      const raw = rawOf(group, prompt);
      return { group, phrases: raw.length > longest ? [] : pagePhrasesIn(raw) };
    })
    .filter(({ phrases }) => phrases.length > 0);
  if (!areOfSite(found)) return [...cuts];
  const byStart = new Map(found.map((each) => [each.group.from, each]));
  return recut(cuts, prompt, ({ from }) => {
    const here = byStart.get(from);
    // The page that a prompt begins with is the site.
    const isSite = from === 0 && here?.phrases.length === 1 && !here.phrases[0]?.isAnother;
    return here && !isSite ? spansOf(here, prompt, language) : [];
  });
}
