import type { Kind } from '../kinds/kind.ts';
import { areAccessPrices } from '../reading/access-prices.ts';
import type { Brief } from '../reading/brief.ts';
import type { SectionId } from '../reading/section-words.ts';
import { shareWords } from './write-lede.ts';

/** Where a section stands when the prompt does not say: what the visitor came for, proof, detail, people, questions, action. */
const order: readonly SectionId[] = [
  'offer',
  'start',
  'pricing',
  'schedule',
  'gallery',
  'process',
  'points',
  'numbers',
  'about',
  'team',
  'testimonials',
  'partners',
  'visit',
  'faq',
  'action',
  'newsletter',
  'contact',
];
const last: ReadonlySet<SectionId> = new Set(['newsletter', 'contact']);

/** From how many asked-for sections on a prompt describes the whole page. */
const wholePage = 4;

const byPlace = (a: SectionId, b: SectionId) => order.indexOf(a) - order.indexOf(b);

/** What the facts of a prompt need a place for, even where it names no section. */
const neededByFacts = ({ facts, ...brief }: Brief): SectionId[] => [
  ...(shareWords(brief).story.length > 0 ? (['about'] as const) : []),
  ...(facts.hours.length > 0 || facts.address ? (['visit'] as const) : []),
  ...(facts.items.length > 0 ? (['offer'] as const) : []),
  ...(areAccessPrices(facts.items) ? (['pricing'] as const) : []),
  ...(facts.people.length > 0 ? (['team'] as const) : []),
  ...(facts.happenings.length > 0 ? (['schedule'] as const) : []),
  ...(facts.commands.length > 0 ? (['start'] as const) : []),
  ...(facts.details.length > 0 ? (['contact'] as const) : []),
  ...(facts.quotes.length > 0 ? (['testimonials'] as const) : []),
];

/** What goes into a basket has its price beside it. */
const isSoldByBasket = ({ features, facts }: Brief) =>
  features.includes('cart') && facts.items.some(({ price }) => price);

/** Words that mean the offer with such a kind: `features` of a software product, `prices` of what goes into a basket. */
const wantedFor = (brief: Brief, kind: Kind): SectionId[] => {
  const isOffer = (id: SectionId) =>
    (id === 'points' && kind.offer.id === 'features') || (id === 'pricing' && isSoldByBasket(brief));
  return [...new Set(brief.wanted.map((id) => (isOffer(id) ? 'offer' : id)))];
};

/** A list of wishes that forgets what the visitor came for, or how to act on it, is completed. */
function completed(wanted: readonly SectionId[]): SectionId[] {
  const hasAction = wanted.includes('contact') || wanted.includes('newsletter');
  return [
    ...(wanted.includes('offer') ? [] : (['offer'] as const)),
    ...wanted,
    ...(hasAction ? [] : (['contact'] as const)),
  ];
}

/** Without facts from the prompt these hold nothing but gaps: they come when somebody asks for them. */
const gapsAlone: ReadonlySet<SectionId> = new Set([
  'numbers',
  'partners',
  'pricing',
  'schedule',
  'team',
  'testimonials',
]);

const isStated = (id: SectionId, { date, items }: Brief['facts']): boolean =>
  (id === 'schedule' && date !== undefined) || (id === 'pricing' && items.some(({ price }) => price));

/** What the kind has of its own and can fill; no second way to begin beside one that is asked for. */
const ownSections = (kind: Kind, { facts }: Brief, wanted: readonly SectionId[]): SectionId[] =>
  kind.sections
    .filter((id) => id !== 'process' || !wanted.includes('start'))
    .filter((id) => !gapsAlone.has(id) || isStated(id, facts));

/** The sections of a site in order. What is asked for is there, in the asked order; what is refused is not. */
export function chooseSections(brief: Brief, kind: Kind): SectionId[] {
  const wanted = wantedFor(brief, kind);
  const needed = neededByFacts(brief);
  const isWhole = wanted.length >= wholePage;
  const sections = isWhole
    ? [...completed(wanted), ...needed]
    : [...wanted, ...ownSections(kind, brief, wanted), ...needed].sort(byPlace);
  const chosen = [...new Set(sections)].filter((id) => !brief.refused.includes(id));
  const rank = (id: SectionId) => (id === brief.first ? 0 : last.has(id) ? 2 : 1);
  return chosen.sort((a, b) => rank(a) - rank(b));
}
