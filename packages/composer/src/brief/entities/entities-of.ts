import {
  firstTagOf,
  type Lattice,
  latticeOf,
  spanLikelihood,
  type Transitions,
  tagCountOf,
} from '../chain/chain.ts';
import { scoresOf, shippedChainModel } from '../chain/chain-model.ts';
import { type SeenTokens, seenTokens } from '../chain/seen-tokens.ts';
import type { Token } from '../chain/tokens.ts';
import { unlearnt } from '../chain/unlearnt.ts';
import { type Entities, type Entity, type EntityKind, entityKey, entityKinds } from './entity.ts';

/** The model of this package. */
export const shippedEntityModel = shippedChainModel('entity-model.bin', tagCountOf(entityKinds));

const longest: Readonly<Record<EntityKind, number>> = { name: 14, what: 10, where: 8 };
/** Who it is stands at the beginning; reading takes time. */
const mostTokens = 1_000;
const none: SeenTokens = { tokens: [], features: [] };
/** What is less likely is not looked at. */
const leastBeginning = 0.01;
const leastTold = 0.02;

/** So many are told apart; what is less likely is none. */
const mostTold = 8;

/** The same words said again make it likelier; they are written as where they are likeliest. */
function joined(entities: readonly Entity[]): Entity[] {
  const byKey = new Map<string, { best: Entity; missed: number }>();
  for (const entity of entities) {
    const key = entityKey(entity.text);
    const { best, missed } = byKey.get(key) ?? { best: entity, missed: 1 };
    byKey.set(key, {
      best: entity.likelihood > best.likelihood ? entity : best,
      missed: missed * (1 - entity.likelihood),
    });
  }
  return [...byKey.values()]
    .map(({ best, missed }) => ({ ...best, likelihood: 1 - missed }))
    .toSorted((one, other) => other.likelihood - one.likelihood)
    .slice(0, mostTold);
}

/** What words are glued together by. */
const glue = /^[-–/@.'’_]$/u;
const isGlued = (token: Token | undefined): boolean =>
  token !== undefined && !token.isSpaced && !token.startsLine;

/** Whether a word begins with a token: "Bone" of "bramble-and-bone" does not. */
const beginsWord = (tokens: readonly Token[], at: number): boolean =>
  /^[\p{L}\p{N}@#]/u.test(tokens[at]?.text ?? '') &&
  !(isGlued(tokens[at]) && glue.test(tokens[at - 1]?.text ?? '') && isGlued(tokens[at - 1]));

/** Whether a word has ended before a token. */
const endsWord = (tokens: readonly Token[], to: number): boolean =>
  !/^[-–/@,;:(]$/u.test(tokens[to - 1]?.text ?? '') &&
  !(isGlued(tokens[to]) && glue.test(tokens[to]?.text ?? '') && isGlued(tokens[to + 1]));

/** Where a stretch that begins with a token may end at most: with its line. */
function endOf(tokens: readonly Token[], from: number, kind: EntityKind): number {
  const most = Math.min(tokens.length, from + longest[kind]);
  let to = from + 1;
  while (to < most && !tokens[to]?.startsLine) to += 1;
  return to;
}

/** The likely entities of a kind that begin with a token. */
function entitiesAt(
  { prompt, tokens, lattice, transitions }: Tagged,
  kind: EntityKind,
  from: number,
): Entity[] {
  const first = firstTagOf(entityKinds, kind);
  const at = from * lattice.tagCount + first;
  const begins = (lattice.forward[at] ?? 0) * (lattice.backward[at] ?? 0);
  if (begins < leastBeginning || !beginsWord(tokens, from)) return [];
  const found: Entity[] = [];
  for (let to = from + 1; to <= endOf(tokens, from, kind); to += 1) {
    const likelihood = spanLikelihood(lattice, transitions, { first, from, to });
    const [start, end] = [tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0];
    if (likelihood >= leastTold && endsWord(tokens, to))
      found.push({ kind, text: prompt.slice(start, end), start, end, likelihood });
  }
  return found;
}

interface Tagged {
  prompt: string;
  tokens: readonly Token[];
  lattice: Lattice;
  transitions: Transitions;
}

/**
 * The names of a prompt, what it says it is and where it is, the likeliest first.
 *
 * @param tag of its language: "pt-BR"
 */
export function entitiesOf(prompt: string, tag: string, model = shippedEntityModel()): Entities {
  const [language = 'en'] = tag.split('-');
  const seen = unlearnt.has(language) ? none : seenTokens(prompt, language);
  const tokens = seen.tokens.slice(0, mostTokens);
  const { transitions } = model;
  const lattice = latticeOf(scoresOf(model, seen.features.slice(0, mostTokens)), transitions);
  const tagged = { prompt, tokens, lattice, transitions };
  const of = (kind: EntityKind) => joined(tokens.flatMap((_, from) => entitiesAt(tagged, kind, from)));
  return { name: of('name'), what: of('what'), where: of('where') };
}
