/** What models think before they answer stands between tags, or on a channel of its own. */
const names = ['think', 'thinking', 'thought', 'reasoning', 'reflection', 'seed:think'];
const name = `(?:${names.join('|')})`;
const opener = `\\s*(?:<${name}>|\\[THINK\\]|◁think▷|<\\|channel\\|>)`;
const thoughtOpener = new RegExp(`^${opener}`, 'i');
const thoughtOpeners = new RegExp(`^(?:${opener})+`, 'i');
const thoughtCloser = new RegExp(
  `(?:</${name}>|\\[/THINK\\]|◁/think▷|<\\|channel\\|>\\s*final[^<]{0,80}<\\|message\\|>)`,
  'i',
);
const marks = [
  ...names.map((each) => `<${each}>`),
  '[think]',
  '◁think▷',
  '<|channel|>',
  '</think>',
  '</thinking>',
];

export const opensThought = (line: string): boolean => thoughtOpener.test(line);
export const withoutThoughtOpener = (line: string): string => line.replace(thoughtOpeners, '');
export const isStrayThoughtEnd = (line: string): boolean => /^\s*<\/think(?:ing)?>/i.test(line);

/** Whether a line that has not ended may still begin with a mark of a thought. */
export function mayBecomeThoughtMark(line: string): boolean {
  const text = line.trimStart().toLowerCase();
  return marks.some((mark) => mark.length > text.length && mark.startsWith(text));
}

/** What follows the end of a thought on this line, `undefined` when it goes on. */
function afterThought(line: string): string | undefined {
  const match = thoughtCloser.exec(line);
  return match ? line.slice(match.index + match[0].length) : undefined;
}

/** A thought as it is read, line by line. */
export class Thought {
  #isOpen = false;
  /** Kept until it ends: where it never does, the answer is in it. */
  #lines: string[] = [];

  get isOpen(): boolean {
    return this.#isOpen;
  }

  get text(): string {
    return this.#lines.join('\n');
  }

  /** Begins a thought whose beginning was part of the prompt. */
  open(): void {
    this.#isOpen = true;
  }

  /** Takes a line that a thought begins with, goes on or ends in, and gives back what follows its end. */
  take(line: string): string | undefined {
    const rest = afterThought(line);
    if (rest !== undefined || !this.#isOpen) this.#lines = [];
    this.#isOpen = rest === undefined;
    if (this.#isOpen) this.#lines.push(withoutThoughtOpener(line));
    return rest;
  }
}

/** Of a site that stands in what is said to be thinking. */
export const outOfThoughtNote =
  'The model never said that its thinking was over, so the site was read out of it.';
