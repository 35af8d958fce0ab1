import type { PageToRender } from '../../site.ts';

/** Scripts that are written in columns. */
const inColumns: ReadonlySet<string> = new Set(['ja', 'zh']);

const languageOf = ({ language }: Pick<PageToRender, 'language'>): string => language.tag.split('-')[0] ?? '';

/** Whether the letters of a page's language stand upright in a column. */
export const isUpright = (page: Pick<PageToRender, 'language'>): boolean => inColumns.has(languageOf(page));

/** Only such letters run in columns: others would lie on their side. */
export const columnOf = (page: Pick<PageToRender, 'language'>): string =>
  isUpright(page) ? '[writing-mode:vertical-rl]' : '';
