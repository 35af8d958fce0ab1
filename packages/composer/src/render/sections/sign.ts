import { icon } from '../art/icons.ts';
import { signsOf } from '../art/subject-drawing.ts';
import type { Html } from '../h.ts';
import type { PageToRender } from '../site.ts';

/** One of the signs of the site's trade; they take turns. */
export function signAt(page: PageToRender, index: number, classes: string): Html {
  const signs = signsOf(page);
  return icon(signs[index % signs.length] ?? signs[0], classes);
}
