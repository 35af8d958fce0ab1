import { roughSize } from '../chain/rough-size.ts';
import { type Setting, settingsOf } from '../chain/setting.ts';
import type { Token } from '../chain/tokens.ts';
import { type WordClasses, wordClassesOf } from '../chain/word-classes.ts';
import { FeatureBag, type FeatureVector } from '../classify/features/feature-bag.ts';
import { type Alignment, alignmentOf, mayStandFor } from './alignment.ts';
import { aroundOf, type Correction, movedBy, type Region, within } from './correction.ts';
import { isSpeltLike, isTelling, sortOf, stemOf } from './likeness.ts';
import { levelAt, sharedAt, type WordParts, wordParts } from './word-parts.ts';

/** A correction and what stands around it. */
interface View {
  tokens: readonly Token[];
  settings: readonly Setting[];
  region: Region;
  words: WordClasses;
  /** What holds. */
  fresh: readonly Token[];
  freshWords: ReadonlySet<string>;
  cueWords: ReadonlySet<string>;
  isIn: (at: number) => boolean;
  /** Whether a token is a form of a word that the correction says. */
  isShared: (at: number) => boolean;
  sentences: WordParts;
  clauses: WordParts;
  lines: WordParts;
  alignment: Alignment;
  /** By token, whether it is spelt like a word of what holds, or the same. */
  spelling: readonly string[];
  /** How what holds is written. */
  kind: string;
}

const window = 4;
const partSign = /^[,;()–—:|]$/u;

const sharedAround = ({ isShared }: Pick<View, 'isShared'>, at: number): number => {
  let count = 0;
  for (let other = at - window; other <= at + window; other += 1) if (isShared(other)) count += 1;
  return count;
};

type Parts = Pick<View, 'sentences' | 'clauses' | 'lines'>;

function partsOf(
  tokens: readonly Token[],
  settings: readonly Setting[],
  { from, to }: Region,
  isShared: (at: number) => boolean,
): Parts {
  const begins = (at: number) => settings[at]?.inSentence === 0 || at === from || at === to;
  const [startsPart, startsLine] = [
    (at: number) => begins(at) || partSign.test(tokens[at - 1]?.text ?? ''),
    (at: number) => tokens[at]?.startsLine === true || at === from,
  ];
  return {
    sentences: wordParts(tokens.length, begins, isShared),
    clauses: wordParts(tokens.length, startsPart, isShared),
    lines: wordParts(tokens.length, startsLine, isShared),
  };
}

/** How much speaks for a row of tokens: what its clause, its sentence and its line share with the correction; what stands behind it is rarely meant. */
const scoreIn = (
  { sentences, clauses, lines }: Parts,
  view: Pick<View, 'isShared' | 'region' | 'tokens'>,
  at: number,
): number =>
  3 * sharedAt(clauses, at) +
  2 * sharedAt(sentences, at) +
  sharedAt(lines, at) +
  sharedAround(view, at) +
  (at < view.region.from ? at / view.tokens.length : -1);

function spellingOf(token: Token, fresh: readonly Token[]): string {
  const like = isTelling(token) ? fresh.findIndex(({ small }) => isSpeltLike(small, token.small)) : -1;
  if (like >= 0) return like === 0 ? 'like' : 'like+';
  const same = fresh.findIndex(({ small }) => small === token.small);
  if (same < 0) return '';
  return same === 0 ? 'same' : 'same+';
}

const longestKind = 8;

function viewOf(all: readonly Token[], language: string, found: Region, correction: Correction): View {
  const around = aroundOf(all, found);
  const tokens = all.slice(around.from, around.to);
  const settings = settingsOf(tokens);
  const region = movedBy(found, -around.from);
  const fresh = correction.fresh ? within(all, correction.fresh) : [];
  const cues = correction.cues.flatMap((cue) => within(all, cue));
  const stems = new Set([...cues, ...fresh].filter(isTelling).map(stemOf));
  const isIn = (at: number): boolean => at >= region.from && at < region.to;
  const isShared = (at: number): boolean => {
    const token = tokens[at];
    return token !== undefined && !isIn(at) && isTelling(token) && stems.has(stemOf(token));
  };
  const parts = partsOf(tokens, settings, region, isShared);
  const words = wordClassesOf(language);
  const isAligned = (at: number): boolean =>
    fresh.length > 0 &&
    fresh.every((token, offset) => !isIn(at + offset) && mayStandFor(words, token, tokens[at + offset]));
  const scoreAt = (at: number) => scoreIn(parts, { isShared, region, tokens }, at);
  return {
    tokens,
    settings,
    region,
    words,
    fresh,
    freshWords: new Set(fresh.map(({ small }) => small)),
    cueWords: new Set(cues.map(({ small }) => small)),
    isIn,
    isShared,
    ...parts,
    alignment: alignmentOf(tokens.length, fresh.length, isAligned, scoreAt, region.from),
    spelling: tokens.map((token, at) => (isIn(at) ? '' : spellingOf(token, fresh))),
    kind: fresh.length === 0 ? 'none' : fresh.map(sortOf).join('').slice(0, longestKind),
  };
}

/** A token with what is seen of it more than once. */
interface Place {
  at: number;
  token: Token;
  sort: string;
  /** Whether the correction says its word. */
  self: string;
  /** Whether it is like the first, or the last, token of what holds. */
  like: string;
  alignment: string;
  rank: string;
  distance: string;
  startsSentence: boolean;
  /** How much its sentence, clause and line share with the correction. */
  inSentence: string;
  inClause: string;
  inLine: string;
  around: string;
  add: (name: string, ...names: readonly string[]) => void;
}

const worstRank = 4;

function rankOf({ alignment: { ranks, last } }: View, start: number | undefined): string {
  if (start === undefined) return '-';
  const rank = Math.min(ranks.get(start) ?? worstRank, worstRank);
  return `${rank}${ranks.size === 1 ? 'only' : ''}${start === last ? 'last' : ''}`;
}

function distanceOf({ sentences, region }: View, at: number): string {
  const away = Math.abs((sentences.of[region.from] ?? 0) - (sentences.of[at] ?? 0)) - 1;
  return away === 0 ? `t${roughSize(Math.abs(region.from - at))}` : `s${roughSize(away)}`;
}

function selfOf({ freshWords, cueWords, isShared }: View, { small }: Token, at: number): string {
  const inCue = cueWords.has(small) ? 'c' : 's';
  return `${freshWords.has(small) ? 'n' : ''}${cueWords.has(small) || isShared(at) ? inCue : ''}`;
}

function placeOf(view: View, token: Token, at: number, bag: FeatureBag): Place {
  const { fresh, words, alignment, settings, region, sentences, clauses, lines } = view;
  const start = alignment.starts[at];
  const isLike = (other: Token | undefined) => mayStandFor(words, other, token);
  const inRow = start === at ? 'B' : 'I';
  return {
    at,
    token,
    sort: sortOf(token),
    self: selfOf(view, token, at),
    like: `${isLike(fresh[0]) ? 'f' : ''}${isLike(fresh.at(-1)) ? 'l' : ''}`,
    alignment: start === undefined ? 'no' : inRow,
    rank: rankOf(view, start),
    distance: distanceOf(view, at),
    startsSentence: settings[region.from]?.inSentence === 0,
    inSentence: levelAt(sentences, at),
    inClause: levelAt(clauses, at),
    inLine: levelAt(lines, at),
    around: roughSize(sharedAround(view, at)),
    add: (name, ...names) => bag.addNames(name, names, Math.sqrt(names.length)),
  };
}

/** How it is written, and whether that is like what holds. */
function addLikeness(
  { at, token, sort, self, like, inClause, inSentence, inLine, distance, add }: Place,
  view: View,
): void {
  const { kind, spelling, fresh } = view;
  const spelt = spelling[at] ?? '';
  const letters = fresh[0] && token.small.slice(0, 2) === fresh[0].small.slice(0, 2) ? 'same letters' : '';
  add(
    'spelt',
    spelt,
    `${spelt}${sort}`,
    `${spelt}${kind}`,
    `${spelling[at - 1] ?? ''}<${spelt}>${spelling[at + 1] ?? ''}`,
  );
  add('any', '', sort, kind, `${kind}${sort}`);
  add(
    'self',
    self,
    `${self}${sort}`,
    `${self}${like}`,
    `${self}${inClause}${sort}`,
    `${letters}${sort}${self}`,
  );
  add(
    'like',
    like,
    `${like}${sort}`,
    `${like}${inClause}`,
    `${like}${inSentence}`,
    `${like}${inLine}`,
    `${like}${distance}`,
    `${like}${inSentence}${inClause}${inLine}`,
    `${like}${kind}${inClause}`,
  );
}

/** Whether it is in a row that what holds may stand for, and how far away that is. */
function addRow(place: Place, { kind }: View): void {
  const { alignment, rank, inClause, inSentence, inLine, distance, startsSentence, around, like, sort, add } =
    place;
  add(
    'aligned',
    alignment,
    `${alignment}${rank}`,
    `${alignment}${rank}${inClause}`,
    `${alignment}${rank}${distance}`,
    `${alignment}${rank}${inSentence}${startsSentence}`,
    `${alignment}${rank}${kind}`,
  );
  add(
    'share',
    inSentence,
    inClause,
    inLine,
    around,
    `${inSentence}${sort}`,
    `${inClause}${sort}${startsSentence}`,
    `${around}${like}${sort}`,
  );
  add(
    'far',
    distance,
    `${distance}${sort}`,
    `${distance}${startsSentence}`,
    `${distance}${startsSentence}${like}`,
    `${distance}${inClause}${like}`,
  );
}

/** What stands beside it, and where in its line. */
function addBeside({ at, token, sort, like, add }: Place, view: View): void {
  const { tokens, settings, region, freshWords, cueWords, words, kind } = view;
  const [before, behind] = [tokens[at - 1]?.small ?? '^', tokens[at + 1]?.small ?? '$'];
  const said = (word: string) => `${freshWords.has(word)}${cueWords.has(word)}`;
  const setting = settings[at];
  add(
    'beside',
    `${before}<${sort}`,
    `${sort}>${behind}`,
    `${said(before)}<${sort}`,
    `${sort}>${said(behind)}`,
    words.of(token.small),
  );
  add(
    'place',
    setting?.inSentence === 0 ? 'starts' : '',
    token.startsLine ? `line ${like}` : '',
    setting?.key ? `key ${like}${setting.inLine === 2}` : '',
    `${roughSize(at)}${sort}${kind}`,
    at < region.from ? '' : `behind${sort}`,
  );
}

/** What is seen of each token around a region to tell whether a correction in it takes its place. Nothing of its own words counts. */
export function oldFeatures(
  tokens: readonly Token[],
  language: string,
  region: Region,
  correction: Correction,
): FeatureVector[] {
  const view = viewOf(tokens, language, region, correction);
  return view.tokens.map((token, at) => {
    const bag = new FeatureBag();
    if (view.isIn(at)) return bag;
    const place = placeOf(view, token, at, bag);
    addLikeness(place, view);
    addRow(place, view);
    addBeside(place, view);
    return bag;
  });
}
