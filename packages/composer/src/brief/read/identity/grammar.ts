import { type LanguagePhrases, phrases } from '@sitewright/composer-content';

/** The small words of a prompt's language and of English, which turns up in prompts of every language. */
export type Grammar = Readonly<Record<keyof LanguagePhrases, ReadonlySet<string>>>;

const kept = new Map<string, Grammar>();

function makeGrammar(language: string): Grammar {
  const { languages } = phrases();
  const read = [languages[language], language === 'en' ? undefined : languages.en].filter(
    (one) => one !== undefined,
  );
  const of = (list: keyof LanguagePhrases) => new Set(read.flatMap((one) => one[list]));
  return {
    called: of('called'),
    keys: of('keys'),
    once: of('once'),
    like: of('like'),
    others: of('others'),
    recipients: of('recipients'),
    selves: of('selves'),
    owners: of('owners'),
    articles: of('articles'),
    copulas: of('copulas'),
    wants: of('wants'),
    edges: of('edges'),
    ends: of('ends'),
    links: of('links'),
    stops: of('stops'),
    having: of('having'),
    plain: of('plain'),
    open: of('open'),
    purposes: of('purposes'),
  };
}

/** The grammar for a language tag; English alone where the language is not read. */
export function grammarOf(language: string): Grammar {
  const [main = 'en'] = language.split('-');
  const grammar = kept.get(main) ?? makeGrammar(main);
  kept.set(main, grammar);
  return grammar;
}

/** No phrase is longer. */
const reach = 48;

/** What stands before a place in a text, in small letters and without marks of quotation. */
export const textBefore = (text: string, at: number): string =>
  text
    .slice(Math.max(0, at - reach), at)
    .toLowerCase()
    .replace(/(?<![\s:"'“„«»「『（(])[\s:"'“„«»「『（(]*$/u, '');

const isSpacelessEnd = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]$/u;

/** The longest of some phrases with which a text in small letters ends. */
export function endingOf(before: string, sought: ReadonlySet<string>): string | undefined {
  let longest: string | undefined;
  for (const phrase of sought) {
    if (phrase.length <= (longest?.length ?? 0) || !before.endsWith(phrase)) continue;
    const previous = before.charAt(before.length - phrase.length - 1);
    if (isSpacelessEnd.test(phrase) || !/[\p{L}\p{N}-]/u.test(previous)) longest = phrase;
  }
  return longest;
}
