import type { FileEvent } from '../engine.ts';
import { isPage } from '../files/site-files.ts';
import { FileCollector } from './file-collector.ts';
import {
  type FileOpener,
  isCutCloser,
  isCutOpener,
  type MarkerKind,
  readCloser,
  readCloserAtEnd,
  readOneLine,
  readOpener,
} from './markers.ts';
import type { ParsedOutput, TextFile } from './output.ts';
import { beginsContent, partLine, undecidedLength } from './partial-line.ts';
import { plainAnswers } from './plain-answer.ts';
import { readOutside } from './read-outside.ts';
import type { Reading } from './reading.ts';
import {
  isStrayThoughtEnd,
  opensThought,
  outOfThoughtNote,
  Thought,
  withoutThoughtOpener,
} from './thoughts.ts';
import { unreadNotes } from './unread-notes.ts';
import { mayBeWhole } from './whole-file.ts';

export interface ParserOptions {
  /** It is read out of a quotation, or what else an answer may be written as: there is none within it. */
  isPlain?: boolean;
  /** What the model thought first was taken out, so that the end of a thought without its beginning is content. */
  isWithoutThought?: boolean;
}

/**
 * Reads a model's answer as it streams in: files between `<file path="…">` and `</file>`, both at the start of a line, or between
 * the tags of another product.
 * Works line by line, so that the way the answer was cut into chunks cannot change the result, and looks at each
 * character a constant number of times. Of a line that has not ended, what is content for certain is told at once.
 * Content is taken as it is: nothing but NUL is taken out.
 */
export class OutputParser {
  /** The line that has not ended, without what was passed on. */
  #pending = '';
  /** Whether the beginning of the line was passed on as content. */
  #isContent = false;
  /** Whether only the end of the line says what the pending part is. Long lines would otherwise be looked at again and again. */
  #isHeld = false;
  /** The tag that the open file began with, whose end is its end. */
  #kind: MarkerKind = 'file';
  #collector = new FileCollector();
  /** Lines around the files, which may hold others that were written in another way. */
  #outside: string[] = [];
  /** How many of these stood before the first file. */
  #draftLines: number | undefined;
  readonly #thought = new Thought();
  /** Whether what follows is no thought for certain, unless it begins as one. */
  #hasThought: boolean;
  readonly #isPlain: boolean;

  constructor({ isPlain = false, isWithoutThought = false }: ParserOptions = {}) {
    this.#isPlain = isPlain;
    this.#hasThought = isWithoutThought;
  }

  /** The file that is being written, `undefined` between files. */
  get openPath(): string | undefined {
    return this.#collector.openPath;
  }

  /** What ends the file that is being written. */
  get closingMark(): string {
    return `</${this.#kind}>`;
  }

  /** Whether the answer stands between files, as far as can be seen: what comes next begins one. */
  get isBetweenFiles(): boolean {
    if (this.#collector.isOpen) return false;
    const { files, open } = this.#readOutside();
    return open === undefined && (this.#hasFiles || files.length > 0);
  }

  /** Whether the answer stands in the middle of a file, as far as can be seen, and would lose a part of it if it ended here. */
  get isInMiddle(): boolean {
    if (this.#isLostInThought) return this.#readThought().isInMiddle;
    const open = this.#collector.isOpen ? this.#lastFile : this.#readOutside().open;
    return open ? !mayBeWhole(open) : this.#hasFiles && !this.#collector.isOpen && isCutOpener(this.#pending);
  }

  get #hasFiles(): boolean {
    return this.#collector.isOpen || this.#collector.files.length > 0;
  }

  /** With the line that has not ended, unless that is its closing mark, or a part of it. */
  get #lastFile(): TextFile | undefined {
    const { openFile } = this.#collector;
    const closer = this.#isContent ? readCloserAtEnd : readCloser;
    if (closer(this.#pending, this.#kind)) return undefined;
    const rest = this.#isHalfMarker ? '' : this.#pending;
    return openFile && { ...openFile, content: openFile.content + rest };
  }

  get #isHalfMarker(): boolean {
    return this.#collector.isOpen && !this.#isContent && isCutCloser(this.#pending, this.#kind);
  }

  #readOutside(): Reading {
    const { isOpen, files, openFile } = this.#collector;
    const lines = isOpen ? this.#outside : [...this.#outside, this.#pending];
    const beside = openFile ? [...files, openFile] : files;
    return readOutside(lines, { files: beside, draftLines: this.#draftLines ?? 0 });
  }

  /** A thought that does not end, with nothing before it: its end was forgotten. */
  get #isLostInThought(): boolean {
    return this.#thought.isOpen && !this.#hasFiles;
  }

  #readThought(): OutputParser {
    const parser = new OutputParser();
    parser.push([this.#thought.text, withoutThoughtOpener(this.#pending)].join('\n'));
    return parser;
  }

  /** Takes the next piece of the answer and says which files grew or ended. */
  push(chunk: string): FileEvent[] {
    const [first = '', ...others] = chunk.split('\n');
    this.#pending += first;
    for (const next of others) {
      this.#endLine(this.#pending.replace(/\r$/, ''));
      this.#pending = next;
    }
    this.#passOn();
    return this.#collector.takeEvents();
  }

  /** Ends the answer. A file that was not closed is taken as far as it came. */
  end(): ParsedOutput {
    if ((this.#pending !== '' || this.#isContent) && !this.#isHalfMarker) this.#endLine(this.#pending);
    this.#pending = '';
    this.#collector.end();
    const notes = this.#isLostInThought ? this.#takeThoughtAsAnswer() : this.#takeOutsideFiles();
    const plainNotes = this.#hasFiles || this.#isPlain ? undefined : this.#takePlainAnswer();
    this.#collector.moveToRoot();
    const { files, dropped } = this.#collector;
    return { files, dropped, notes: plainNotes ?? notes };
  }

  #takeOutsideFiles(): string[] {
    const { files, dropped, rest } = this.#readOutside();
    this.#collector.takeFound(files);
    this.#collector.takeDropped(dropped);
    return unreadNotes(rest, this.#collector.files, this.#draftLines ?? 0);
  }

  #takePlainAnswer(): string[] | undefined {
    for (const text of plainAnswers(this.#outside.join('\n'))) {
      const parser = new OutputParser({ isPlain: true, isWithoutThought: this.#hasThought });
      parser.push(text);
      const { files, dropped, notes } = parser.end();
      if (!files.some(({ path }) => isPage(path))) continue;
      this.#collector.takeFound(files);
      this.#collector.takeDropped(dropped);
      return notes;
    }
    return undefined;
  }

  #takeThoughtAsAnswer(): string[] {
    const { files, dropped, notes } = this.#readThought().end();
    if (!files.some(({ path }) => isPage(path))) return this.#takeOutsideFiles();
    this.#collector.takeFound(files);
    this.#collector.takeDropped(dropped);
    return [outOfThoughtNote, ...notes];
  }

  /** Breaks the answer off, which was lost. The files that stand outside of markers are known at its end only, so they are told now. */
  breakOff(): FileEvent[] {
    const { files, open } = this.#readOutside();
    this.#collector.takeFound(files, open);
    return this.#collector.takeEvents();
  }

  /** What has happened since the last piece: the end may tell of files, too. */
  takeEvents(): FileEvent[] {
    return this.#collector.takeEvents();
  }

  /** Passes on what is content for certain of the line that has not ended. */
  #passOn(): void {
    if (this.#isHeld || this.#thought.isOpen || !this.#collector.isOpen) return;
    if (!this.#isContent && !beginsContent(this.#pending, this.#kind)) {
      this.#isHeld = this.#pending.length > undecidedLength;
      return;
    }
    const { content, rest, isHeld } = partLine(this.#pending, this.#kind);
    this.#isContent = true;
    this.#isHeld = isHeld;
    this.#pending = rest;
    this.#collector.grow(content);
  }

  #endLine(line: string): void {
    const isContent = this.#isContent;
    this.#isContent = false;
    this.#isHeld = false;
    if (isContent) this.#endContent(line);
    else this.#takeLine(line);
  }

  #endContent(rest: string): void {
    const closer = readCloserAtEnd(rest, this.#kind);
    this.#collector.grow(`${closer?.before ?? rest}\n`);
    if (closer) this.#collector.close(true);
  }

  /** A line may hold any number of markers one after the other, so this is a loop: calls in calls would overflow. */
  #takeLine(line: string): void {
    let rest: string | undefined = line;
    while (rest !== undefined) {
      rest = this.#takeBeginning(rest)?.trimStart() || undefined;
    }
  }

  /** Takes what the line begins with, and gives back what has to be read anew. */
  #takeBeginning(line: string): string | undefined {
    if (this.#thought.isOpen) return this.#takeThought(line);
    if (isStrayThoughtEnd(line) && !this.#hasThought) return this.#forgetThought(line);
    return this.#takeAnswer(line);
  }

  #takeAnswer(line: string): string | undefined {
    const opener = readOpener(line);
    const isOther = this.#collector.isOpen && opener?.kind !== this.#kind;
    if (opener && !isOther) this.#openFile(opener);
    else if (this.#collector.isOpen) return this.#takeContent(line);
    else if (opensThought(line)) return this.#takeThought(line);
    else this.#takeOutside(line);
    return undefined;
  }

  #takeOutside(line: string): void {
    this.#outside.push(line);
    this.#collector.addOutside(line);
  }

  #takeThought(line: string): string | undefined {
    const rest = this.#thought.take(line);
    this.#hasThought ||= rest !== undefined;
    return rest;
  }

  /** A thought whose beginning was part of the prompt: all before its end was thinking, drafts of files too. */
  #forgetThought(line: string): string | undefined {
    this.#collector.forgetAll();
    this.#outside = [];
    this.#draftLines = undefined;
    return this.#takeThought(line);
  }

  #openFile({ kind, path, rest }: FileOpener): void {
    this.#kind = kind;
    this.#draftLines ??= this.#outside.length;
    this.#collector.open(path);
    if (rest.trim() === '') return;
    const only = readOneLine(rest, kind);
    this.#collector.add(only ?? rest);
    if (only !== undefined) this.#collector.close(true);
  }

  #takeContent(line: string): string | undefined {
    const closer = readCloser(line, this.#kind);
    if (!closer) {
      this.#collector.add(line);
      return undefined;
    }
    if (closer.before !== undefined) this.#collector.add(closer.before);
    this.#collector.close(true);
    return closer.rest;
  }
}
