import { expect, test } from 'vitest';
import { createForgivingCompiler } from './forgiving-compiler.ts';

const flat = (css: string) => css.replace(/\s+/g, ' ').trim();
const leftOut = (part: string) => `A part of the styles could not be understood and was left out: “${part}”.`;
const unknown = (name: string) => `The styles applied “${name}”, which does not exist; it was left out.`;

test('each fault costs itself, whichever comes first', async () => {
  const { styles, notes } = await createForgivingCompiler(`
    .title { color: theme('colors.nowhere.500'); margin: 1px }
    .card { @apply rounded no-such-thing px-2; color: blue }
    @media (min-width: theme('screens.huge')) { .far { color: red } }
    .link { @apply nowhere:underline p-1; }
    .wide { width: --unheard-of(3); height: --spacing(3); gap: theme(nothing.at.all) }`);

  expect(flat(styles)).toBe(
    '.title { margin: 1px; } .card { @apply rounded px-2; color: blue; } .link { @apply p-1; } ' +
      '.wide { width: --unheard-of(3); height: --spacing(3); }',
  );
  expect(notes.toSorted()).toEqual(
    [
      leftOut("color: theme('colors.nowhere.500')"),
      unknown('no-such-thing'),
      leftOut("@media (min-width: theme('screens.huge'))"),
      unknown('nowhere:underline'),
      leftOut('gap: theme(nothing.at.all)'),
    ].toSorted(),
  );
});

test('however many faults there are, what is good stays', async () => {
  const rules = Array.from({ length: 300 }, (_, at) => {
    const lacking = `color: theme('colors.own.${at % 3}'); fill: theme(colors.own.${at % 3});`;
    return `.r${at} { ${lacking} @apply p-4 mine-${at % 4}; }`;
  });
  const { styles, notes } = await createForgivingCompiler(
    `${rules.join('\n')} @media (min-width: theme(screens.none)) { p { top: 0 } }`,
  );

  expect(styles.match(/@apply p-4;/g)).toHaveLength(300);
  expect(styles).not.toMatch(/color|fill|none/);
  expect(notes).toHaveLength(11);
});

test('a fault in a definition leaves the others and what uses them', async () => {
  const { styles } = await createForgivingCompiler(
    `.a { @apply tilted text-sea }
     @utility tilted { rotate: 3deg; color: theme(no.such) }
     @utility again { @apply again p-4 }
     @theme { --color-sea: #0aa; --color-bad: theme(no.such) }`,
    {},
    ['tilted', 'again'],
  );

  expect(flat(styles)).toBe(
    '@theme { --color-sea: #0aa; } @utility tilted { rotate: 3deg; } @utility again { @apply p-4; } ' +
      '.a { @apply tilted text-sea; }',
  );
});

test('a class of the sheet itself is applied with its states, also where it applies another', async () => {
  const { styles, notes } = await createForgivingCompiler(`
    @layer components {
      .button { @apply rounded px-4 }
      .button:hover { opacity: 0.8 }
      .loud, .louder { @apply button font-bold; color: red }
    }
    .loudest { @apply md:p-2 loud }`);

  expect(notes).toEqual([]);
  expect(flat(styles)).toContain(
    '.loud, .louder { @apply rounded px-4; &:hover { opacity: 0.8; } @apply font-bold; color: red; }',
  );
  expect(flat(styles)).toMatch(
    /\.loudest \{ @apply rounded px-4; &:hover \{ opacity: 0.8; \} @apply font-bold; color: red; @apply md:p-2; \}/,
  );
});

test('classes that apply themselves, or one another, end', async () => {
  const { styles } = await createForgivingCompiler(
    '.a { @apply a p-1 } .b { @apply c; color: red } .c { @apply b; margin: 0 } .d { @apply b }',
  );

  expect(styles).not.toMatch(/@apply [abc]\b/);
  expect(flat(styles)).toContain('.d { margin: 0; color: red; }');
});

test('rules that grow with each class that applies them are not written out', async () => {
  const rules = Array.from({ length: 12 }, (_, at) => `.a${at + 1} { ${`@apply a${at};`.repeat(9)} top: 0 }`);
  const { styles } = await createForgivingCompiler(`.a0 { color: red }${rules.join('')}`);

  expect(styles.length).toBeLessThan(100_000);
});
