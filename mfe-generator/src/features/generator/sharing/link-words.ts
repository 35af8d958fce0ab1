import type { ShareLink } from '@sitewright/contracts';

const moment = new Intl.DateTimeFormat('en', {
  day: 'numeric',
  month: 'short',
  hour: 'numeric',
  minute: '2-digit',
});
const on = (time: string) => moment.format(new Date(time));

/** Until when a link can be opened: "Ends Nov 30, 9:14 AM." */
export function endWords({ state, endsAt }: Pick<ShareLink, 'state' | 'endsAt'>): string {
  if (state === 'revoked') return 'Ended by you.';
  return state === 'ended' ? `Ended ${on(endsAt)}.` : `Ends ${on(endsAt)}.`;
}

/** How often it was: "Opened 3 times, last Nov 24, 10:02 AM." */
export function openedWords({ opened, lastOpenedAt }: Pick<ShareLink, 'opened' | 'lastOpenedAt'>): string {
  if (opened === 0) return 'Not opened yet.';
  const often = opened === 1 ? 'once' : `${opened} times`;
  return lastOpenedAt ? `Opened ${often}, last ${on(lastOpenedAt)}.` : `Opened ${often}.`;
}
