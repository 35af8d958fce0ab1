import { expect, test, vi } from 'vitest';
import { compileStyles } from './compile-styles.ts';
import { createForgivingCompiler } from './forgiving-compiler.ts';
import { GrowingStyles } from './growing-styles.ts';

const page = (content: string) => [{ path: 'index.html', content }];
const whole = page('<p class="mt-4 grid bg-brand"><b class="underline">');
const theme = '@theme { --color-brand: #123456 }';

test('a page that has grown has the styles of one that is compiled at once', async () => {
  const styles = new GrowingStyles();
  await styles.compile(page('<p class="mt-4 '), theme);
  await styles.compile(page('<p class="mt-4 grid bg-brand'), theme);

  expect(await styles.compile(whole, theme)).toBe((await compileStyles(whole, theme)).css);
});

test('a page that grows has one compiler, which is asked to build what it has not built yet', async () => {
  const builds: number[] = [];
  const create = vi.fn(async (...given: Parameters<typeof createForgivingCompiler>) => {
    const made = await createForgivingCompiler(...given);
    const known = new Set<string>();
    const build = (candidates: string[]) => {
      builds.push(candidates.filter((each) => !known.has(each) && known.add(each)).length);
      return made.compiler.build(candidates);
    };
    return { ...made, compiler: { ...made.compiler, build } };
  });
  const styles = new GrowingStyles(create);
  await styles.compile(page('<p class="mt-4 grid'), theme);
  await styles.compile(page('<p class="mt-4 grid bg-brand'), theme);
  await styles.compile(page('<p class="mt-4 grid bg-brand'), theme);
  expect(create).toHaveBeenCalledTimes(1);
  expect(builds.slice(1)).toEqual([1, 0]);
});

test('a theme that comes later counts from then on', async () => {
  const styles = new GrowingStyles();
  expect(await styles.compile(whole, '')).not.toContain('bg-brand');

  expect(await styles.compile(whole, theme)).toBe((await compileStyles(whole, theme)).css);
});

test('a theme that cannot be understood costs its own styles only', async () => {
  expect(await new GrowingStyles().compile(whole, '.a { color: theme(--nope) }')).toContain('.mt-4');
});
