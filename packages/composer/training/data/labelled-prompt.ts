import type { StatementClass } from '@sitewright/contracts';

/** The letters that stand for classes in `prompts/*.txt`. */
export const classOfLetter: Readonly<Record<string, StatementClass>> = {
  I: 'identity',
  F: 'fact',
  T: 'item',
  P: 'person',
  E: 'event',
  Q: 'quotation',
  S: 'story',
  W: 'page_or_section_wish',
  U: 'function_wish',
  D: 'design_wish',
  N: 'prohibition',
  C: 'context',
  M: 'meta',
};

/** A stretch of a prompt that is of one class. `also` is what else it is. */
export interface LabelledSpan {
  start: number;
  end: number;
  class: StatementClass;
  also: readonly StatementClass[];
}

export interface LabelledPrompt {
  group: string;
  lang: string;
  text: string;
  spans: readonly LabelledSpan[];
}

const header = /^=== (\S+) ([a-z]{2})$/;
const labelMark = /\[([IFTPEQSWUDNCM]{1,3}|-)\]/g;

function classesOf(letters: string): StatementClass[] {
  return [...letters].flatMap((letter) => classOfLetter[letter] ?? []);
}

/** Where what `text` says ends: behind it may stand the bullet, number, quote or bracket that belongs to the next label. */
function endOfWords(text: string): number {
  const marks = /(?:[^\p{L}\p{M}\p{N}]|\n\d{1,2}(?=[.)\s]))*$/u.exec(text.slice(-20))?.[0] ?? '';
  return text.length - (marks.length === 20 ? 0 : marks.length);
}

/** Takes the marks out of a prompt and says where what they label stands then. `[-]` ends a stretch without beginning another. */
export function readLabels(marked: string): Pick<LabelledPrompt, 'text' | 'spans'> {
  const spans: LabelledSpan[] = [];
  let text = '';
  let from = 0;
  let open: { start: number; classes: StatementClass[] } | undefined;
  const close = () => {
    const [first, ...also] = open?.classes ?? [];
    if (open && first) spans.push({ start: open.start, end: endOfWords(text), class: first, also });
  };
  for (const mark of marked.matchAll(labelMark)) {
    text += marked.slice(from, mark.index);
    close();
    open = { start: text.length, classes: classesOf(mark[1] ?? '') };
    from = mark.index + mark[0].length;
  }
  text += marked.slice(from);
  close();
  return { text, spans };
}

/**
 * The prompts of one file. A line `=== name language` begins a prompt, in which `[F]` stands before what is a fact and `[FW]`
 * before what is a fact and a wish for a section as well.
 */
export function readPrompts(file: string): LabelledPrompt[] {
  const prompts: { group: string; lang: string; lines: string[] }[] = [];
  for (const line of file.split('\n')) {
    const [, group, lang] = header.exec(line) ?? [];
    if (group && lang) prompts.push({ group, lang, lines: [] });
    else prompts.at(-1)?.lines.push(line);
  }
  return prompts.map(({ group, lang, lines }) => ({ group, lang, ...readLabels(lines.join('\n').trim()) }));
}
