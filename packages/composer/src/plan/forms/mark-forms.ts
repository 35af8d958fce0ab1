import { siteTypeOf } from '@sitewright/composer-content';
import type { Brief } from '@sitewright/contracts';
import type { Draft } from '../drafts.ts';
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

const hasForm = ({ functions }: Draft): boolean => functions.some(({ type }) => type === 'form');

/**
 * Says which sections have a form. One that was asked for is there. Nobody else's is, where the prompt says how to reach somebody, but
 * for a section for bookings, or a trade that takes requests, which can be sent by mail where that is the one way. Next to nothing
 * said, a form stands for the contact that is still to be given.
 */
export function markForms(
  drafts: readonly Draft[],
  { brief, isThin }: { brief: Brief; isThin: boolean },
): void {
  const ways = waysOf(brief);
  const isByMail = ways.length > 0 && ways.every(({ kind }) => kind === 'email');
  const isOpen = ways.length === 0 && isThin;
  const takesOne = drafts.some((draft) => hasForm(draft) || draft.type === 'booking');
  for (const draft of drafts) {
    if (draft.type !== 'contact' && draft.type !== 'booking') continue;
    const isUsual = draft.type === 'booking' || (!takesOne && takesRequests(brief));
    draft.isFormless = !hasForm(draft) && !(isUsual && (isByMail || isOpen));
  }
}
