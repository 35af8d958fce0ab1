/** The classes of Tailwind's plug-in for long texts, which models use as if it were part of Tailwind. */
const usesProse = /\sclass(?:Name)?\s*=\s*["'](?:[^"'<>]{0,500}\s)?(?:[\w-]+:)?prose(?=[\s"'-])/i;

/** After the reset a text in it would have headings like its paragraphs, and lists without marks. */
const proseStyles = `@layer components {
  .prose { max-width: 65ch; line-height: 1.75; }
  .prose-invert { color: #e5e7eb; }
  .prose-sm { font-size: 0.875rem; }
  .prose-lg { font-size: 1.125rem; }
  .prose-xl { font-size: 1.25rem; }
  .prose :where(p, ul, ol, blockquote, pre, table, figure) { margin-block: 1.25em; }
  .prose :where(h1, h2, h3, h4) { font-weight: 700; line-height: 1.3; }
  .prose :where(h1) { font-size: 2.25em; margin-block: 0 0.9em; }
  .prose :where(h2) { font-size: 1.5em; margin-block: 2em 1em; }
  .prose :where(h3) { font-size: 1.25em; margin-block: 1.6em 0.6em; }
  .prose :where(ul) { list-style: disc; padding-inline-start: 1.6em; }
  .prose :where(ol) { list-style: decimal; padding-inline-start: 1.6em; }
  .prose :where(li) { margin-block: 0.5em; }
  .prose :where(a) { text-decoration: underline; font-weight: 500; }
  .prose :where(blockquote) { font-style: italic; border-inline-start: 4px solid currentcolor; padding-inline-start: 1em; }
  .prose :where(hr) { border-top: 1px solid currentcolor; margin-block: 3em; opacity: 0.3; }
  .prose :where(code) { font-weight: 600; font-size: 0.875em; }
  .prose > :first-child { margin-block-start: 0; }
  .prose > :last-child { margin-block-end: 0; }
}
`;

/** What long texts of these pages need, unless the site has rules of its own for them. */
export const proseFor = (pages: readonly string[], ownStyles: string): string[] =>
  !ownStyles.includes('.prose') && pages.some((page) => usesProse.test(page)) ? [proseStyles] : [];
