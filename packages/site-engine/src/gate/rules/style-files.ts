import type { SiteFile } from '../../engine.ts';
import { isStylesheet } from '../../files/site-files.ts';
import { resolveLocal } from '../local-url.ts';
import type { Problem, Rule } from '../rule.ts';
import type { Site } from '../site.ts';

const address = /url\(\s*(["']?)([^"'()\s]{1,500})\1\s*\)/g;
/** Loads nothing and is valid wherever an address is. */
const emptyAddress = 'url(data:,)';

function checkFile(site: Site, path: string, css: SiteFile['content']): Problem[] {
  if (typeof css !== 'string' || !isStylesheet(path)) return [];
  return [...css.matchAll(address)].flatMap((match) => {
    const url = match[2] ?? '';
    const target = resolveLocal(path, url);
    if (!target || url.startsWith('#') || (site.files.has(target.path) && !target.isRooted)) return [];
    const edits = [{ start: match.index, end: match.index + match[0].length, text: emptyAddress }];
    return [{ path, message: `“${url.slice(0, 80)}” is not part of the site.`, fix: { edits } }];
  });
}

export const styleFiles: Rule = {
  id: 'style-files',
  title: 'Every font and picture of the styles is part of the site',
  check: (site) => [...site.files].flatMap(([path, content]) => checkFile(site, path, content)),
};
