/** A word of a folded text, and where it stands. */
export interface Word {
  text: string;
  index: number;
  end: number;
}

/** A text as typed and folded, and whether its language gives every noun a capital. */
export interface Read {
  text: string;
  folded: string;
  hasCapitalNouns: boolean;
}

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

const indefinite =
  '(?:an?|my|our|this|ein(?:e[nrms]?)?|mein(?:e[nrms]?)?|unser(?:e[nrms]?)?|une?|mon|ma|notre|una?|uno|mi|nuestr[oa]|uma?|meu|minha|noss[oa]|mi[oa]|nostr[oa]|een|mijn|onze|moj|moja|mojej)';
const definite = '(?:the|die|der|das|den|l[ae]s?|el|los|il|lo|os?)';
const purpose = '(?:for|4|fur|para|pour|per|voor|dla|till|til|fr)';
/** "my", "for the", or right at the start; no "£14 a night", "not a shop". */
const opener = new RegExp(
  `^(?:${definite}\\s|${indefinite}\\s)?|(?<![\\p{L}'’])(?:${purpose}\\s(?:${definite}\\s)?(?:${indefinite}\\s)?|(?<!(?:\\d|not|have|with)\\s)${indefinite}\\s)|\\s(?<=^[^.!?\\n]{2,30}[.!]\\s)|,\\s(?<=^[^.!?:\\n]{2,120},\\s)|\\s[–—-]\\s(?<=^[^,.:–—\\n]{2,60}\\s[–—-]\\s)`,
  'gu',
);
/** What a noun phrase ends before. */
const boundary = words(
  'for in of on to that which with at by from called named every each up please who where is are was near about since based offering selling i we it so but or as fur mit aus bei am im auf zum zur namens die der das wo und en jeden chaque cada ogni con que para por del de du des d pour avec qui a au aux dans sur com em no na do da dos das per nel nella che e y et di della voor met van op w z dla',
);
const phraseWord = /(?:\s(?:[&+]\s)?)?([\p{L}\p{N}]+(?:['’&-][\p{L}\p{N}]+)*)/uy;
const mostWords = 8;
const longestOpening = 300;

const capital = /^\p{Lu}/u;

/** "my novel The Tin Orchard": a name after what it is. */
const beginsName = (text: string, index: number, before: Word | undefined): boolean =>
  before !== undefined && capital.test(text.slice(index)) && !capital.test(text.slice(before.index));

function phraseAt({ text, folded, hasCapitalNouns }: Read, start: number): Word[] {
  const phrase: Word[] = [];
  phraseWord.lastIndex = start;
  while (phrase.length < mostWords) {
    const word = phraseWord.exec(folded)?.[1];
    const index = phraseWord.lastIndex - (word?.length ?? 0);
    if (!word || boundary.has(word) || (!hasCapitalNouns && beginsName(text, index, phrase.at(-1)))) break;
    phrase.push({ text: word, index, end: phraseWord.lastIndex });
  }
  return phrase;
}

/** "Ironbark Fencing" is called so, whatever it does. */
export const isName = (phrase: readonly Word[], { text, hasCapitalNouns }: Read): boolean =>
  !hasCapitalNouns && capital.test(text.slice(phrase.at(-1)?.index));

/** "menu, gallery, prices": one of several, unless it stands beside a name: "Ada Lind, photographer in Turin". */
const isListed = (rest: string): boolean =>
  !/^,\s[^,.:;\n]{3,40}?(?:\s(?:in|from|for|a|en|em|aus|bei|fur|pour|para|per|who|that)\s|\.)/u.test(rest);

/** The noun phrases a text opens with, where they may say what it is of: after "for", "my", "a", a comma. */
export function* openingPhrases(read: Read): Generator<readonly Word[]> {
  for (const { 0: found, index } of read.folded.slice(0, longestOpening).matchAll(opener)) {
    const phrase = phraseAt(read, index + found.length);
    const isWish = found.startsWith(',') && (isListed(read.folded.slice(index)) || isName(phrase, read));
    if (phrase.length > 0 && !isWish) yield phrase;
  }
}
