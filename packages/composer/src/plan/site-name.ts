import { headNouns, type Locale, toolTitleOf } from '@sitewright/composer-content';
import type { Brief } from '@sitewright/contracts';
import { hasOneOf } from '../whole-words.ts';
import { saysNothing } from './copy/fillers.ts';
import { languageCopies } from './copy/language-copy.ts';
import { toolsOfWish } from './functions/wish-words.ts';
import { requestName } from './tool-page/request-name.ts';
import { toolName } from './tool-site.ts';
import { capitalise, plain } from './words.ts';

/** What is longer is no name: headers have one line for it. */
const longestName = 40;

/** "a bakery" as "bakery", "un’agenzia" as "agenzia". */
export function withoutArticle(phrase: string, { words: { articles } }: Locale): string {
  const text = phrase.trim();
  const lower = text.toLowerCase();
  const article = articles.find((one) => lower.startsWith(`${one} `) || lower.startsWith(`${one}’`));
  return article ? text.slice(article.length + 1).trim() : text;
}

interface Naming {
  brief: Brief;
  /** The locale of what is written, and that of the person's own words. */
  locale: Locale;
  own: Locale;
  /** What the site type is called in the locale, with its article; empty where the type is not certain. */
  typeNoun: string;
}

/** "Travel blog" is a form of sites: what one of them is about is more of a name. */
const isForm = (noun: string): boolean => hasOneOf(noun, Object.values(headNouns().forms).flat());

/** What the person calls it, in their language: the noun alone reads most like a name. */
function ownWords({ brief, own }: Naming): string[] {
  const { description, siteType, place } = brief;
  const line = withoutArticle(description?.value.replace(/(?<![.!?。！？؟])[.!?。！？؟]+$/u, '') ?? '', own);
  const noun = withoutArticle(siteType.value.noun, own);
  // "Conference" alone could be any; where it is says the line above.
  const isBare = !noun.includes(' ') && line.startsWith(`${noun} `) && !(place && line.includes(place.value));
  const inOrder = isForm(noun) ? [line, noun] : [...(isBare ? [line] : []), noun, line];
  return inOrder.filter((words) => words.length <= longestName && !saysNothing(words, languageCopies(brief)));
}

/** What the small tools that a wish names are called. */
function toolTitles(wish: Brief['functions'][number], brief: Brief, locale: Locale): string[] {
  return toolsOfWish(wish, brief).flatMap((kind) => toolTitleOf(locale.id, kind) ?? []);
}

/** "Real estate listing: …": the head that most of a prompt stands under. */
function listHead({ statements }: Brief): string[] {
  const [{ key = '' } = {}] = statements;
  const isMost = statements.filter((statement) => statement.key === key).length * 2 > statements.length;
  return key !== '' && isMost ? [key] : [];
}

/** What it is for, where nothing else says what it is: one event, a small tool, or a list. */
function purposes(brief: Brief, locale: Locale): string[] {
  const { events, functions } = brief;
  const { messages } = locale;
  const titles = events.length === 1 ? events.map(({ title }) => title) : [];
  const tools = functions.flatMap((wish) => {
    const { type } = wish;
    if (type === 'quiz') return messages.tools.quiz;
    if (type === 'todo') return messages.tools.todo;
    return type === 'calculator' ? messages.calculator.title : toolTitles(wish, brief, locale);
  });
  return [...titles, ...tools, ...listHead(brief)].filter((title) => title.length <= longestName);
}

/** A town is no name of what is there. */
const withoutPlace = (called: string, { place }: Brief): string =>
  place && plain(called) === plain(place.value) ? '' : called;

/**
 * What a site without a name is called: what it is. A name that nobody gave would be a claim. Other languages than the person's say
 * it by the site type, where that is certain.
 */
export function nameless(naming: Naming): string {
  const { brief, locale, own, typeNoun } = naming;
  if (brief.tool) return requestName(brief.tool, locale.id);
  const typed = withoutArticle(typeNoun, locale);
  const tool = toolName(brief, locale.id);
  const called = [...(tool ? [withoutArticle(tool, own)] : []), ...ownWords(naming)].filter(
    (words) => words.length <= longestName,
  );
  const inOrder = locale.id === own.id ? [...called, typed] : [typed, ...called];
  const all = [...inOrder, ...purposes(brief, locale), locale.messages.page.welcome];
  return capitalise(all.map((one) => withoutPlace(one, brief)).find(Boolean) ?? '');
}
