import type { BriefFunction } from '@sitewright/contracts';
import type { LanguagePlan, SectionPlan, SitePlan } from '../site-plan.ts';

type Made = (plan: SitePlan, section: SectionPlan) => boolean;

const isItems = (section: SectionPlan) => (section.type === 'items' ? section : undefined);
const tool =
  (name: string): Made =>
  (_, section) =>
    section.type === 'tool' && section.content.tool === name;
/** Whether a section shows a contact of a kind. */
export const showsContact = (section: SectionPlan, kind: string): boolean =>
  section.type === 'visit' && section.contacts.some((one) => one.kind === kind);
const contact =
  (kind: string): Made =>
  (_, section) =>
    showsContact(section, kind);

const isFiltered = (section: SectionPlan): boolean =>
  ((section.type === 'events' || section.type === 'posts') && (section.filter?.length ?? 0) > 0) ||
  (isItems(section)?.tools.filter?.length ?? 0) > 0;

/** How a finished plan shows that a function was made, by what its sections hold: the function itself, none like it. */
const signs: Readonly<Partial<Record<BriefFunction, Made>>> = {
  form: (_, { type }) => type === 'form',
  table: (_, section) =>
    section.type === 'table' || section.type === 'sides' || isItems(section)?.show === 'table',
  filter: (_, section) => isFiltered(section),
  sort: (_, section) =>
    isItems(section)?.tools.isSortable === true || (section.type === 'table' && section.isSortable === true),
  search: (_, section) =>
    isItems(section)?.tools.isSearchable === true ||
    (section.type === 'table' && section.isSearchable === true),
  tabs: (_, section) =>
    isItems(section)?.tools.tabs === true || (section.type === 'events' && isFiltered(section)),
  accordion: (_, { type }) => type === 'questions',
  basket: (_, section) => isItems(section)?.tools.basket !== undefined,
  price_switch: (_, section) => isItems(section)?.tools.priceSwitch === true,
  gallery: (_, { type }) => type === 'gallery',
  carousel: (_, section) => section.type === 'gallery' && section.isCarousel === true,
  calculator: (plan, section) => tool('calculator')(plan, section) || tool('converter')(plan, section),
  quiz: (plan, section) => ['quiz', 'memory', 'cards'].some((name) => tool(name)(plan, section)),
  todo: tool('todo'),
  statuses: tool('statuses'),
  chart: tool('chart'),
  map_link: (_, section) => section.type === 'visit' && Boolean(section.mapLink),
  calendar_file: (_, section) => section.type === 'events' && Boolean(section.calendarFile),
  email_link: contact('email'),
  whatsapp_link: contact('whatsapp'),
  phone_link: contact('phone'),
  social_links: contact('link'),
};

const sectionsOf = ({ pages }: LanguagePlan): SectionPlan[] => pages.flatMap(({ sections }) => [...sections]);

const footerLinks = ({ footer }: LanguagePlan): string[] =>
  footer.columns.flatMap(({ links }) => links.map(({ href }) => href));

const linkStarts: Readonly<Partial<Record<BriefFunction, RegExp>>> = {
  email_link: /^mailto:/u,
  phone_link: /^(?:tel|sms):/u,
  whatsapp_link: /wa\.me/u,
  social_links: /^https?:/u,
};

/** Whether a finished plan has a function. Nothing is known of `other`: there is no sign of it. */
export function isMade(type: BriefFunction, plan: SitePlan): boolean | undefined {
  const [first] = plan.languages;
  if (type === 'language_switch') return plan.languages.length > 1;
  if (type === 'theme_switch') return plan.tools.includes('theme');
  if (type === 'sticky_header') return plan.isHeaderSticky === true;
  if (type === 'back_to_top') return plan.hasBackToTop === true;
  if (type === 'share') return plan.canShare === true;
  if (type === 'print') return plan.canPrint === true;
  if (type === 'age_gate') return plan.ageGate !== undefined;
  if (type === 'countdown') return first.pages.some(({ hero }) => hero?.countdown !== undefined);
  const start = linkStarts[type];
  if (start && footerLinks(first).some((href) => start.test(href))) return true;
  if (type === 'search' && plan.tools.includes('search')) return true;
  const sign = signs[type];
  return sign && sectionsOf(first).some((section) => sign(plan, section));
}
