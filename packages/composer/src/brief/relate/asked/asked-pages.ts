import { localeFor, localeOf } from '@sitewright/composer-content';
import { topicsOfTitle } from '../../../page-topics.ts';
import type { Cut } from '../../cut/cut.ts';
import { requesting } from '../../cut/prose/function-words.ts';
import { countWords } from '../../read/entries/scan/tokens.ts';
import { asks } from '../../read/facts/words.ts';
import { isForMaker } from '../../read/guard/maker-talk.ts';
import { areLooks } from '../../read/outline/looks.ts';
import { namesPages } from '../../read/outline/pages.ts';
import { sectionWordsFor } from '../../read/outline/prompt-words.ts';
import { sectionTypeOf } from '../../read/outline/section-type.ts';
import { namesIn } from '../wished-rows.ts';
import { letsAct } from './asked-acts.ts';
import { type PagePhrase, pagePhrasesIn } from './page-phrases.ts';
import { type Group, groupsOf, rawOf, recut, type Span } from './recut.ts';

const longest = 1200;
const fewest = 2;
const mostBefore = 8;

interface Found {
  group: Group;
  phrases: readonly PagePhrase[];
}

/** "prices", "the choir's history": what a part of a site is called, or what its facts tell of. */
const isPartOfSite = (title: string, language: string): boolean =>
  sectionTypeOf(title, sectionWordsFor(language)) !== undefined ||
  topicsOfTitle(` ${title.toLowerCase()} `).length > 0;

const wholePage = /\s(?:with|mit|avec|con|com|met|z|of|de|von)\s/iu;

/** "One page with our hours and a photo" is all there is to be; "one page for prices" is one of them. */
const isWhole = (text: string): boolean => wholePage.test(text);

/** "Three pages: home, lessons and a page where people can see the prices", "a separate page". */
function isOneOfSeveral({ group, phrases: [phrase] }: Found, prompt: string): boolean {
  if (!phrase) return false;
  return phrase.isAnother === true || namesPages(rawOf(group, prompt).slice(0, phrase.start));
}

/**
 * A page is one of a site's where there are others: two are asked for, or one that says so, one of several pages, or one behind the
 * first sentence that is about a part that sites have, such as prices.
 */
function areOfSite(found: readonly Found[], prompt: string, language: string): boolean {
  const all = found.flatMap(({ phrases }) => phrases);
  if (all.length >= fewest || all.some(({ isAnother }) => isAnother)) return true;
  return found.some(({ group, phrases: [phrase] }) => {
    const raw = rawOf(group, prompt);
    if (!phrase || phrase.title === '') return false;
    if (isOneOfSeveral({ group, phrases: [phrase] }, prompt)) return true;
    const said = raw.slice(phrase.start, phrase.end);
    // "where people can see our concerts and ask to join": what has a form is a part, too.
    const isNamed = isPartOfSite(phrase.title, language) || letsAct(said);
    const isPart = group.from > 0 && !phrase.isDone && isNamed;
    return isPart && !isWhole(said);
  });
}

/**
 * What leads to a page belongs to it, where it says nothing else: "The site should have a page about …", but not "Low Fell Pottery: pages
 * studio, courses".
 */
const startOf = (raw: string, { start }: PagePhrase, isOpening: boolean): number => {
  const before = raw.slice(0, start);
  // "Calm and green, one page for prices"
  const comma = before.lastIndexOf(',');
  if (comma > 0 && areLooks(before.slice(0, comma)))
    return comma + 1 + (/^,\s*/u.exec(before.slice(comma))?.[0].length ?? 1) - 1;
  const isOther = /:\s*$/u.test(before) && !namesPages(before);
  // The sentence that a prompt opens with tells whose site it is before it asks for pages.
  const isWish = !isOpening && (isForMaker(before) || asks(before));
  const isLead = countWords(before) <= mostBefore || isWish;
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

/** "one page for prices please": what only asks behind it belongs to it. */
function pleading(behind: string): number {
  const [said = '', word = ''] = /^,?\s(\p{L}{2,10})(?!\p{L})/u.exec(behind) ?? [];
  return requesting.has(word.toLowerCase()) ? said.length : 0;
}

function spansOf({ group, phrases }: Found, prompt: string, language: string): Span[] {
  const raw = rawOf(group, prompt);
  const from = group.cuts[0]?.start ?? 0;
  return phrases.map((phrase, at) => ({
    start: from + (at === 0 ? startOf(raw, phrase, group.from === 0) : phrase.start),
    end: from + phrase.end + pleading(raw.slice(phrase.end)),
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
  if (!areOfSite(found, prompt, language)) return [...cuts];
  const byStart = new Map(found.map((each) => [each.group.from, each]));
  return recut(cuts, prompt, ({ from }) => {
    const here = byStart.get(from);
    // The page that a prompt begins with is the site.
    const isSite = from === 0 && here?.phrases.length === 1 && !isOneOfSeveral(here, prompt);
    return here && !isSite ? spansOf(here, prompt, language) : [];
  });
}
