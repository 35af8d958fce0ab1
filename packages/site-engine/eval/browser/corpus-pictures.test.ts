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

/** Every page of a site looks as it did before the build. */
async function expectUndamaged(files: Files): Promise<void> {
  const site = await buildOnce(files);
  const meant = asMeant(files);
  for (const path of Object.keys(files).filter((name) => isPage(name) && isDrawn(files, name)))
    expect(await drawer.draw(site, path), path).toBe(await drawer.draw(meant, path));
}

test.each(answers)('$name: every page looks as it was written', async ({ text }) => {
  const parser = new OutputParser();
  parser.push(text);
  await expectUndamaged(filesOf(parser.end().files));
});

const isOpen = (text: string): boolean => readAnswer(text).some(({ complete }) => !complete);

/** Whether an answer ends in the middle of a file. Of small ones also what only lacks a mark; whole sites take their time. */
function isCut({ name, text }: { name: string; text: string }): boolean {
  return isOpen(text) && (!name.startsWith('site-') || name.startsWith('site-cut-'));
}

test.each(answers.filter(isCut))(
  '$name, kept as far as it came: every page looks as it was written',
  async ({ text }) => {
    await expectUndamaged(filesOf(closeFiles(readAnswer(text))));
  },
);
