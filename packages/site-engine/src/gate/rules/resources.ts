import { attributeLine } from '../dom.ts';
import { setAttribute } from '../edits.ts';
import { loadsOf } from '../loads.ts';
import { addressFrom, resolveLocal } from '../local-url.ts';
import { pageRule } from '../rule.ts';
import { unload } from '../unload.ts';

export const resources = pageRule(
  'resources',
  'Every picture, script and style is part of the site',
  (page, site) =>
    loadsOf(page).flatMap((load) => {
      const { element, attributeName, url } = load;
      const target = resolveLocal(page.path, url);
      const exists = target && site.files.has(target.path);
      if (!target || (exists && !target.isRooted) || url.startsWith('#')) return [];
      const path = page.path;
      const line = attributeLine(element, attributeName);
      const shown = url.slice(0, 80);
      if (!exists)
        return [
          { path, line, message: `“${shown}” is not part of the site.`, fix: unload(site, page, load) },
        ];
      const edits =
        attributeName === 'srcset'
          ? []
          : setAttribute(element, attributeName, addressFrom(path, target.path));
      return [
        { path, line, message: `“${shown}” is found on a server only, not in a folder.`, fix: { edits } },
      ];
    }),
);
