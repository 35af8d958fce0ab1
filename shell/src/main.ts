import './styles.css';
import { firstPaint } from './lib/first-paint.ts';
import { showNotStarted } from './lib/not-started.ts';

/** What `index.html` shows is seen before the machine is busy with the rest. */
async function start(): Promise<void> {
  await firstPaint();
  await import(/* webpackChunkName: "application" */ './application.tsx');
}

start().catch((error: unknown) => {
  showNotStarted();
  throw error;
});
