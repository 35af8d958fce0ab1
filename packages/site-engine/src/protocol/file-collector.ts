import { limits } from '@sitewright/contracts';
import type { FileEvent } from '../engine.ts';
import { modelPathProblem, printablePath } from './accepted-path.ts';
import { FileWriter } from './file-writer.ts';
import type { DroppedFile, TextFile } from './output.ts';

const maxDropped = 50;

/** The files of an answer, taken in line by line within the limits of a site. */
export class FileCollector {
  #files = new Map<string, TextFile>();
  #dropped: DroppedFile[] = [];
  #events: FileEvent[] = [];
  #writer: FileWriter | undefined;
  #isOpen = false;
  #bytes = 0;

  /** Whether lines belong to a file, be it one that is not taken. */
  get isOpen(): boolean {
    return this.#isOpen;
  }

  get openPath(): string | undefined {
    return this.#writer?.path;
  }

  get files(): TextFile[] {
    return [...this.#files.values()];
  }

  get dropped(): DroppedFile[] {
    return this.#dropped;
  }

  open(path: string): void {
    this.close(false);
    this.#isOpen = true;
    const problem = this.#isOneTooMany(path)
      ? `a site has at most ${limits.siteMaxFiles} files`
      : modelPathProblem(path);
    if (problem) this.#drop(path, problem);
    else this.#writer = new FileWriter(path);
  }

  add(line: string): void {
    if (!this.#writer) return;
    this.#writer.add(line);
    if (this.#bytes + this.#writer.bytes <= limits.siteMaxBytes) return;
    this.#drop(this.#writer.path, 'the site would be too large');
    this.#writer = undefined;
  }

  /** Ends the open file; a later file of the same path takes the place of an earlier one. */
  close(properly: boolean): void {
    this.#isOpen = false;
    const writer = this.#writer;
    if (!writer) return;
    this.#writer = undefined;
    const content = writer.finish(properly);
    this.#events.push(...writer.takeEvents());
    if (content === '') {
      this.#drop(writer.path, 'it is empty');
      return;
    }
    this.#bytes += writer.bytes;
    this.#files.set(writer.path.toLowerCase(), { path: writer.path, content });
  }

  forgetAll(): void {
    this.#files.clear();
    this.#dropped = [];
    this.#writer = undefined;
    this.#isOpen = false;
    this.#bytes = 0;
  }

  /** What has happened since the last call. */
  takeEvents(): FileEvent[] {
    if (this.#writer) this.#events.push(...this.#writer.takeEvents());
    return this.#events.splice(0);
  }

  #isOneTooMany(path: string): boolean {
    return this.#files.size >= limits.siteMaxFiles && !this.#files.has(path.toLowerCase());
  }

  #drop(path: string, reason: string): void {
    if (this.#dropped.length < maxDropped) this.#dropped.push({ path: printablePath(path), reason });
  }
}
