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
  const scripts = [
    {
      path: 'js/app.js',
      content: 'import { createRoot } from "react-dom/client"; export const app = createRoot',
    },
    { path: 'js/own.js', content: 'export const draw = () => { document.body.textContent = "Hello" }' },
  ];
  const messageOf = (body: string) =>
    check(bare(body), scripts).wrong.find(({ id }) => id === 'blank-page')?.findings[0]?.message;

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
    [
      'drawn by a module of a package',
      '<div id="app"></div><script type="module">import { createApp } from "vue"; createApp({}).mount("#app")</script>',
      'drawn by vue,',
    ],
    [
      'drawn by a module of a part of a package',
      '<div id="app"></div><script type="module">import { render } from "@acme/view/dom"; render(app)</script>',
      'drawn by @acme/view,',
    ],
    [
      'drawn by a module of another host',
      '<my-app></my-app><script type="module">import { LitElement } from "https://cdn.jsdelivr.net/npm/lit"</script>',
      'code of cdn.jsdelivr.net',
    ],
    [
      'drawn by a package of an import map',
      '<div></div><script type="importmap">{"imports":{"lit":"https://esm.sh/lit"}}</script><script type="module">import "lit"</script>',
      'drawn by lit,',
    ],
    [
      'drawn by a file of the site that imports what is not there',
      '<div></div><script type="module">import "./js/app.js"; app.textContent = "Hello"</script>',
      'drawn by react-dom,',
    ],
    [
      'drawn by a script that has to be a module',
      '<div></div><script>import { html } from "lit"</script>',
      'lit',
    ],
    [
      'drawn with jQuery',
      '<div id="c"></div><script>$(() => $("#c").html("Hello"))</script>',
      'drawn by jQuery,',
    ],
    ['of places that nobody fills', '<div><p>{{ title }}</p></div>', 'nothing'],
    [
      'that asks to wait in a whole sentence',
      '<div>Loading the wonderful pages of our bakery, please wait a moment …</div><script type="module">import "vue"</script>',
      'drawn by vue,',
    ],
    ['that asks to wait for nothing', '<div>Bitte warten …</div>', 'only says that it is loading'],
  ])('%s is told to be blank', (_, body, words) => expect(messageOf(body)).toContain(words));

  test.each([
    ['drawn by its own script', '<div id="app"></div><script>app.textContent = "Hello"</script>'],
    ['of few words', '<p>Soon.</p>'],
    ['about a library', '<h1>Vue and React</h1><p>Compared.</p>'],
    [
      'drawn by a module of the site',
      '<div></div><script type="module">import { draw } from "./js/own.js"; draw()</script>',
    ],
    [
      'drawn by a module that an import map leads to',
      '<div></div><script type="importmap">{"imports":{"own/":"./js/"}}</script><script type="module">import "own/own.js"</script>',
    ],
    [
      'drawn by another script than the one that stops',
      '<div id="app"></div><script type="module">import "gsap"</script><script>app.textContent = "Hello"</script>',
    ],
    [
      'drawn with a function called like jQuery',
      '<p id="c"></p><script>const $ = (id) => document.getElementById(id); $("c").append("A")</script>',
    ],
    ['that says what is loading', '<p>Loading bay hours: from six to ten.</p><h2>Deliveries</h2>'],
  ])('one %s is not', (_, body) => expect(messageOf(body)).toBeUndefined());
});

describe('a place in a text that nothing fills', () => {
  const told = (main: string) =>
    check(page({ main })).wrong.find(({ id }) => id === 'finished-text')?.findings[0];

  test('is told', () => {
    expect(told('<p>Today</p>\n<p>{{ title }}</p>')).toMatchObject({
      line: 14,
      message: 'The page still holds filler text: “{{ title }}”.',
    });
  });

  test.each([
    ['in an example of code', '<p>Write <code>{{ title }}</code>.</p>'],
    [
      'that a script fills',
      '<p id="p">{{ title }}</p><script>p.textContent = p.textContent.replace("{{ title }}", "A")</script>',
    ],
    ['of single braces', '<p>{ title } {{}}</p>'],
  ])('%s is none', (_, main) => expect(told(main)).toBeUndefined());
});
