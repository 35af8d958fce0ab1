import { tools } from '@sitewright/composer-content';
import { type PhraseFinder, phraseFinder } from '../../../phrases.ts';
import { remembered } from '../../../remembered.ts';
import { phraseAt, type Token, tokensIn } from './page-tokens.ts';

interface Words {
  wishing: ReadonlySet<string>;
  places: ReadonlySet<string>;
  able: ReadonlySet<string>;
  ends: ReadonlySet<string>;
  acts: ReadonlySet<string>;
  doing: PhraseFinder;
  letting: PhraseFinder;
  mustLet: PhraseFinder;
}

let made: Words | undefined;

function words(): Words {
  const { acts, doing, letting, mustLet } = tools().fields;
  made ??= {
    wishing: new Set(acts.wishing),
    places: new Set(acts.places),
    able: new Set(acts.able),
    ends: new Set(acts.ends),
    acts: new Set(doing),
    doing: phraseFinder(doing),
    letting: phraseFinder(letting),
    mustLet: phraseFinder(mustLet),
  };
  return made;
}

const isSign = ({ word }: Token): boolean => !/^[\p{L}\p{N}]/u.test(word);

const mostOfPhrase = 6;

/** Who acts has so many words at most: "parents of new children". */
const mostWho = 4;
/** Whoever wishes is not who is to act: "I want to book". */
const wisher: ReadonlySet<string> = new Set(['i', 'we', "i'd", "we'd", 'to']);

/** Whether somebody else is to be able to do what begins at a token: "people should be able to | book", "a way to | book". */
function isWished(tokens: readonly Token[], at: number): boolean {
  const { able, wishing, places } = words();
  let from = at;
  while (able.has(tokens[from - 1]?.word ?? '')) from -= 1;
  const said = tokens.slice(from, at).map(({ word }) => word);
  if (said.join(' ').includes('should be able to')) return from > 0;
  const before = tokens.slice(Math.max(0, from - mostWho), from).toReversed();
  if (said.length > 0 && places.has(before[0]?.word ?? '')) return true;
  const wish = before.findIndex(({ word }) => wishing.has(word) || places.has(word));
  return wish > 0 && !before.slice(0, wish).some((one) => isSign(one) || wisher.has(one.word));
}

/** What visitors are to be able to do, by its offsets: "book a repair". */
export interface Act {
  start: number;
  end: number;
}

function actFrom(tokens: readonly Token[], at: number, count: number): Act {
  const { ends } = words();
  let end = at + count;
  while (tokens[end] && !isSign(tokens[end] as Token) && phraseAt(tokens, end, ends, mostOfPhrase) === 0)
    end += 1;
  return { start: tokens[at]?.start ?? 0, end: tokens[end - 1]?.end ?? 0 };
}

/** The act that a text wishes visitors to be able to do, in the order of English: who, may, does what. */
function wishedAct(text: string): Act | undefined {
  const tokens = tokensIn(text.replaceAll('’', "'"));
  for (const at of tokens.keys()) {
    const count = phraseAt(tokens, at, words().acts, mostOfPhrase);
    if (count > 0 && isWished(tokens, at)) return actFrom(tokens, at, count);
  }
  return undefined;
}

/** The same by phrases of all languages, which say nothing of where the words for it end. */
const isLetting = (text: string): boolean => words().letting.has(text) && words().doing.has(text);

export const actIn: (text: string) => Act | undefined = remembered(wishedAct);

/** Whether a text asks that visitors may do what takes a form: "let people request a visit", "guests should be able to sign up". */
export const letsAct = (text: string): boolean => actIn(text) !== undefined || isLetting(text);

/** Whether that can be nothing but a wish: "customers must be able to book" tells visitors nothing. */
export const mustLetAct = (text: string): boolean => words().mustLet.has(text) && words().doing.has(text);

/** Whether what takes a form begins at a token: "our concerts and | ask to join". */
export const actsAt = (tokens: readonly Token[], at: number): boolean =>
  phraseAt(tokens, at, words().acts, mostOfPhrase) > 1;
