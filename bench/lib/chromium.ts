import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import { ensureBrowser } from '../../scripts/lib/browser.js';

const flags = ['--no-sandbox', '--disable-background-networking', '--disable-gpu', '--disable-quic'];

async function executable() {
  const executablePath = await ensureBrowser();
  if (!executablePath) throw new Error('There is no Chromium to measure with: set CHROMIUM_PATH to one.');
  return executablePath;
}

export const launchChromium = async (): Promise<Browser> =>
  chromium.launch({ executablePath: await executable(), args: flags });

/** A browser whose own profile other tools use through the DevTools protocol on that port. */
export const launchSharedChromium = async (port: number, baseURL: string): Promise<BrowserContext> =>
  chromium.launchPersistentContext('', {
    baseURL,
    executablePath: await executable(),
    args: [...flags, `--remote-debugging-port=${port}`],
  });
