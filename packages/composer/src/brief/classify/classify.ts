import type { StatementClass } from '@sitewright/contracts';
import { isPostalAddress } from '../address/postal-addresses.ts';
import type { Cut } from '../cut/cut.ts';
import type { Addressees } from '../maker/addressees.ts';
import type { Classified } from './classified.ts';
import { isContact } from './contact-shape.ts';
import { type Decision, decide, understoodFrom } from './decide.ts';
import { featureReader } from './features/features-of.ts';
import { statementFeatures } from './features/statement-features.ts';
import { likelihoodsOf } from './model/look.ts';
import { shippedModel } from './model/shipped-model.ts';
import type { Likelihoods } from './model/surroundings.ts';
import { hasBarePrices, isBarePriced, isPricedName } from './price-shape.ts';
import { type HeadReader, headReader } from './under-head.ts';
import { weighAddressee } from './weigh-addressee.ts';
import { whomTold } from './whom-told.ts';

/**
 * Says of each statement what it is. Where no class is likely enough that is `not_understood`, and `also` begins with the
 * likeliest, whose likelihood `sureness` is. `addressees` are those of the prompt's words.
 */
export function classify(
  cuts: readonly Cut[],
  model = shippedModel(),
  featuresOf = featureReader(),
  addressees?: Addressees,
): Classified[] {
  const read = headReader(model, featuresOf);
  const likelihoods = likelihoodsOf(model, statementFeatures(cuts, false, featuresOf));
  const told = whomTold(cuts, addressees);
  const isMenu = hasBarePrices(cuts.map(({ text }) => text));
  const classified: Classified[] = [];
  cuts.forEach((cut, at) => {
    const known = likelihoods[at];
    const isMarkup = cut.kind === 'markup' || known === undefined;
    const decision: Decision = isMarkup
      ? { class: 'meta', also: [], sureness: 1 }
      : decideOf(cut, weighAddressee(known, told(cut)), isMenu);
    const head = cut.under === undefined ? undefined : classified[cut.under];
    classified.push({ ...cut, ...(isMarkup ? decision : underHead(cut, decision, head, read)) });
  });
  return classified;
}

/** Where a shape is plain, it decides for readings that are not sure, or that would have no use for a price. */
function decideOf({ text, cells }: Cut, known: Likelihoods, isMenu: boolean): Decision {
  const decision = decide(known);
  if (decision.class !== 'prohibition' && isPostalAddress(text))
    return { class: 'fact', also: [], sureness: 1 };
  if (isMenu && !cells && mayBeItem.has(decision.class) && isBarePriced(text)) return as('item', decision);
  if (decision.class === 'not_understood' && isContact(text)) return as('fact', decision);
  return wishes.has(decision.class) && isPricedName(text) ? as('item', decision) : decision;
}

const wishes: ReadonlySet<StatementClass> = new Set([
  'not_understood',
  'function_wish',
  'page_or_section_wish',
]);

const mayBeItem: ReadonlySet<StatementClass> = new Set([...wishes, 'fact']);

const as = (name: StatementClass, { also }: Decision): Decision => ({
  class: name,
  also: also.filter((other) => other !== name),
  sureness: understoodFrom,
});

/** What its head makes of a statement: the head may say more than its own few words. */
function underHead(
  { key, text }: Cut,
  decision: Decision,
  head: Classified | undefined,
  read: HeadReader,
): Decision {
  const told = key === undefined ? undefined : read(key, text, head);
  if (told === undefined || told.class === decision.class) return decision;
  if (told.class !== 'prohibition' && decision.sureness >= 0.95) return decision;
  return { class: told.class, also: [], sureness: told.sureness };
}
