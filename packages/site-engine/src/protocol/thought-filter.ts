import { isStrayThoughtEnd, mayBecomeThoughtMark, opensThought, Thought } from './thoughts.ts';

export interface ThoughtFilterOptions {
  onText: (text: string) => void;
  /** All that was passed on so far was thinking, of which only the end was marked. */
  onForget: () => void;
}

/** A thought ends its line, and a blank line parts it from the answer. */
const endsBehindThought = 2;
/** Nothing but blanks, and more of them, is no answer that may still begin with a thought. */
const mostBlanks = 1000;

/**
 * - `beginning`: nothing but thoughts and blank lines so far.
 * - `answer`: what comes is passed on, and may still turn out to have been a thought.
 * - `passing`: an answer that has marked its thoughts has no others, and what looks like a mark is content.
 */
type State = 'beginning' | 'answer' | 'passing';

/**
 * Takes what a model thinks first out of its answer, be it the first one or a continuation, while it streams in. Where the answer was cut
 * into pieces changes nothing; all but what may still become a mark is passed on at once.
 */
export class ThoughtFilter {
  #state: State = 'beginning';
  readonly #thought = new Thought();
  #hasThought = false;
  /** Line ends behind a thought that are none of the answer. */
  #endsToDrop = 0;
  /** Blank lines at the beginning. */
  #blanks = '';
  /** The line, or its beginning, that is not decided. */
  #pending = '';
  #isLineStart = true;
  /** Whether only the end of the line says where the thought ends that it begins with. */
  #isHeld = false;
  readonly #options: ThoughtFilterOptions;

  constructor(options: ThoughtFilterOptions) {
    this.#options = options;
  }

  get hasThought(): boolean {
    return this.#hasThought;
  }

  add(text: string): void {
    if (this.#state === 'passing') this.#options.onText(text);
    else if (this.#state === 'answer') this.#watch(text);
    else this.#begin(text);
  }

  /** Ends the answer, and gives back the thought that never ended. */
  end(): string {
    if (this.#state === 'beginning') this.#takeLastLine();
    else if (this.#pending !== '') this.#options.onText(this.#pending);
    return this.#thought.isOpen ? this.#thought.text : '';
  }

  #begin(text: string): void {
    const [first = '', ...others] = text.split('\n');
    this.#pending += first;
    for (const [index, next] of others.entries()) {
      const rest = this.#takeThoughts(this.#pending);
      if (rest?.trim()) {
        this.#beginAnswer([rest, ...others.slice(index)].join('\n'));
        return;
      }
      if (rest !== undefined) this.#takeBlank(rest);
      this.#pending = next;
      this.#isHeld = false;
    }
    this.#decide();
  }

  /** Looks at the line that has not ended, until that says nothing more: long lines would otherwise be looked at again and again. */
  #decide(): void {
    if (this.#thought.isOpen || this.#isHeld) return;
    this.#isHeld = opensThought(this.#pending);
    const mayBecome =
      this.#blanks.length + this.#pending.length <= mostBlanks && mayBecomeThoughtMark(this.#pending);
    if (!this.#isHeld && !mayBecome) this.#beginAnswer(this.#pending);
  }

  #takeLastLine(): void {
    const rest = this.#takeThoughts(this.#pending);
    if (rest !== undefined && this.#blanks + rest !== '') this.#options.onText(this.#blanks + rest);
  }

  /** Any number of thoughts may stand on a line, so this is a loop. */
  #takeThoughts(line: string): string | undefined {
    let rest: string | undefined = line;
    while (rest !== undefined && (this.#thought.isOpen || opensThought(rest))) {
      rest = this.#thought.take(rest);
      this.#hasThought = true;
      this.#endsToDrop = endsBehindThought;
      this.#blanks = '';
    }
    return rest;
  }

  #takeBlank(line: string): void {
    if (this.#endsToDrop > 0) this.#endsToDrop -= 1;
    else this.#blanks += `${line}\n`;
  }

  #beginAnswer(text: string): void {
    this.#state = this.#hasThought ? 'passing' : 'answer';
    this.#pending = '';
    this.#isLineStart = true;
    this.add(this.#blanks + text);
  }

  #watch(text: string): void {
    const lines = (this.#pending + text).split('\n');
    this.#pending = '';
    let passed = '';
    for (const [index, line] of lines.entries()) {
      this.#isLineStart ||= index > 0;
      if (index > 0) passed += '\n';
      if (this.#isLineStart && isStrayThoughtEnd(line)) {
        this.#forget(lines.slice(index).join('\n'));
        return;
      }
      if (this.#isLineStart && opensThought(line)) {
        this.#state = 'passing';
        passed += lines.slice(index).join('\n');
        break;
      }
      const isUndecided = this.#isLineStart && index === lines.length - 1 && mayBecomeThoughtMark(line);
      if (isUndecided) this.#pending = line;
      else passed += line;
      this.#isLineStart = isUndecided;
    }
    if (passed !== '') this.#options.onText(passed);
  }

  #forget(text: string): void {
    this.#state = 'beginning';
    this.#blanks = '';
    this.#isHeld = false;
    this.#thought.open();
    this.#options.onForget();
    this.#begin(text);
  }
}
