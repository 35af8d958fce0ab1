import type { Frame, Page } from '@playwright/test';
import { livePagePath } from '@sitewright/contracts';
import { test } from '../support/hostile-sites.ts';
import { expect } from '../support/test.ts';
import { waysOut } from '../support/ways-out.ts';

/** The live page in the application's page, as the generator frames it. */
async function openLivePage(page: Page): Promise<Frame> {
  await page.goto('/login');
  const frame = await page.evaluateHandle(async (src) => {
    const element = document.createElement('iframe');
    element.src = src;
    element.setAttribute('sandbox', 'allow-scripts');
    element.style.cssText = 'position:fixed;inset:0;width:100%;height:100%;border:0;z-index:99';
    const loaded = new Promise((resolve) => element.addEventListener('load', resolve));
    document.body.append(element);
    await loaded;
    return element;
  }, livePagePath);
  const content = await frame.contentFrame();
  if (!content) throw new Error('The frame is missing.');
  return content;
}

/** Posts what the generator posts. */
const draw = (page: Page, html: string, { css = '', path = 'index.html', scale = 1 } = {}) =>
  page.evaluate((message) => document.querySelector('iframe')?.contentWindow?.postMessage(message, '*'), {
    type: 'sitewright:draw',
    path,
    html,
    css,
    scale,
  });

const paragraphs = (count: number) => '<p style="height:200px">Words</p>'.repeat(count);
const start = `<!doctype html><html lang="en"><head><style>body{margin:0}</style></head><body class="ground"><header>Halden Cycles</header>
<main style="min-height:100vh"><section><h1>Your bike</h1>${paragraphs(6)}`;

const line = (frame: Frame) => frame.locator('.part');

test('a page grows: what is there stays as it is, scroll and all, and only the rest is drawn', async ({
  page,
}) => {
  const frame = await openLivePage(page);
  await draw(page, start, { css: '.ground{background:rgb(250, 240, 230)}' });
  await expect(frame.locator('body')).toHaveCSS('background-color', 'rgb(250, 240, 230)');
  const touched = await frame.evaluateHandle(() => {
    const records: string[] = [];
    scrollTo(0, 320);
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes, removedNodes } of changes) {
        records.push([type, target.nodeName, addedNodes.length, removedNodes.length].join(' '));
      }
    }).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
    return records;
  });
  await draw(page, `${start}</section><section><h2>What it co`);
  await draw(page, `${start}</section><section><h2>What it costs</h2><p>A puncture`);
  await expect(frame.getByRole('heading', { name: 'What it costs' })).toHaveCount(1);
  await expect(line(frame)).toHaveText('What it costs');
  expect(await frame.evaluate(() => scrollY)).toBe(320);
  const changes = await touched.jsonValue();
  expect(changes.length).toBeGreaterThan(0);
  // The new section in the main part, and what grows in it: neither the header nor the section before is touched.
  expect(
    changes.filter((change) => !/^(childList (MAIN|SECTION|H2)|characterData #text)/.test(change)),
  ).toEqual([]);
  expect(changes.filter((change) => !change.endsWith(' 0'))).toEqual([]);
});

test('what a script of the page would fade in is seen, and what nobody points at yet is not', async ({
  page,
}) => {
  const frame = await openLivePage(page);
  const css =
    '.later,.hint{opacity:0}.hint{position:absolute}.fading{animation:fade 60s}@keyframes fade{from{opacity:0}}';
  const hidden = '<div class="hint">Zoom</div><p class="fading">Slowly</p>';
  await draw(page, `<body><section class="later">`, { css });
  await draw(page, `<body><section class="later"><h2>Our bread</h2>${hidden}<p class="later">Rye`, { css });
  const opacityOf = (selector: string) =>
    frame.locator(selector).evaluate((one) => getComputedStyle(one).opacity);
  await expect.poll(() => opacityOf('section')).toBe('1');
  expect(await opacityOf('p.later')).toBe('1');
  expect(await opacityOf('.hint')).toBe('0');
  expect(Number(await opacityOf('.fading'))).toBeLessThan(1);
  expect(await frame.locator('section').getAttribute('style')).toBeNull();
});

test('the line shows where the drawing ends, stays in sight, leads there, and goes when the page is whole', async ({
  page,
}) => {
  const frame = await openLivePage(page);
  await expect(frame.locator('.line')).toBeHidden();
  await expect(frame.locator('.rest')).toBeVisible();
  await draw(
    page,
    '<body><h1>Your bike,<br>right by <em>Friday</em> <img src=x onerror="1"></h1><p>A workshop',
  );
  await expect(line(frame)).toHaveText('Your bike, right by Friday');
  const words = await frame.locator('p').boundingBox();
  const edge = await frame.locator('.line').boundingBox();
  expect(edge?.y).toBeGreaterThan((words?.y ?? 0) + (words?.height ?? 0));
  expect(edge?.y).toBeLessThan(300);
  await draw(page, `${start}<h2>${'A heading without end '.repeat(9)}</h2>${paragraphs(9)}`);
  await expect(line(frame)).toHaveText(/^A heading without end A heading.{0,12}…$/);
  await expect(line(frame)).toBeInViewport();
  await line(frame).click();
  await expect(frame.locator('.rest')).toBeInViewport();
  await draw(page, `${start}</section></main></body></html>`);
  await expect(frame.locator('.rest')).toBeHidden();
  await expect(line(frame)).toBeHidden();
});

test('the line and its name keep their size on the screen in a frame that is shown smaller', async ({
  page,
}) => {
  const frame = await openLivePage(page);
  const sizes = async () => ({
    name: (await line(frame).boundingBox())?.height ?? 0,
    line: (await frame.locator('.line').boundingBox())?.height ?? 0,
  });
  await draw(page, start);
  await expect(line(frame)).toHaveText('Your bike');
  const own = await sizes();
  expect(own.line).toBe(2);
  await draw(page, start, { scale: 0.25 });
  await expect.poll(sizes).toEqual({ name: own.name * 4, line: own.line * 4 });
});

test('another page is drawn from its top', async ({ page }) => {
  const frame = await openLivePage(page);
  await draw(page, start + paragraphs(20));
  await expect(line(frame)).toHaveText('Your bike');
  await frame.evaluate(() => scrollTo(0, 900));
  await draw(page, `<body><h1>Book</h1>${paragraphs(20)}`, { path: 'book.html' });
  await expect(line(frame)).toHaveText('Book');
  await expect.poll(() => frame.evaluate(() => scrollY)).toBe(0);
});

test('of many messages at once the latest counts', async ({ page }) => {
  const frame = await openLivePage(page);
  await page.evaluate(() => {
    const target = document.querySelector('iframe')?.contentWindow;
    for (let count = 1; count <= 200; count += 1) {
      const html = `<body><p>Message ${count}`;
      target?.postMessage({ type: 'sitewright:draw', path: 'index.html', html, css: '' }, '*');
    }
  });
  await expect(frame.locator('p')).toHaveText('Message 200');
  expect(await frame.evaluate(() => performance.getEntriesByName('draw').length)).toBeLessThan(100);
});

test('what a page says by itself is not drawn, nor what has another shape', async ({ page }) => {
  const frame = await openLivePage(page);
  await frame.evaluate(() => {
    postMessage({ type: 'sitewright:draw', path: 'index.html', html: '<p>Its own', css: '' }, '*');
  });
  await page.evaluate(() => {
    const target = document.querySelector('iframe')?.contentWindow;
    for (const message of [
      null,
      'draw',
      { type: 'sitewright:draw' },
      { html: '<p>No type', css: '', path: '' },
    ]) {
      target?.postMessage(message, '*');
    }
  });
  await draw(page, '<body><p>Ours');
  await expect(frame.locator('p')).toHaveText('Ours');
});

const run = "document.documentElement.dataset.ran='yes'";

/** Each would run where nothing stops it, some of them when they are clicked. */
const scripts = [
  `<script>${run}</script>`,
  `<script src="data:text/javascript,${run}"></script>`,
  `<script type="module">${run}</script>`,
  `<svg><script>${run}</script></svg>`,
  `<svg><script href="data:text/javascript,${run}"/></svg>`,
  `<img src="x" onerror="${run}">`,
  `<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" onload="${run}">`,
  `<svg onload="${run}"></svg>`,
  `<svg><animate onbegin="${run}" attributeName="x" dur="1s"/></svg>`,
  `<svg><a><set attributeName="href" to="javascript:${run}"/><text y="20">Out</text></a></svg>`,
  `<svg><a xlink:href="javascript:${run}"><text y="20">Out</text></a></svg>`,
  `<math href="javascript:${run}"><mi>Out</mi></math>`,
  `<a href="javascript:${run}">Out</a>`,
  `<a href=" java\tscript:${run}">Out</a>`,
  `<form action="javascript:${run}"><button>Out</button></form>`,
  `<form><button formaction="javascript:${run}">Out</button></form>`,
  `<form onsubmit="${run}"><button>Out</button></form>`,
  `<button onclick="${run}">Out</button>`,
  `<input autofocus onfocus="${run}">`,
  `<details open ontoggle="${run}"><summary>Out</summary></details>`,
  `<style onload="${run}">p{}</style>`,
  `<video onerror="${run}"><source onerror="${run}" src="x"></video>`,
  `<iframe srcdoc="<script>parent.${run}</script>"></iframe>`,
  `<object data="data:text/html,<script>${run}</script>"></object>`,
  `<embed src="data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' onload='${run}'/>">`,
  `<meta http-equiv="refresh" content="0;url=javascript:${run}">`,
  `<base href="javascript:${run}//"><a href="#">Out</a>`,
  `<link rel="stylesheet" href="data:text/css,p{}" onload="${run}">`,
  `<noscript><p title="</noscript><img src=x onerror=${run}>"></noscript>`,
  `<template><img src="x" onerror="${run}"></template>`,
  `<div><template shadowrootmode="open"><img src="x" onerror="${run}"></template></div>`,
  `<svg><style><img src="x" onerror="${run}"></style></svg>`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=${run}&gt;">`,
];

test('nothing in a page runs while it is drawn, nor when it is clicked', async ({ page }) => {
  const frame = await openLivePage(page);
  for (const [index, script] of scripts.entries()) {
    await draw(page, `<body onload="${run}"><h1>Page ${index}</h1>${script}`);
    await expect(line(frame)).toHaveText(`Page ${index}`);
    for (const target of await frame.locator('a, button:not(.part), summary, math').all()) {
      await target.dispatchEvent('click');
    }
  }
  await draw(page, '<body><h1>The last page</h1>');
  await expect(line(frame)).toHaveText('The last page');
  expect(await frame.evaluate(() => document.documentElement.dataset.ran)).toBeUndefined();
  expect(new URL(frame.url()).pathname).toBe(livePagePath);
});

test('nothing leaves the frame, and it stays where it is, whatever is drawn', async ({
  page,
  context,
  world,
  sealed,
  control,
}) => {
  const frame = await openLivePage(page);
  const more = {
    'style of the site': `<p>x</p>`,
    'picture set': `<p style="background:image-set('${sealed.url}/a.png' 1x)">x</p>`,
    'import with a string': `<style>@import '${sealed.url}/a.css';</style>`,
    'list style': `<ul><li style="list-style-image:url(${sealed.url}/a.png)">x</ul>`,
    cursor: `<p style="cursor:url('${sealed.url}/a.png'),auto">x</p>`,
    'use of another drawing': `<svg><use href="${sealed.url}/a.svg#x"/></svg>`,
    filter: `<svg><filter id="f"><feImage href="${sealed.url}/a.png"/></filter><rect filter="url(#f)"/></svg>`,
    'link in a drawing': `<svg><a href="${sealed.url}/a"><text y="20">Out</text></a></svg>`,
    area: `<map name="m"><area href="${sealed.url}/a"></map>`,
    track: `<video><track default src="${sealed.url}/a.vtt"></video>`,
    input: `<input type="image" src="${sealed.url}/a.png">`,
  };
  const drawn = Object.entries(waysOut).map(([name, writeOut]) => [name, writeOut(sealed)] as const);
  const css = `@import url(${sealed.url}/a.css); h1{background:url("${sealed.url}/a.png")} @font-face{font-family:x;src:url(${sealed.url}/a.woff2)} h1{font-family:x}`;
  for (const [name, html] of [...drawn, ...Object.entries(more)]) {
    await draw(page, `<body><h1>${name}</h1>${html}`, { css });
    await expect(line(frame)).toHaveText(name);
    for (const link of await frame.locator('a, area').all()) await link.dispatchEvent('click');
  }
  expect(new URL(frame.url()).pathname).toBe(livePagePath);

  // What is tried later and arrives shows that what was tried before would have arrived.
  world.open.show(`${waysOut.refresh?.(control)}${waysOut.image?.(control)}`);
  const open = await context.newPage();
  await open.goto(world.open.url, { waitUntil: 'commit' });
  await expect.poll(() => control.heard).toContain('connection');
  expect(sealed.heard).toEqual([]);
});

test('names in a page hide nothing that draws it', async ({ page }) => {
  const frame = await openLivePage(page);
  const names = [
    'body',
    'head',
    'documentElement',
    'activeElement',
    'createElement',
    'querySelectorAll',
    'attributes',
  ];
  const hiding = names.map(
    (name) =>
      `<img name="${name}"><form name="${name}" id="${name}"><input name="${name}"><input id="${name}"></form>` +
      `<form><input name="childNodes"><input name="getAttributeNames"><input name="${name}"></form>`,
  );
  await draw(page, `<body><h1>One</h1>${hiding.join('')}`);
  await expect(line(frame)).toHaveText('One');
  await draw(page, `<body class="two"><h1>Two</h1>${hiding.reverse().join('')}<p>More`);
  await expect(line(frame)).toHaveText('Two');
  await expect(frame.locator('p')).toHaveText('More');
  await expect(frame.locator('body')).toHaveClass('two');
});

test('pages that cannot be drawn like others do not stop the drawing', async ({ page }) => {
  const frame = await openLivePage(page);
  const odd = [
    `<frameset onload="${run}"><frame src="/"></frameset>`,
    '',
    '<',
    '<!-- without end',
    '<style>body{',
    '<body @click="open = !open" :class="x" x-on:click.away="y" "quoted"=1><p @click.prevent="y">Alpine',
    '<svg><path d="M0 0',
    '<plaintext><p>',
    `${'<div>'.repeat(3000)}Deep`,
    '<select><option>One',
    '<table><tr><td>One<p>Two',
  ];
  for (const [index, html] of odd.entries()) {
    await draw(page, html);
    await draw(page, `<body><h1>After page ${index}</h1>${html}`);
    await expect(line(frame)).toHaveText(new RegExp(`^After page ${index}`));
  }
  expect(await frame.evaluate(() => document.documentElement.dataset.ran)).toBeUndefined();
});

test('what is to come does not move for people who want no motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const frame = await openLivePage(page);
  const motion = () =>
    frame
      .locator('.rest i')
      .first()
      .evaluate((bar) => getComputedStyle(bar, '::after').animationName);
  expect(await motion()).toBe('none');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  expect(await motion()).toBe('pass');
});

test('what is not written yet has the theme of the application, before there is a page and under one', async ({
  page,
}) => {
  const frame = await openLivePage(page);
  const tell = (theme: string) =>
    page.evaluate((message) => document.querySelector('iframe')?.contentWindow?.postMessage(message, '*'), {
      type: 'sitewright:theme',
      theme,
    });
  const dark = 'oklch(0.218 0.018 303)';
  const rest = frame.locator('.rest');
  await expect(rest).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await tell('dark');
  await expect(rest).toHaveCSS('background-color', dark);
  await draw(page, start, { css: '.ground{background:rgb(250, 240, 230)}' });
  await expect(frame.locator('body')).toHaveCSS('background-color', 'rgb(250, 240, 230)');
  await expect(rest).toHaveCSS('background-color', dark);
  await tell('light');
  await expect(rest).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await draw(page, start, { css: '.ground{background:rgb(20, 20, 20)}' });
  await expect(rest).toHaveCSS('background-color', 'rgb(20, 20, 20)');
});

test('a page that ends within a tag, a character reference or a comment shows nothing of that', async ({
  page,
}) => {
  const frame = await openLivePage(page);
  const ends = [
    '<',
    '<di',
    '<div class="a',
    '</p',
    'Fish &am',
    '<!-- note',
    '<style>p{',
    '<textarea>Your',
    '<svg><path d="M0',
  ];
  for (const [index, end] of ends.entries()) {
    await draw(page, `<body><h1>Page ${index}</h1><p>Words ${end}`);
    await expect(line(frame)).toHaveText(`Page ${index}`);
    await expect(frame.locator('body')).toHaveText(/^Page \d+\s*Words( Fish)?\s*$/);
    await expect(frame.locator('body :is(textarea, svg, style)')).toHaveCount(0);
  }
});
