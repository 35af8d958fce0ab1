import type { AcknowledgedSite, Journal } from './journal.ts';
import { send } from './requests.ts';

/** Gives a site a new name, and remembers what may be stored now: a name without an answer may be, or may not. */
export async function rename(url: string, journal: Journal, site: AcknowledgedSite): Promise<void> {
  const name = `Name ${Math.random()}`;
  const { id, token } = site;
  const answer = await send(url, journal, {
    method: 'PATCH',
    path: `/api/sites/${id}`,
    token,
    body: { name },
  });
  if (answer?.status === 200) site.possibleNames = [name];
  else if (!answer || answer.status >= 500) site.possibleNames.push(name);
}
