import type { Brief } from '@sitewright/contracts';
import type { Classified } from '../../classify/classified.ts';
import { isSpaceless, tokensOf } from '../entries/scan/tokens.ts';
import { career } from '../facts/words.ts';
import { isOf, type Reading } from './reading.ts';

/** Languages that a site may be asked for in. */
const asked =
  'en de fr es it pt ja ar zh nl pl tr ru uk cs sv da nb fi el he hi ko ro hu ca eu gl cy ga'.split(' ');

const displayNames = (tag: string) => new Intl.DisplayNames([tag], { type: 'language' });

const namesByDisplay = new Map<string, ReadonlyMap<string, string>>();

/** The names of languages in one language and, each, in their own. */
function languageNames(display: string): ReadonlyMap<string, string> {
  const known = namesByDisplay.get(display);
  if (known) return known;
  const names = new Map<string, string>();
  const shown = [display, 'en'].map(displayNames);
  for (const tag of asked)
    for (const inWords of [...shown, displayNames(tag)]) {
      const name = inWords.of(tag)?.toLowerCase();
      if (name) names.set(name, tag);
    }
  namesByDisplay.set(display, names);
  return names;
}

/** Words before a language that a site is wanted in; a restaurant can be Spanish, and lessons can be. */
const before = new Set(
  'in auf en em in på på in: språk språket w po bilingual zweisprachig bilingüe bilingue both'.split(' '),
);
const both = new Set('bilingual zweisprachig bilingüe bilingue bilíngue'.split(' '));
const languageKeys = /^(?:languages?|sprachen?|idiomas?|langues?|lingu[ae]|línguas?|言語|اللغة|语言)$/iu;

/** Beside a language: the site is in no other. */
const only = new Set(
  'only nur ausschließlich exclusively uniquement seulement solo sólo solamente soltanto apenas alleen tylko'.split(
    ' ',
  ),
);

const isOnlyBeside = (words: readonly { text: string }[], at: number): boolean =>
  [-2, -1, 1].some((step) => only.has(words[at + step]?.text ?? ''));

/** The language that a word names: as it is, or in a form of it, as in "po angielsku", "englischsprachig", "بالإنجليزية". */
const tagOf = (word: string, names: ReadonlyMap<string, string>): string | undefined =>
  names.get(word) ??
  names.get(word.replace(/sprachige?[nrs]?$/u, '')) ??
  names.get(word.replace(/sku$/u, 'ski')) ??
  names.get(word.replace(/^ب/u, ''));

/** "in French", "in het Engels"; the word for it may be a part of the language's own. */
const isBehind = (words: readonly { text: string }[], at: number): boolean => {
  const [word = '', previous = '', earlier = ''] = [0, 1, 2].map((step) => words[at - step]?.text);
  return (
    before.has(previous) || (previous === 'het' && before.has(earlier)) || /^ب|sprachige?[nrs]?$/u.test(word)
  );
};

/** Japanese and Chinese have no space before and behind a language. */
const spacelessTags = (text: string, names: ReadonlyMap<string, string>): string[] =>
  spacelessWish.test(text)
    ? [...names].flatMap(([name, tag]) => (isSpaceless(name) && text.includes(name) ? [tag] : []))
    : [];

const spacelessWish = /読め|表示|サイト|ページ|対応|切り替え|网站|页面/u;

function languagesIn(text: string, names: ReadonlyMap<string, string>, isSure: boolean): string[] {
  if (isSpaceless(text)) return spacelessTags(text, names);
  const words = tokensOf(text.toLowerCase()).filter(({ kind }) => kind === 'word');
  const isTwo = words.some(({ text: word }) => both.has(word));
  let isRow = false;
  return words.flatMap(({ text: word }, at) => {
    const tag = tagOf(word, names);
    const isAsked =
      tag !== undefined && (isSure || isTwo || isRow || isBehind(words, at) || isOnlyBeside(words, at));
    isRow = isAsked || (isRow && /^(?:and|und|y|et|e|en)$/u.test(word));
    return isAsked && tag ? [tag] : [];
  });
}

interface Asked {
  tags: string[];
  index: number;
}

/** Whether a text speaks of the site; in which languages somebody works or teaches says nothing of it. */
const isOfSite = (text: string, { siteWords }: Reading): boolean =>
  tokensOf(text.toLowerCase()).some(
    ({ kind, text: word }) => kind === 'word' && (siteWords.has(word) || otherSiteWords.has(word)),
  );

/** Of languages that have no locale. */
const otherSiteWords = new Set(
  'sidan hemsidan webbplatsen sajten siden hjemmesiden nettsiden sivusto'.split(' '),
);

const longestBare = 5;

/** "…, bitte auf Englisch": nothing but a language, in a sentence that speaks of the site. */
function isBareWish(
  { text, sentence }: Classified,
  names: ReadonlyMap<string, string>,
  reading: Reading,
): boolean {
  const words = wordsIn(text);
  return (
    words.length <= longestBare &&
    words.every(
      (word) =>
        tagOf(word, names) || before.has(word) || only.has(word) || joining.test(word) || pleading.has(word),
    ) &&
    isOfSite(sentence?.text ?? '', reading)
  );
}

const pleading = new Set('please bitte svp graag alsjeblieft proszę por favor per het also auch'.split(' '));

/** Where a statement says it of the site itself, or that there is one only, what others say is of a line or a quotation. */
function ofTheSite(all: readonly Asked[], reading: Reading): readonly Asked[] {
  const said = all.filter(({ index, tags }) => {
    const { text = '', key = '' } = reading.statements[index] ?? {};
    const words = tokensOf(text.toLowerCase()).filter(({ kind }) => kind === 'word');
    const isAlone = tags.length === 1 && words.some(({ text: word }) => only.has(word));
    return isOfSite(text, reading) || isAlone || languageKeys.test(key.trim());
  });
  return said.length > 0 ? said : all;
}

const wordsIn = (text: string): string[] =>
  tokensOf(text.toLowerCase()).flatMap(({ kind, text: word }) => (kind === 'word' ? [word] : []));
const joining = /^(?:and|und|y|et|e|en|i|och)$/u;

const isUnderLanguages = ({ key = '', class: name }: Classified): boolean =>
  name !== 'prohibition' && languageKeys.test(key.trim());

const isCareer = (statements: readonly Classified[]): boolean =>
  statements.some(({ key = '' }) => key !== '' && career.leading(key.trim()) === key.trim().length);

/**
 * Whether what stands under "Languages" says which the site has: it names nothing but languages, and the prompt speaks of none of them
 * elsewhere. In which ones somebody teaches, sings or is at home, or has beside what they have learnt and done, is a fact about them.
 */
function areSettings(statements: readonly Classified[], names: ReadonlyMap<string, string>): boolean {
  if (isCareer(statements)) return false;
  const words = new Set(statements.filter(isUnderLanguages).flatMap(({ text }) => wordsIn(text)));
  if (![...words].every((word) => names.has(word) || joining.test(word))) return false;
  return !statements.some(
    (statement) =>
      !isUnderLanguages(statement) &&
      isOf(statement, 'identity', 'item', 'story', 'fact', 'event', 'person') &&
      wordsIn(statement.text).some((word) => names.has(word) && words.has(word)),
  );
}

/** What stands under "Languages" is a setting of the site, or a fact about those who speak them. */
export function withSpokenLanguages(statements: readonly Classified[], language: string): Classified[] {
  if (!statements.some(isUnderLanguages)) return [...statements];
  const name = areSettings(statements, languageNames(language)) ? 'design_wish' : 'fact';
  return statements.map((statement) =>
    isUnderLanguages(statement) ? { ...statement, class: name, also: [] } : statement,
  );
}

/** One page in a language says nothing of the others, nor does what is offered, told or forbidden there. */
const isOfPart = (statement: Classified, reading: Reading): boolean =>
  statement.asked?.as === 'page' ||
  (isOf(statement, 'item', 'story', 'prohibition', 'event') && !isOfSite(statement.text, reading));

/** What a statement asks for, and whether naming a language is enough there. */
function askedIn(reading: Reading, names: ReadonlyMap<string, string>): { tags: string[]; from: number[] } {
  const all: Asked[] = [];
  const isSet = areSettings(reading.statements, names);
  const isTwo = tokensOf(reading.prompt.slice(0, 4000).toLowerCase()).some(({ text }) => both.has(text));
  for (const [index, statement] of reading.statements.entries()) {
    if (isOfPart(statement, reading)) continue;
    const isKey = isUnderLanguages(statement);
    if (isKey && !isSet) continue;
    const isWish = isOf(statement, 'function_wish', 'page_or_section_wish', 'design_wish', 'meta');
    const isSwitch = /switch|toggle|umschalt|selector|sélecteur|selettore|seletor|langu|sprach|idioma/iu.test(
      statement.text,
    );
    const found = languagesIn(statement.text, names, isKey || (isWish && (isTwo || isSwitch)));
    const isAsked =
      isKey ||
      isWish ||
      isOfSite(statement.text, reading) ||
      isSpaceless(statement.text) ||
      isBareWish(statement, names, reading);
    if (found.length === 0 || !isAsked) continue;
    all.push({ tags: found, index });
  }
  const kept = ofTheSite(all, reading);
  return { tags: [...new Set(kept.flatMap(({ tags }) => tags))], from: kept.map(({ index }) => index) };
}

/** The languages of the site: those that are asked for, else the prompt's own. */
export function readLanguages(reading: Reading, sureness: number): Brief['languages'] {
  const { tags: asked, from } = askedIn(reading, languageNames(reading.language));
  const tags = asked.map((tag) => (tag === reading.language ? reading.tag : tag));
  if (tags.length === 0) return { value: [reading.tag], sureness, from: [] };
  const isOneMore =
    tags.length === 1 &&
    from.some((index) =>
      /\b(?:also|auch|además|aussi|anche|também|ook)\b|でも|にも|切り替え/iu.test(
        reading.statements[index]?.text ?? '',
      ),
    );
  return { value: isOneMore ? [...new Set([reading.tag, ...tags])] : tags, sureness: 0.9, from };
}
