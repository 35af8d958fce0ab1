import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeFiles } from '../../src/pipeline/close-files.ts';
import type { TextFile } from '../../src/protocol/output.ts';
import { OutputParser } from '../../src/protocol/parser.ts';
import { readAnswer } from '../../src/protocol/read-answer.ts';
import { asMeant } from './as-meant.ts';
import { buildFiles, createDrawer, type Drawer, type Files } from './draw-pages.ts';

/*
 * A picture of every page of every answer of the corpus, before the build and after it. A page that only Tailwind's own script could
 * draw has its picture from the same page in plain CSS.
 */

const corpus = new URL('../../src/protocol/fixtures/', import.meta.url);
const answers = readdirSync(corpus).map((name) => ({
  name: name.replace('.json', ''),
  text: String(JSON.parse(readFileSync(new URL(name, corpus), 'utf8')).text),
}));

let drawer: Drawer;
beforeAll(async () => {
  drawer = await createDrawer();
}, 60_000);
afterAll(() => drawer.close());

const isPage = (path: string): boolean => /\.html?$/i.test(path);

const built = new Map<string, Promise<Files>>();

/** Many answers say the same site in other forms. */
function buildOnce(files: Files): Promise<Files> {
  const key = JSON.stringify(files);
  const site = built.get(key) ?? buildFiles(files);
  built.set(key, site);
  return site;
}

const filesOf = (written: readonly TextFile[]): Files =>
  Object.fromEntries(written.map(({ path, content }) => [path, content]));

/** What a page is put together from, whatever it says: its kinds of start tags. */
const shapeOf = (page: string): string =>
  [...new Set(page.match(/<[a-z]\w*|\s(?:class|dir|style)="[^"]*"/g))].toSorted().join();

const sheetOrScript = /\.(?:css|js|ts)$/i;

/** What the pages of a site are drawn by. */
const stylesOf = (files: Files): string =>
  [
    ...Object.entries(files).flatMap(([path, content]) => (sheetOrScript.test(path) ? [path, content] : [])),
    ...Object.values(files).flatMap((content) => content.match(/<(style|script)\b[\s\S]*?<\/\1>/g) ?? []),
  ].join('\n');

const smallSite = 4000;
const shapes = new Map<string, string>();

/** Whether a page is drawn: of large ones that are put together alike and drawn by the same styles, one stands for all. */
function isDrawn(files: Files, path: string): boolean {
  const page = files[path] ?? '';
  if (Object.values(files).join('').length < smallSite) return true;
  const shape = shapeOf(page) + stylesOf(files);
  if (!shapes.has(shape)) shapes.set(shape, page);
  return shapes.get(shape) === page;
}

const [small, large] = [480, 1280];
/** What depends on the width of the window: of style sheets, and of Tailwind's classes. */
const widthRule = /@media[^{}]{0,200}width|@container|(?<=[\s"'`])(?:sm|md|lg|xl|2xl):\w/;

/** A large picture costs as much as three small ones, and the pages of a site have their rules for large windows in common. */
const mostLarge = 2;

/** Whole sites have rules for large windows that count, others are parts of one thing each. */
const widthsFor = (name: string, files: Files): number[] =>
  name.startsWith('site-') && Object.values(files).some((content) => widthRule.test(content))
    ? [small, large]
    : [small];

/** Every page of a site looks as it did before the build. */
async function expectUndamaged(files: Files, widths: readonly number[]): Promise<void> {
  const site = await buildOnce(files);
  const drawn = Object.keys(files).filter((name) => isPage(name) && isDrawn(files, name));
  for (const width of widths) {
    const meant = asMeant(files, width);
    for (const path of width === small ? drawn : drawn.slice(0, mostLarge))
      expect(await drawer.draw(site, path, width), `${path} at ${width} px`).toBe(
        await drawer.draw(meant, path, width),
      );
  }
}

test.each(answers)('$name: every page looks as it was written', async ({ name, text }) => {
  const parser = new OutputParser();
  parser.push(text);
  const files = filesOf(parser.end().files);
  await expectUndamaged(files, widthsFor(name, files));
});

test('whole sites are drawn in a large window as well', () => {
  const md = '<p class="p-1 md:p-4">';
  expect(widthsFor('site-rye', { 'index.html': md })).toEqual([small, large]);
  expect(widthsFor('site-rye', { 'a.css': '@media (min-width: 48rem) {}' })).toEqual([small, large]);
  expect(widthsFor('site-rye', { 'a.css': '@media print {}', 'b.html': '<p class="m-4">' })).toEqual([small]);
  expect(widthsFor('fences', { 'index.html': md })).toEqual([small]);
});

const isOpen = (text: string): boolean => readAnswer(text).some(({ complete }) => !complete);

/** Whether an answer ends in the middle of a file. Of small ones also what only lacks a mark; whole sites take their time. */
function isCut({ name, text }: { name: string; text: string }): boolean {
  return isOpen(text) && (!name.startsWith('site-') || name.startsWith('site-cut-'));
}

test.each(answers.filter(isCut))(
  '$name, kept as far as it came: every page looks as it was written',
  async ({ text }) => {
    await expectUndamaged(filesOf(closeFiles(readAnswer(text))), [small]);
  },
);
