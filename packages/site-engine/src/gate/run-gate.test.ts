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

const takesOut = (id: CheckId, part: string): Rule =>
  pageRule(id, `No ${part}`, ({ path, source }) => {
    const start = source.indexOf(part);
    if (start < 0) return [];
    const edits = [{ start, end: start + part.length, text: '' }];
    return [{ path, message: `There is ${part}.`, fix: { edits, removes: 'Gone.' } }];
  });

/** A rule that finds nothing and counts how often the site is looked at. */
function countLooks() {
  const looks = { count: 0, rule: { id: 'title', title: 'Counted', check } satisfies Rule };
  function check() {
    looks.count += 1;
    return [];
  }
  return looks;
}

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
  const looks = countLooks();
  const words = ['one', 'two', 'three', 'four'] as const;
  const rules = (['links', 'doctype', 'language', 'charset'] as const).map((id, index) =>
    replaces(id, words[index] ?? '', 'good'),
  );
  const { files } = check([looks.rule, ...rules], words.map((word) => `<p title="${word}">`).join(''));

  expect(files[0]?.content).toBe('<p title="good">'.repeat(4));
  expect(looks.count).toBe(2);
});

test('what rules take out is read again once, with what stays inside its tag', () => {
  const looks = countLooks();
  const knowsWhenLed: Rule = pageRule('control-names', 'Named', ({ path, source }) => {
    const start = source.indexOf('led');
    if (start < 0 && !source.includes('bad')) return [];
    const fix = { edits: [{ start, end: start + 3, text: 'good' }] };
    return [{ path, message: 'No name.', ...(start >= 0 && { fix }) }];
  });
  const rules = [
    replaces('links', 'bad', 'led'),
    replaces('language', 'ill', 'well'),
    takesOut('resources', '<b>map</b>'),
    takesOut('external-requests', '<b>film</b>'),
    knowsWhenLed,
  ];
  const page = '<p title="bad"><p title="ill"><b>map</b><b>film</b>';

  expect(check([looks.rule, ...rules], page).files[0]?.content).toBe('<p title="good"><p title="well">');
  expect(looks.count).toBe(3);
});

test('a repair by which a page says less is not kept beside what is taken out', () => {
  const film = '<b>film</b>';
  const rules = [
    takesOut('resources', film),
    replaces('links', 'bad', ''),
    replaces('charset', 'ill', 'well'),
  ];

  expect(check(rules, `<p title="ill">a bad page${film}`).files[0]?.content).toBe(
    '<p title="well">a bad page',
  );
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
