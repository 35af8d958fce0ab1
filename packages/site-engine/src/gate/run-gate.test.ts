import type { CheckId } from '@sitewright/contracts';
import { expect, test } from 'vitest';
import { pageRule, type Rule } from './rule.ts';
import { runGate } from './run-gate.ts';

const replaces = (id: CheckId, word: string, by: string): Rule =>
  pageRule(id, `No ${word}`, ({ path, source }) => {
    const start = source.indexOf(word);
    if (start < 0) return [];
    const edits = [{ start, end: start + word.length, text: by }];
    return [{ path, line: 1, message: `There is ${word}.`, fix: { edits } }];
  });

const check = (rules: Rule[], content: string) => runGate(rules, [{ path: 'index.html', content }]);

test('a repaired check tells what had been wrong', () => {
  expect(check([replaces('links', 'bad', 'good')], '<p title="bad">')).toMatchObject({
    files: [{ path: 'index.html', content: '<p title="good">' }],
    checks: [
      {
        id: 'links',
        title: 'No bad',
        status: 'repaired',
        findings: [{ path: 'index.html', line: 1, message: 'There is bad.' }],
      },
    ],
  });
});

test('a repair that moves the problem elsewhere is not kept', () => {
  const { files, checks } = check(
    [
      replaces('links', 'bad', 'worse'),
      pageRule('title', 'No worse', ({ path, source }) =>
        source.includes('worse') ? [{ path, message: 'Worse.' }] : [],
      ),
    ],
    '<p title="bad">',
  );

  expect(files[0]?.content).toBe('<p title="bad">');
  expect(checks.map(({ status }) => status)).toEqual(['failed', 'passed']);
});

test('edits that overlap are made one after the other', () => {
  const shortens = pageRule('links', 'No aa', ({ path, source }) =>
    [...source.matchAll(/a(?=a)/g)].map(({ index }) => ({
      path,
      message: 'There is aa.',
      fix: { edits: [{ start: index, end: index + 2, text: 'a' }] },
    })),
  );

  expect(check([shortens], '<p title="aaaa">').files[0]?.content).toBe('<p title="a">');
});

test('a repair by which a page says less is not kept', () => {
  const { files, checks } = check([replaces('links', 'bad', '')], '<p>a bad page</p>');

  expect(files[0]?.content).toBe('<p>a bad page</p>');
  expect(checks.map(({ status }) => status)).toEqual(['failed']);
});

test('what many rules repair in different tags is read again once', () => {
  let looks = 0;
  const counted: Rule = {
    id: 'title',
    title: 'Counted',
    check: () => {
      looks += 1;
      return [];
    },
  };
  const words = ['one', 'two', 'three', 'four'] as const;
  const rules = (['links', 'doctype', 'language', 'charset'] as const).map((id, index) =>
    replaces(id, words[index] ?? '', 'good'),
  );
  const { files } = check([counted, ...rules], words.map((word) => `<p title="${word}">`).join(''));

  expect(files[0]?.content).toBe('<p title="good">'.repeat(4));
  expect(looks).toBe(2);
});

test('what two rules repair in one tag is repaired by turns', () => {
  const reads = pageRule('title', 'Named as it is', ({ path, source }) =>
    source.includes(' id=')
      ? []
      : [{ path, message: 'No id.', fix: { edits: [{ start: 2, end: 2, text: ` id=${source.length}` }] } }],
  );
  const rules = [replaces('links', 'bad', 'better'), reads, replaces('charset', 'ill', 'well')];

  expect(check(rules, '<p title="bad"><p title="ill">').files[0]?.content).toContain(' id=34 title="better"');
});
