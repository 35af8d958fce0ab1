/** Milliseconds after which a frame that does not come, as in a tab left meanwhile, is not waited for. */
const patience = 1000;

/** Resolves once what the page shows has been painted; at once in a tab behind another, of which nothing is painted. */
export const firstPaint = () =>
  new Promise<void>((resolve) => {
    if (document.hidden) return resolve();
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, patience);
  });
