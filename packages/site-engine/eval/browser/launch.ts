import { type Browser, chromium } from '@playwright/test';
import { ensureBrowser } from '../../../../scripts/lib/browser.js';

/** Flags without which Chromium talks to the network by itself, or will not start as root. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export async function launchBrowser(): Promise<Browser> {
  const executablePath = await ensureBrowser();
  if (!executablePath)
    throw new Error('There is no Chromium. Set CHROMIUM_PATH to one, or use --no-browser.');
  return chromium.launch({ executablePath, args });
}
