/** Lists the cuts of the written prompts that say things of more than one class: what to look at when the cutting is changed. */
import { cutStatements } from '../../src/brief/cut/cut-statements.ts';
import { spansOf } from './label-cuts.ts';
import { readWrittenPrompts } from './read-written-set.ts';

const glued = readWrittenPrompts().flatMap((prompt) =>
  cutStatements(prompt.text)
    .filter((cut) => new Set(spansOf(cut, prompt).map(({ span }) => span.class)).size > 1)
    .map((cut) => `${prompt.group}: ${cut.text}`),
);
process.stdout.write(`${glued.join('\n')}\n${glued.length} cuts of more than one class\n`);
