import { describe, expect, test } from 'vitest';
import { pageRule, type Rule } from './rule.ts';
import { rules } from './rules/index.ts';
import { runGate } from './run-gate.ts';
import { check, page } from './testing/check-page.ts';

/** Finds each of these and puts something else there, without saying that anything is taken out. */
const replaces = (word: string | RegExp, by: string): Rule =>
  pageRule('doctype', 'Replaced', ({ path, source }) =>
    [...source.matchAll(new RegExp(word, 'g'))].map(({ 0: found, index }) => ({
      path,
      line: 1,
      message: `There is ${found}.`,
      fix: { edits: [{ start: index, end: index + found.length, text: by }] },
    })),
  );

const about = { path: 'about.html', content: '<p>About</p>' };

function repaired(content: string, word: string | RegExp, by: string) {
  const { files, checks } = runGate([replaces(word, by)], [{ path: 'index.html', content }, about]);
  return { content: files[0]?.content, status: checks[0]?.status };
}

describe('a repair is not kept by which a page loses', () => {
  test.each<[string, string, string | RegExp, string]>([
    ['a link', '<a href="about.html">About</a>', / href="[^"]*"/, ''],
    ['where a link leads', '<a href="about.html">About</a>', 'about.html', 'index.html'],
    [
      'which of two links leads where',
      '<a href="/a">A</a><a href="/b">B</a>',
      /href="\/(?=a">A)/,
      'href="/b#',
    ],
    ['a place that links lead to', '<h2 id="prices">Prices</h2>', ' id="prices"', ''],
    ['a button', '<button type="button">Menu</button>', /<button.*button>/, '<span>Menu</span>'],
    ['what a button submits', '<form><button>Send</button></form>', '<button>', '<button type="button">'],
    ['what a button opens', '<button popovertarget="m">M</button>', ' popovertarget="m"', ''],
    ['a field', '<input name="email" aria-label="E-mail">', /<input[^>]*>/, ''],
    ['the type of a field', '<input type="email" name="email">', 'type="email" ', ''],
    ['the name of a field', '<input type="email" name="email">', ' name="email"', ''],
    ['the label of a field', '<label for="e">E-mail</label><input id="e">', ' for="e"', ''],
    ['a name for those who see nothing', '<input aria-label="E-mail">', ' aria-label="E-mail"', ''],
    ['a choice', '<input type="radio" name="size" value="s">', ' value="s"', ''],
    ['a hidden field', '<form><input type="hidden" name="list" value="7"></form>', /<input[^>]*>/, ''],
    ['where a form sends', '<form action="https://example.com/send"></form>', / action="[^"]*"/, ''],
    ['the form of a field', '<form action="a"><p><input name="q"></p></form>', /(?<=action="a">)/, '</form>'],
    ['the controls of a film', '<video src="film.mp4" controls></video>', ' controls', ''],
    ['a recording', '<audio src="talk.mp3" controls></audio>', /<audio.*audio>/, ''],
    ['a frame of its own', '<iframe src="about.html"></iframe>', /<iframe.*iframe>/, ''],
    ['what happens on a click', '<div onclick="open()">Open</div>', / onclick="[^"]*"/, ''],
    ['what is done on a click', '<div onclick="open()">Open</div>', /open\(\)/, 'close()'],
    [
      'a part that unfolds',
      '<details><summary>More</summary>Words</details>',
      /<details.*details>/,
      'MoreWords',
    ],
    ['a script', '<script>start()</script>', /<script>.*script>/, ''],
  ])('%s', (_, content, word, by) => {
    expect(repaired(content, word, by)).toEqual({ content, status: 'failed' });
  });
});

describe('a repair is kept where', () => {
  test.each<[string, string, string | RegExp, string]>([
    ['a link leads to the same in other words', '<a href="/about.html">About</a>', '/about', 'about'],
    [
      'a field that had no label has one',
      '<input name="email">',
      '<input name',
      '<input aria-label="E-mail" name',
    ],
    ['a second element loses the id of a first', '<p id="a">A</p><p id="a">B</p>', /(?<=p><p) id="a"/, ''],
    ['a button in a link only looks like one', '<a href="/"><button>Go</button></a>', /button/, 'span'],
    ['a link that leaked is closed', '<p><a href="/a">A</p><p>B</p><p>C</p>', 'A(?!<)', 'A</a>'],
  ])('%s', (_, content, word, by) => {
    expect(repaired(content, word, by)).toMatchObject({ status: 'repaired' });
  });
});

test('of repairs of one rule, those that do harm are left out and all others made', () => {
  const bad = '<form action="a.html"><p title="bad"></form>';
  const content = `${'<p title="bad">.'.repeat(7)}<i class="bad" onclick="go()">x</i>${'<p title="bad">.'.repeat(9)}${bad}`;
  const { files, checks } = runGate(
    [replaces(/title="bad"|class="bad" onclick="go\(\)"/, 'title="good"')],
    [{ path: 'index.html', content }],
  );

  expect(files[0]?.content).toBe(content.replaceAll('title="bad"', 'title="good"'));
  expect(checks[0]).toMatchObject({
    status: 'failed',
    findings: [{ message: expect.stringContaining('onclick') }],
  });
});

test('what does harm on one page is no reason to leave another as it is', () => {
  const harmed = { path: 'index.html', content: '<i title="bad" onclick="go()">x</i>' };
  const others = ['a', 'b'].map((name) => ({ path: `${name}.html`, content: '<p title="bad">' }));
  const { files } = runGate(
    [replaces(/title="bad"(?: onclick="go\(\)")?/, 'title="good"')],
    [harmed, ...others],
  );

  expect(files).toEqual([harmed, ...others.map(({ path }) => ({ path, content: '<p title="good">' }))]);
});

describe('the rules', () => {
  test('leave a form open whose fields stand behind what it is in', () => {
    const main = `<div><form action="about.html"></div>
<p><input name="q" aria-label="Search"><button>Go</button></p><div>`;
    const { html, wrong } = check(page({ main }));

    expect(html).toContain(main);
    expect(wrong.filter(({ id }) => id === 'closed-tags').map(({ status }) => status)).toEqual(['failed']);
  });

  test('leave a button inside a link that sends a form', () => {
    const main = '<form action="about.html"><a href="about.html"><button>Send</button></a></form>';
    const { html, wrong } = check(page({ main }));

    expect(html).toContain(main);
    expect(wrong).toMatchObject([{ id: 'nested-controls', status: 'failed' }]);
  });

  test('say what they take away, and leave the fields that stand where nothing can be loaded', () => {
    const main = `<object data="https://example.com/form.swf">Or write:
<form action="about.html"><label>Name <input name="name"></label><button>Send</button></form></object>`;
    const { html, wrong } = check(page({ main }));

    expect(html).toContain(
      '<form action="about.html"><label>Name <input name="name"></label><button>Send</button></form>',
    );
    expect(html).toMatch(/<img src="images\/placeholder-/);
    expect(html).not.toContain('<object');
    expect(wrong).toMatchObject([
      { id: 'external-requests', status: 'removed', findings: [{ isRemoved: true }] },
    ]);
  });

  test('what takes something out takes nothing else', () => {
    const film = '<b>film</b>';
    const takes = pageRule('resources', 'Taken', ({ path, source }) => {
      const [start, address] = [source.indexOf(film), source.indexOf(' href')];
      if (start < 0) return [];
      const link = { start: address, end: source.indexOf('>about'), text: '' };
      const taken = { start, end: start + film.length, text: '' };
      return [
        { path, message: 'Film.', fix: { edits: [taken], removes: 'Gone.' } },
        { path, message: 'Link.', fix: { edits: [link] } },
      ];
    });
    const content = '<a href="about.html">about</a>';
    const { files } = runGate([takes], [{ path: 'index.html', content: content + film }]);

    expect(files[0]?.content).toBe(content);
  });
});

// Quadratic work on this much outlasts the test's own limit; no clock need be asked.
describe('compares the controls of a page with', () => {
  const many = 8000;
  test.each([
    [
      'as many fields for one label',
      `<label id="l" for="f">${'w '.repeat(10 * many)}</label>${'<input aria-labelledby="l">'.repeat(many)}`,
    ],
    ['labels within labels', `${'<label>'.repeat(1500)}${'<input name="a">'.repeat(many)}`],
    ['buttons in one link', `<a href="about.html">${'<object><button>b</button></object>'.repeat(many)}</a>`],
    ['forms that never end', `<form>${'<div><input name="a">'.repeat(800)}${'<form><input>'.repeat(many)}`],
    [
      'handlers',
      `<p ${Array.from({ length: many }, (_, index) => `on${index.toString(36)}x="a"`).join(' ')}>`,
    ],
  ])('%s', (_, body) => {
    const content = `<!doctype html><html lang="en"><head><title>Page</title></head><body>${body}`;
    expect(runGate(rules, [{ path: 'index.html', content }]).checks).toHaveLength(rules.length);
  });

  test('repairs of which each does harm', () => {
    const content = '<p onclick="bad()">x</p>'.repeat(many);
    expect(repaired(content, 'onclick="bad\\(\\)"', '').content).toBe(content);
  });
});
