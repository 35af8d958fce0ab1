import { effort } from '../effort.ts';
import type { Span } from '../span.ts';
import { type Tag, tagAt } from '../tags.ts';

/** A line of the prompt, or a tag of HTML that stands between lines. Empty lines are lines too. */
export interface Line extends Span {
  /** How far it is set in. */
  indent: number;
  tag?: Tag;
}

/** Elements whose text is nobody's words. */
const silent = new Set(['script', 'style', 'svg', 'noscript', 'iframe']);

function indentOf(prompt: string, start: number, end: number): number {
  let indent = 0;
  for (let at = start; at < end; at += 1) {
    if (prompt[at] === '\t') indent += 4;
    else if (prompt[at] === ' ' || prompt[at] === '\u3000') indent += 1;
    else break;
  }
  return indent;
}

/** Reads the lines of a prompt; tags that begin or end a line in a browser do so here. */
class LineReader {
  readonly #prompt: string;
  readonly #lines: Line[] = [];
  /** Elements that are never closed: looked for once, not again at each of their tags. */
  readonly #unclosed = new Set<string>();
  #from = 0;

  constructor(prompt: string) {
    this.#prompt = prompt;
  }

  read(): Line[] {
    const { length } = this.#prompt;
    effort.steps += length;
    for (let at = 0; at < length; ) at = this.#step(at);
    this.#close(length);
    return this.#lines;
  }

  #step(at: number): number {
    const sign = this.#prompt[at];
    if (sign === '\n') {
      this.#close(at);
      this.#from = at + 1;
    } else if (sign === '<') {
      const tag = tagAt(this.#prompt, at);
      if (tag?.isBlock) return this.#tag(tag);
    }
    return at + 1;
  }

  #tag(tag: Tag): number {
    if (this.#prompt.slice(this.#from, tag.start).trim() !== '') this.#close(tag.start);
    const end = this.#endOf(tag);
    this.#lines.push({ start: tag.start, end, indent: 0, tag });
    this.#from = end;
    return end;
  }

  #endOf({ name, isClosing, end }: Tag): number {
    if (isClosing || !silent.has(name) || this.#unclosed.has(name)) return end;
    const close = this.#prompt.indexOf(`</${name}`, end);
    if (close === -1) this.#unclosed.add(name);
    return close === -1 ? end : (tagAt(this.#prompt, close)?.end ?? end);
  }

  #close(end: number): void {
    const start = this.#from;
    this.#lines.push({ start, end, indent: indentOf(this.#prompt, start, end) });
  }
}

export const linesOf = (prompt: string): Line[] => new LineReader(prompt).read();
