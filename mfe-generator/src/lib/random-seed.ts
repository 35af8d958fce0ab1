import { limits } from '@sitewright/contracts';

/** Picks a design that was hardly made before. */
export const randomSeed = (): number => 1 + Math.floor(Math.random() * limits.seedMax);
