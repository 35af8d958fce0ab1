import { siteTypeOf } from '@sitewright/composer-content';
import type { Brief } from '@sitewright/contracts';
import type { Draft } from '../drafts.ts';
import { holdsSomething } from '../holding.ts';
import { waysOf } from '../ways.ts';
import { isSureOfType, typeIdOf } from '../writing.ts';

/** What any message has; a trade that asks for more takes bookings, orders or enquiries. */
const ofAnyMessage: ReadonlySet<string> = new Set(['name', 'email', 'message']);
/** One comes to what is on there, and asks for nothing first. */
const unasked: ReadonlySet<string> = new Set(['event', 'personal']);

function takesRequests(brief: Brief): boolean {
  const { fields, group } = siteTypeOf(typeIdOf(brief));
  return isSureOfType(brief) && !unasked.has(group) && fields.some((field) => !ofAnyMessage.has(field));
}

/** Whether nothing of what was said stands in a section, but for a fact or two. */
const isBare = (drafts: readonly Draft[]): boolean =>
  drafts.every(({ has, functions }) => !holdsSomething({ ...has, details: [] }) && functions.length === 0);

const hasForm = ({ functions }: Draft): boolean => functions.some(({ type }) => type === 'form');

/**
 * Says which sections have a form: one that was asked for, and a section for bookings that can be sent by mail. Where the prompt says
 * how to reach somebody, nobody else needs one. Where it says no way at all, a section that was asked for has a form, and so has a
 * trade that takes requests where little was said: it stands for the contact that is still to be given, as it does for a site that
 * would show nothing.
 */
export function markForms(
  drafts: readonly Draft[],
  { brief, isThin, isShort }: { brief: Brief; isThin: boolean; isShort: boolean },
): void {
  const ways = waysOf(brief);
  const isByMail = ways.some(({ kind }) => kind === 'email');
  const isAsked = drafts.some(hasForm);
  const isElsewhere = isAsked || drafts.some(({ type }) => type === 'booking');
  for (const draft of drafts) {
    if (draft.type !== 'contact' && draft.type !== 'booking') continue;
    const isForBookings = draft.type === 'booking';
    const isOpen =
      ways.length === 0 &&
      (draft.isWished || (isShort && takesRequests(brief)) || (isThin && isBare(drafts)));
    const isFitting = isForBookings ? !isAsked && (isByMail || isOpen) : isOpen && !isElsewhere;
    draft.isFormless = !hasForm(draft) && !isFitting;
  }
}

/** A section for bookings that goes without a form, where another one has it: there is nothing to do in it. */
export const isIdle = (draft: Draft, drafts: readonly Draft[]): boolean =>
  draft.type === 'booking' && draft.isFormless === true && !holdsSomething(draft.has) && drafts.some(hasForm);
