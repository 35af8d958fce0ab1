import type { SiteFile } from '../engine.ts';
import { isPage, isScript } from '../files/site-files.ts';

/** What npm, TypeScript, bundlers and linters read, which no browser does. */
const settings =
  /^(?:package(?:-lock)?|[jt]sconfig(?:\.\w{1,20})?|components)\.json$|^\.?(?:vite|vitest|postcss|webpack|rollup|babel|eslint|prettier|next|nuxt|astro|svelte)(?:\.config|rc)\.(?:[cm]?js|json)$/i;
const inNode = /(?:\brequire\(\s*|\bfrom\s+)["'](?:node:|(?:express|fastify|koa|https?|fs|path)["'])/;

const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

const isForProject = ({ path, content }: SiteFile): boolean =>
  typeof content === 'string' && (settings.test(nameOf(path)) || (isScript(path) && inNode.test(content)));

export interface PublishedFiles {
  files: SiteFile[];
  /** What was left out and why, for the person. */
  notes: string[];
}

/**
 * The files of a site without those that only build or serve it: a site is served as it is, and nobody who visits it is to read
 * its server. What a page or a script of the site names stays.
 */
export function withoutProjectFiles(files: readonly SiteFile[]): PublishedFiles {
  const suspects = files.filter(isForProject);
  const readers = files.flatMap((file) =>
    typeof file.content === 'string' && !suspects.includes(file) && (isPage(file.path) || isScript(file.path))
      ? [file.content]
      : [],
  );
  const left = suspects.filter(({ path }) => !readers.some((text) => text.includes(nameOf(path))));
  if (left.length === 0) return { files: [...files], notes: [] };
  const names = new Intl.ListFormat('en').format(left.map(({ path }) => path));
  return {
    files: files.filter((file) => !left.includes(file)),
    notes: [`Left out, as a site needs no build and no server of its own: ${names}.`],
  };
}
