import { FeatureBag } from '../classify/features/feature-bag.ts';
import { hostsOf } from '../read/identity/name/hosts.ts';
import { isTownName } from '../read/identity/place-names.ts';
import { roughSize } from './rough-size.ts';
import { type Setting, settingsOf } from './setting.ts';
import { type Token, tokensBetween } from './tokens.ts';
import { type WordClasses, wordClassesOf } from './word-classes.ts';

/** What is the same for all tokens of a prompt. What is told by token is empty, or false, beyond its ends. */
interface Whole {
  tokens: readonly Token[];
  settings: readonly Setting[];
  /** How often each word stands, and how often it has a capital. */
  counts: ReadonlyMap<string, number>;
  capitals: ReadonlyMap<string, number>;
  hosts: readonly string[];
  /** By token, its word in small letters; a sign where the prompt begins or ends. */
  small: (at: number) => string;
  /** By token, how it is written. */
  shape: (at: number) => string;
  /** By token, the lists that it is in. */
  classes: (at: number) => string;
  /** By token, whether it has a capital, as the name of a feature. */
  isCapital: (at: number) => string;
  /** By token, whether it is a town, with that behind it, and with the two behind it. */
  towns: readonly (readonly boolean[])[];
  /** How often words have capitals. */
  casing: string;
  language: string;
  words: WordClasses;
}

/** A token, the bag that what is seen of it is put into, and what is around it. */
interface Place {
  at: number;
  token: Token;
  setting: Setting;
  bag: FeatureBag;
}

const isWord = ({ text }: Token): boolean => /^[\p{L}\p{N}]/u.test(text);
const hasCapital = (token: Token | undefined): boolean => /^\p{Lu}/u.test(token?.text ?? '');

const longestShape = 8;
const shapeOf = (text: string): string =>
  text
    .replaceAll(/\p{Lu}/gu, 'A')
    .replaceAll(/[\p{Ll}\p{Lo}]/gu, 'a')
    .replaceAll(/\p{N}/gu, '0')
    .replaceAll(/(.)\1+/gu, '$1')
    .slice(0, longestShape);

function tally(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

function casingOf(share: number): string {
  if (share < 0.02) return 'none';
  if (share < 0.08) return 'few';
  return share > 0.8 ? 'all' : 'usual';
}

function wholeOf(prompt: string, tokens: readonly Token[], language: string): Whole {
  const words = tokens.filter(isWord);
  const capitals = words.filter(hasCapital);
  const known = wordClassesOf(language);
  const shapes = tokens.map(({ text }) => shapeOf(text));
  const classes = tokens.map(({ small }) => known.of(small));
  const areCapital = tokens.map((token) => String(hasCapital(token)));
  return {
    tokens,
    settings: settingsOf(tokens),
    counts: tally(words.map(({ small }) => small)),
    capitals: tally(capitals.map(({ small }) => small)),
    hosts: hostsOf(prompt),
    small: (at) => tokens[at]?.small ?? (at < 0 ? '^' : '$'),
    shape: (at) => shapes[at] ?? '',
    classes: (at) => classes[at] ?? '',
    isCapital: (at) => areCapital[at] ?? 'false',
    towns: townsFrom(tokens),
    casing: casingOf(capitals.length / Math.max(1, words.length)),
    language,
    words: known,
  };
}

const longestTown = 3;

/** By token, whether one, two and three tokens from it on are a town; no sign begins one. */
const townsFrom = (tokens: readonly Token[]): boolean[][] =>
  tokens.map((token, from) => {
    if (!isWord(token)) return [];
    let text = '';
    return tokensBetween(tokens, from, from + longestTown).map((next, index) => {
      text += index > 0 && next.isSpaced ? ` ${next.text}` : next.text;
      return isTownName(text);
    });
  });

/** Whether a run of words around a token is a town: "Hebden Bridge". */
function townAround(towns: Whole['towns'], at: number): string {
  const [one, two, three] = towns[at] ?? [];
  if (one) return 'one';
  if (two) return 'first';
  if (towns[at - 1]?.[1]) return 'second';
  return three ? 'first of three' : '';
}

/** The word itself and those beside it. */
function addWords({ at, token, bag }: Place, { small, tokens }: Whole): void {
  const [before, behind] = [small(at - 1), small(at + 1)];
  const [startsLine, endsLine] = [
    token.startsLine ? '|' : '',
    (tokens[at + 1]?.startsLine ?? true) ? '|' : '',
  ];
  bag.add('any', '');
  bag.add('word', token.small);
  bag.add('before', startsLine, before);
  bag.add('before', small(at - 2), ' ', startsLine, before);
  bag.add('before', small(at - 3), ' ', small(at - 2), ' ', before);
  bag.add('behind', behind, endsLine);
  bag.add('behind', behind, endsLine, ' ', small(at + 2));
  bag.add('with', before, ' ', token.small);
  bag.add('with', token.small, ' ', behind);
  bag.add('second', small(at - 2));
  bag.add('second', '>', small(at + 2));
}

const marks: ReadonlySet<string> = new Set('"“„«‘\'»*_#`(');

/** How it is written. */
function addLetters({ at, token, bag }: Place, { shape, isCapital, small, casing, language }: Whole): void {
  const [before, own, behind] = [shape(at - 1), shape(at), shape(at + 1)];
  for (const length of [2, 3, 4]) bag.add('end', token.small.slice(-length));
  for (const length of [3, 4]) bag.add('start', token.small.slice(0, length));
  bag.add('shape', own);
  bag.add('shape', before, token.startsLine ? '|' : '', '<', own);
  bag.add('shape', own, '>', behind);
  bag.add('shape', before, '<', own, '>', behind);
  bag.add('casing', casing, ' ', isCapital(at), ' ', isCapital(at - 1), ' ', isCapital(at + 1));
  bag.add('marks', String(marks.has(small(at - 1))), ' ', String(token.isSpaced));
  bag.add('language', language, ' ', isCapital(at));
}

/** Where in the prompt, its line and its sentence it stands, and within what. */
function addSetting({ at, setting, bag }: Place, { tokens, isCapital, small, words }: Whole): void {
  const { quote, isBracketed, key } = setting;
  const [line, inLine] = [roughSize(setting.line), roughSize(setting.inLine)];
  const [sentence, inSentence] = [roughSize(setting.sentence), roughSize(setting.inSentence)];
  bag.add('place', 'l', line);
  bag.add('place', 't', roughSize(at));
  bag.add('place', line, ' ', inLine);
  bag.add('place', line, ' ', inLine, ' ', isCapital(at));
  bag.add('size', roughSize(tokens.length), ' ', roughSize(at));
  bag.add('sentence', 's', sentence, ' ', inSentence);
  bag.add('sentence', 'l', line, ' s', sentence);
  bag.add('sentence', line, ' of ', roughSize(setting.lineLength));
  const bracket = isBracketed ? '(' : '';
  if (quote !== '' || isBracketed) {
    bag.add('inside', quote, bracket);
    bag.add('inside', quote, bracket, ' ', inSentence);
    bag.add('inside', quote, bracket, ' ', small(at - 2));
  }
  if (key === '') return;
  bag.add('line key', key);
  bag.add('line key', key, ' ', inLine);
  bag.add('line key', words.of(key));
}

/** How often it stands in the prompt, and whether it is in an address or a town. */
function addKnown({ at, token, bag }: Place, whole: Whole): void {
  const { towns, counts, capitals, hosts, small, isCapital } = whole;
  if (token.text.length > 3 && hosts.some((host) => host.includes(token.small))) bag.add('host', 'yes');
  if (!isWord(token)) return;
  const often = String(Math.min(counts.get(token.small) ?? 0, 4));
  const asName = String(Math.min(capitals.get(token.small) ?? 0, 3));
  bag.add('often', often, ' ', asName);
  bag.add('often', often, ' ', asName, ' ', isCapital(at));
  const town = townAround(towns, at);
  if (town === '') return;
  bag.add('town', town);
  bag.add('town', town, ' ', small(at - 1));
  bag.add('town', town, ' ', isCapital(at));
}

/** The lists that it and the words beside it are in. */
function addClasses({ at, bag }: Place, { classes, shape, small, words }: Whole): void {
  const [before, own, behind] = [classes(at - 1), classes(at), classes(at + 1)];
  bag.add('kind', own);
  bag.add('kind', '<', before);
  bag.add('kind', '<<', classes(at - 2));
  bag.add('kind', '>', behind);
  bag.add('kind', '>>', classes(at + 2));
  bag.add('kind', before, ' ', own);
  bag.add('kind', own, ' ', behind);
  bag.add('kind', classes(at - 2), ' ', before, '<', shape(at));
  bag.add('kind', before, '<', shape(at), '>', behind);
  if (words.areNoun(small(at), small(at + 1))) bag.add('noun pair', 'first');
  if (words.areNoun(small(at - 1), small(at))) bag.add('noun pair', 'second');
}

const near = 5;

function addAround({ at, bag }: Place, { tokens }: Whole): void {
  const addEach = (sort: string, from: number, to: number) => {
    for (const token of tokensBetween(tokens, from, to)) if (isWord(token)) bag.add(sort, token.small);
  };
  addEach('left', at - near, at);
  addEach('right', at + 1, at + 1 + near);
}

function featuresAt(whole: Whole, token: Token, setting: Setting, at: number): FeatureBag {
  const bag = new FeatureBag();
  const place: Place = { at, token, setting, bag };
  addWords(place, whole);
  addLetters(place, whole);
  addSetting(place, whole);
  addKnown(place, whole);
  addClasses(place, whole);
  addAround(place, whole);
  return bag;
}

/** What is seen of each token: its word and letters, the words and signs around it, and where it stands. */
export function tokenFeatures(prompt: string, tokens: readonly Token[], language: string): FeatureBag[] {
  const whole = wholeOf(prompt, tokens, language);
  return tokens.flatMap((token, at) => {
    const setting = whole.settings[at];
    return setting ? [featuresAt(whole, token, setting, at)] : [];
  });
}
