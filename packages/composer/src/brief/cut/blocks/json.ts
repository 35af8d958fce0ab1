import { effort } from '../effort.ts';
import { isSpace, type Span } from '../span.ts';

/** A string, number or word of a JSON text, and where it stands: in an object behind its key, or in an array. */
export interface JsonLeaf extends Span {
  /** Keys from the outermost to its own; an element of an array has that of the array. */
  path: readonly string[];
  /** Where what belongs to it begins: its key, or itself. */
  lead: number;
  isString: boolean;
  /** The object it is a member of, by the order they are opened in; nothing else than leaves in it makes that a row. */
  owner: number;
}

export interface JsonText extends Span {
  leaves: JsonLeaf[];
  /** Objects that are elements of an array and hold only leaves. */
  rows: ReadonlySet<number>;
}

interface Level {
  isObject: boolean;
  id: number;
  keys: readonly string[];
  key?: string;
  keyStart?: number;
  isElement: boolean;
}

/**
 * Reads JSON that may be cut off at its end or have commas too many, without recursion. Gives nothing for other texts; `failed`
 * is how far it came then, so that nobody tries again before that place.
 */
export function readJson(prompt: string, start: number): { json?: JsonText; failed: number } {
  const reader = new JsonReader(prompt, start);
  const end = reader.read();
  effort.steps += reader.position - start;
  const isJson = end !== undefined && reader.leaves.length > 0 && reader.hasStructure;
  return isJson
    ? { json: { start, end, leaves: reader.leaves, rows: reader.rows }, failed: end }
    : { failed: reader.position };
}

const word = /[\w.+-]/u;

class JsonReader {
  readonly leaves: JsonLeaf[] = [];
  readonly rows = new Set<number>();
  hasStructure = false;
  readonly #prompt: string;
  readonly #levels: Level[] = [];
  #at: number;
  #count = 0;

  constructor(prompt: string, start: number) {
    this.#prompt = prompt;
    this.#at = start;
  }

  get position(): number {
    return this.#at;
  }

  /** Returns where the text ends, or nothing where it is no JSON. */
  read(): number | undefined {
    do {
      this.#skip();
      if (this.#at >= this.#prompt.length) return this.#at;
      if (!this.#step()) return undefined;
    } while (this.#levels.length > 0);
    return this.#at;
  }

  #skip(): void {
    while (isSpace(this.#prompt[this.#at]) || this.#prompt[this.#at] === ',') this.#at += 1;
  }

  #step(): boolean {
    const sign = this.#prompt[this.#at] ?? '';
    if (sign === '{' || sign === '[') return this.#open(sign === '{');
    if (sign === '}' || sign === ']') return this.#close(sign === '}');
    return this.#value(sign);
  }

  #open(isObject: boolean): boolean {
    const level = this.#levels.at(-1);
    if (level?.isObject && level.key === undefined) return false;
    if (level) this.rows.delete(level.id);
    const keys = [...this.#pathOf(level)].slice(-8);
    const isElement = level !== undefined && !level.isObject;
    this.#count += 1;
    if (isObject && isElement) this.rows.add(this.#count);
    this.#levels.push({ isObject, id: this.#count, keys, isElement });
    if (level) delete level.key;
    this.#at += 1;
    return true;
  }

  #pathOf(level: Level | undefined): readonly string[] {
    return level?.key === undefined ? (level?.keys ?? []) : [...level.keys, level.key];
  }

  #close(isObject: boolean): boolean {
    const level = this.#levels.pop();
    this.#at += 1;
    return level?.isObject === isObject;
  }

  /** A key where an object waits for one, else a leaf. */
  #value(sign: string): boolean {
    const level = this.#levels.at(-1);
    const start = this.#at;
    const isString = sign === '"';
    const end = isString ? this.#stringEnd() : this.#wordEnd();
    if (!level || end === undefined || end === start) return false;
    this.#at = end;
    if (level.isObject && level.key === undefined) return this.#key(level, start, end);
    this.#leaf(level, { start, end }, isString);
    return true;
  }

  #key(level: Level, start: number, end: number): boolean {
    while (isSpace(this.#prompt[this.#at])) this.#at += 1;
    if (this.#prompt[this.#at] !== ':') return this.#at >= this.#prompt.length;
    this.#at += 1;
    this.hasStructure = true;
    level.key = this.#prompt.slice(start, end).replaceAll('"', '');
    level.keyStart = start;
    return true;
  }

  #leaf(level: Level, { start, end }: Span, isString: boolean): void {
    const isMember = level.isObject;
    this.hasStructure ||= isString;
    const lead = isMember ? (level.keyStart ?? start) : start;
    this.leaves.push({ start, end, path: this.#pathOf(level), lead, isString, owner: level.id });
    delete level.key;
  }

  #stringEnd(): number | undefined {
    let at = this.#at + 1;
    while (at < this.#prompt.length && this.#prompt[at] !== '"') at += this.#prompt[at] === '\\' ? 2 : 1;
    return Math.min(at + 1, this.#prompt.length);
  }

  #wordEnd(): number {
    let at = this.#at;
    while (word.test(this.#prompt[at] ?? '')) at += 1;
    return at;
  }
}
