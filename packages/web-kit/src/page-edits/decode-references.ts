let area: HTMLTextAreaElement | undefined;

/** What a text of a page reads: `&amp;` is "&". The browser knows all two thousand names. */
export function decodeReferences(text: string): string {
  if (!text.includes('&')) return text;
  area ??= document.createElement('textarea');
  // A line break at the beginning would be left out.
  area.innerHTML = `.${text}`;
  return area.value.slice(1);
}
