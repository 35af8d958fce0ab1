const isPrerendered = typeof window === 'undefined';

const late = 'animate-late';

/*
 * The example is typed once the script has come. In the page that is rendered before, it is finished, and seen after a
 * moment: a script that comes sooner begins with nothing typed, and nothing that was seen is taken away.
 */
export const lateLook = isPrerendered ? `${late} motion-reduce:animate-none` : undefined;

/** Whether somebody has seen the finished example: the script came late. */
export function wasSeenFinished(): boolean {
  const example = document.querySelector(`.${late}`);
  return example !== null && getComputedStyle(example).opacity !== '0';
}
