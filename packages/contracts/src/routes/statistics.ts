import { engineDaySchema, engineViewSchema } from '../engine-view.ts';
import { platformHealthSchema } from '../platform-health.ts';
import { dailyStatsSchema, statsSchema } from '../sites.ts';

export const stats = { method: 'GET', path: '/api/stats', response: statsSchema } as const;

/** Administrators only. */
export const dailyStats = { method: 'GET', path: '/api/stats/daily', response: dailyStatsSchema } as const;

/** Administrators only. */
export const engineView = { method: 'GET', path: '/api/stats/engine', response: engineViewSchema } as const;

/** Administrators only; takes `engineDayQuerySchema`. */
export const engineDay = { method: 'GET', path: '/api/stats/engine/day', response: engineDaySchema } as const;

/** Administrators only; takes `platformHealthQuerySchema`. */
export const platformHealth = {
  method: 'GET',
  path: '/api/stats/health',
  response: platformHealthSchema,
} as const;
