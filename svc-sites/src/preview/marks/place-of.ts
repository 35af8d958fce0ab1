/*
 * Finds where words of the person stand on a page. Sent to the browser as source text: see preview-shim.ts and live-page.ts.
 */

function wordsIn(text: string): Set<string> {
  return new Set(text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []);
}

/** The smallest element within a section that holds most of the words; the section itself where none holds a third of them. */
function placeOf(anchor: string, words: string): Element | null {
  const section = anchor ? document.getElementById(anchor) : null;
  const wanted = wordsIn(words);
  const longest = 4000;
  let best: Element | null = null;
  let most = Math.max(1, wanted.size / 3);
  let least = longest;
  for (const element of (section ?? document.body).querySelectorAll('*')) {
    if (element.closest('script,style,svg,template')) continue;
    const text = element.textContent ?? '';
    if (text.length > longest) continue;
    const held = wordsIn(text);
    const count = [...wanted].filter((word) => held.has(word)).length;
    if (count < most || (count === most && text.length >= least)) continue;
    if (element.getClientRects().length === 0) continue;
    best = element;
    most = count;
    least = text.length;
  }
  return best ?? section;
}

export const placeParts = [wordsIn, placeOf];
