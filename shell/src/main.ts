import './styles.css';

/** What `index.html` shows is seen before the machine is busy with the rest. Of a page behind another nothing is painted. */
const firstPaint = () =>
  new Promise<void>((resolve) => {
    if (document.hidden) resolve();
    else requestAnimationFrame(() => setTimeout(resolve));
  });

async function start(): Promise<void> {
  await firstPaint();
  await import(/* webpackChunkName: "application" */ './application.tsx');
}

start().catch((error: unknown) => {
  document.getElementById('not-started')?.removeAttribute('hidden');
  throw error;
});
