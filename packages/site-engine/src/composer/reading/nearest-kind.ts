import type { KindId } from '../kinds/groups.ts';
import { lexicons } from '../languages/lexicons.ts';
import { fold, tokensOf } from './tokens.ts';

/** Words that name no kind but the field it belongs to, and the kind that speaks for the field. */
const hints: readonly (readonly [KindId, string])[] = [
  [
    'restaurant',
    'chef kitchen dishes menu food cuisine cook cooking lunch dinner breakfast tasty drinks snacks kimchi tofu hummus dumplings noodles',
  ],
  ['hotel', 'guests nights rooms beach stay check-in holiday vacation island'],
  ['clinic', 'patients health healing care treatment symptoms pain medicine diagnosis'],
  ['salon', 'skin hair makeover styling glow'],
  ['gym', 'training workout sport sports coach athletes muscles run running swim'],
  ['consulting', 'clients advice compliance strategy management corporate expertise'],
  [
    'saas',
    'tool software users data integrations automate automated workflow sync integration online deploy encryption ai machine server',
  ],
  ['agency', 'design designs creative brand campaigns projects visual'],
  ['shop', 'buy sell sells products handmade order delivery stock maker makers gifts collection'],
  ['event', 'tickets venue date speakers attendees annual register'],
  ['school', 'learn teach teaches lessons students teacher pupils education'],
  ['theatre', 'stage audience tickets show performance art music songs tour'],
  ['blog', 'essays reading read stories thoughts notes articles posts writing'],
  ['meetup', 'members neighbours neighbors together volunteers meet cause donate'],
  ['repair', 'fix install installation tools workers jobs maintenance broken'],
];

const fields = hints.map(([kind, words]) => ({ kind, words: new Set(words.split(' ')) }));

const stemLength = 7;
const shortestShared = 8;

/** The beginning of a word as many languages share it: "elektryk" and "Elektriker", "fotograf" and "photographer". */
const stemOf = (word: string): string =>
  word
    .replaceAll('ph', 'f')
    .replaceAll('y', 'i')
    .replace(/c(?=[aouktlr])/gu, 'k')
    .slice(0, stemLength);

/** Each stem that stands for one kind alone. */
function sharedStems(): ReadonlyMap<string, KindId> {
  const ids = new Map<string, Set<KindId>>();
  for (const [id, phrases] of Object.values(lexicons).flatMap((lexicon) => Object.entries(lexicon)))
    for (const word of phrases.map(fold).filter((phrase) => /^\p{Script=Latin}{8,}$/u.test(phrase)))
      ids.set(stemOf(word), (ids.get(stemOf(word)) ?? new Set()).add(id as KindId));
  return new Map(
    [...ids].flatMap(([stem, [only, ...others]]) => (only && others.length === 0 ? [[stem, only]] : [])),
  );
}

const stems = sharedStems();

/** The kind by a word that looks alike in many languages. */
export const kindByStem = (folded: string): KindId | undefined =>
  tokensOf(folded)
    .filter(({ word }) => word.length >= shortestShared)
    .map(({ word }) => stems.get(stemOf(word)))
    .find(Boolean);

/** The kind nearest to a text that names none; `general` when nothing points anywhere. */
export function nearestKind(folded: string): KindId {
  const words = tokensOf(folded).map(({ word }) => word);
  let best: KindId = 'general';
  let most = 0;
  for (const field of fields) {
    const count = words.filter((word) => field.words.has(word)).length;
    if (count > most) [best, most] = [field.kind, count];
  }
  return best;
}
