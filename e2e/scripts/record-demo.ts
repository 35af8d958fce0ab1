import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { ensureBrowser } from '../../scripts/lib/browser.js';
import { ensureBuilt } from '../../scripts/lib/build.js';
import { newAccount, openSignedIn } from '../support/account.ts';
import { type Platform, startTestPlatform } from '../support/platform.ts';
import { type Camera, frameList, startCamera } from './film/camera.ts';
import { type Caption, webVtt } from './film/captions.ts';
import { drawCursor } from './film/cursor.ts';
import { encodeFilm, takeMovingPicture, takePoster } from './film/encode.ts';
import { pause } from './film/person.ts';
import { scenes } from './film/scenes.ts';

// Records the landing page's demo on a platform of its own: film, poster, captions and chapters, and the README's moving picture.

const target = resolve(import.meta.dirname, '../../shell/src/features/landing/demo');
const size = { width: 1280, height: 720 };
const largestBytes = 2_000_000;

async function openGenerator(browser: Browser, platform: Platform) {
  const context = await browser.newContext({ baseURL: platform.url, viewport: size, colorScheme: 'light' });
  const page = await context.newPage();
  await openSignedIn(page, await newAccount(platform), '/app');
  // Only from here on: the offline page at the end is filmed as it is.
  await page.addInitScript(drawCursor);
  await page.reload();
  await page.getByText('Please generate a site to preview it here.').waitFor();
  return page;
}

async function playScenes(browser: Browser, platform: Platform, folder: string) {
  const page = await openGenerator(browser, platform);
  const camera: Camera = await startCamera(page, folder);
  const chapters: { at: number; title: string; text: string }[] = [];
  const captions: Caption[] = [];
  for (const { title, text, caption, play } of scenes) {
    const from = camera.now();
    chapters.push({ at: Math.floor(from), title, text });
    await play(page, camera, browser);
    captions.push({ from, to: camera.now(), text: caption });
  }
  await pause(0.5);
  const frames = await camera.stop();
  return { frames, chapters, captions };
}

async function film(folder: string) {
  await ensureBuilt();
  const executablePath = await ensureBrowser();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox'],
  });
  const platform = await startTestPlatform();
  try {
    return await playScenes(browser, platform, folder);
  } finally {
    await platform.close();
    await browser.close();
  }
}

const folder = await mkdtemp(join(tmpdir(), 'sitewright-film-'));
const { frames, chapters, captions } = await film(folder);
const list = join(folder, 'frames.txt');
const webm = join(target, 'demo.webm');
const seconds = Math.round(frames.at(-1)?.at ?? 0);

await writeFile(list, frameList(frames));
await encodeFilm(list, webm);
await takePoster(webm, (chapters[2]?.at ?? 2) - 2, join(target, 'demo-poster.webp'));
await takeMovingPicture(webm, resolve(import.meta.dirname, '../../docs/images/demo.webp'));
await writeFile(join(target, 'demo.vtt'), webVtt(captions));
await writeFile(join(target, 'demo.json'), `${JSON.stringify({ seconds, chapters }, undefined, 2)}\n`);
await rm(folder, { recursive: true });

const { size: bytes } = await stat(webm);
process.stdout.write(`${webm}: ${seconds} s, ${Math.round(bytes / 1000)} KB\n`);
if (bytes > largestBytes) throw new Error(`The film is larger than ${largestBytes} bytes. Shorten a scene.`);
