import { limits } from '@sitewright/contracts';
import { modelPathProblem, printablePath } from './accepted-path.ts';
import { FileWriter } from './file-writer.ts';
import {
  afterThought,
  isCutCloser,
  isStrayThoughtEnd,
  opensThought,
  readCloser,
  readOneLine,
  readOpener,
} from './markers.ts';
import type { DroppedFile, FileProgress, ParsedOutput, TextFile } from './output.ts';
import { rescueFiles } from './rescue.ts';

const maxDropped = 50;

/**
 * Reads a model's answer as it streams in: files between `<file path="…">` and `</file>`, both at the start of a line.
 * Works line by line, so that the way the answer was cut into chunks cannot change the result, and looks at each
 * character a constant number of times. Content is taken as it is: nothing is un-escaped.
 */
export class OutputParser {
  #pending = '';
  #files = new Map<string, TextFile>();
  #dropped: DroppedFile[] = [];
  #outside: string[] = [];
  #current: FileWriter | undefined;
  #isSkipping = false;
  #isThinking = false;
  #hasThought = false;
  #finishedBytes = 0;
  #events: FileProgress[] = [];

  /** The file that is being written, `undefined` between files. */
  get openPath(): string | undefined {
    return this.#current?.path;
  }

  /** Takes the next piece of the answer and says which files grew or ended. */
  push(chunk: string): FileProgress[] {
    const [first = '', ...others] = chunk.split('\n');
    this.#pending += first;
    for (const next of others) {
      this.#takeLine(this.#pending.replace(/\r$/, ''));
      this.#pending = next;
    }
    this.#reportProgress();
    return this.#events.splice(0);
  }

  /** Ends the answer. A file that was not closed is taken as far as it came. */
  end(): ParsedOutput {
    if (this.#pending !== '' && !(this.#current && isCutCloser(this.#pending))) this.#takeLine(this.#pending);
    this.#pending = '';
    this.#closeFile(false);
    const files = this.#files.size > 0 ? [...this.#files.values()] : rescueFiles(this.#outside);
    return { files, dropped: this.#dropped };
  }

  #takeLine(line: string): void {
    if (this.#isThinking) return this.#takeThought(line);
    if (!this.#hasThought && isStrayThoughtEnd(line)) return this.#forgetThought(line);
    const opener = readOpener(line);
    if (opener) return this.#openFile(opener.path, opener.rest);
    if (this.#current || this.#isSkipping) return this.#takeContent(line);
    if (opensThought(line)) {
      this.#isThinking = true;
      return this.#takeThought(line);
    }
    if (this.#files.size === 0) this.#outside.push(line);
  }

  #takeThought(line: string): void {
    const rest = afterThought(line);
    if (rest === undefined) return;
    this.#isThinking = false;
    this.#hasThought = true;
    if (rest.trim() !== '') this.#takeLine(rest.trimStart());
  }

  /** A thought whose beginning was part of the prompt: all before its end was thinking, drafts of files too. */
  #forgetThought(line: string): void {
    this.#files.clear();
    this.#outside = [];
    this.#dropped = [];
    this.#current = undefined;
    this.#isSkipping = false;
    this.#finishedBytes = 0;
    this.#takeThought(line);
  }

  #takeContent(line: string): void {
    const closer = readCloser(line);
    if (!closer) return this.#addLine(line);
    if (closer.before !== undefined) this.#addLine(closer.before);
    this.#closeFile(true);
    if (closer.rest.trim() !== '') this.#takeLine(closer.rest.trimStart());
  }

  #openFile(path: string, rest: string): void {
    this.#closeFile(false);
    const problem = this.#tooMany(path) ?? modelPathProblem(path);
    if (problem) this.#drop(path, problem);
    else this.#current = new FileWriter(path);
    this.#isSkipping = problem !== undefined;
    if (rest.trim() === '') return;
    const only = readOneLine(rest);
    this.#addLine(only ?? rest);
    if (only !== undefined) this.#closeFile(true);
  }

  #tooMany(path: string): string | undefined {
    const isNew = !this.#files.has(path.toLowerCase());
    return isNew && this.#files.size >= limits.siteMaxFiles
      ? `a site has at most ${limits.siteMaxFiles} files`
      : undefined;
  }

  #addLine(line: string): void {
    if (!this.#current) return;
    this.#current.add(line);
    if (this.#finishedBytes + this.#current.bytes <= limits.siteMaxBytes) return;
    this.#drop(this.#current.path, 'the site would be too large');
    this.#current = undefined;
    this.#isSkipping = true;
  }

  #closeFile(closed: boolean): void {
    this.#isSkipping = false;
    const writer = this.#current;
    if (!writer) return;
    this.#current = undefined;
    const content = writer.finish(closed);
    if (content === '') return this.#drop(writer.path, 'it is empty');
    this.#finishedBytes += writer.bytes;
    this.#files.set(writer.path.toLowerCase(), { path: writer.path, content });
    this.#events.push({ type: 'file', path: writer.path, content, complete: true });
  }

  #drop(path: string, reason: string): void {
    if (this.#dropped.length < maxDropped) this.#dropped.push({ path: printablePath(path), reason });
  }

  #reportProgress(): void {
    const content = this.#current?.progress();
    if (!this.#current || content === undefined) return;
    this.#events.push({ type: 'file', path: this.#current.path, content, complete: false });
  }
}
