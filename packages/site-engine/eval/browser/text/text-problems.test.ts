import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { needsBrowser, browser as path } from '../../../src/look/testing/test-browser.ts';
import { findCovered } from '../../../src/look/text/covered.ts';
import { findOverprinted } from '../../../src/look/text/overprinted.ts';
import { launchBrowser } from '../launch.ts';
import { findCutOff } from './cut-off.ts';
import { findNarrowColumns } from './narrow-columns.ts';

let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await launchBrowser();
  page = await browser.newPage({ viewport: { width: 800, height: 600 } });
}, 60_000);
afterAll(() => browser.close());

const inside = 'style="position:absolute;inset:0"';
const around = (content: string) => `<div style="position:relative;width:200px;height:60px">${content}</div>`;
const red = '<div style="position:absolute;inset:0;background:red"></div>';
const low = '<div style="height:2000px"></div>';

test.skipIf(!path).each([
  ['two texts in one place', `<p ${inside}>Bread</p><p ${inside}>Cakes</p>`, 1],
  ['tight lines of one headline', '<h1 style="line-height:0.8">Bread and<br>cakes</h1>', 0],
  ['a word within a sentence', '<p>Bread <b>and</b> cakes</p>', 0],
])('overprinted: %s', needsBrowser, async (_, html, count) => {
  await page.setContent(around(html));
  expect(await findOverprinted(page)).toHaveLength(count);
});

test.skipIf(!path).each([
  ['behind a box', around(`<p>Bread</p>${red}`), 1],
  ['behind a box below the first window', low + around(`<p>Bread</p>${red}`), 1],
  ['before a box', around(`${red}<p style="position:relative">Bread</p>`), 0],
  ['behind a link over a whole card', around(`<p>Bread</p><a href="/" ${inside}></a>`), 0],
  ['behind a shape', around(`<p>Bread</p><svg ${inside} viewBox="0 0 9 9"><path d="M0 0h9v9H0z"/></svg>`), 1],
])('covered: %s', needsBrowser, async (_, html, count) => {
  await page.setContent(html);
  expect(await findCovered(page)).toHaveLength(count);
});

test.skipIf(!path).each([
  [
    'a box that hides the rest',
    '<p style="width:30px;overflow:hidden;white-space:nowrap">Bread and cakes</p>',
    1,
  ],
  ['a box that scrolls', '<p style="width:30px;overflow:auto;white-space:nowrap">Bread and cakes</p>', 0],
  [
    'a box that scrolls in one that hides',
    '<div style="width:30px;overflow:hidden"><p style="overflow:auto;white-space:nowrap">Bread and cakes</p></div>',
    0,
  ],
])('cut off: %s', needsBrowser, async (_, html, count) => {
  await page.setContent(html);
  expect(await findCutOff(page)).toHaveLength(count);
});

test.skipIf(!path).each([
  ['a narrow column', '<p style="width:60px">We bake bread and cakes every day</p>', 1],
  ['a wide one', '<p style="width:300px">We bake bread and cakes every day, and some more on Sundays</p>', 0],
  ['lines that somebody broke', '<p>Bread<br>Cakes<br>Buns</p>', 0],
])('narrow: %s', needsBrowser, async (_, html, count) => {
  await page.setContent(html);
  expect(await findNarrowColumns(page)).toHaveLength(count);
});
