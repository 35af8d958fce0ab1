import type { PageToRender } from '../../site.ts';

/** Scripts that are written in columns. */
const inColumns: ReadonlySet<string> = new Set(['ja', 'zh']);

const languageOf = ({ language }: Pick<PageToRender, 'language'>): string => language.tag.split('-')[0] ?? '';

/** Whether the letters of a page's language stand upright in a column. */
export const isUpright = (page: Pick<PageToRender, 'language'>): boolean => inColumns.has(languageOf(page));

/** Latin words lie on their side in a column, which a narrow screen has no room for; Arabic ones run along the line. */
export function columnOf(page: Pick<PageToRender, 'language'>): string {
  if (isUpright(page)) return '[writing-mode:vertical-rl]';
  return page.language.direction === 'rtl' ? '' : 'md:[writing-mode:vertical-rl]';
}
