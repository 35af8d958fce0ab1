import type { Browser, Page } from '@playwright/test';
import { download, preview, promptArea } from '../../support/journey.ts';
import { openFromDisk } from '../../support/offline-site.ts';
import { expect } from '../../support/test.ts';
import type { Camera } from './camera.ts';
import { pause, pointAt, press, scroll } from './person.ts';

const brief =
  'A website for Halden Cycles, a two-person repair workshop behind the canal. Warm and bold. ' +
  'Prices: safety check £18, full service £75. Open Tuesday to Saturday, 8 to 6. ' +
  'Anyone should be able to book a repair from their phone.';

export interface Scene {
  title: string;
  text: string;
  caption: string;
  play: (page: Page, camera: Camera, browser: Browser) => Promise<void>;
}

async function write(page: Page) {
  await press(page, promptArea(page));
  await promptArea(page).pressSequentially(brief, { delay: 26 });
  await pause(0.8);
}

async function generate(page: Page) {
  await press(page, page.getByRole('button', { name: 'Generate Website' }));
  await expect(preview(page).getByRole('heading', { level: 1 })).toBeVisible({ timeout: 30_000 });
  await pause(1.5);
  await pointAt(page, page.locator('iframe[title="Preview of your website"]'));
  await scroll(page, 14, 100);
  await pause(1);
  await scroll(page, 7, -200);
  await pause(0.6);
}

async function measure(page: Page) {
  for (const device of ['Tablet', 'Mobile', 'Desktop']) {
    await press(
      page,
      page.getByRole('radio', { name: device }).or(page.getByRole('button', { name: device })),
    );
    await pause(2);
  }
}

async function take(page: Page, camera: Camera, browser: Browser) {
  await pointAt(page, page.getByText('Download ZIP', { exact: true }));
  const { files } = await download(page);
  await pause(1.5);
  const offline = await openFromDisk(browser, files);
  await offline.page.setViewportSize({ width: 1280, height: 720 });
  await camera.lookAt(offline.page);
  await pause(1.5);
  await offline.page.mouse.move(640, 400);
  await scroll(offline.page, 22, 100);
  await pause(1.5);
}

/** The demo, one chapter a scene. Only what the product really does, at the speed it does it. */
export const scenes: Scene[] = [
  {
    title: 'Write the brief',
    text: 'A paragraph about a bicycle workshop.',
    caption: 'A person writes what the website is for, in plain words.',
    play: write,
  },
  {
    title: 'See it made',
    text: 'The finished page opens beside the brief.',
    caption: 'Generate Website. The page opens in the preview: its prices and hours are those of the brief.',
    play: generate,
  },
  {
    title: 'Measure it',
    text: 'The same page on a tablet, a phone and a desktop.',
    caption: 'The preview at the width of a tablet, a phone and a desktop.',
    play: measure,
  },
  {
    title: 'Take the ZIP',
    text: 'Unzipped and opened with the network off.',
    caption: 'Download ZIP. The same page, opened from the disk with the network off.',
    play: take,
  },
];
