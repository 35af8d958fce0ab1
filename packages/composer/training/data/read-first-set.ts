import { readFileSync } from 'node:fs';
import { type StatementClass, statementClassSchema } from '@sitewright/contracts';
import * as z from 'zod/mini';
import type { CutKind } from '../../src/brief/cut/cut.ts';
import type { Example } from './example.ts';
import { partOf } from './part-of.ts';

const lineSchema = z.object({
  text: z.string(),
  lang: z.string(),
  cls: statementClassSchema,
  also: z.optional(z.array(statementClassSchema)),
  prompt_context: z.object({
    prev: z.string(),
    key: z.string(),
    kind: z.enum(['sentence', 'part', 'kv', 'paren', 'heading']),
    i: z.int(),
    n: z.int(),
  }),
  group: z.string(),
  src: z.enum(['released', 'invented']),
});
type Line = z.infer<typeof lineSchema>;

/** That set was cut by an earlier splitter: several values behind one key are parts of a row here. */
function kindOf(line: Line, neighbours: readonly (Line | undefined)[]): CutKind {
  const { kind, key } = line.prompt_context;
  if (kind === 'paren') return 'aside';
  if (kind !== 'kv') return kind;
  return neighbours.some((other) => other?.prompt_context.key === key) ? 'part' : 'key_value';
}

function exampleOf(line: Line, index: number, lines: readonly Line[]): Example {
  const { prompt_context: context, group } = line;
  const [before, after] = [lines[index - 1], lines[index + 1]].map((other) =>
    other?.group === group ? other : undefined,
  );
  const also: readonly StatementClass[] = line.also ?? [];
  return {
    text: line.text,
    lang: line.lang,
    class: line.cls,
    also,
    kind: kindOf(line, [before, after]),
    joined: context.kind === 'part' && before?.prompt_context.kind === 'part',
    key: context.key,
    prev: before?.text ?? '',
    next: after?.text ?? '',
    i: context.i,
    n: context.n,
    group,
    src: line.src,
    part: partOf(group),
  };
}

/** The first labelled set, one JSON object a line. */
export function readFirstSet(): Example[] {
  const file = readFileSync(new URL('statements.jsonl', import.meta.url), 'utf8');
  return file
    .trimEnd()
    .split('\n')
    .map((line) => lineSchema.parse(JSON.parse(line)))
    .map(exampleOf);
}
