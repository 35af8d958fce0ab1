import { discourse, makerTalk } from '@sitewright/composer-content';
import { roughSize } from '../chain/rough-size.ts';
import type { SeenTokens } from '../chain/seen-tokens.ts';
import { settingsOf } from '../chain/setting.ts';
import { type Token, tokensBetween, tokensOf } from '../chain/tokens.ts';
import type { FeatureBag, FeatureVector } from '../classify/features/feature-bag.ts';

type TalkLists = ReadonlyMap<string, readonly string[]>;

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
  kept = new Map([...lists].map(([word, names]) => [word, [...names].sort()]));
  return kept;
}

/** What a token stands in. */
interface Stretch {
  from: number;
  /** Not included. */
  to: number;
  /** Of its words, all lists that they are in. */
  lists: readonly string[];
}

/** By token, the stretch that it is in; `begins` says where the next one does. */
function stretchesOf(
  tokens: readonly Token[],
  lists: readonly (readonly string[])[],
  begins: (at: number) => boolean,
): Stretch[] {
  const starts = tokens.flatMap((_, at) => (at === 0 || begins(at) ? [at] : []));
  return starts.flatMap((from, index) => {
    const to = starts[index + 1] ?? tokens.length;
    const names = new Set<string>();
    for (let at = from; at < to; at += 1) for (const name of lists[at] ?? []) names.add(name);
    const stretch = { from, to, lists: [...names] };
    return Array.from({ length: to - from }, () => stretch);
  });
}

const partSign = /^[,;:–—()]$/u;
const first = 3;

/** How a stretch begins: its first words, and those before it. */
function beginnings(tokens: readonly Token[], { from }: Stretch): string[] {
  const [one = '', two = '|', three = '|'] = tokensBetween(tokens, from, from + first).map(
    ({ small }) => small,
  );
  return [one, `${one} ${two}`, `${one} ${two} ${three}`];
}

/** What is seen of each token to tell whom it is said to: as for entities, and how its clause and sentence begin and talk. */
export function makerFeatures({ tokens, features }: SeenTokens): FeatureVector[] {
  const settings = settingsOf(tokens);
  const lists = tokens.map(({ small }) => talkLists().get(small) ?? []);
  const beginsSentence = (at: number) => settings[at]?.inSentence === 0;
  const beginsClause = (at: number) => beginsSentence(at) || partSign.test(tokens[at - 1]?.text ?? '');
  const sentences = stretchesOf(tokens, lists, beginsSentence);
  const clauses = stretchesOf(tokens, lists, beginsClause);
  const said = (at: number) => (lists[at] ?? []).join(' ');
  const small = (at: number) => tokens[at]?.small ?? '|';

  const addTo = (bag: FeatureBag, at: number, sentence: Stretch, clause: Stretch, before: Set<string>) => {
    const add = (sort: string, ...names: readonly string[]) =>
      bag.addNames(sort, names, Math.sqrt(names.length));
    const [inClause, inSentence] = [roughSize(at - clause.from), roughSize(at - sentence.from)];
    add('says', ...(lists[at] ?? []), said(at), `<${said(at - 1)}`, `>${said(at + 1)}`);
    add('says pair', `${said(at - 1)} ${said(at)}`);
    add('sentence begins', ...beginnings(tokens, sentence), said(sentence.from));
    add('sentence ends', tokens[sentence.to - 1]?.text ?? '');
    add('clause begins', ...beginnings(tokens, clause), said(clause.from), `${small(clause.from - 1)}<`);
    add('sentence says', ...sentence.lists);
    add('said before', ...before);
    add('within', inClause, inSentence, `${clause.from === sentence.from}`, roughSize(sentence.to - 1 - at));
    add('clause and place', `${small(clause.from)} ${inClause}`);
    add('last clause', ...beginnings(tokens, clauses[clause.from - 1] ?? clause).slice(1, 2));
  };
  let before = new Set<string>();
  return features.map((seen, at) => {
    const [sentence, clause] = [sentences[at], clauses[at]];
    if (!sentence || !clause) return seen;
    const bag = seen.copy();
    if (clause.from === at) before = new Set();
    addTo(bag, at, sentence, clause, before);
    for (const name of lists[at] ?? []) before.add(name);
    return bag;
  });
}
