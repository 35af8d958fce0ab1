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
  const rules = Array.from(
    { length: 15 },
    (_, at) => `.r${at} { top: theme(no.n${at}); @apply p-${at} u${at}x }`,
  );
  const { styles, notes } = await createForgivingCompiler(rules.join('\n'));

  expect(styles.match(/@apply p-\d+;/g)).toHaveLength(15);
  expect(notes).toHaveLength(30);
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
