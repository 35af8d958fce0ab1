import type { Locator, Page } from '@playwright/test';
import { generateResponseSchema, routes, type SessionResponse, siteFileSchema } from '@sitewright/contracts';
import { newAccount, openSignedIn, request } from '../support/account.ts';
import { edited, editor, openEdit, pressUntil, sourceOf, toolbar } from '../support/editing.ts';
import { expect, test } from '../support/test.ts';

const prompt =
  'A website for Halden Cycles, a bicycle repair workshop. Open Tuesday to Friday 8 to 18. Safety check £18.';

const entry = (name: string) => `<li>${name} entry</li>`;
const row = (name: string) => `<tr><td>Row ${name}</td><td>£${name.length}</td></tr>`;
const [first, second, third] = [entry('First'), entry('Second'), entry('Third')];
const [one, two, three] = [row('one'), row('two'), row('three')];
const kindsPart = [
  '<section id="kinds">',
  '<h2>Kinds of edits</h2>',
  `<ul>${[first, second, third].join('\n')}</ul>`,
  `<table><tbody>${[one, two, three].join('\n')}</tbody></table>`,
  '<p><a href="#kinds">A link to change</a></p>',
  '</section>',
].join('\n');
const lastPart = '<section id="last"><h2>The last part</h2><p>Words of it.</p></section>';
const marks = /Kinds of edits|(?:First|Second|Third) entry|Row (?:one|two|three)|The last part/g;

/** Blanks between elements are nobody's words. */
const compact = (source: string) => source.replaceAll(/>\s+/g, '>').replaceAll(/\s+</g, '<');
/** What the tests are about. */
const own = (source: string) => source.slice(source.indexOf('<!-- kinds -->'));
const [kinds, last] = [compact(kindsPart), compact(lastPart)];

interface Thing {
  words: string;
  /** What its words are to the keys. */
  label: string;
  /** What moves, goes or is doubled with it. */
  meant: string;
}
const listEntry: Thing = { words: 'Second entry', label: 'List item', meant: 'List item' };
const tableRow: Thing = { words: 'Row two', label: 'Cell', meant: 'Row' };
const part: Thing = { words: 'Kinds of edits', label: 'Heading 2', meant: 'Kinds of edits' };

/** Each by its key, by its name in the menu, and by that of the handle of a part. */
const acts = {
  up: { key: 'Alt+ArrowUp', item: 'Move up', handle: (name: string) => `Move ${name} up` },
  down: { key: 'Alt+ArrowDown', item: 'Move down', handle: (name: string) => `Move ${name} down` },
  twice: { key: 'ControlOrMeta+d', item: 'Duplicate', handle: (name: string) => `Duplicate ${name}` },
  away: { key: 'Delete', item: 'Remove', handle: (name: string) => `Remove ${name}` },
  hidden: { key: 'Alt+h', item: 'Hide', handle: (name: string) => `Hide ${name}` },
  shown: { key: 'Alt+h', item: 'Show', handle: (name: string) => `Show ${name}` },
};
type Act = (typeof acts)[keyof typeof acts];

const cases: [thing: Thing, act: Act, old: string, now: string][] = [
  [listEntry, acts.up, first + second, second + first],
  [listEntry, acts.down, second + third, third + second],
  [listEntry, acts.twice, second, second + second],
  [listEntry, acts.away, second, ''],
  [tableRow, acts.up, one + two, two + one],
  [tableRow, acts.down, two + three, three + two],
  [tableRow, acts.twice, two, two + two],
  [tableRow, acts.away, two, ''],
  [part, acts.down, kinds + last, last + kinds],
  [part, acts.twice, kinds, kinds + kinds.replaceAll('kinds"', 'kinds-2"')],
  [part, acts.away, kinds, ''],
];
const hiding: [thing: Thing, shown: string, hidden: string][] = [
  [listEntry, '<li>Second', '<li hidden>Second'],
  [tableRow, '<tr><td>Row two', '<tr hidden><td>Row two'],
  [part, '<section id="kinds">', '<section id="kinds" hidden>'],
];

let person: SessionResponse;
let site: string;
let source: string;

test.beforeAll(async ({ platform }) => {
  person = await newAccount(platform);
  const ask = async ({ method, path }: { method: 'GET' | 'POST' | 'PUT'; path: string }, body?: object) =>
    (await request(platform, { method, path }, body, person.token)).json();
  site = generateResponseSchema.parse(await ask(routes.generate, { prompt })).id;
  const path = routes.siteFile.path.replace(':id', site).replace('*path', 'index.html');
  const { content } = siteFileSchema.parse(await ask({ method: 'GET', path }));
  source = content.replace('</main>', `<!-- kinds -->\n${kindsPart}\n${lastPart}\n</main>`);
  await ask({ method: 'PUT', path }, { version: 1, sitting: 'a-sitting', content: source });
});

/** The frame shows what is stored. */
async function expectShown(page: Page, stored: string) {
  const told = stored.slice(stored.indexOf('<main')).match(marks)?.join();
  await expect
    .poll(async () => (await edited(page).locator('main').textContent())?.match(marks)?.join())
    .toBe(told);
  const hidden = stored.match(/<(?:li|tr|section)[^>]* hidden/g)?.length ?? 0;
  await expect(edited(page).locator('main :is(li,tr,section)[hidden]')).toHaveCount(hidden);
}

async function expectStored(page: Page, expected: string) {
  await expect.poll(async () => own(compact(await sourceOf(page)))).toBe(own(expected));
  const stored = await sourceOf(page);
  expect(compact(stored) === expected, 'All else is as it was').toBe(true);
  await expectShown(page, stored);
}

interface Hand {
  page: Page;
  isNarrow: boolean;
}

/** Presses the beginning of words on the page, which is drawn smaller than it believes. */
async function clickAt(page: Page, words: Locator) {
  const { x, y, width } = await words.evaluate((element) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const box = element.getBoundingClientRect();
    return { x: box.x + 6, y: box.y + box.height / 2, width: innerWidth };
  });
  const frame = await page.getByTitle('Your website, to be edited').boundingBox();
  if (!frame) throw new Error('The page that is edited is not in sight.');
  const scale = frame.width / width;
  await page.mouse.click(frame.x + x * scale, frame.y + y * scale);
}

/** What is drawn late moves the words, and tools follow them a moment later: whoever misses them presses again. */
async function choose(page: Page, words: string, label: string) {
  await expect(async () => {
    await clickAt(page, edited(page).locator('main').getByText(words, { exact: true }));
    await expect(toolbar(page)).toHaveAccessibleName(`Selected: ${label}`, { timeout: 3000 });
  }).toPass();
}

async function selectByMouse({ page }: Hand, { words, label }: Thing) {
  await editor(page).focus();
  // The tools of what is selected may lie over it.
  await choose(page, 'Words of it.', 'Paragraph');
  await choose(page, words, label);
}

async function selectByKeys({ page }: Hand, { words, label }: Thing) {
  await editor(page).focus();
  await page.keyboard.press('End');
  await pressUntil(page, 'ArrowUp', label, words);
}

async function pressTool({ page, isNarrow }: Hand, { meant }: Thing, { item, handle }: Act) {
  if (meant === part.meant && !isNarrow)
    return page.getByRole('button', { name: handle(meant), exact: true }).click();
  await toolbar(page)
    .getByRole('button', { name: `More for ${meant}` })
    .click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
}

const ways = {
  mouse: {
    select: selectByMouse,
    act: pressTool,
    undo: ({ page }: Hand) => page.getByRole('button', { name: 'Undo', exact: true }).first().click(),
  },
  keys: {
    select: selectByKeys,
    act: ({ page }: Hand, _thing: Thing, { key }: Act) => page.keyboard.press(key),
    undo: ({ page }: Hand) => page.keyboard.press('ControlOrMeta+z'),
  },
};

async function askAddress({ page }: Hand, way: string) {
  if (way === 'keys') await page.keyboard.press('ControlOrMeta+k');
  else await toolbar(page).getByRole('button', { name: 'Link', exact: true }).click();
}

for (const width of [1440, 390])
  for (const [name, { select, act, undo }] of Object.entries(ways))
    test(`each kind of edit is made and taken back by ${name} at ${width} pixels`, async ({ page }) => {
      const hand = { page, isNarrow: width < 700 };
      await page.setViewportSize({ width, height: hand.isNarrow ? 844 : 900 });
      await openSignedIn(page, person, `/app?site=${site}`);
      await openEdit(page, hand.isNarrow);
      const before = compact(source);
      for (const [thing, done, old, now] of cases)
        await test.step(`${done.item}: ${thing.meant}`, async () => {
          await select(hand, thing);
          await act(hand, thing, done);
          await expectStored(
            page,
            before.replace(old, () => now),
          );
          await undo(hand);
          await expectStored(page, before);
        });
      for (const [thing, shown, hidden] of hiding)
        await test.step(`Hide and show: ${thing.meant}`, async () => {
          await select(hand, thing);
          await act(hand, thing, acts.hidden);
          await expectStored(page, before.replace(shown, hidden));
          await act(hand, thing, acts.shown);
          await expectStored(page, before);
        });
      await test.step('Address of a link', async () => {
        await select(hand, { words: 'A link to change', label: 'Link', meant: '' });
        await askAddress(hand, name);
        const address = page.getByRole('textbox', { name: 'Address of the link' });
        await expect(address).toHaveValue('#kinds');
        await address.fill('#last');
        await page.keyboard.press('Enter');
        await expectStored(page, before.replace('href="#kinds">A link', 'href="#last">A link'));
        await editor(page).focus();
        await undo(hand);
        await expectStored(page, before);
      });
      expect(await sourceOf(page)).toBe(source);
    });

for (const width of [1440, 390])
  test(`what is selected is asked about, and corners and spacing are set, by mouse and keys at ${width} pixels`, async ({
    page,
  }) => {
    const isNarrow = width < 700;
    await page.setViewportSize({ width, height: isNarrow ? 844 : 900 });
    await openSignedIn(page, person, `/app?site=${site}`);
    for (const [way, { select }] of Object.entries(ways)) {
      await openEdit(page, isNarrow);
      await select({ page, isNarrow }, listEntry);
      const ask = page.getByRole('button', { name: 'Ask about this' });
      if (way === 'mouse') await ask.click();
      else await ask.press('Enter');
      await expect(page.getByText('this: List item')).toBeVisible();
      await page.getByRole('button', { name: 'Do not point at List item' }).click();
    }

    await openEdit(page, isNarrow);

    await page.getByRole('radio', { name: 'Look' }).click();
    if (isNarrow) await page.getByRole('button', { name: 'More room for the sheet' }).click();
    const made = await sourceOf(page, 'styles.css');
    const undone = async () => {
      await page.getByRole('button', { name: 'Undo', exact: true }).first().click();
      await expect.poll(() => sourceOf(page, 'styles.css')).toBe(made);
      await expect(page.getByText(/^Undone: saved as version/)).toBeVisible();
    };
    const corners = page.getByRole('radiogroup', { name: 'Corners' });
    const [name = ''] = await corners.getByRole('radio', { checked: false }).allTextContents();
    const other = corners.getByRole('radio', { name });
    await other.click();
    await expect(other).toBeChecked();
    await expect.poll(() => sourceOf(page, 'styles.css')).not.toBe(made);
    await undone();
    await expect(other).not.toBeChecked();
    await corners.getByRole('radio', { checked: true }).focus();
    // A finger stays on the key until the next choice has the focus, which chooses it.
    await page.keyboard.down('ArrowRight');
    await expect.poll(() => sourceOf(page, 'styles.css')).not.toBe(made);
    await page.keyboard.up('ArrowRight');
    await undone();

    const spacing = page.getByRole('slider', { name: 'Space between parts' });
    const between = await spacing.getAttribute('aria-valuetext');
    await spacing.focus();
    await page.keyboard.press('ArrowRight');
    await expect(spacing).not.toHaveAttribute('aria-valuetext', between ?? '');
    await expect.poll(() => sourceOf(page, 'styles.css')).not.toBe(made);
    await undone();
    await expect(spacing).toHaveAttribute('aria-valuetext', between ?? '');
    await spacing.click({ position: { x: 2, y: 10 } });
    await expect(spacing).toHaveAttribute('aria-valuetext', '32 px between parts');
    await expect.poll(() => sourceOf(page, 'styles.css')).not.toBe(made);
    await undone();
  });
