import type { Brief, BriefFunction, Contact } from '@sitewright/contracts';
import type { FunctionWish } from './holding.ts';
import { mainContact } from './main-contact.ts';
import type { OutcomeLog } from './outcomes.ts';
import type { HeaderTool, LanguagePlan, SitePlan } from './site-plan.ts';
import { hasWords } from './words.ts';
import type { Writing } from './writing.ts';

type SiteWide = Pick<
  SitePlan,
  'tools' | 'isHeaderSticky' | 'hasBackToTop' | 'phone' | 'ageGate' | 'canShare' | 'canPrint'
>;

interface Wishes {
  has(type: BriefFunction): boolean;
  from(type: BriefFunction): number[];
  all: readonly FunctionWish[];
}

const wishesOf = (all: readonly FunctionWish[]): Wishes => ({
  all,
  has: (type) => all.some((wish) => wish.type === type),
  from: (type) => all.filter((wish) => wish.type === type).flatMap(({ from }) => from),
});

const contactWishes = [
  ['phone_link', 'phone', 'The telephone number can be tapped.', 'Give the telephone number.'],
  ['email_link', 'email', 'The e-mail address can be tapped.', 'Give the e-mail address.'],
  ['whatsapp_link', 'whatsapp', 'There is a link to WhatsApp.', 'A WhatsApp link needs a number: give it.'],
] as const;

function sayContacts({ has, from }: Wishes, contacts: readonly Contact[], log: OutcomeLog): void {
  for (const [type, kind, how, why] of contactWishes) {
    if (!has(type)) continue;
    if (contacts.some((contact) => contact.kind === kind)) log.apply(from(type), how);
    else log.leaveOut(from(type), why);
  }
}

/** Each network that was named needs an address of its own. */
function saySocialLinks({ all }: Wishes, contacts: readonly Contact[], log: OutcomeLog): void {
  const links = contacts.filter(({ kind }) => kind === 'link');
  for (const { type, options, from } of all) {
    if (type !== 'social_links') continue;
    const missing = options.filter(
      (name) =>
        !links.some(({ label = '', value, target = '' }) => hasWords(`${label} ${value} ${target}`, name)),
    );
    if (links.length > 0 && missing.length === 0) log.apply(from, 'The footer links to the networks.');
    else log.leaveOut(from, `Links to ${missing.join(', ') || 'networks'} need their addresses: give them.`);
  }
}

function sayLanguages({ has, from }: Wishes, languages: readonly string[], log: OutcomeLog): void {
  if (!has('language_switch')) return;
  if (languages.length > 1) {
    const how =
      'The fixed texts are in each language; your own words stay as you wrote them: translate them, or use a model.';
    log.apply(from('language_switch'), how);
    log.note(how);
  } else log.leaveOut(from('language_switch'), 'Say which languages the site is to have.');
}

const hasBasket = ({ pages }: LanguagePlan): boolean =>
  pages.some(({ sections }) => sections.some((section) => section.type === 'items' && section.tools.basket));

const adult = 18;
const ages = /(?<!\d)(?:1[4-9]|2[01])(?!\d)/u;

/** The age that a wish states; where it states none, the one at which most countries count people as grown up. */
function statedAge({ from }: Wishes, { statements }: Brief): number {
  const texts = from('age_gate').map((index) => statements[index]?.text ?? '');
  const [age] = texts.flatMap((text) => ages.exec(text)?.[0] ?? []);
  return age ? Number(age) : adult;
}

/** What is looked for in the whole site where no list is meant. */
const searchesSite = (wishes: Wishes, { pages }: LanguagePlan): boolean =>
  wishes.has('search') &&
  !pages.some(({ sections }) =>
    sections.some(
      (section) =>
        (section.type === 'items' && section.tools.isSearchable) ||
        (section.type === 'table' && section.isSearchable),
    ),
  );

/** What the whole site can do; each wish is answered. */
export function siteFunctions(
  functions: readonly FunctionWish[],
  plan: LanguagePlan,
  { brief, log }: Writing,
): SiteWide {
  const wishes = wishesOf(functions);
  const { has, from } = wishes;
  sayContacts(wishes, brief.contacts, log);
  saySocialLinks(wishes, brief.contacts, log);
  sayLanguages(wishes, brief.languages.value, log);
  log.apply(from('theme_switch'), 'Visitors can switch between light and dark.');
  log.apply(from('sticky_header'), 'The header stays in view.');
  log.apply(from('back_to_top'), 'A link leads back to the top.');
  const age = has('age_gate') ? statedAge(wishes, brief) : undefined;
  if (age)
    log.apply(
      from('age_gate'),
      `Visitors are asked whether they are ${age} or older before they see the site.`,
    );
  log.apply(from('share'), 'A button opens the sharing of the device, or copies the address.');
  log.apply(from('print'), 'A button prints the page.');
  const isSearched = searchesSite(wishes, plan);
  if (isSearched) log.apply(from('search'), 'The site can be searched from its header.');
  const tools: HeaderTool[] = [
    ...(isSearched ? (['search'] as const) : []),
    ...(has('theme_switch') ? (['theme'] as const) : []),
    ...(brief.languages.value.length > 1 ? (['language'] as const) : []),
    ...(hasBasket(plan) ? (['basket'] as const) : []),
  ];
  const phone = mainContact(brief.contacts, 'phone');
  return {
    tools,
    ...(has('sticky_header') && { isHeaderSticky: true }),
    ...(has('back_to_top') && { hasBackToTop: true }),
    ...(age && { ageGate: age }),
    ...(has('share') && { canShare: true }),
    ...(has('print') && { canPrint: true }),
    ...(has('phone_link') && phone && { phone }),
  };
}
