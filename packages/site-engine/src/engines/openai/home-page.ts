import { limits } from '@sitewright/contracts';
import { moveFiles } from '../../files/move-files.ts';
import { isPage } from '../../files/site-files.ts';
import { startTags } from '../../files/start-tags.ts';
import type { TextFile } from '../../protocol/output.ts';

const isIndex = ({ path }: TextFile): boolean => /(?:^|\/)index\.html?$/i.test(path);

/** Gives a site whose first page has another name its index.html, and every link that leads to it the new one. */
export function withHomePage(files: readonly TextFile[]): TextFile[] {
  const pages = files.filter(({ path }) => isPage(path));
  const hasHome = pages.some(({ path }) => path === 'index.html');
  const first = pages.find(({ path }) => /^index\.html?$/i.test(path)) ?? pages.find(isIndex) ?? pages[0];
  return moveFiles(files, new Map(first && !hasHome ? [[first.path, 'index.html']] : []));
}

const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

const titleLength = 500;

/** What stands in the first title that is not empty. */
function titleOf(page: string): string {
  for (const { end } of startTags(page, 'title')) {
    const text = page.slice(end, end + titleLength).split('<', 1)[0] ?? '';
    if (text.trim() !== '') return text;
  }
  return '';
}

/** A name is one line of what a person can read. */
const asOneLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ').trim();

/** The name of a site: the first part of its title, or the beginning of the prompt. */
export function siteNameOf(files: readonly TextFile[], prompt: string): string {
  const title = titleOf(files.find(({ path }) => path === 'index.html')?.content ?? '');
  const plain = title.replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => entities[entity] ?? entity);
  const [first = ''] = asOneLine(plain).split(/ [|–—·-] /);
  const name = first.trim() || asOneLine(prompt).split(' ').slice(0, 6).join(' ');
  return name.slice(0, limits.siteNameMaxLength).toWellFormed();
}

const formNote =
  'Forms on this site check what visitors enter, but send it nowhere yet. Connect them before you publish.';

function sendsNowhere(page: string): boolean {
  for (const { text } of startTags(page, 'form')) {
    if (!/\saction\s*=/i.test(text)) return true;
  }
  return false;
}

/** What the person has to know of the forms of a site. */
export const formNotes = (files: readonly TextFile[]): string[] =>
  files.some(({ path, content }) => isPage(path) && sendsNowhere(content)) ? [formNote] : [];
