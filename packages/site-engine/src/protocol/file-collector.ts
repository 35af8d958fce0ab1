import { limits } from '@sitewright/contracts';
import type { FileEvent } from '../engine.ts';
import { isPage } from '../files/site-files.ts';
import { isElided } from '../revise/blocks/elision.ts';
import { modelPathProblem, printablePath } from './accepted-path.ts';
import { moveToRoot } from './common-root.ts';
import { FileWriter } from './file-writer.ts';
import type { DroppedFile, TextFile } from './output.ts';
import { UnmarkedPage } from './unmarked-page.ts';
import { isWholePage } from './whole-page.ts';

const maxDropped = 50;

interface CollectedFile extends TextFile {
  /** Written to its end, and not a part that names the rest. */
  isWhole: boolean;
}

/** The files of an answer, taken in line by line within the limits of a site. */
export class FileCollector {
  #files = new Map<string, CollectedFile>();
  #dropped: DroppedFile[] = [];
  #events: FileEvent[] = [];
  #writer: FileWriter | undefined;
  /** Until the first marker, which says that what was outside is no file. */
  #unmarked: UnmarkedPage | undefined = new UnmarkedPage();
  #isOpen = false;
  #bytes = 0;

  /** Whether lines belong to a file, be it one that is not taken. */
  get isOpen(): boolean {
    return this.#isOpen;
  }

  get openPath(): string | undefined {
    return this.#writer?.path;
  }

  /** The file that is being written, as far as it came, unless an earlier one of its path is whole. */
  get openFile(): TextFile | undefined {
    const content = this.#isInDoubt ? undefined : this.#writer?.openContent;
    return this.#writer && content !== undefined ? { path: this.#writer.path, content } : undefined;
  }

  get files(): TextFile[] {
    return [...this.#files.values()].map(({ path, content }) => ({ path, content }));
  }

  get dropped(): DroppedFile[] {
    return this.#dropped;
  }

  open(path: string): void {
    this.close(false);
    this.#forgetUnmarked();
    this.#isOpen = true;
    const problem = this.#problemOf(path);
    if (problem) this.#drop(path, problem);
    else this.#writer = new FileWriter(path);
  }

  #problemOf(path: string): string | undefined {
    return this.#isOneTooMany(path)
      ? `a site has at most ${limits.siteMaxFiles} files`
      : modelPathProblem(path);
  }

  add(line: string): void {
    this.#writer?.add(line);
    this.#dropTooLarge();
  }

  /** Takes a part of a line that is content for certain. */
  grow(text: string): void {
    this.#writer?.grow(text);
    this.#dropTooLarge();
  }

  /** Takes a line that belongs to no file. */
  addOutside(line: string): void {
    this.#unmarked?.add(line);
  }

  /** Takes the files that stand outside of markers, at the end of the answer; the one that it breaks off in stays open. */
  takeFound(files: readonly TextFile[], open?: TextFile): void {
    const unmarked = this.#unmarked;
    if (!files.some(({ path }) => path === unmarked?.path)) this.#forgetUnmarked();
    for (const file of files) {
      const problem = this.#problemOf(file.path);
      if (problem) {
        this.#drop(file.path, problem);
        continue;
      }
      this.#files.set(file.path.toLowerCase(), { ...file, isWhole: true });
      if (file === open) this.#tell(file, false);
      else if (file.path === unmarked?.path) this.#events.push(...unmarked.takeEnd(file.content));
      else this.#tell(file);
    }
    this.#unmarked = undefined;
  }

  /** Takes what others have not taken, and why. */
  takeDropped(dropped: readonly DroppedFile[]): void {
    for (const { path, reason } of dropped) this.#drop(path, reason);
  }

  /** Ends the answer, and with it a file that was not closed. */
  end(): void {
    this.#close(false);
  }

  /** Ends the open file, by its own marker or because another begins. */
  close(properly: boolean): void {
    const writer = this.#writer;
    if (properly || !writer || !isPage(writer.path)) this.#close(properly, true);
    else this.#close(false);
  }

  /** A later file of the same path takes the place of an earlier one, whatever its case, unless only the earlier one is whole. */
  #close(properly: boolean, isEnded = properly): void {
    this.#isOpen = false;
    const writer = this.#writer;
    if (!writer) return;
    this.#writer = undefined;
    const content = writer.finish(properly);
    if (content === '') {
      this.#drop(writer.path, 'it is empty');
      return;
    }
    const { path } = writer;
    const earlier = this.#files.get(path.toLowerCase());
    const isWhole =
      (isEnded || (isPage(path) && isWholePage(content))) && !isElided(content, earlier?.content ?? '');
    if (earlier?.isWhole && !isWhole) {
      this.#drop(path, 'an earlier one was whole');
      return;
    }
    this.#bytes += writer.bytes;
    if (earlier && earlier.path !== path) this.#takeBack(earlier.path);
    this.#files.set(path.toLowerCase(), { path, content, isWhole });
    this.#events.push(...writer.takeEnd(content));
  }

  /** Moves a site that was written inside a folder to where it belongs. */
  moveToRoot(): void {
    const before = [...this.#files.values()];
    const moved = moveToRoot(before);
    const paths = new Set(moved.map(({ path }) => path));
    for (const { path } of before) if (!paths.has(path)) this.#takeBack(path);
    for (const file of moved) if (!before.includes(file)) this.#tell(file);
    this.#files = new Map(moved.map((file) => [file.path.toLowerCase(), file]));
  }

  forgetAll(): void {
    for (const { path } of this.#files.values()) this.#takeBack(path);
    if (this.#writer?.isTold) this.#takeBack(this.#writer.path);
    this.#forgetUnmarked();
    this.#unmarked = new UnmarkedPage();
    this.#files.clear();
    this.#dropped = [];
    this.#writer = undefined;
    this.#isOpen = false;
    this.#bytes = 0;
  }

  #tell({ path, content }: TextFile, complete = true): void {
    this.#events.push({ type: 'file', path, content, complete });
  }

  /** What has happened since the last call. */
  takeEvents(): FileEvent[] {
    const growth = this.#isInDoubt ? undefined : (this.#writer ?? this.#unmarked)?.takeGrowth();
    if (growth) this.#events.push(growth);
    return this.#events.splice(0);
  }

  /** Whether an earlier file of this path is whole: only its end says whether a later one takes its place. */
  get #isInDoubt(): boolean {
    return this.#writer !== undefined && this.#files.get(this.#writer.path.toLowerCase())?.isWhole === true;
  }

  /** An earlier file of its path goes as well: telling it again for each such file would not be linear. */
  #dropTooLarge(): void {
    const writer = this.#writer;
    if (!writer || this.#bytes + writer.bytes <= limits.siteMaxBytes) return;
    this.#drop(writer.path, 'the site would be too large');
    this.#writer = undefined;
    const isTold = this.#files.delete(writer.path.toLowerCase()) || writer.isTold;
    if (isTold) this.#takeBack(writer.path);
  }

  #forgetUnmarked(): void {
    if (this.#unmarked?.isTold) this.#takeBack(this.#unmarked.path);
    this.#unmarked = undefined;
  }

  #takeBack(path: string): void {
    this.#tell({ path, content: '' });
  }

  #isOneTooMany(path: string): boolean {
    return this.#files.size >= limits.siteMaxFiles && !this.#files.has(path.toLowerCase());
  }

  #drop(path: string, reason: string): void {
    if (this.#dropped.length < maxDropped) this.#dropped.push({ path: printablePath(path), reason });
  }
}
