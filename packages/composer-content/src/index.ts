import type { messages } from './english-messages.ts';

export type { Entry, SiteType, SiteTypeTexts } from './site-type.ts';

/** The fixed texts of a site in one language. */
export type Messages = typeof messages;
