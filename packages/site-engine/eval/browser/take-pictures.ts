import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { picturesFolder } from '../folders.ts';
import { desktop, phone, prefer, type Scheme } from './open-page.ts';

export const pictureKinds = [
  { name: '1440-light', viewport: desktop, scheme: 'light' },
  { name: '1440-dark', viewport: desktop, scheme: 'dark' },
  { name: '390-light', viewport: phone, scheme: 'light' },
  { name: '390-dark', viewport: phone, scheme: 'dark' },
] as const satisfies { name: string; viewport: { width: number; height: number }; scheme: Scheme }[];

export type PictureKind = (typeof pictureKinds)[number]['name'];

export const pictureFile = (id: string, kind: PictureKind): string =>
  join(picturesFolder, `${id}-${kind}.jpg`);

/** Takes the whole page in both themes, on a desktop and on a phone. */
export async function takePictures(page: Page, id: string): Promise<void> {
  await mkdir(picturesFolder, { recursive: true });
  for (const { name, viewport, scheme } of pictureKinds) {
    await page.setViewportSize(viewport);
    await prefer(page, scheme);
    await page.screenshot({
      path: pictureFile(id, name),
      fullPage: true,
      animations: 'disabled',
      type: 'jpeg',
      quality: 80,
    });
  }
}
