import { Buffer } from 'node:buffer';
import type { Browser, Page } from '@playwright/test';

/** A colour of a picture (red, green, blue from 0 to 255) and the share of it that has this colour. */
export interface ColourShare {
  rgb: readonly [number, number, number];
  share: number;
}

const sampledWidth = 360;

/** Reads every fourth pixel of a picture and counts colours, nearly equal ones together. */
async function count({ address, width }: { address: string; width: number }): Promise<ColourShare[]> {
  const picture = new Image();
  picture.src = address;
  await picture.decode();
  const height = Math.round((picture.naturalHeight * width) / picture.naturalWidth);
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) return [];
  context.imageSmoothingEnabled = false;
  context.drawImage(picture, 0, 0, width, height);
  const { data } = context.getImageData(0, 0, width, height);
  const counts = new Map<number, number>();
  for (let index = 0; index < data.length; index += 4) {
    const [red = 0, green = 0, blue = 0] = [data[index], data[index + 1], data[index + 2]];
    const key = ((red >> 3) << 10) | ((green >> 3) << 5) | (blue >> 3);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return [...counts]
    .map(([key, times]) => ({
      rgb: [(key >> 10) * 8 + 4, ((key >> 5) & 31) * 8 + 4, (key & 31) * 8 + 4] as const,
      share: times / (width * height),
    }))
    .filter(({ share }) => share > 0.0001);
}

/** Counts the colours of pages in a page of its own, where it changes nothing. */
export async function createColourCounter(browser: Browser) {
  const counter = await browser.newPage();
  return {
    async coloursOf(page: Page): Promise<ColourShare[]> {
      const picture = await page.screenshot({ fullPage: true, type: 'png', animations: 'disabled' });
      const address = `data:image/png;base64,${Buffer.from(picture).toString('base64')}`;
      return counter.evaluate(count, { address, width: sampledWidth });
    },
  };
}

export type ColourCounter = Awaited<ReturnType<typeof createColourCounter>>;
