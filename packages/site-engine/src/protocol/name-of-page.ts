const title = /<title[^<>]{0,200}>([^<]{0,300})/i;
const heading = /<h1[^<>]{0,500}>([^<]{0,300})/i;

export const titleOf = (page: string): string => title.exec(page)?.[1]?.trim() ?? '';

/** Letters and digits only, without what stands above or below them. */
const asWords = (text: string): string =>
  ` ${text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

const stemOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1).replace(/\.html?$/i, '');

/** Which of these paths a page is, as far as its title or its main heading says the words of one of them. */
export function nameOfPage(page: string, paths: readonly string[]): string | undefined {
  const said = [titleOf(page), heading.exec(page)?.[1] ?? ''].map(asWords);
  return paths.find((path) => said.some((words) => words.includes(asWords(stemOf(path)))));
}
