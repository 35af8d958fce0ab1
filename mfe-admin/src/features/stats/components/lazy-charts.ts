import { lazy } from 'react';

const charts = () => import('./charts.tsx');

export const TotalsCharts = lazy(async () => ({ default: (await charts()).TotalsCharts }));
export const DailyChart = lazy(async () => ({ default: (await charts()).DailyChart }));
