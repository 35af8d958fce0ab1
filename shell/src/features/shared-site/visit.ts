import { routes, type SharedSite } from '@sitewright/contracts';
import { type ApiClient, type ApiError, toApiError } from '@sitewright/web-kit';
import { readTicket, rememberTicket } from './remembered-ticket.ts';

/** How far somebody who was sent a link has come. */
export type Visit =
  | { phase: 'opening' }
  /** `error`: what is wrong with the one that was given. */
  | { phase: 'password'; error?: ApiError }
  | { phase: 'open'; site: SharedSite }
  | { phase: 'closed'; error: ApiError };

function toVisit(thrown: unknown, password: string | undefined): Visit {
  const error = toApiError(thrown);
  if (error.code === 'PASSWORD_REQUIRED') return { phase: 'password' };
  const isOfPassword =
    password !== undefined && !error.code.startsWith('SHARE_') && error.code !== 'NOT_FOUND';
  return isOfPassword ? { phase: 'password', error } : { phase: 'closed', error };
}

/** Opens a link by its token, with a password where it has one. */
export async function openLink(api: ApiClient, token: string, password?: string): Promise<Visit> {
  try {
    const body = { token, ...(password !== undefined && { password }) };
    const site = await api.call(routes.openShared, { body });
    rememberTicket(token, site.ticket);
    return { phase: 'open', site };
  } catch (thrown) {
    return toVisit(thrown, password);
  }
}

/** What an opened link shows now; one whose ticket has ended is opened again. Undefined while nobody answers. */
export async function lookAgain(api: ApiClient, token: string, ticket: string): Promise<Visit | undefined> {
  try {
    const site = await api.call(routes.sharedSite, { params: { ticket } });
    return { phase: 'open', site };
  } catch (thrown) {
    const error = toApiError(thrown);
    if (error.code === 'NOT_FOUND') return openLink(api, token);
    return error.code.startsWith('SHARE_') ? { phase: 'closed', error } : undefined;
  }
}

/** A reload goes on where it was, without the password. */
export async function beginVisit(api: ApiClient, token: string): Promise<Visit> {
  const ticket = readTicket(token);
  const visit = ticket === undefined ? undefined : await lookAgain(api, token, ticket);
  return visit ?? openLink(api, token);
}
