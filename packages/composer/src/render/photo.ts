import type { PhotoPlan } from '../plan/site-plan.ts';
import { type Classes, type Html, h } from './h.ts';
import type { PageToRender } from './site.ts';

/** Browsers that know the size a picture is shown at take that one; others think of half a wide page, and all of a narrow one. */
const sizes = 'auto, (min-width: 64rem) 50vw, 100vw';

/** What a visitor sees first is loaded at once, everything else when it is near. */
type Loading = 'first' | 'later';

/** A photograph of the person in a frame that its classes give it. */
export function photo(
  page: Pick<PageToRender, 'href'>,
  { files, alt }: PhotoPlan,
  classes: Classes,
  loading: Loading = 'later',
): Html {
  const largest = files.at(-1);
  if (!largest) throw new Error('A photograph has a file.');
  const isSized = files.length > 1;
  return h('img', {
    src: page.href(largest.path),
    srcset: isSized && files.map(({ path, width }) => `${page.href(path)} ${width}w`).join(', '),
    sizes: isSized && (loading === 'later' ? sizes : sizes.replace('auto, ', '')),
    width: largest.width,
    height: largest.height,
    alt,
    loading: loading === 'later' && 'lazy',
    decoding: 'async',
    class: classes,
  });
}

/** Whether it is higher than wide. */
export const isUpright = ({ files: [first] }: PhotoPlan): boolean =>
  first !== undefined && first.height > first.width;
