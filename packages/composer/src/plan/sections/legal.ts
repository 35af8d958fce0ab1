import { type LegalKind, legal, legalKinds } from '@sitewright/composer-content';
import type { Brief } from '@sitewright/contracts';
import { sourcesOf } from '../holding.ts';
import type { PageDraft } from '../page-drafts.ts';
import type { SectionPlan } from '../site-plan.ts';
import { hasWords } from '../words.ts';
import type { Writing } from '../writing.ts';

/** Which page for the law a title names. */
export const legalKindOf = (title: string): LegalKind | undefined =>
  legalKinds.find((kind) => legal()[kind].some((word) => hasWords(title, word)));

const hasConnectedForm = ({ contacts }: Brief): boolean =>
  contacts.some(({ kind }) => kind === 'email' || kind === 'whatsapp');

/** Who runs the site and how to reach them, as far as the prompt says. */
function noticeSections({ brief, name, messages, locale }: Writing): SectionPlan[] {
  const contacts = brief.contacts.filter(({ kind }) => kind !== 'link');
  const place = brief.place?.value;
  const lines = [place && contacts.every(({ kind }) => kind !== 'address') ? `${name}, ${place}` : name];
  const prose: SectionPlan = { id: 'notice', title: name, from: [], type: 'prose', paragraphs: lines };
  if (contacts.length === 0) return [prose];
  const title =
    messages.labels.contact.toLocaleLowerCase(locale.id) === name ? name : messages.labels.contact;
  return [
    prose,
    { id: 'reach', title, from: sourcesOf(contacts), type: 'visit', contacts, hours: [], details: [] },
  ];
}

function privacySections({ brief, messages, name }: Writing): SectionPlan[] {
  const { privacy, forms } = messages.legal;
  const paragraphs = [privacy, ...(hasConnectedForm(brief) ? [forms] : [])];
  return [{ id: 'privacy', title: name, from: [], type: 'prose', paragraphs }];
}

/** A page that the law asks for, with what is known to be true; its text beyond that is the owner's. */
export function writeLegal({ title = '', from }: PageDraft, writing: Writing): SectionPlan[] {
  const kind = legalKindOf(title);
  if (kind === 'notice') {
    writing.log.apply(
      from,
      'The page says who runs the site and how to reach them; add what the law asks for beyond it.',
    );
    return noticeSections(writing);
  }
  if (kind === 'privacy') {
    writing.log.apply(
      from,
      'The page says what the site does with data; add what the law asks for beyond it.',
    );
    return privacySections(writing);
  }
  if (kind === 'terms') writing.log.leaveOut(from, `The page “${title}” is there, but empty: give its text.`);
  return [];
}
