import { hasToken } from '../../lib/has-token.ts';

/** A page that is drawn in outline before its code is there: without a query, which would put a site on the desk. */
const outlined = { path: '/app', name: 'mfe_generator' };

/** A reloaded page brings back what was written in it: an empty outline would look as if that were lost. */
const isFirstVisit = () =>
  performance.getEntriesByType('navigation').every((entry) => 'type' in entry && entry.type === 'navigate');

/** Has the page that the address opens stand there in outline, instead of the mark, where it can be told what will come. */
export function chooseOutline({ pathname, search }: Location): void {
  const isOutlined = pathname === outlined.path && search === '' && hasToken() && isFirstVisit();
  if (isOutlined) document.documentElement.dataset.outline = outlined.name;
}

/** Whether this remote's outline stands in the page. */
export const isOutlined = (name: string) => document.documentElement.dataset.outline === name;
