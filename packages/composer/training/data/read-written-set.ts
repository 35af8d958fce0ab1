import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { cutStatements } from '../../src/brief/cut/cut-statements.ts';
import type { Example } from './example.ts';
import { labelCuts } from './label-cuts.ts';
import { type LabelledPrompt, readPrompts } from './labelled-prompt.ts';
import { partOf } from './part-of.ts';

const folder = path.join(import.meta.dirname, 'prompts');

function examplesOf(prompt: LabelledPrompt): Example[] {
  const labelled = labelCuts(prompt, cutStatements(prompt.text));
  return labelled.map(({ cut, class: cls, also }, i) => ({
    text: cut.text,
    lang: prompt.lang,
    class: cls,
    also,
    kind: cut.kind,
    joined: cut.joined ?? false,
    key: cut.key ?? '',
    prev: labelled[i - 1]?.cut.text ?? '',
    next: labelled[i + 1]?.cut.text ?? '',
    i,
    n: labelled.length,
    group: prompt.group,
    src: 'written',
    part: partOf(prompt.group),
  }));
}

/** All prompts of `prompts/`, in the order of their files. */
export function readWrittenPrompts(): LabelledPrompt[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.txt'))
    .toSorted()
    .flatMap((name) => readPrompts(readFileSync(path.join(folder, name), 'utf8')));
}

/** The statements of the written prompts as the composer itself cuts them. */
export function readWrittenSet(): Example[] {
  return readWrittenPrompts().flatMap(examplesOf);
}
