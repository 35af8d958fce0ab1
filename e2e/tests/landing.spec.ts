import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { newAccount, openSignedIn, signIn } from '../support/account.ts';
import { newEmail, password, preview, promptArea } from '../support/journey.ts';
import { expectAccessible, expectAccessibleInBothThemes, expectToFitEveryWidth } from '../support/judge.ts';
import { expect, test } from '../support/test.ts';

const section = (page: Page, name: string | RegExp) => page.getByRole('region', { name });
const contacts = (page: Page) => section(page, 'Write to us.');
const send = (page: Page) => contacts(page).getByRole('button', { name: 'Send message' });

async function write(page: Page) {
  const form = contacts(page);
  await form.getByLabel('Name').fill('Zoë Ørsted');
  await form.getByLabel('Email').fill('zoe@example.com');
  await form.getByLabel('Subject').fill('Two languages');
  await form.getByLabel('Message').fill('Can one site have two?');
}

const brief = (page: Page) => page.getByRole('form', { name: 'What you write' });

async function ask(page: Page, prompt: string) {
  await brief(page).getByRole('button', { name: 'Write your own' }).click();
  await brief(page).getByRole('textbox').fill(prompt);
  await brief(page).getByRole('button', { name: 'Generate Website' }).click();
}

/** Each try to make a site. */
function listenToGenerations(page: Page) {
  const prompts: unknown[] = [];
  page.on('request', (request) => {
    const isTry = request.method() === 'POST' && request.url().endsWith('/api/generate');
    if (isTry) prompts.push(request.postDataJSON().prompt);
  });
  return prompts;
}

async function expectMade(page: Page, prompt: string) {
  await expect(preview(page).getByRole('heading', { level: 1 })).toBeVisible();
  await expect(promptArea(page)).toHaveValue(prompt);
}

test('a visitor’s own prompt becomes a website with the account, once', async ({ page }) => {
  const prompts = listenToGenerations(page);
  const prompt = 'A bakery called Rye & Ember in Leeds, with opening hours. '
    .padEnd(20_000, 'Bread. ')
    .trim();
  await page.goto('/');
  await ask(page, prompt);
  await expect(page).toHaveURL(/\/register$/);
  await expect(page.getByRole('heading', { name: 'Make an account' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('textbox', { name: 'Describe your website' })).toHaveValue(prompt);
  await page.goForward();
  await page.getByLabel('Email').fill(newEmail());
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expectMade(page, prompt);

  await page.reload();
  await expectMade(page, prompt);
  await page.goto('/app');
  await expect(page.getByText('Please generate a site to preview it here.')).toBeVisible();
  await page.goBack();
  await expectMade(page, prompt);
  expect(prompts).toEqual([prompt]);
});

test('it is carried to sign-in, too, and whoever is signed in needs neither', async ({ page, platform }) => {
  const { user } = await newAccount(platform);
  await page.goto('/');
  await ask(page, 'A florist in Oslo');
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  // Until then the form of registration stands there, which has the same fields.
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  await signIn(page, user.email);
  await expectMade(page, 'A florist in Oslo');
  await page.getByRole('link', { name: 'Sitewright' }).first().click();
  await ask(page, 'A bakery in Bergen');
  await expectMade(page, 'A bakery in Bergen');
});

test('a prompt that cannot be made stands in the box', async ({ page, platform }) => {
  await openSignedIn(page, await newAccount(platform), '/');
  const body = { code: 'UNAVAILABLE', message: 'Try again in a minute.', requestId: 'r' };
  await page.route('**/api/generate', (route) => route.fulfill({ status: 503, json: body }));
  await ask(page, 'A florist in Oslo');
  await expect(page.getByRole('alert').filter({ hasText: 'Try again in a minute.' })).toBeVisible();
  await expect(promptArea(page)).toHaveValue('A florist in Oslo');
});

test('without its script the first window stands there, and its form is answered', async ({ page }) => {
  const script = Promise.withResolvers<void>();
  await page.route('**/assets/application.*.js', async (route) => {
    await script.promise;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toContainText('A finished website out.');
  await expect(page.locator('#example-page:visible svg').first()).toBeVisible();
  await expectAccessibleInBothThemes(page);
  const places = () =>
    Promise.all(
      [title, brief(page), page.locator('#example-page:visible')].map((part) => part.boundingBox()),
    );
  const before = await places();
  const watchDemo = page.getByRole('main').getByRole('link', { name: 'Watch demo' });
  await watchDemo.focus();
  script.resolve();
  await expect(section(page, /^Made properly/)).toBeAttached();
  await expect(watchDemo).toBeFocused();
  expect(await places()).toEqual(before);

  const never = Promise.withResolvers<void>();
  await page.route('**/assets/application.*.js', () => never.promise);
  await page.goto('/', { waitUntil: 'commit' });
  await brief(page).getByRole('button', { name: 'Generate Website' }).click();
  await expect(page).toHaveURL(/\/register$/);
  expect(await page.evaluate(() => sessionStorage.getItem('sitewright.landing-prompt'))).toContain('Halden');
});

for (const path of ['/terms', '/login', '/nowhere']) {
  test(`${path} does not show the landing page first`, async ({ page }) => {
    await page.route('**/assets/main.*.js', () => new Promise(() => undefined));
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.getByText('Loading').first()).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
  });
}

for (const path of ['/', '/terms', '/login', '/nowhere', '/unauthorized']) {
  test(`${path} begins with a way past its header`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await page.keyboard.press('Tab');
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
  });
}

test('the page takes over from the first window without losing the focus for a moment', async ({ page }) => {
  const script = Promise.withResolvers<void>();
  await page.route('**/assets/application.*.js', async (route) => {
    await script.promise;
    await route.continue();
  });
  await page.addInitScript(() => {
    const seen: (string | undefined)[] = [];
    Object.assign(window, { focusSeen: seen });
    // Between a drawing and the next key: a mutation is told before anything else can happen.
    new MutationObserver((changes) => {
      if (changes.some(({ target }) => target instanceof Element && target.id === 'root'))
        seen.push(document.activeElement?.tagName);
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/', { waitUntil: 'commit' });
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await skip.focus();
  await page.evaluate(() => (window as unknown as { focusSeen: string[] }).focusSeen.splice(0));
  script.resolve();
  await expect(section(page, /^Made properly/)).toBeAttached();
  await expect(skip).toBeFocused();
  const seen = await page.evaluate(() => (window as unknown as { focusSeen: string[] }).focusSeen);
  expect(seen.length).toBeGreaterThan(0);
  expect(new Set(seen)).toEqual(new Set(['A']));
});

for (const width of [390, 1440]) {
  test(`${width} px wide, the Tab key goes through the header as it is seen`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/');
    await expect(section(page, /^Made properly/)).toBeAttached();
    if (width < 1000) await page.getByRole('button', { name: 'Open the menu' }).click();
    const stops = page.locator('header').locator('a:visible, button:visible');
    const boxes = await Promise.all((await stops.all()).map((stop) => stop.boundingBox()));
    const centres = boxes.map((box) => ({ x: box?.x ?? 0, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 }));
    const isAfter = (a: { x: number; y: number }, b: { x: number; y: number }) =>
      Math.abs(a.y - b.y) < 12 ? a.x > b.x : a.y > b.y;
    expect(centres.slice(1).every((centre, index) => isAfter(centre, centres[index] ?? centre))).toBe(true);
    expect(centres.length).toBeGreaterThan(8);
  });
}

test('a link to the site is shown with words and a picture', async ({ page, request }) => {
  await page.goto('/');
  const content = (property: string) =>
    page.locator(`meta[property="${property}"]`).getAttribute('content').then(String);
  expect(await content('og:title')).toBe('Plain words in. A finished website out.');
  expect(await content('og:description')).toContain('hands you the files');
  const picture = await request.get(await content('og:image'));
  expect(picture.headers()['content-type']).toBe('image/jpeg');
  expect([await content('og:image:width'), await content('og:image:height')]).toEqual(['1200', '630']);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says what is needed', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Sitewright needs JavaScript' })).toBeVisible();
  });
});

const anchors = [
  ['Features', /^Made properly/],
  ['Modes', /^One site/],
  ['Developer', /^Nothing to untangle/],
  ['Watch demo', /^Watch one get made/],
  ['Contacts', /^Write to us/],
] as const;

for (const [name, heading] of anchors) {
  test(`the header’s ${name} leads to its section`, async ({ page }) => {
    await page.goto('/');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 2, name: heading })).toBeInViewport();
    await expect(section(page, heading)).toBeFocused();
  });
}

/** The specification of the platform allows four requests and 110 KB; the page keeps what it has reached. */
const scriptBudget = { requests: 4, bytes: 91 * 1024 };

test('asks for little script, and for the contact form only when it is near', async ({ page }) => {
  const scripts: Promise<Buffer>[] = [];
  page.on('response', (answer) => {
    if (answer.request().resourceType() === 'script') scripts.push(answer.body());
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  const before = scripts.length;
  expect(before).toBeLessThanOrEqual(scriptBudget.requests);
  const sizes = (await Promise.all(scripts)).map((script) => brotliCompressSync(script).length);
  expect(sizes.reduce((total, size) => total + size)).toBeLessThanOrEqual(scriptBudget.bytes);
  await contacts(page).scrollIntoViewIfNeeded();
  await expect(send(page)).toBeVisible();
  expect(scripts.length).toBeGreaterThan(before);
});

test('nothing moves while the page comes, is typed and is read', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => {
    const shifts: number[] = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
        shifts.push(entry.value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, { shifts });
  });
  await expect(page.getByRole('button', { name: 'Skip' })).toBeHidden();
  for (const [, name] of anchors) await section(page, name).scrollIntoViewIfNeeded();
  await expect(send(page)).toBeVisible();
  const total = await page.evaluate(() =>
    (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0),
  );
  expect(total).toBeLessThan(0.02);
});

/** The clock of scripts and the animations of styles stand still, however long the page takes; returns how to go on. */
async function holdTime(page: Page) {
  const devTools = await page.context().newCDPSession(page);
  const setRate = (playbackRate: number) => devTools.send('Animation.setPlaybackRate', { playbackRate });
  await devTools.send('Animation.enable');
  await setRate(0);
  await page.addInitScript(() => {
    performance.now = () => 0;
  });
  return {
    letAnimationsGo: () => setRate(1),
    set: (ms: number) =>
      page.evaluate((ms) => {
        performance.now = () => ms;
      }, ms),
  };
}

test('the brief types itself and can be skipped; a phrase shows its part of the page', async ({ page }) => {
  const time = await holdTime(page);
  await page.goto('/');
  const parts = page.locator('#example-page .outline-purple');
  const skip = page.getByRole('button', { name: 'Skip' });
  await expect(skip).toBeVisible();
  await expect(parts.first()).toHaveCSS('opacity', '0');
  await time.letAnimationsGo();
  await time.set(2000);
  await expect(parts.first()).toHaveCSS('opacity', '1');
  await expect(parts.last()).toHaveCSS('opacity', '0');
  await skip.click();
  for (const part of await parts.all()) await expect(part).toHaveCSS('opacity', '1');

  await page.getByRole('link', { name: 'a drawing of a bicycle' }).hover();
  await expect(parts.filter({ has: page.locator('svg') })).toHaveCSS('outline-style', 'solid');
  await page.getByRole('link', { name: 'our prices' }).focus();
  await expect(parts.filter({ hasText: 'What it costs' })).toHaveCSS('outline-style', 'solid');
});

test.describe('for people who prefer stillness', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the brief is finished from the beginning', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Skip' })).toHaveCount(0);
  });
});

test('the demo is fetched when it is wanted, plays, and has captions', async ({ page }) => {
  const films: string[] = [];
  page.on('request', (request) => {
    if (/\.webm$/.test(request.url())) films.push(request.url());
  });
  await page.goto('/#watch-demo', { waitUntil: 'networkidle' });
  expect(films).toEqual([]);

  await page.getByRole('button', { name: 'Measure it' }).click();
  const film = page.locator('video');
  await expect
    .poll(() => film.evaluate((video: HTMLVideoElement) => !video.paused && video.currentTime > 1))
    .toBe(true);
  await expect(page.getByRole('button', { name: 'Measure it' })).toHaveAttribute('aria-current', 'true');
  const cues = () => film.evaluate((video: HTMLVideoElement) => video.textTracks[0]?.activeCues?.length ?? 0);
  await expect.poll(cues).toBe(1);
  expect(films.length).toBeGreaterThan(0);
});

test('a message is sent and the form is empty again', async ({ page }) => {
  await page.goto('/#contacts');
  await write(page);
  await send(page).click();
  await expect(page.getByText('Success', { exact: true })).toBeVisible();
  await expect(contacts(page).getByLabel('Message')).toHaveValue('');
  await expect(contacts(page).getByLabel('Name')).toHaveValue('');
});

test('an empty form is refused and nothing is sent', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/send-email')) sent.push(request.url());
  });
  await page.goto('/#contacts');
  await send(page).click();
  await expect(page.getByText('Empty Input!', { exact: true })).toBeVisible();
  await expect(page.getByText('Fill all the input field', { exact: true })).toBeVisible();
  await expect(contacts(page).getByLabel('Name')).toBeFocused();
  expect(sent).toEqual([]);
});

test('without a network the message stays and the specified words are said', async ({ page }) => {
  await page.goto('/#contacts');
  await write(page);
  await page.route('**/send-email', (route) => route.abort());
  await send(page).click();
  await expect(page.getByText('Error Found', { exact: true })).toBeVisible();
  await expect(page.getByText('Something wrong, Email not sent', { exact: true })).toBeVisible();
  await expect(contacts(page).getByLabel('Message')).toHaveValue('Can one site have two?');
});

test('a form that cannot be fetched leaves the page whole and offers to reload', async ({
  page,
  consoleErrors,
}) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contacts' }).click();
  await expect(contacts(page).getByText('The form could not be loaded.')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText('© 2024 Sitewright');
  consoleErrors.length = 0;

  await page.unrouteAll();
  await contacts(page).getByRole('button', { name: 'Reload page' }).click();
  await expect(send(page)).toBeVisible();
});

test('a page that cannot be fetched says so and offers to reload', async ({ page, consoleErrors }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.getByRole('link', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible();
  await expectAccessible(page);
  consoleErrors.length = 0;

  await page.unrouteAll();
  await page.getByRole('button', { name: 'Reload page' }).click();
  await expect(page.getByRole('textbox', { name: 'Password' })).toBeVisible();
});

test('search engines are told what is public', async ({ request }) => {
  const robots = await request.get('/robots.txt');
  expect(robots.headers()['content-type']).toContain('text/plain');
  expect(await robots.text()).toContain('Disallow: /dashboard');
});

test('the whole page with its form and its film is accessible in both themes and fits every width', async ({
  page,
}) => {
  await page.goto('/#contacts');
  await expect(send(page)).toBeVisible();
  await section(page, /^Watch one/)
    .getByRole('button', { name: /Play the demo/ })
    .click();
  await expect(page.getByRole('button', { name: 'Skip' })).toBeHidden();
  await expectAccessibleInBothThemes(page);
  await expectToFitEveryWidth(page);
});
