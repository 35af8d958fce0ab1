import { limits } from '@sitewright/contracts';
import { isPage } from '../../files/site-files.ts';
import type { TextFile } from '../../protocol/output.ts';

/** Gives a site whose first page has another name its index.html. */
export function withHomePage(files: readonly TextFile[]): TextFile[] {
  if (files.some(({ path }) => path === 'index.html')) return [...files];
  const first =
    files.find(({ path }) => /^index\.html?$/i.test(path)) ?? files.find(({ path }) => isPage(path));
  return files.map((file) => (file === first ? { ...file, path: 'index.html' } : file));
}

const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

/** The name of a site: the first part of its title, or the beginning of the prompt. */
export function siteNameOf(files: readonly TextFile[], prompt: string): string {
  const home = files.find(({ path }) => path === 'index.html')?.content ?? '';
  const title = /<title[^<>]{0,500}>([^<]{1,500})</i.exec(home)?.[1] ?? '';
  const plain = title.replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => entities[entity] ?? entity);
  const name =
    plain.split(/(?<!\s)\s+[|–—·-]\s+/)[0]?.trim() || prompt.trim().split(/\s+/).slice(0, 6).join(' ');
  return name.slice(0, limits.siteNameMaxLength).toWellFormed();
}
