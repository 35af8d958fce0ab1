const plain = (markup: string) => {
  const text = new DOMParser().parseFromString(markup.replace(/<[^>]*>/g, ' '), 'text/html').body.textContent;
  return (text ?? '').replace(/\s+/g, ' ').trim();
};

function inShort(words: string, most: number): string {
  if (words.length <= most) return words;
  const cut = words.slice(0, most);
  return cut.slice(0, Math.max(cut.lastIndexOf(' '), most / 2)).replace(/[\s,.;:–-]+$/, '');
}

/** Words of a page in which typefaces are shown: those of its heading, and of a paragraph. */
export function siteWords(page: string): { headings: string; text: string } {
  const heading = plain(/<h1\b[^>]*>([\s\S]*?)<\/h1>/i.exec(page)?.[1] ?? '');
  const paragraphs = [...page.matchAll(/<p\b[^>]*>([\s\S]*?)<\/p>/gi)].map(([, words = '']) => plain(words));
  const text = paragraphs.find((words) => words.length > 24) ?? paragraphs[0] ?? '';
  return { headings: inShort(heading || 'Your heading', 20), text: inShort(text || 'Your words', 32) };
}
