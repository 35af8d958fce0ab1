import type { SchemaVersion } from '@sitewright/service-kit';

/** See docs/operations.md, Upgrade. */
export const schema: SchemaVersion = { writes: 1, readableBy: 1 };
