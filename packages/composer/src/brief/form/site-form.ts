import { type SiteFormId, siteForms, siteFormWords, toolPages } from '@sitewright/composer-content';
import { placesOfWord, unspaced, type WordPlace } from '../../whole-words.ts';
import { having, siteNouns, subjects } from '../cut/prose/function-words.ts';
import { headsFirst } from '../read/identity/kind/nouns.ts';
import type { Edit } from '../relate/edit.ts';

/** A form that a prompt asks for in its first sentence, and how that sentence reads as one for any site. */
export interface FoundForm {
  id: SiteFormId;
  edit?: Edit;
  /** Where the word ends behind which stands whose it is. */
  lead?: number;
}

const longestOpening = 200;
const mostWordsBefore = 5;

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}’']+/gu) ?? [];

/** "Seite", "Landingpage": a word for the site, also as the end of a compound. */
const isSite = (word: string): boolean =>
  siteNouns.has(word) || /.(?:seite|website|page|pagina)$/u.test(word);

interface Look {
  /** The first sentence. */
  text: string;
  language: string;
}

/** What stands behind a form: the sign, then the words. */
function behind(text: string, end: number) {
  const [, gap = '', sign = ''] = /^([\s-]*)([^\s\p{L}\p{N}]?)/u.exec(text.slice(end)) ?? [];
  const [next = '', following = ''] = wordsOf(text.slice(end));
  return { gap, sign, next, following };
}

const isLead = (word: string): boolean => {
  const { leads, owners } = siteFormWords();
  return (
    leads.includes(word) ||
    word in owners ||
    leads.some((lead) => /['’]$/u.test(lead) && word.startsWith(lead))
  );
};

/** Takes a form out with what joins it to the words behind it. */
const without = ({ start, end }: WordPlace, text: string, joint: RegExp): Edit => ({
  start,
  end: end + (joint.exec(text.slice(end))?.[0].length ?? 0),
  text: '',
});

/** "Lebenslauf von Tim Berger" as "Website für Tim Berger". */
function asSite({ start, end }: WordPlace, text: string, site: string): Edit {
  const { gap, next } = behind(text, end);
  const owner = siteFormWords().owners[next];
  return owner === undefined
    ? { start, end, text: site }
    : { start, end: end + gap.length + next.length, text: `${site} ${owner}` };
}

/** "My portfolio, I'm a designer": a clause that says no more than the form. */
function clauseOf({ start, end }: WordPlace, text: string): Edit | undefined {
  const { own, articles, asking } = toolPages();
  const isPlain = wordsOf(text.slice(0, start)).every((word) =>
    [own, articles, asking].some((list) => list.includes(word)),
  );
  const rest = text.slice(end + 1).trimStart();
  return isPlain && rest !== '' ? { start: 0, end: text.length - rest.length, text: '' } : undefined;
}

/** "CV for a nurse", "portfolio website for", "portfolio fotografo Luca": whose form it is reads as what any site is of. */
function editOf(place: WordPlace, { text, language }: Look): Edit | undefined {
  const { gap, sign, next, following } = behind(text, place.end);
  if (sign === ',') return clauseOf(place, text);
  if (sign !== '' || gap === '') return undefined;
  const site = siteFormWords().sites[language];
  if (isLead(next)) return site === undefined ? undefined : asSite(place, text, site);
  if (isSite(next)) return isLead(following) ? without(place, text, /^[\s-]+/u) : undefined;
  const isFirst = wordsOf(text.slice(0, place.start)).length === 0;
  const isApposed = headsFirst.has(language) || language === 'nl';
  return isFirst && isApposed ? without(place, text, /^\s+/u) : undefined;
}

/** "for", also behind a word for the site: "portfolio website for". */
function leadEnd(end: number, { text }: Look): number | undefined {
  const words = [...text.slice(end).matchAll(/[\p{L}’'-]+/gu)].slice(0, 2);
  const lead = words.find(([word]) => isLead(word.toLowerCase()));
  return lead && end + lead.index + lead[0].length;
}

/** Whether the sentence asks for the form: no part of a site has it, and in the word no other thing is named. */
function isAsked(place: WordPlace, { text, language }: Look): boolean {
  const before = wordsOf(text.slice(0, place.start));
  const { sign, next } = behind(text, place.end);
  const isHead =
    sign !== '' ||
    next === '' ||
    isLead(next) ||
    isSite(next) ||
    having.has(next) ||
    headsFirst.has(language);
  return (
    before.length <= mostWordsBefore && !before.some((word) => having.has(word)) && isHead && !isTold(before)
  );
}

/** "We manage a portfolio of flats": who speaks and asks for nothing tells what they do. */
const isTold = (before: readonly string[]): boolean =>
  before.some((word) => subjects.has(word)) && !before.some((word) => toolPages().asking.includes(word));

/** "Coming soon page", "Website im Aufbau", "coming soon: Halden Coffee": it is said of the site, or before everything. */
function soonOf(place: WordPlace, { text }: Look): FoundForm | undefined {
  const before = wordsOf(text.slice(0, place.start));
  const { sign, next } = behind(text, place.end);
  const [last = '', copula = ''] = [before.at(-1), before.at(-2)];
  if (isSite(next) || isSite(last)) return { id: 'soon', edit: without(place, text, /^[\s-]+/u) };
  if (before.length === 0 && (sign !== '' || isLead(next)))
    return { id: 'soon', edit: without(place, text, /^[\s:,–—-]+/u) };
  // "Our website is coming soon" stays the sentence that it is.
  return isSite(copula) && last.length <= longestCopula ? { id: 'soon' } : undefined;
}

const longestCopula = 4;

function foundAt(id: SiteFormId, place: WordPlace, look: Look): FoundForm | undefined {
  if (unspaced.test(look.text)) return { id };
  if (id === 'soon') return soonOf(place, look);
  if (!isAsked(place, look)) return undefined;
  const edit = editOf(place, look);
  const lead = edit && leadEnd(place.end, look);
  return { id, ...(edit && { edit }), ...(lead && { lead }) };
}

/** The first place of a form's words, the longest of those that begin there. */
function placeOf(words: readonly string[], small: string): WordPlace | undefined {
  const places = words.flatMap((word) => placesOfWord(small, word).slice(0, 1));
  return places.toSorted((one, other) => one.start - other.start || other.end - one.end)[0];
}

/** The first sentence of a prompt, which says what is asked for. */
export const openingOf = (prompt: string): string =>
  prompt.slice(0, longestOpening).split(/(?<=[.!?。！？])(?:\s|$)|\n/u, 1)[0] ?? '';

/** The forms that the first sentence of a prompt asks for. */
export function formsIn(prompt: string, language: string): FoundForm[] {
  const text = openingOf(prompt);
  const look = { text, language };
  const small = text.toLowerCase();
  return siteForms.flatMap((id) => {
    const place = placeOf(siteFormWords().forms[id], small);
    return (place && foundAt(id, place, look)) ?? [];
  });
}
