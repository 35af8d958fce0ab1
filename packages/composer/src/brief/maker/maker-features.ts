import { discourse, makerTalk } from '@sitewright/composer-content';
import { roughSize } from '../chain/rough-size.ts';
import type { SeenTokens } from '../chain/seen-tokens.ts';
import { settingsOf } from '../chain/setting.ts';
import { type Token, tokensBetween, tokensOf } from '../chain/tokens.ts';
import { FeatureBag, type FeatureVector } from '../classify/features/feature-bag.ts';

/** The lists of what the maker is told that a word stands in. */
interface Talk {
  lists: readonly string[];
  /** All of them as one name. */
  joined: string;
}
type TalkLists = ReadonlyMap<string, Talk>;

const noTalk: Talk = { lists: [], joined: '' };

let kept: TalkLists | undefined;

/** By word, in which lists of what the maker is told it stands, and whether a phrase of the list begins with it. */
function talkLists(): TalkLists {
  if (kept) return kept;
  const lists = new Map<string, Set<string>>();
  const addWords = (name: string, phrase: string) => {
    for (const [at, { small }] of tokensOf(phrase).entries())
      lists.set(small, (lists.get(small) ?? new Set()).add(`${name}${at === 0 ? '' : '+'}`));
  };
  for (const [group, byName] of Object.entries({ talk: makerTalk(), discourse: discourse() }))
    for (const [name, byLanguage] of Object.entries(byName))
      for (const phrase of Object.values<unknown>(byLanguage).flat())
        if (typeof phrase === 'string') addWords(`${group} ${name}`, phrase);
  kept = new Map(
    [...lists].map(([word, names]) => {
      const sorted = [...names].sort();
      return [word, { lists: sorted, joined: sorted.join(' ') }];
    }),
  );
  return kept;
}

/** A sentence, or a clause of one. */
interface Stretch {
  from: number;
  /** Not included. */
  to: number;
}

/** By token, the stretch that it is in; `begins` says where the next one does. */
function stretchesOf(count: number, begins: (at: number) => boolean): Stretch[] {
  const stretches: Stretch[] = [];
  for (let at = 0; at < count; at += 1) {
    const last = stretches[at - 1];
    if (last && !begins(at)) {
      last.to = at + 1;
      stretches.push(last);
    } else stretches.push({ from: at, to: at + 1 });
  }
  return stretches;
}

const partSign = /^[,;:–—()]$/u;

/** The tokens of a prompt with what they stand in. */
interface Whole {
  tokens: readonly Token[];
  talk: readonly Talk[];
  /** By token. */
  sentences: readonly Stretch[];
  clauses: readonly Stretch[];
}

function wholeOf(tokens: readonly Token[]): Whole {
  const settings = settingsOf(tokens);
  const beginsSentence = (at: number) => settings[at]?.inSentence === 0;
  const beginsClause = (at: number) => beginsSentence(at) || partSign.test(tokens[at - 1]?.text ?? '');
  return {
    tokens,
    talk: tokens.map(({ small }) => talkLists().get(small) ?? noTalk),
    sentences: stretchesOf(tokens.length, beginsSentence),
    clauses: stretchesOf(tokens.length, beginsClause),
  };
}

/** How a stretch begins: its first words, and what they say. */
function addBeginnings(bag: FeatureBag, sort: string, { tokens, talk }: Whole, { from }: Stretch): void {
  const [one = '', two = '|', three = '|'] = tokensBetween(tokens, from, from + 3).map(({ small }) => small);
  bag.add(sort, one);
  bag.add(sort, one, ' ', two);
  bag.add(sort, one, ' ', two, ' ', three);
  bag.add(sort, talk[from]?.joined ?? '');
}

/** What is seen of all tokens of a sentence, by what comes first and what comes behind what is seen of their clause. */
interface SentenceBags {
  ends: FeatureBag;
  says: FeatureBag;
}

function bagsOfSentence(whole: Whole, sentence: Stretch): SentenceBags {
  const [ends, says] = [new FeatureBag(), new FeatureBag()];
  addBeginnings(ends, 'sentence begins', whole, sentence);
  ends.add('sentence ends', whole.tokens[sentence.to - 1]?.text ?? '');
  const names = whole.talk.slice(sentence.from, sentence.to).flatMap(({ lists }) => lists);
  for (const name of new Set(names)) says.add('sentence says', name);
  return { ends, says };
}

function bagOfClause(whole: Whole, clause: Stretch): FeatureBag {
  const bag = new FeatureBag();
  addBeginnings(bag, 'clause begins', whole, clause);
  bag.add('clause begins', whole.tokens[clause.from - 1]?.small ?? '|', '<');
  return bag;
}

/** What a token says, and those beside it. */
function addSaid(bag: FeatureBag, { talk }: Whole, at: number): void {
  const said = (index: number) => talk[index]?.joined ?? '';
  for (const name of talk[at]?.lists ?? []) bag.add('says', name);
  bag.add('says', said(at));
  bag.add('says', '<', said(at - 1));
  bag.add('says', '>', said(at + 1));
  bag.add('says pair', said(at - 1), ' ', said(at));
}

/** Where in its clause and its sentence a token stands, and how the clause before it begins. */
function addPlace(
  bag: FeatureBag,
  { tokens, clauses }: Whole,
  at: number,
  sentence: Stretch,
  clause: Stretch,
): void {
  const inClause = roughSize(at - clause.from);
  bag.add('within', inClause);
  bag.add('within', roughSize(at - sentence.from));
  bag.add('within', String(clause.from === sentence.from));
  bag.add('within', roughSize(sentence.to - 1 - at));
  bag.add('clause and place', tokens[clause.from]?.small ?? '|', ' ', inClause);
  const { from } = clauses[clause.from - 1] ?? clause;
  bag.add('last clause', tokens[from]?.small ?? '', ' ', tokens[from + 1]?.small ?? '|');
}

/** What is seen of each token to tell whom it is said to: as for entities, and how its clause and sentence begin and talk. */
export function makerFeatures({ tokens, features }: SeenTokens): FeatureVector[] {
  const whole = wholeOf(tokens);
  let ofSentence: SentenceBags | undefined;
  let ofClause: FeatureBag | undefined;
  let before = new FeatureBag();
  let named = new Set<string>();
  return features.map((seen, at) => {
    const [sentence, clause] = [whole.sentences[at], whole.clauses[at]];
    if (!sentence || !clause) return seen;
    if (sentence.from === at || !ofSentence) ofSentence = bagsOfSentence(whole, sentence);
    if (clause.from === at || !ofClause) {
      ofClause = bagOfClause(whole, clause);
      [before, named] = [new FeatureBag(), new Set()];
    }
    const bag = seen.copy();
    addSaid(bag, whole, at);
    bag.addAll(ofSentence.ends);
    bag.addAll(ofClause);
    bag.addAll(ofSentence.says);
    bag.addAll(before);
    addPlace(bag, whole, at, sentence, clause);
    for (const name of whole.talk[at]?.lists ?? [])
      if (!named.has(name)) {
        named.add(name);
        before.add('said before', name);
      }
    return bag;
  });
}
