import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from '@swc/core';
import { prompts } from '../prompts/index.ts';

/** A pattern of the engine, and the file that holds it. */
export interface EnginePattern {
  pattern: RegExp;
  file: string;
}

const root = join(import.meta.dirname, '../../../..');
const filesOf = (parts: string) =>
  globSync(`${parts}/src/**/*.ts`, { cwd: root })
    .filter((file) => !/\.(?:test|d)\.ts$|\/testing\//.test(file))
    .toSorted();

/** The engine with the packages that the composer is made of. */
const files = filesOf('packages/{site-engine,composer,composer-content}');
/** The service reads what people send and what models wrote, too, and keeps it in what the contracts allow. */
const serviceFiles = filesOf('{svc-sites,packages/contracts}');
/** Each of them begins to do something when it is imported. */
const programs = [
  'packages/site-engine/src/cli.ts',
  'packages/site-engine/src/look/look-process.ts',
  'packages/site-engine/src/look/serve-looks.ts',
  'packages/site-engine/src/pipeline/worker.ts',
];

function* literalsIn(node: unknown): Generator<RegExp> {
  if (typeof node !== 'object' || node === null) return;
  if ('type' in node && node.type === 'RegExpLiteral' && 'pattern' in node && 'flags' in node) {
    yield new RegExp(String(node.pattern), String(node.flags));
    return;
  }
  for (const child of Object.values(node)) yield* literalsIn(child);
}

const patternsWritten = (): EnginePattern[] =>
  [...files, ...serviceFiles].flatMap((file) => {
    const tree = parseSync(readFileSync(join(root, file), 'utf8'), { syntax: 'typescript' });
    return [...literalsIn(tree)].map((pattern) => ({ pattern, file }));
  });

/** The file of ours that makes a pattern right now; those of packages are not ours to mend. */
function fileOfCaller(): string | undefined {
  const [, , , caller = ''] = (new Error('Who makes a pattern').stack ?? '').split('\n');
  return /(?:packages\/(?:site-engine|composer|composer-content|contracts)|svc-sites)\/src\/[^:?\s]+/.exec(
    caller,
  )?.[0];
}

/** The patterns that our own files build while some work is done. */
async function patternsBuiltDuring(work: () => Promise<void>): Promise<EnginePattern[]> {
  const built: EnginePattern[] = [];
  const original = globalThis.RegExp;
  globalThis.RegExp = new Proxy(original, {
    construct(target, args: ConstructorParameters<typeof RegExp>) {
      const pattern = new target(...args);
      const file = fileOfCaller();
      if (file) built.push({ pattern, file });
      return pattern;
    },
  });
  try {
    await work();
  } finally {
    globalThis.RegExp = original;
  }
  return built;
}

/** One prompt in each language, since many patterns are built when their language is first spoken. */
const spoken = [...new Map(prompts.map((prompt) => [prompt.language, prompt.text])).values()];
/** What only some forms of sites and some functions build patterns for. */
const special = [
  "We're Rye, a bakery in Leeds. Sign-up form: name, email, which day suits them",
  'A unit converter for kilometres to miles and pounds to kilos',
  'A timer for 3, 5 and 10 minutes',
  'An interval timer: 40 seconds of work and 20 seconds of rest, 8 rounds',
  'A log of my houseplants: which houseplants I watered and when',
  'A quiz about capitals.\nQuestions:\n- What is the capital of France? a) Paris b) Rome c) Berlin d) Madrid',
  'CV of Ada Moss, developer.\nExperience:\n- Acme Ltd, developer, 2015–2019\n- Widget Works, since 2020\nI was at Acme 2015–2019.',
];

async function useEverything(): Promise<void> {
  for (const file of files) if (!programs.includes(file)) await import(join(root, file));
  const { createComposer } = await import('../../src/engines/composer/composer-engine.ts');
  const options = { signal: new AbortController().signal, onEvent: () => {} };
  for (const prompt of [...spoken, ...special]) await createComposer().generate({ prompt }, options);
  // Not before: what these import builds patterns, too.
  const { useModel } = await import('./use-model.ts');
  await useModel();
  const { useService } = await import('./use-service.ts');
  await useService();
}

const buildsPatterns = (file: string) => /\bRegExp\(/.test(readFileSync(join(root, file), 'utf8'));

/** Every pattern once: those that the files of engine and service hold, and those that they build; and what built none. */
export async function enginePatterns(): Promise<{ patterns: EnginePattern[]; silent: string[] }> {
  const built = await patternsBuiltDuring(useEverything);
  const builders = new Set(built.map(({ file }) => file));
  const all = [...patternsWritten(), ...built];
  return {
    patterns: [...new Map(all.map((each) => [String(each.pattern), each])).values()],
    silent: [...files, ...serviceFiles].filter((file) => buildsPatterns(file) && !builders.has(file)),
  };
}
