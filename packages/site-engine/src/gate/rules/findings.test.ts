import { describe, expect, test } from 'vitest';
import { check, head, page } from '../testing/check-page.ts';

describe('what only a person can put right is reported', () => {
  test.each<[string, string, string, number]>([
    ['script-syntax', '<script>\nlet a = ;\n</script>', "Unexpected token ';'", 14],
    ['plain-scripts', '<script type="module">import "./script.js"</script>', 'opened from a folder', 13],
    ['control-names', '<button></button>', 'The button says nothing', 13],
    ['links', '<a href="missing.html">More</a>', 'leads to a page that does not exist', 13],
    ['field-labels', '<textarea></textarea>', 'has no label', 13],
    ['well-formed', '<p title="a" title="b">x</p>', 'same attribute twice', 13],
    ['finished-text', '<p>Lorem ipsum dolor</p>', 'Lorem ipsum', 13],
    ['external-requests', '<form action="https://forms.example/x"></form>', 'to another host', 13],
    ['landmarks', '<main>x</main>', 'more than one <main>', 13],
  ])('%s: %s', (id, main, message, line) => {
    const { wrong, html } = check(page({ main }));
    const [failed] = wrong;

    expect(html).toBe(page({ main }));
    expect(wrong).toHaveLength(1);
    expect(failed).toMatchObject({ id, status: 'failed' });
    expect(failed?.findings[0]?.message).toContain(message);
    expect(failed?.findings[0]?.line).toBe(line);
  });

  test('a broken script file, by its own line', () => {
    const { wrong } = check(page({}), [{ path: 'app.js', content: 'let a = 1;\nif (a {\n' }]);

    expect(wrong[0]?.findings).toEqual([
      { path: 'app.js', line: 2, message: "The script cannot run: Unexpected token '{'." },
    ]);
  });
});

describe('hostile pages', () => {
  const nested = (depth: number) => page({ main: `${'<div>'.repeat(depth)}x${'</div>'.repeat(depth)}` });

  test('nested as deep as browsers draw them are read', () => {
    expect(check(nested(500)).wrong).toEqual([]);
  });

  test('nested deeper than anything can be drawn are refused before they cost anything', () => {
    expect(() => check(nested(10_000))).toThrow(RangeError);
  });

  test('with a hundred thousand elements side by side are read', () => {
    expect(check(page({ main: '<br>'.repeat(150_000) })).wrong).toEqual([]);
  });

  test('with elements named like properties of objects are read', () => {
    const main = '<constructor __proto__="x" id="constructor">x</constructor><a href="#constructor">y</a>';

    expect(check(page({ main })).wrong).toEqual([]);
  });

  test('cannot break out of a text that a repair writes', () => {
    const evil = '"><script>alert(1)</script>';
    const { html } = check(
      page({ head: head.replace(/<meta name="description".*/, '') }).replace(
        '<title>Bakery',
        `<title>${evil}`,
      ),
    );

    expect(html).toContain('content="&quot;&gt;&lt;script&gt;');
  });
});

describe('a page that shows nothing', () => {
  const bare = (body: string) => page({}).replace(/<body>[\s\S]*<\/body>/, `<body>${body}</body>`);
  const messageOf = (body: string) =>
    check(bare(body)).wrong.find(({ id }) => id === 'blank-page')?.findings[0]?.message;

  test.each([
    [
      'drawn by React from a CDN',
      '<div id="root"></div><script src="https://unpkg.com/react@18/umd/react.js"></script><script>ReactDOM.createRoot(root)</script>',
      'React',
    ],
    [
      'in a language of its own',
      '<div id="root"></div><script type="text/babel">ReactDOM.render(<App/>)</script>',
      'React',
    ],
    [
      'that only says to wait',
      '<div id="app">Loading…</div><script>Vue.createApp({}).mount("#app")</script>',
      'Vue',
    ],
    ['without anything', '<div class="h-screen"></div>', 'nothing'],
  ])('%s is told to be blank', (_, body, words) => expect(messageOf(body)).toContain(words));

  test.each([
    ['drawn by its own script', '<div id="app"></div><script>app.textContent = "Hello"</script>'],
    ['of few words', '<p>Soon.</p>'],
    ['about a library', '<h1>Vue and React</h1><p>Compared.</p>'],
  ])('one %s is not', (_, body) => expect(messageOf(body)).toBeUndefined());
});
