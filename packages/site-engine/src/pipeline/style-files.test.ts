import { describe, expect, test } from 'vitest';
import { readStyleFiles } from './style-files.ts';

const read = (files: Record<string, string>) => {
  const given = Object.entries(files).map(([path, content]) => ({ path, content }));
  const { files: kept, inputs, notes } = readStyleFiles(given);
  const sheets = kept.filter(({ path }) => path.endsWith('.css'));
  return { inputs, notes, sheets: Object.fromEntries(sheets.map(({ path, content }) => [path, content])) };
};

const linking = (...hrefs: string[]) =>
  hrefs.map((href) => `<link rel="stylesheet" href="${href}">`).join('');
const source = '@tailwind base; @tailwind utilities; .a { @apply p-4 }';
const other = '@import "tailwindcss"; .b { @apply p-8 }';
const part = '@layer components { .c { @apply p-2 } }';

describe('a sheet that pages link and nobody wrote', () => {
  test.each([
    ['src/styles.css', './dist/styles.css', 'dist/styles.css'],
    ['src/input.css', 'dist/output.css?v=3', 'dist/output.css'],
    ['styles/tailwind.css', '/build/main.css', 'build/main.css'],
    ['app.css', 'assets/app.min.css', 'assets/app.min.css'],
  ])('is %s where it is linked as %s', (path, href, place) => {
    expect(read({ [path]: source, 'index.html': linking(href) })).toEqual({
      inputs: [],
      notes: [],
      sheets: { [place]: source },
    });
  });

  test('is the built one where that is linked', () => {
    expect(read({ 'src/input.css': source, 'index.html': linking('styles.css') })).toMatchObject({
      inputs: [source],
      sheets: {},
    });
  });

  test('is the source of its name, for each page its own', () => {
    const pages = {
      'index.html': linking('dist/site.css'),
      'staff/index.html': linking('../dist/staff.css', '/dist/site.css'),
    };
    expect(read({ ...pages, 'src/site.css': source, 'src/staff.css': other }).sheets).toEqual({
      'dist/site.css': source,
      'dist/staff.css': other,
    });
  });

  test('is the only whole source, with the parts beside it in the built sheet', () => {
    const files = {
      'src/input.css': source,
      'src/parts.css': part,
      'index.html': linking('dist/output.css'),
    };
    expect(read(files)).toMatchObject({ inputs: [part], sheets: { 'dist/output.css': source } });
  });

  test('is never one of several by guess, which is told', () => {
    const files = { 'src/one.css': source, 'src/two.css': other, 'index.html': linking('dist/output.css') };
    expect(read(files)).toEqual({
      inputs: [],
      sheets: { 'src/one.css': source, 'src/two.css': other },
      notes: [
        'The pages do not say which of these style sheets is theirs, so the rules of none are used: src/one.css src/two.css',
      ],
    });
  });
});

test('a source that nothing names is input of the build', () => {
  expect(read({ 'src/input.css': source, 'index.html': '<p>' })).toMatchObject({
    inputs: [source],
    sheets: {},
  });
});

test('a sheet that is linked stays, whatever others are called', () => {
  const files = {
    'a/site.css': source,
    'b/site.css': other,
    'index.html': linking('a/site.css', 'b/site.css'),
  };
  expect(read(files)).toMatchObject({ inputs: [], sheets: { 'a/site.css': source, 'b/site.css': other } });
});

describe('imports', () => {
  test('are read from where they stand, also in what is imported, and each once', () => {
    const files = {
      'src/input.css': '@import "./parts/all.css";\n.a { color: red }',
      'src/parts/all.css': '@import url("cards.css") layer(components);@import "../parts/cards.css";',
      'src/parts/cards.css': part,
      'theme.css': '@import "src/input.css";',
      'index.html': '<p>',
    };
    expect(read(files)).toEqual({
      inputs: [`@layer components {\n${part}\n}\n\n\n.a { color: red }\n`],
      sheets: {},
      notes: [],
    });
  });

  test('for some screens hold for those', () => {
    const files = {
      'styles.css': "@import './wide.css' screen and (min-width: 60rem);",
      'wide.css': 'p { margin: 0 }',
    };
    expect(read(files).inputs).toEqual(['@media screen and (min-width: 60rem) {\np { margin: 0 }\n}\n']);
  });

  test('of a sheet that is built from elsewhere come along, and what pages link stays, too', () => {
    const files = {
      'src/input.css': `@import "./parts.css";${source}`,
      'src/parts.css': part,
      'index.html': linking('dist/output.css'),
      'draft.html': linking('src/parts.css'),
    };
    expect(read(files).sheets).toEqual({ 'dist/output.css': `${part}\n${source}`, 'src/parts.css': part });
  });

  test('of a sheet that stays leave what they name where it is', () => {
    const files = {
      'css/site.css': '@import "./parts.css";',
      'css/parts.css': part,
      'index.html': linking('css/site.css'),
    };
    expect(Object.keys(read(files).sheets)).toEqual(['css/site.css', 'css/parts.css']);
  });

  test('that go round in circles end', () => {
    const files = {
      'styles.css': '@import "a.css";',
      'a.css': '@import "b.css"; .a{}',
      'b.css': '@import "a.css"; .b{}',
    };
    expect(read(files).inputs.join('')).toMatch(/^\s*\.b\{\}\s*\.a\{\}\s*$/);
  });
});
