import type { Kind } from '../kinds/kind.ts';
import type { OfferId } from '../kinds/offer-id.ts';
import type { Brief } from '../reading/brief.ts';
import type { SectionId } from '../reading/section-words.ts';
import type { Offer } from '../site.ts';
import { mentionedFirst } from './mentioned-first.ts';

/** What is sold by name: their list is the price list. */
const pricedLists: ReadonlySet<OfferId> = new Set([
  'menu',
  'products',
  'treatments',
  'flowers',
  'rooms',
  'trips',
]);
const recurring = /(?:\/|a |per )\s?(?:mo|month|year|week)/iu;

interface Shared {
  offers: readonly Offer[];
  prices: readonly Offer[];
}

/** A list of one says too little: a few samples stand below it. */
const samplesBesideOne = 3;
const listed = (offers: readonly Offer[], samples: readonly Offer[]): readonly Offer[] => {
  if (offers.length > 1) return offers;
  const [one] = offers;
  if (!one) return samples;
  return [one, ...samples.filter(({ name }) => name !== one.name).slice(0, samplesBesideOne)];
};

/** Decides which of the prompt's items are the offer and which are its prices. */
export function shareItems(
  { facts, deeds, wanted, brand }: Brief,
  kind: Kind,
  sections: readonly SectionId[],
  prompt: string,
): Shared {
  const drafts = kind.offer.items.map(([name, detail]) => ({ name, detail }));
  const samples = mentionedFirst(drafts, prompt, brand);
  const priced = facts.items.filter(({ price }) => price);
  const listedByName = facts.items.filter(({ price }) => !price);
  const told = deeds.map((name) => ({ name }));
  const named = listedByName.length > 0 ? listedByName : told;
  const isPlan = priced.some(({ price }) => price && recurring.test(price));
  const goesToPrices =
    sections.includes('pricing') &&
    priced.length > 0 &&
    (isPlan || wanted.includes('pricing') || !pricedLists.has(kind.offer.id));
  const offers = goesToPrices || priced.length === 0 ? named : facts.items;
  return { offers: listed(offers, samples), prices: goesToPrices ? priced : [] };
}
