/** A start tag as it stands in the source: `page.slice(start, end)` is `text`. */
export interface StartTag {
  start: number;
  end: number;
  text: string;
}

/**
 * The start tags of one name, found without parsing the page. Each character is looked at a constant number of times,
 * whatever the page: a tag that is not closed is the last one.
 */
export function* startTags(page: string, name: string): Generator<StartTag> {
  const opener = new RegExp(`<${name}(?=[\\s/>])`, 'gi');
  for (let match = opener.exec(page); match; match = opener.exec(page)) {
    const close = page.indexOf('>', opener.lastIndex);
    if (close < 0) return;
    opener.lastIndex = close + 1;
    yield { start: match.index, end: close + 1, text: page.slice(match.index, close + 1) };
  }
}
