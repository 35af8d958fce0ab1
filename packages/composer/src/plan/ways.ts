import type { Brief, Contact } from '@sitewright/contracts';
import { contactHref } from './footer.ts';
import { isApart, mainContact } from './main-contact.ts';
import type { Link } from './site-plan.ts';
import type { Writing } from './writing.ts';

const direct: ReadonlySet<Contact['kind']> = new Set(['phone', 'email', 'whatsapp']);
const noVoice = /^fax/iu;

/** Where in the prompt a contact stands. */
const placeOf = ({ value, from: [first = 0] }: Contact, { statements }: Brief): number =>
  (statements[first]?.start ?? 0) + Math.max(0, statements[first]?.text.indexOf(value) ?? 0);

/**
 * The ways to reach somebody without a form, in the order of the prompt: the first is the one that is meant first, and its owner's.
 */
export function waysOf(brief: Brief): Contact[] {
  const ways = brief.contacts
    .filter(
      (contact) => direct.has(contact.kind) && !noVoice.test(contact.label ?? '') && contactHref(contact),
    )
    .toSorted(
      (one, other) =>
        Number(isApart(one)) - Number(isApart(other)) || placeOf(one, brief) - placeOf(other, brief),
    );
  const main = ways[0] && mainContact(ways, ways[0].kind);
  return main ? [main, ...ways.filter((way) => way !== main)] : ways;
}

/** A button that calls, opens a text message, a mail or a chat, and says which. */
export function wayAction(way: Contact, { messages: { reach }, say }: Writing): Link {
  const href = contactHref(way) ?? '';
  const phone = way.value;
  if (way.kind === 'email') return { label: say(reach.email), href };
  if (way.kind === 'whatsapp') return { label: say(reach.whatsapp), href };
  return { label: say(href.startsWith('sms:') ? reach.text : reach.call, { phone }), href };
}
