import { versionPreviewPath } from '@sitewright/contracts';
import { readSource } from '../saving/sources.ts';

/** Where both engines write what a site looks like. */
export const stylesheetPath = 'styles.css';

/** What a site looks like now; a site may have no such file. */
export const readStyles = (siteId: string): Promise<string> =>
  readSource(siteId, stylesheetPath).catch(() => '');

/** The page with the stylesheet of a version behind its own, which a page that is shown never loads again. */
export function withStyles(html: string, siteId: string, version: number): string {
  const link = `<link rel="stylesheet" href="${versionPreviewPath(siteId, version, stylesheetPath)}">`;
  const end = html.toLowerCase().lastIndexOf('</body');
  return end < 0 ? html + link : html.slice(0, end) + link + html.slice(end);
}
