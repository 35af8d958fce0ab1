/* One file for whatever draws: the library behind it is as large as the rest of the panel, and only this page waits for it. */
export { DailyChart } from './daily-chart.tsx';
export { TotalsCharts } from './totals-charts.tsx';
