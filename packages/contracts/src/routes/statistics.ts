import { engineViewSchema } from '../engine-view.ts';
import { dailyStatsSchema, statsSchema } from '../sites.ts';

export const stats = { method: 'GET', path: '/api/stats', response: statsSchema } as const;

/** Administrators only. */
export const dailyStats = { method: 'GET', path: '/api/stats/daily', response: dailyStatsSchema } as const;

/** Administrators only. */
export const engineView = { method: 'GET', path: '/api/stats/engine', response: engineViewSchema } as const;
