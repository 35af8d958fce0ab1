import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import { newAccount, openSignedIn } from '../../e2e/support/account.ts';
import { generate } from '../../e2e/support/journey.ts';
import { type Platform, startTestPlatform } from '../../e2e/support/platform.ts';
import { ensureBuilt } from '../../scripts/lib/build.js';
import { launchChromium } from '../lib/chromium.ts';
import { interleave } from '../lib/rounds.ts';
import { median } from '../lib/stats.ts';
import type { Row } from '../lib/table.ts';

const rounds = 60;
const prompt =
  'A bakery called Rye & Co in Lyon. Open Tuesday to Friday 7 to 14. Croissant 2 €, baguette 1.20 €.';

/** The plainest thing that can be typed into, as long as a page of a site. */
const reference = `<!doctype html><title>Reference</title><div contenteditable>${'<p>Words to type after.</p>'.repeat(60)}</div>`;

/** Runs in every frame: tells how long it took from a key, as the browser received it, to the end of the frame that shows its letter. */
function tellLetters() {
  let pressed: number | undefined;
  addEventListener('keydown', ({ timeStamp }) => (pressed = timeStamp), { capture: true });
  const look = () => {
    if (pressed === undefined) return;
    const since = pressed;
    pressed = undefined;
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      // A task behind the frame: what it shows is laid out and painted.
      port1.onmessage = () => Reflect.get(window, 'letterSeen')(performance.now() - since);
      port2.postMessage('');
    });
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
}

async function watchLetters(context: BrowserContext) {
  let resolveLetter = (_took: number) => {};
  await context.exposeBinding('letterSeen', (_source, took: number) => resolveLetter(took));
  await context.addInitScript(tellLetters);
  return (page: Page) => async () => {
    // Only what is in front is drawn, and has the keys.
    await page.bringToFront();
    const seen = new Promise<number>((resolve) => (resolveLetter = resolve));
    await page.keyboard.press('a');
    return seen;
  };
}

/** Opens the page that is edited, and its first heading to be typed over, by the keys of its frame. */
async function openHeading(page: Page): Promise<void> {
  await generate(page, prompt);
  await page.getByRole('tab', { name: 'Edit', exact: true }).click();
  const edited = page.frameLocator('iframe[title="Your website, to be edited"]');
  await edited.getByRole('heading', { level: 1 }).waitFor();
  const editor = edited.getByRole('application');
  await editor.focus();
  for (;;) {
    const said = (await editor.getAttribute('aria-label')) ?? '';
    if (said.startsWith('Heading')) break;
    await page.keyboard.press('ArrowDown');
    await expect(editor).not.toHaveAttribute('aria-label', said);
  }
  await page.keyboard.press('Enter');
  await edited.locator('[contenteditable]').waitFor();
  await page.keyboard.press('End');
}

async function openReference(page: Page): Promise<void> {
  await page.route('**/reference', (route) => route.fulfill({ contentType: 'text/html', body: reference }));
  // A page that is written into another one would lose what listens to it.
  await page.goto('/reference');
  await page.getByText('Words to type after.').first().click();
  await page.keyboard.press('End');
}

async function typeLetters(browser: Browser, platform: Platform) {
  const context = await browser.newContext({
    baseURL: platform.url,
    viewport: { width: 1440, height: 900 },
  });
  const press = await watchLetters(context);
  const [ours, plain] = [await context.newPage(), await context.newPage()];
  await openSignedIn(ours, await newAccount(platform), '/app');
  await openHeading(ours);
  await openReference(plain);
  return interleave(rounds, { ours: press(ours), reference: press(plain) }, async (work) =>
    Number(await work()),
  );
}

/** How soon a letter that is typed over a page is seen, in the frame of the page on the whole platform. */
export async function editToVisible(): Promise<Row[]> {
  await ensureBuilt();
  const platform = await startTestPlatform();
  const browser = await launchChromium();
  const samples = await typeLetters(browser, platform).finally(async () => {
    await browser.close();
    await platform.close();
  });
  return [
    {
      what: 'a letter typed over the page is seen, p50',
      ours: median(samples.ours),
      unit: 'ms',
      reference: { name: 'in a plain contenteditable page', value: median(samples.reference) },
      goal: { atMost: 100 },
    },
  ];
}
