import type { Contact } from '@sitewright/contracts';
import type { Draft } from './drafts.ts';
import { sourcesOf } from './holding.ts';
import { isApart } from './main-contact.ts';
import type { LanguagePlan, Link } from './site-plan.ts';
import type { Writing } from './writing.ts';

const withScheme = /^https?:\/\//iu;
const dotted = /^[^\s/]+\.[^\s/.]{2,}(?:\/\S*)?$/u;

/** A contact as a link; nothing where it is only words. */
export function contactHref({ kind, value, target }: Contact): string | undefined {
  if (target) return target;
  if (kind === 'email') return `mailto:${value.trim()}`;
  if (kind === 'phone') return `tel:${value.replace(/[^\d+]/gu, '')}`;
  if (kind === 'whatsapp') return `https://wa.me/${value.replace(/\D/gu, '')}`;
  if (kind !== 'link') return undefined;
  if (withScheme.test(value)) return value;
  return dotted.test(value) ? `https://${value}` : undefined;
}

/** "Taxis: Stowe Cars 01451 555 018": a number that is not the owner's, or not for everybody, says so wherever it stands. */
const withWhose = (contact: Contact): string =>
  isApart(contact) ? `${contact.label} ${contact.value}` : contact.value;

const linkOf = (contact: Contact): Link[] => {
  const href = contactHref(contact);
  const label = contact.kind === 'link' ? (contact.label ?? contact.value) : withWhose(contact);
  return href ? [{ label, href }] : [];
};

/** What stands in the footer in words, and the statements it was read from. */
export function footerFacts({ has }: Draft): { facts: string[]; from: number[] } {
  const shown = [...has.lines, ...has.details];
  return { facts: shown.map(({ text }) => text), from: sourcesOf(shown) };
}

/** Where to go and how to reach somebody, at the end of every page. */
export function footerOf(
  draft: Draft,
  navigation: readonly Link[],
  { brief, messages }: Writing,
): LanguagePlan['footer'] {
  const reach = brief.contacts.flatMap(linkOf);
  const addresses = brief.contacts.filter((contact) => !contactHref(contact)).map(({ value }) => value);
  return {
    columns: [
      ...(navigation.length > 0 ? [{ links: navigation }] : []),
      ...(reach.length > 0 ? [{ title: messages.labels.contact, links: reach }] : []),
    ],
    facts: [...addresses, ...footerFacts(draft).facts],
  };
}
