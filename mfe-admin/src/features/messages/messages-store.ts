import { type ContactMessage, limits, routes } from '@sitewright/contracts';
import { type ApiClient, createPagedList } from '@sitewright/web-kit';

/** What the contact form took and nobody has received yet. */
export const messages = createPagedList(routes.messages);

export const useMessages = messages.useList;

/** A message as the server has it now; nothing when it has been sent. */
async function current(api: ApiClient, { _id, email }: ContactMessage) {
  const query = { search: email, limit: limits.pageMaxSize };
  const { items } = await api.callPage(routes.messages, { query });
  return items.find((message) => message._id === _id);
}

/**
 * Puts a message into the list as the server has it now, or takes it out of sight.
 * @returns whether it is still there
 */
export async function renew(api: ApiClient, message: ContactMessage): Promise<boolean> {
  const now = await current(api, message);
  if (now) messages.put(now);
  else messages.hide(message._id);
  return now !== undefined;
}
