import { usableStorage } from '@sitewright/web-kit/session';
import * as z from 'zod/mini';

/** Of this tab alone, and gone with it. */
const storage = usableStorage(() => window.sessionStorage);
const key = 'sitewright-visit';
const visitSchema = z.object({ token: z.string(), ticket: z.string() });

export const rememberTicket = (token: string, ticket: string): void =>
  storage.setItem(key, JSON.stringify({ token, ticket }));

/** The ticket with which this tab has opened the link. */
export function readTicket(token: string): string | undefined {
  try {
    const visit = visitSchema.parse(JSON.parse(storage.getItem(key) ?? ''));
    return visit.token === token ? visit.ticket : undefined;
  } catch {
    return undefined;
  }
}
