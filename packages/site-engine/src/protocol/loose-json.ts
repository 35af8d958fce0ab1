const maxDepth = 8;
const escapes: Record<string, string> = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f' };
const plainText = /[^"\\]+/y;
const blanks = /[\s,]*/y;
const bareValue = /[^\s,\]}"]+/y;

/** How a program quotes a text of several lines. Its signs may stand in the text as well: what follows a value says which is its end. */
const codeQuotes = ['`', '"""', "'''"] as const;
const plainCode = /[^`"'\\]+/y;
const afterValue = /\s{0,99}(?:[,}\]]|$)/y;
/** Any other escape is one of the text itself, of its styles or its script. */
const codeEscape = /[`"'$\\]/;

/**
 * Reads JSON as models write it: whatever is open at the end is closed, and texts may hold line ends as they are, or be quoted as in a
 * program.
 */
class LooseJson {
  readonly #source: string;
  #at = 0;

  constructor(source: string, start: number) {
    this.#source = source;
    this.#at = start;
  }

  get end(): number {
    return this.#at;
  }

  value(depth = 0): unknown {
    this.#take(blanks);
    const sign = this.#source[this.#at];
    if (depth > maxDepth) return undefined;
    if (sign === '{') return this.#object(depth);
    if (sign === '[') return this.#list(depth);
    const quote = codeQuotes.find((each) => this.#source.startsWith(each, this.#at));
    if (quote) return this.#codeText(quote);
    if (sign === '"') return this.#text();
    return this.#take(bareValue) || undefined;
  }

  #take(pattern: RegExp): string {
    pattern.lastIndex = this.#at;
    const [text = ''] = pattern.exec(this.#source) ?? [];
    this.#at += text.length;
    return text;
  }

  /** Whether a list or object goes on: its end, or what cannot be read, ends it. */
  #goesOn(closer: string): boolean {
    this.#take(blanks);
    if (this.#at >= this.#source.length) return false;
    if (this.#source[this.#at] !== closer) return true;
    this.#at += 1;
    return false;
  }

  #object(depth: number): Record<string, unknown> {
    this.#at += 1;
    const entries: [string, unknown][] = [];
    while (this.#goesOn('}')) {
      if (this.#source[this.#at] !== '"') break;
      const name = this.#text();
      this.#take(blanks);
      if (this.#source[this.#at] !== ':') break;
      this.#at += 1;
      entries.push([name, this.value(depth + 1)]);
    }
    return Object.fromEntries(entries);
  }

  #list(depth: number): unknown[] {
    this.#at += 1;
    const items: unknown[] = [];
    while (this.#goesOn(']')) {
      const before = this.#at;
      items.push(this.value(depth + 1));
      if (this.#at === before) break;
    }
    return items;
  }

  #text(): string {
    this.#at += 1;
    const parts: string[] = [];
    while (this.#at < this.#source.length) {
      parts.push(this.#take(plainText));
      const sign = this.#source[this.#at];
      this.#at += 1;
      if (sign === '"') break;
      if (sign === '\\') parts.push(this.#escape());
    }
    return parts.join('');
  }

  #codeText(quote: string): string {
    this.#at += quote.length;
    const parts: string[] = [];
    while (this.#at < this.#source.length && !this.#endsCode(quote)) {
      parts.push(this.#take(plainCode) || this.#codeSign());
    }
    this.#at = Math.min(this.#at + quote.length, this.#source.length);
    return parts.join('');
  }

  #endsCode(quote: string): boolean {
    afterValue.lastIndex = this.#at + quote.length;
    return this.#source.startsWith(quote, this.#at) && afterValue.test(this.#source);
  }

  #codeSign(): string {
    const sign = this.#source[this.#at] ?? '';
    const escaped = this.#source[this.#at + 1] ?? '';
    const isEscape = sign === '\\' && codeEscape.test(escaped);
    this.#at += isEscape ? 2 : 1;
    return isEscape ? escaped : sign;
  }

  #escape(): string {
    const sign = this.#source[this.#at] ?? '';
    this.#at += 1;
    if (sign !== 'u') return escapes[sign] ?? sign;
    const digits = this.#source.slice(this.#at, this.#at + 4);
    if (!/^[\da-f]{4}$/i.test(digits)) return '';
    this.#at += 4;
    return String.fromCharCode(Number.parseInt(digits, 16));
  }
}

export interface LooseValue {
  value: unknown;
  /** Where what follows it begins: the length of the text where it has no end. */
  end: number;
}

/** The value that begins in a text at a place, as far as it goes. */
export function readLooseJson(text: string, start = 0): LooseValue {
  const reader = new LooseJson(text, start);
  return { value: reader.value(), end: reader.end };
}
