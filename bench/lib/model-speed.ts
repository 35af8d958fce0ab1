import type { Pace } from '@sitewright/site-engine/testing';

/** Some sixty tokens a second after six tenths of a second, as widely used models write. */
export const modelSpeed: Pace = { firstMs: 600, everyMs: 50, length: 12 };
