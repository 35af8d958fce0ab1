/** What these hold is not drawn, whatever it is. */
const rawElements = new Set(['script', 'style', 'title', 'template', 'noscript']);
const drawnElements = new Set([
  ...['img', 'svg', 'picture', 'video', 'canvas', 'hr'],
  ...['input', 'button', 'select', 'textarea', 'meter', 'progress'],
]);
/** Characters of a tag that are looked at: its name and its first attributes. */
const longestTag = 500;
const longestCloser = 12;
const startOfTag = /^[a-z/!?]/i;
const tagName = /^\/?([a-z][a-z0-9-]*)/i;
/** Text for screen readers only, as skip links are until they have the focus. */
const screenReaderOnly = /["'\s]sr-only["'\s]/;

/**
 * Finds out whether a page that grows has something to see yet. Each character is looked at once, so that it can be asked after
 * every piece.
 */
export class VisibleContent {
  #found = false;
  /** The tag or comment that is being read, without its `<`. */
  #tag: string | undefined;
  #quote = '';
  /** What ends the comment or raw element that is being read. */
  #closer = '';
  #tail = '';
  /** The element whose text is for screen readers only. */
  #hiddenBy = '';

  get found(): boolean {
    return this.#found;
  }

  add(text: string): void {
    for (let index = 0; index < text.length && !this.#found; index += 1) this.#take(text.charAt(index));
  }

  #take(sign: string): void {
    if (this.#closer !== '') this.#takeRaw(sign);
    else if (this.#tag !== undefined) this.#takeTag(this.#tag, sign);
    else if (sign === '<') this.#tag = '';
    else this.#takeText(sign);
  }

  #takeText(sign: string): void {
    this.#found ||= this.#hiddenBy === '' && sign.trim() !== '';
  }

  #takeRaw(sign: string): void {
    this.#tail = (this.#tail + sign.toLowerCase()).slice(-longestCloser);
    if (!this.#tail.endsWith(this.#closer)) return;
    // The rest of an end tag is read as of any other.
    this.#tag = this.#closer.startsWith('<') ? this.#closer.slice(1) : undefined;
    this.#closer = '';
    this.#tail = '';
  }

  #takeTag(tag: string, sign: string): void {
    if (tag === '' && !startOfTag.test(sign)) {
      this.#tag = undefined;
      this.#takeText('<');
      this.#take(sign);
      return;
    }
    if (sign === '>' && this.#quote === '') {
      this.#endTag(tag);
      return;
    }
    if (this.#quote === '' && (sign === '"' || sign === "'")) this.#quote = sign;
    else if (sign === this.#quote) this.#quote = '';
    if (tag.length < longestTag) this.#tag = tag + sign;
    if (this.#tag === '!--') this.#openRaw('-->');
  }

  #openRaw(closer: string): void {
    this.#tag = undefined;
    this.#closer = closer;
  }

  #endTag(tag: string): void {
    this.#tag = undefined;
    const name = tagName.exec(tag)?.[1]?.toLowerCase() ?? '';
    if (tag.startsWith('/')) {
      if (name === this.#hiddenBy) this.#hiddenBy = '';
    } else if (rawElements.has(name)) this.#openRaw(`</${name}`);
    else if (this.#hiddenBy === '') this.#begin(name, tag);
  }

  #begin(name: string, tag: string): void {
    if (screenReaderOnly.test(tag)) this.#hiddenBy = name;
    else this.#found ||= drawnElements.has(name);
  }
}

/** Whether there is something to see on a page. */
export function hasVisibleContent(page: string): boolean {
  const content = new VisibleContent();
  content.add(page);
  return content.found;
}
