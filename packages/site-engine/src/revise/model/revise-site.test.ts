import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { EngineEvent, GeneratedSite, ModelRevision } from '../../engine.ts';
import { createSiteEngine, type SiteEngine } from '../../pipeline/create-site-engine.ts';
import { answers, endsAfter, type FakeProvider, startFakeProvider } from '../../testing/index.ts';
import { revisionPromptVersion } from './revision-version.ts';

const signal = new AbortController().signal;
const prompt =
  'A yarn shop called Skein in Leeds. Prices:\n- Merino wool £14\n- Alpaca £19\nPages: Home, Prices, About us';

let provider: FakeProvider;
let engine: SiteEngine;
let site: GeneratedSite;

beforeAll(async () => {
  provider = await startFakeProvider();
  const openai = { baseURL: provider.baseURL, model: 'fake' };
  engine = createSiteEngine({ openai, workers: 2, repairTurn: false });
  site = await engine.generate({ prompt, engine: 'composer' }, { signal, onEvent: () => {} });
});
afterAll(async () => {
  await engine.close();
  await provider.close();
});

let events: EngineEvent[];
let asked: number;
beforeEach(() => {
  events = [];
  asked = provider.requests.length;
});
afterEach(() => provider.behave(answers('')));

const textOf = (files: GeneratedSite['files'], path: string) =>
  String(files.find((file) => file.path === path)?.content);
const revise = (instruction = 'Call the wool softer') => {
  const { name, files, report } = site;
  const onEvent = (event: EngineEvent) => events.push(event);
  return engine.revise({ name, instruction, files, report }, { signal, onEvent });
};
const asFile = (path: string, content: string) => `<file path="${path}">\n${content.trimEnd()}\n</file>`;
const bytesOf = ({ content }: GeneratedSite['files'][number]) => Buffer.from(content);
/** Files whose bytes are not those of the site before; new ones, too. */
const otherFiles = (files: GeneratedSite['files']) => {
  const before = new Map(site.files.map((file) => [file.path, bytesOf(file)]));
  return files.filter((file) => !before.get(file.path)?.equals(bytesOf(file))).map(({ path }) => path);
};
const block = (search: string, replace: string, path = 'prices.html') =>
  `<edit path="${path}">\n<<<<<<< SEARCH\n${search}\n=======\n${replace}\n>>>>>>> REPLACE\n</edit>`;

describe('a change that a model writes', () => {
  test('is on its page, and every other file keeps every byte', async () => {
    provider.behave(answers(block('Merino wool', 'Softest merino wool')));
    const { site: next, changed, isWorse } = await revise();
    expect([changed, isWorse]).toEqual([['prices.html'], false]);
    expect(textOf(next.files, 'prices.html')).toBe(
      textOf(site.files, 'prices.html').replace('Merino wool', 'Softest merino wool'),
    );
    expect(otherFiles(next.files)).toEqual(['prices.html']);
    expect(next.usage?.inputTokens).toBeGreaterThan(0);
    expect(events.filter((event) => event.type === 'file' && event.complete)).toHaveLength(1);
    expect(events.flatMap((event) => (event.type === 'status' ? [event.message] : []))).toEqual([
      'Reading your site',
      'Writing the change',
      'Writing into prices.html',
      'Checking the change',
      'Saving the change',
    ]);
  });

  test('gets the styles of its new classes, and where nobody knows the source, behind those that there are', async () => {
    provider.behave(
      answers(block('Merino wool', '<span class="rotate-12 text-rose-600">Merino wool</span>')),
    );
    const { site: next } = await revise();
    const [before, after] = [textOf(site.files, 'styles.css'), textOf(next.files, 'styles.css')];
    expect(after.startsWith(before)).toBe(true);
    expect(after).toContain('.rotate-12');
    expect(after).toContain('--color-rose-600');
  });

  test('is found in an answer that repeats the whole site', async () => {
    const texts = site.files.filter(({ path }) => /\.(?:html|js|svg|txt|css)$/u.test(path));
    const whole = texts.map(({ path }) =>
      asFile(path, textOf(site.files, path).replace('Merino wool', 'Fine merino')),
    );
    provider.behave(answers(whole.join('\n')));
    const { site: next, changed } = await revise();
    const named = texts.filter(({ path }) => textOf(site.files, path).includes('Merino wool'));
    expect(changed.toSorted()).toEqual(named.map(({ path }) => path).toSorted());
    expect(otherFiles(next.files).toSorted()).toEqual(changed.toSorted());
  });

  test('may bring a page besides, and writes no second one for another spelling of its name', async () => {
    const page = textOf(site.files, 'prices.html');
    const team = page.replace('Merino wool', 'Our team');
    const renamed = asFile('Prices.html', page.replace('Merino wool', 'Fine merino'));
    provider.behave(answers(`${asFile('team.html', team)}\n${renamed}`));
    const { site: next, changed } = await revise();
    expect(changed.toSorted()).toEqual(['prices.html', 'team.html']);
    expect(otherFiles(next.files).filter((path) => path !== 'styles.css')).toEqual([
      'prices.html',
      'team.html',
    ]);
    expect(textOf(next.files, 'prices.html')).toContain('Fine merino');
  });

  describe.each([
    ['between its tags', (draft: string) => `<think>\nSay £99?\n${draft}\nNo.\n</think>\n\n`],
    ['whose beginning was part of the prompt', (draft: string) => `Say £99?\n${draft}\nNo.\n</think>\n\n`],
  ])('a draft in a thought %s', (_how, thinks) => {
    const thought = thinks(block('Merino wool', 'Merino wool at £99'));

    test('is not made, where nothing follows it', async () => {
      provider.behave(answers(`${thought}Nothing needs to change.`));
      await expect(revise()).rejects.toMatchObject({ code: 'GENERATION_EMPTY' });
      expect(provider.requests.length - asked).toBe(1);
    });

    test('is not made beside the change, also where the change is continued behind another', async () => {
      const change = block('Merino wool', 'Softest merino wool');
      const cut = change.indexOf('wool\n>>>');
      provider.behave(
        answers(thought + change.slice(0, cut), { finishReason: 'length' }),
        answers(thought + change.slice(cut)),
      );
      const { site: next, changed } = await revise();
      expect(changed).toEqual(['prices.html']);
      expect(provider.requests.length - asked).toBe(2);
      expect(textOf(next.files, 'prices.html')).toBe(
        textOf(site.files, 'prices.html').replace('Merino wool', 'Softest merino wool'),
      );
    });
  });

  test('asks again for what has no place, once, then for the whole file', async () => {
    const page = textOf(site.files, 'prices.html');
    const wrong = block('Merino silk', 'Softest merino');
    provider.behave(
      answers(wrong),
      answers(wrong),
      answers(`<file path="prices.html">\n${page.replace('Merino wool', 'Fine merino')}\n</file>`),
    );
    const { site: next } = await revise();
    expect(textOf(next.files, 'prices.html')).toContain('Fine merino');
    expect(provider.requests.length - asked).toBe(3);
    expect(JSON.stringify(provider.requests[asked + 1]?.body)).toContain('does not stand in the file');
  });

  test.each([
    ['blocks that fit nowhere', block('Merino silk', 'x')],
    ['words in the place of a font', asFile('fonts/inter.woff2', 'not a font')],
    ['a file for the build', asFile('tailwind.config.cjs', 'module.exports = {};')],
    ['a file out of the site', asFile('../index.html', '<!doctype html><html><p>x</p></html>')],
    ['a block that fits twice', block('<li>', '<li class="x">')],
    ['a page without its tail', '<file path="prices.html">\n<!doctype html>\n<html><body><p>cut'],
    [
      'a page that leaves something out',
      '<file path="prices.html">\n<!doctype html><html>\n<!-- ... rest unchanged ... -->\n</html>\n</file>',
    ],
  ])('with %s to the end changes nothing', async (_name, answer) => {
    provider.behave(answers(answer));
    await expect(revise()).rejects.toMatchObject({ code: 'PROVIDER_FAILED' });
    expect(provider.requests.length - asked).toBe(3);
  });

  test('that its limit cuts off, and nobody goes on with, changes nothing, and says so', async () => {
    provider.behave(answers('<edit path="prices.html">\n', { finishReason: 'length' }));
    const message = expect.stringMatching(/^Nothing was changed\. .* the change within its limits\./);
    await expect(revise()).rejects.toMatchObject({ reason: 'cut-off', message });
  });

  test.each([
    [
      'that a filter ended',
      'filtered',
      answers(block('Merino wool', 'Wool'), { finishReason: 'content_filter' }),
    ],
    ['that was lost behind a whole block', 'broke-off', endsAfter(block('Merino wool', 'Wool'))],
  ])('%s changes nothing, and says so', async (_name, reason, behaviour) => {
    provider.behave(behaviour);
    const message = expect.stringMatching(/^Nothing was changed\. /);
    await expect(revise()).rejects.toMatchObject({ code: 'PROVIDER_FAILED', reason, message });
    expect(provider.requests.length - asked).toBe(1);
  });

  test('of nothing is said to be nothing', async () => {
    provider.behave(answers('I would rather not.'));
    await expect(revise()).rejects.toMatchObject({ code: 'GENERATION_EMPTY' });
  });

  test('that makes the report worse is marked', async () => {
    provider.behave(answers('<file path="script.js">\nconst (broken;\n</file>'));
    expect((await revise()).isWorse).toBe(true);
  });

  test('shows the model what is asked, and not the style sheet', async () => {
    provider.behave(answers(block('Merino wool', 'Wool')));
    await revise('Call it plain wool');
    const sent = JSON.stringify(provider.requests[asked]?.body);
    expect(sent).toContain('Call it plain wool');
    expect(sent).toContain('prices.html');
    expect(sent).not.toContain('path=\\"styles.css\\"');
  });
});

describe('a change of the look', () => {
  const accent = '--color-accent: #7a3b12;';
  const shop = '.price { @apply text-accent font-bold; }';
  const page = (title: string) =>
    `<file path="${title}.html">\n<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>${title}</title>` +
    '<link rel="stylesheet" href="styles.css"><link rel="stylesheet" href="shop.css"><script src="script.js" defer></script></head>\n' +
    `<body class="bg-paper text-ink dark:bg-ink">\n<main><h1 class="text-accent">${title}</h1>\n<p class="price bg-dusk">£4</p></main>\n` +
    '</body></html>\n</file>\n';
  const written =
    `<file path="theme.css">\n@theme {\n  --color-paper: #fffdf8;\n  --color-ink: #221a10;\n  ${accent}\n  --color-leaf: #1d5c2e;\n}\n:root { --edge: 1px; }\n.dark { --edge: 2px; }\n</file>\n` +
    `${page('index')}${page('about')}<file path="shop.css">\n${shop}\n</file>\n` +
    '<file path="script.js">\ndocument.documentElement.classList.toggle(\'dark\');\n</file>\n';
  const blue = block(accent, '--color-accent: #0b5fa5;', 'theme.css');
  const heading = (classes: string) =>
    block('<h1 class="text-accent">index</h1>', `<h1 class="${classes}">index</h1>`, 'index.html');
  const lastSent = () => JSON.stringify(provider.requests.at(-1)?.body);

  let made: GeneratedSite;
  beforeAll(async () => {
    provider.behave(answers(written));
    made = await engine.generate({ prompt: 'A farm' }, { signal, onEvent: () => {} });
  });

  async function change(
    answer: string,
    { name, files, report, styles }: Omit<ModelRevision, 'instruction'> = made,
  ) {
    provider.behave(answers(answer));
    const asked = { name, instruction: 'Another look', files, report };
    const { site: next, isWorse } = await engine.revise({ ...asked, styles }, { signal, onEvent: () => {} });
    return { next, isWorse, css: textOf(next.files, 'styles.css') };
  }

  test('is made in the theme, and is on all pages and sheets without another change of them', async () => {
    const { next, css, isWorse } = await change(blue);
    expect(lastSent()).toContain('<file path=\\"theme.css\\">');
    expect([css, textOf(next.files, 'shop.css')]).toEqual([
      expect.stringContaining('#0b5fa5'),
      expect.stringContaining('#0b5fa5'),
    ]);
    expect(css + textOf(next.files, 'shop.css')).not.toContain('#7a3b12');
    expect(isWorse).toBe(false);
    const paths = ({ files }: GeneratedSite) => files.map(({ path }) => path);
    expect(paths(next)).toEqual(paths(made));
    for (const path of ['index.html', 'about.html', 'script.js'])
      expect(textOf(next.files, path)).toBe(textOf(made.files, path));
  });

  test('says what it was made from, and the next one starts there', async () => {
    const { next } = await change(blue);
    expect(next.source).toEqual({ answer: blue, promptVersion: revisionPromptVersion });
    expect(next.styles?.theme).toContain('#0b5fa5');
    const { css } = await change(heading('text-accent underline'), next);
    expect(lastSent()).toContain('#0b5fa5');
    expect(css).toContain('#0b5fa5');
  });

  test('that gives the theme a colour makes a class of it that meant nothing', async () => {
    expect(made.report.notes.join()).toMatch(/change nothing: .*bg-dusk/);
    const { next, css } = await change(block(accent, `${accent}\n  --color-dusk: #335;`, 'theme.css'));
    expect(css).toContain('.bg-dusk');
    expect(next.report.notes.join()).not.toContain('bg-dusk');
  });

  test('with a colour of the theme that no page had, has its style', async () => {
    expect(textOf(made.files, 'styles.css')).not.toContain('#1d5c2e');
    const { next, css } = await change(heading('bg-leaf'));
    expect(css).toContain('.bg-leaf{background-color:var(--color-leaf)}');
    expect(css).toContain('--color-leaf:#1d5c2e');
    expect(next.styles).toBeUndefined();
  });

  test.each([true, false])(
    'leaves the switch of dark colours as it is, the source known: %s',
    async (isKnown) => {
      const { styles, ...unknown } = made;
      const { css } = await change(
        heading('text-accent dark:text-paper'),
        isKnown ? { ...unknown, styles } : unknown,
      );
      expect(css).toMatch(/dark\\:text-paper:where\(\.dark,/);
      expect(css).not.toContain('prefers-color-scheme');
    },
  );

  test('of a sheet for Tailwind is made in its source', async () => {
    const { next } = await change(
      block('@apply text-accent font-bold;', '@apply text-leaf underline;', 'shop.css'),
    );
    expect(textOf(next.files, 'shop.css')).toMatch(/#1d5c2e.*underline/);
    expect(textOf(next.files, 'shop.css')).not.toContain('@apply');
    expect(next.styles?.sheets).toEqual([
      { path: 'shop.css', content: expect.stringContaining('text-leaf') },
    ]);
  });

  test('starts from what was changed in the built sheet by hand, and keeps it', async () => {
    const byHand = made.files.map(({ path, content }) => ({
      path,
      content:
        path === 'styles.css'
          ? String(content)
              .replace('#221a10', '#000001')
              .replace('--edge:2px', '--edge:3px')
              .replace('.bg-paper{', '.bg-paper{opacity:.9;')
          : content,
    }));
    const { css, next } = await change(blue, { ...made, files: byHand });
    expect(lastSent()).toContain('--color-ink: #000001;');
    expect(next.styles?.theme).toContain('--color-ink: #000001;');
    expect(next.styles?.theme).toContain(':root { --edge: 1px; }\n.dark { --edge: 3px; }');
    expect(['#0b5fa5', '#000001', '{opacity:.9;', '#221a10'].map((piece) => css.includes(piece))).toEqual([
      ...[true, true, true, false],
    ]);
  });

  test('of which nobody kept the source is written behind the sheet, once', async () => {
    const { styles: _, ...unknown } = made;
    const accentOf = (css: string) => [...css.matchAll(/--color-accent:(#\w+)/g)].map(([, value]) => value);
    const { next, css } = await change(
      block('--color-accent: #7a3b12;', '--color-accent: #0b5fa5;', 'theme.css'),
      unknown,
    );
    expect(css.startsWith(textOf(made.files, 'styles.css'))).toBe(true);
    expect(accentOf(css)).toEqual(['#7a3b12', '#0b5fa5']);
    const again = block('--color-accent: #0b5fa5;', '--color-accent: #a50b5f;', 'theme.css');
    expect(accentOf((await change(again, next)).css)).toEqual(['#7a3b12', '#a50b5f']);
  });

  test('that nobody understands is only offered', async () => {
    const { next, isWorse } = await change(
      block(accent, `${accent}\n  }\n.a { @apply no-such-thing;`, 'theme.css'),
    );
    expect([isWorse, next.report.notes.join()]).toEqual([true, expect.stringContaining('no-such-thing')]);
  });

  test('of a site with a sheet of its own is made there', async () => {
    const files = [
      { path: 'index.html', content: textOf(made.files, 'index.html') },
      { path: 'styles.css', content: 'body { color: #222; }\n' },
    ];
    const { css } = await change(block('color: #222;', 'color: #135;', 'styles.css'), {
      ...made,
      files,
      styles: undefined,
    });
    expect(css).toBe('body { color: #135; }\n');
  });
});
