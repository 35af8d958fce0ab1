import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from '@playwright/test';
import { evalFolder } from '../folders.ts';
import { type PictureKind, pictureFile, pictureKinds } from './take-pictures.ts';

const sheetsFolder = join(evalFolder, 'sheets');
const perSheet = { desktop: 6, phone: 12 };
const width = 1_800;

const figure = (kind: PictureKind) => (id: string) =>
  `<figure><img src="${pathToFileURL(pictureFile(id, kind)).href}" alt=""><figcaption>${id}</figcaption></figure>`;

const sheetPage = (ids: readonly string[], kind: PictureKind, columns: number): string => `<!doctype html>
<meta charset="utf-8"><title>${kind}</title>
<style>
  body { margin: 12px; display: grid; grid-template-columns: repeat(${columns}, minmax(0, 1fr)); gap: 12px; background: #777; }
  figure { margin: 0; font: 14px system-ui; color: white; }
  img { display: block; width: 100%; }
</style>
${ids.map(figure(kind)).join('\n')}
`;

const inGroups = <Item>(items: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );

/** Draws all pictures side by side, a few sites a sheet: one set for each width and theme. */
export async function drawSheets(browser: Browser, ids: readonly string[]): Promise<void> {
  await mkdir(sheetsFolder, { recursive: true });
  const page = await browser.newPage({ viewport: { width, height: 800 } });
  for (const { name } of pictureKinds) {
    const columns = name.startsWith('390') ? perSheet.phone : perSheet.desktop;
    for (const [index, group] of inGroups(ids, columns).entries()) {
      const file = join(sheetsFolder, `${name}-${String(index + 1).padStart(2, '0')}`);
      await writeFile(`${file}.html`, sheetPage(group, name, columns));
      await page.goto(pathToFileURL(`${file}.html`).href);
      await page.screenshot({ path: `${file}.jpg`, fullPage: true, type: 'jpeg', quality: 85 });
    }
  }
  await page.close();
}
