import { type LanguageCopy, pageWords } from '@sitewright/composer-content';
import { type PhraseFinder, phraseFinder } from '../../phrases.ts';
import { wholeHeading } from '../../whole-heading.ts';
import { capitalise, plain } from '../words.ts';

/** Whether a title names a form, such as "Quote form" and "Kontaktformular". */
export function namesForm(title: string, copies: readonly LanguageCopy[]): boolean {
  const words = plain(title).split(' ');
  return copies.some(({ forms }) =>
    forms.map(plain).some((form) => words.some((word) => endsWithForm(word, form))),
  );
}

const shortestStem = 5;
const endsWithForm = (word: string, form: string): boolean =>
  word === form || (form.length >= shortestStem && word.endsWith(form));

/** A title without the maker's word at its end: "Fixtures table" as "Fixtures". */
function withoutEnd(title: string, phrases: readonly string[]): string {
  const line = title.trim();
  const lower = line.toLowerCase();
  const found = phrases
    .filter((phrase) => lower === phrase || lower.endsWith(` ${phrase}`) || endsUnspaced(lower, phrase))
    .toSorted((one, other) => other.length - one.length)[0];
  return found ? withoutEnd(line.slice(0, line.length - found.length), phrases) : line;
}

const unspaced = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+$/u;
const endsUnspaced = (line: string, phrase: string): boolean =>
  unspaced.test(phrase) && line.endsWith(phrase);

const withoutArticle = (title: string, { articles }: LanguageCopy): string => {
  const article = articles.find((one) => title.toLowerCase().startsWith(`${one} `));
  return article ? title.slice(article.length + 1) : title;
};

/** Whether a title begins with the maker's word for a part, followed by what the part is to hold. */
const namesPart = (title: string, copies: readonly LanguageCopy[]): boolean =>
  copies.some((one) => {
    const line = withoutArticle(title, one).toLowerCase();
    return one.makers.before.some((phrase) => line === phrase || line.startsWith(`${phrase} `));
  });

/** A loop: a pattern for the end of a line is tried at each of its signs. */
function withoutEndSigns(line: string): string {
  let end = line.length;
  while (end > 0 && ' ,:–-'.includes(line.charAt(end - 1))) end -= 1;
  return line.slice(0, end);
}

/** With all that its maker has said around it. */
const longestTitle = 300;
const longestHeading = 60;
/** Letters that stand for words. */
const initials = /^faqs?$/iu;

const fields = /\s(?:asking|with|to|for|mit|con|avec|com|met)\s/iu;

/** "RSVP form asking for name" is called by what stands before its fields. */
function withoutFields(title: string, copies: readonly LanguageCopy[]): string {
  const [head = title] = title.split(fields);
  return namesForm(head, copies) ? head : title;
}

let onPages: PhraseFinder | undefined;

/** "Page About", "Nella pagina Corsi" are called by the name of the page. */
function withoutPage(title: string): string {
  const { on, one } = pageWords();
  onPages ??= phraseFinder(Object.values(on).flat());
  const [word = '', ...rest] = title.slice(onPages.leading(title)).trim().split(' ');
  const isPage = Object.values(one).some((words) => words.includes(word.toLowerCase()));
  return isPage && /^\p{Lu}/u.test(rest[0] ?? '') ? rest.join(' ') : title;
}

/** A title as visitors read it; nothing where it only names a part of a site, as its maker would. */
export function visitorHeading(title: string, copies: readonly LanguageCopy[]): string | undefined {
  const line = withoutPage(withoutFields(title.trim(), copies));
  if (line.length > longestTitle || namesPart(line, copies)) return undefined;
  const short = withoutEndSigns(copies.reduce((rest, { makers }) => withoutEnd(rest, makers.after), line));
  const whole = wholeHeading(short);
  if (whole === undefined || whole.length > longestHeading) return undefined;
  return initials.test(whole) ? whole.toUpperCase() : capitalise(whole);
}
