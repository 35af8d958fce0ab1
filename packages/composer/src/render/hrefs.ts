import type { LanguagePlan, PagePlan, SitePlan } from '../plan/site-plan.ts';

const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/') + 1);
const isElsewhere = (target: string) => target.startsWith('#') || /^[a-z][a-z+.-]*:/i.test(target);

/** A path of the site as it is reached from a file in `folder`: `../styles.css` from `es/`. */
export function relativePath(folder: string, path: string): string {
  const here = folder.split('/').filter(Boolean);
  const there = path.split('/');
  while (here.length > 0 && there.length > 1 && here[0] === there[0]) {
    here.shift();
    there.shift();
  }
  return `${'../'.repeat(here.length)}${there.join('/')}`;
}

/** The page of this language that a target means: its whole path, or its name within the language's folder. */
function pathIn(language: LanguagePlan, folder: string, path: string): string {
  const paths = language.pages.map((page) => page.path);
  return !paths.includes(path) && paths.includes(`${folder}${path}`) ? `${folder}${path}` : path;
}

/** What an address of the plan is from a page. Anchors and addresses outside of the site stay as they are. */
export function hrefsFrom(language: LanguagePlan, page: Pick<PagePlan, 'path'>) {
  const folder = folderOf(page.path);
  return (target: string): string => {
    if (isElsewhere(target)) return target;
    const [path = '', anchor] = target.split('#');
    const to = relativePath(folder, pathIn(language, folder, path));
    return anchor === undefined ? to : `${to}#${anchor}`;
  };
}

/** The same page in every language of the site, by its address from here; one that a language lacks is its first. */
export function inOtherLanguages(plan: SitePlan, language: LanguagePlan, page: PagePlan) {
  const place = language.pages.findIndex(({ path }) => path === page.path);
  return plan.languages.map((other) => ({
    tag: other.tag,
    isHere: other.tag === language.tag,
    href: relativePath(folderOf(page.path), (other.pages[place] ?? other.pages[0])?.path ?? 'index.html'),
  }));
}
