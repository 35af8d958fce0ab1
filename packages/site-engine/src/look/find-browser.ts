import { access, constants } from 'node:fs/promises';

/** Where Chromium, or a browser made of it, is usually installed. */
const usualPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const isThere = (path: string): Promise<boolean> =>
  access(path, constants.X_OK).then(
    () => true,
    () => false,
  );

/** The browser that is named, or else the first of the usual ones that is there. */
export async function findBrowser(named: string | undefined): Promise<string | undefined> {
  for (const path of named ? [named] : usualPaths) if (await isThere(path)) return path;
  return undefined;
}
