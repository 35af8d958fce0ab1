import { FeatureBag } from '../classify/features/feature-bag.ts';
import { hostsOf } from '../read/identity/name/hosts.ts';
import { isTownName } from '../read/identity/place-names.ts';
import { roughSize } from './rough-size.ts';
import { type Setting, settingsOf } from './setting.ts';
import { type Token, tokensBetween } from './tokens.ts';
import { type WordClasses, wordClassesOf } from './word-classes.ts';

/** What is the same for all tokens of a prompt. */
interface Whole {
  tokens: readonly Token[];
  settings: readonly Setting[];
  /** How often each word stands, and how often it has a capital. */
  counts: ReadonlyMap<string, number>;
  capitals: ReadonlyMap<string, number>;
  hosts: readonly string[];
  /** By token, how it is written. */
  shapes: readonly string[];
  /** By token, whether it is a town, with that behind it, and with the two behind it. */
  towns: readonly (readonly boolean[])[];
  /** How often words have capitals. */
  casing: string;
  language: string;
  classesOf: WordClasses;
}

/** A token and what is around it. */
interface Place {
  token: Token;
  setting: Setting;
  at: number;
  /** The word so many tokens further on, in small letters; a sign where the prompt begins or ends. */
  small: (offset: number) => string;
  shape: (offset: number) => string;
  classes: (offset: number) => string;
  isCapital: (offset: number) => boolean;
  /** Adds features of one sort, each as strong as one alone. */
  add: (sort: string, ...names: readonly string[]) => void;
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
  return {
    tokens,
    settings: settingsOf(tokens),
    counts: tally(words.map(({ small }) => small)),
    capitals: tally(capitals.map(({ small }) => small)),
    hosts: hostsOf(prompt),
    shapes: tokens.map(({ text }) => shapeOf(text)),
    towns: townsFrom(tokens),
    casing: casingOf(capitals.length / Math.max(1, words.length)),
    language,
    classesOf: wordClassesOf(language),
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
function addWords({ token, small, add }: Place, tokens: readonly Token[], at: number): void {
  const before = `${token.startsLine ? '|' : ''}${small(-1)}`;
  const behind = `${small(1)}${(tokens[at + 1]?.startsLine ?? true) ? '|' : ''}`;
  add('any', '');
  add('word', token.small);
  add('before', before, `${small(-2)} ${before}`, `${small(-3)} ${small(-2)} ${small(-1)}`);
  add('behind', behind, `${behind} ${small(2)}`);
  add('with', `${small(-1)} ${token.small}`, `${token.small} ${small(1)}`);
  add('second', small(-2), `>${small(2)}`);
}

/** How it is written. */
function addLetters({ token, shape, isCapital, small, add }: Place, { casing, language }: Whole): void {
  add('end', token.small.slice(-2), token.small.slice(-3), token.small.slice(-4));
  add('start', token.small.slice(0, 3), token.small.slice(0, 4));
  const left = `${shape(-1)}${token.startsLine ? '|' : ''}`;
  add(
    'shape',
    shape(0),
    `${left}<${shape(0)}`,
    `${shape(0)}>${shape(1)}`,
    `${shape(-1)}<${shape(0)}>${shape(1)}`,
  );
  add('casing', `${casing} ${isCapital(0)} ${isCapital(-1)} ${isCapital(1)}`);
  add('marks', `${/^["“„«‘'»*_#`(]$/u.test(small(-1))} ${token.isSpaced}`);
  add('language', `${language} ${isCapital(0)}`);
}

/** Where in the prompt, its line and its sentence it stands, and within what. */
function addSetting({ setting, at, isCapital, small, add }: Place, { tokens, classesOf }: Whole): void {
  const { quote, isBracketed, key, line, inLine, lineLength, sentence, inSentence } = setting;
  const where = `${roughSize(line)} ${roughSize(inLine)}`;
  add('place', `l${roughSize(line)}`, `t${roughSize(at)}`, where, `${where} ${isCapital(0)}`);
  add('size', `${roughSize(tokens.length)} ${roughSize(at)}`);
  add(
    'sentence',
    `s${roughSize(sentence)} ${roughSize(inSentence)}`,
    `l${roughSize(line)} s${roughSize(sentence)}`,
    `${roughSize(line)} of ${roughSize(lineLength)}`,
  );
  const inside = `${quote}${isBracketed ? '(' : ''}`;
  if (inside !== '') add('inside', inside, `${inside} ${roughSize(inSentence)}`, `${inside} ${small(-2)}`);
  if (key !== '') add('line key', key, `${key} ${roughSize(inLine)}`, classesOf(key));
}

/** How often it stands in the prompt, and whether it is in an address or a town. */
function addKnown({ token, at, small, isCapital, add }: Place, whole: Whole): void {
  const { towns, counts, capitals, hosts } = whole;
  if (token.text.length > 3 && hosts.some((host) => host.includes(token.small))) add('host', 'yes');
  if (!isWord(token)) return;
  const often = `${Math.min(counts.get(token.small) ?? 0, 4)} ${Math.min(capitals.get(token.small) ?? 0, 3)}`;
  add('often', often, `${often} ${isCapital(0)}`);
  const town = townAround(towns, at);
  if (town !== '') add('town', town, `${town} ${small(-1)}`, `${town} ${isCapital(0)}`);
}

/** The lists that it and the words beside it are in. */
function addClasses({ token, classes, shape, small, add }: Place, { classesOf }: Whole): void {
  add(
    'kind',
    classes(0),
    `<${classes(-1)}`,
    `<<${classes(-2)}`,
    `>${classes(1)}`,
    `>>${classes(2)}`,
    `${classes(-1)} ${classes(0)}`,
    `${classes(0)} ${classes(1)}`,
    `${classes(-2)} ${classes(-1)}<${shape(0)}`,
    `${classes(-1)}<${shape(0)}>${classes(1)}`,
  );
  const isNoun = (pair: string) => classesOf(pair).includes('noun');
  if (isNoun(`${token.small} ${small(1)}`)) add('noun pair', 'first');
  if (isNoun(`${small(-1)} ${token.small}`)) add('noun pair', 'second');
}

const near = 5;

function addAround({ add }: Place, tokens: readonly Token[], at: number): void {
  const words = (from: number, to: number) =>
    tokensBetween(tokens, from, to)
      .filter(isWord)
      .map(({ small }) => small);
  add('left', ...words(at - near, at));
  add('right', ...words(at + 1, at + 1 + near));
}

function featuresAt(whole: Whole, token: Token, setting: Setting, at: number): FeatureBag {
  const { tokens, shapes, classesOf } = whole;
  const bag = new FeatureBag();
  const small = (offset: number): string => tokens[at + offset]?.small ?? (offset < 0 ? '^' : '$');
  const place: Place = {
    token,
    setting,
    at,
    small,
    shape: (offset) => shapes[at + offset] ?? '',
    classes: (offset) => classesOf(small(offset)),
    isCapital: (offset) => hasCapital(tokens[at + offset]),
    add: (sort, ...names) => bag.addNames(sort, names, Math.sqrt(names.length)),
  };
  addWords(place, tokens, at);
  addLetters(place, whole);
  addSetting(place, whole);
  addKnown(place, whole);
  addClasses(place, whole);
  addAround(place, tokens, at);
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
