import { routes } from '@sitewright/contracts';
import { Toaster } from '@sitewright/ui';
import { installNativeDialog } from '@sitewright/ui/testing';
import { useSession } from '@sitewright/web-kit/session';
import { Refusal, renderScreen, stubSession } from '@sitewright/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { composerApi, detailsOf, site, textOf } from '../../../testing/handlers.ts';
import { GeneratorPage } from './generator-page.tsx';

beforeAll(installNativeDialog);

const tab = (name: RegExp) => screen.getByRole('tab', { name });
const files = () => within(screen.getByRole('navigation', { name: 'Files' }));

async function show(api = composerApi()) {
  const page = (
    <>
      <GeneratorPage />
      <Toaster />
    </>
  );
  const view = renderScreen(page, { api, at: `/app?site=${site.id}` });
  await screen.findByTitle('Preview of your website');
  return { ...view, api };
}

async function showCode(api = composerApi()) {
  const view = await show(api);
  await view.user.click(tab(/Code/));
  await screen.findByRole('region', { name: 'Text of index.html' });
  return view;
}

beforeEach(() => useSession.getState().signIn(stubSession()));

test('without a site there is neither code nor report', () => {
  renderScreen(<GeneratorPage />, { api: composerApi(), at: '/app' });
  expect(tab(/Code/)).toBeDisabled();
  expect(tab(/Report/)).toBeDisabled();
});

test('code: the files with their sizes, and the text of one without loading the preview anew', async () => {
  const { user } = await show();
  const frame = screen.getByTitle('Preview of your website');
  await user.click(tab(/Code/));
  const text = await screen.findByRole('region', { name: 'Text of index.html' });
  expect(text.textContent).toBe(textOf('index.html'));
  expect(
    files()
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['index.html8.2 KB', 'styles.css11.8 KB', 'fonts', 'text.woff222 KB']);
  expect(files().getByRole('button', { name: 'fonts' })).toHaveAttribute('aria-expanded', 'true');
  await user.click(tab(/Preview/));
  expect(screen.getByTitle('Preview of your website')).toBe(frame);
});

test('code: the arrow keys lead through the files, and the list is one stop of the Tab key', async () => {
  const { user } = await showCode();
  const [first, second] = files().getAllByRole('button');
  expect(first).toHaveAttribute('tabindex', '0');
  expect(second).toHaveAttribute('tabindex', '-1');
  first?.focus();
  await user.keyboard('{ArrowDown}');
  expect(second).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('region', { name: 'Text of styles.css' })).toBeInTheDocument();
  await user.keyboard('{End}{ArrowDown}');
  expect(files().getByRole('button', { name: /text.woff2/ })).toHaveFocus();
  await user.keyboard('{ArrowUp}{ArrowLeft}');
  expect(files().queryByRole('button', { name: /text.woff2/ })).not.toBeInTheDocument();
  await user.keyboard('{ArrowRight}{ArrowDown}{Enter}');
  expect(await screen.findByText(/This file is not text/)).toBeInTheDocument();
  await user.keyboard('{Home}');
  expect(files().getByRole('button', { name: /index.html/ })).toHaveFocus();
});

test('code: a file that does not come can be tried again', async () => {
  const api = composerApi();
  const { user } = await showCode(api);
  api.on(routes.siteFile, () => {
    throw new Refusal('UNAVAILABLE', 'The server is busy. Try again soon.');
  });
  await user.click(files().getByRole('button', { name: /styles.css/ }));
  const alert = await screen.findByRole('alert');
  expect(screen.getByRole('button', { name: 'Copy' })).toBeDisabled();
  api.on(routes.siteFile, ({ params }) => ({ path: params.path, content: 'a{}' }));
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('region', { name: 'Text of styles.css' })).toHaveTextContent('a{}');
});

test('code: copies the whole file, or says how else', async () => {
  const { user } = await showCode();
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await screen.findByText('index.html is in the clipboard.')).toBeInTheDocument();
  expect(await navigator.clipboard.readText()).toBe(textOf('index.html'));
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no'));
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await screen.findByText('The browser did not allow to copy')).toBeInTheDocument();
});

test('report: verdict, repairs, notes, and the way to a finding', async () => {
  const { user } = await show();
  expect(tab(/Report/)).toHaveTextContent('Report2');
  await user.click(screen.getByRole('button', { name: 'Open report' }));
  const report = within(await screen.findByRole('region', { name: 'Quality report' }));
  expect(report.getByRole('heading', { name: '2 checks passed' })).toBeInTheDocument();
  expect(report.getByText('1 fault was found and repaired before you saw the page.')).toBeInTheDocument();
  expect(report.getByText('Replace the telephone number in the footer.')).toBeInTheDocument();
  await user.click(report.getByRole('button', { name: 'styles.css' }));
  expect(await screen.findByRole('region', { name: 'Text of styles.css' })).toBeInTheDocument();
});

test('report: failures come first, say where, and are not called passed', async () => {
  const details = detailsOf('A bakery');
  const findings = Array.from({ length: 7 }, (_, index) => ({
    path: 'index.html',
    line: index + 1,
    message: `Dead link ${index + 1}.`,
  }));
  const checks = [
    ...details.report.checks,
    { id: 'links', title: 'Links', status: 'failed' as const, findings },
  ];
  const { user } = await show(
    composerApi().on(routes.site, () => ({ ...details, report: { ...details.report, checks, notes: [] } })),
  );
  expect(screen.getByText('1 check failed')).toBeInTheDocument();
  expect(tab(/Report/)).toHaveTextContent('Report1 to do');
  await user.click(tab(/Report/));
  const report = within(await screen.findByRole('region', { name: 'Quality report' }));
  expect(report.getByRole('heading', { name: '1 check failed' })).toBeInTheDocument();
  expect(report.queryByRole('heading', { name: /passed/ })).not.toBeInTheDocument();
  expect(report.getAllByRole('heading', { level: 3 })[0]).toHaveTextContent('Works');
  expect(report.queryByText(/Dead link 6/)).not.toBeInTheDocument();
  await user.click(report.getByRole('button', { name: 'Show all 7' }));
  expect(report.getByText(/Dead link 7/)).toBeInTheDocument();
  await user.click(report.getByRole('button', { name: 'index.html:2' }));
  const text = await screen.findByRole('region', { name: 'Text of index.html' });
  expect(text.querySelector('[data-marked]')).toHaveTextContent('Rye');
});

test('report: what a visitor misses is left to do, and is not called passed', async () => {
  const details = detailsOf('A bakery');
  const finding = { path: 'index.html', message: 'A library of another host. It was removed.' };
  const isLost = { isRemoved: true as const, misses: ['x-data', '@click', 'x-show'] };
  const checks = [
    ...details.report.checks,
    {
      id: 'external-requests',
      title: 'Nothing from other hosts',
      status: 'removed' as const,
      findings: [{ ...finding, ...isLost }],
    },
    { id: 'script-errors', title: 'Scripts run', status: 'skipped' as const, findings: [] },
  ];
  const { user } = await show(
    composerApi().on(routes.site, () => ({ ...details, report: { ...details.report, checks } })),
  );
  expect(screen.getByText('1 thing is missing')).toBeInTheDocument();
  expect(tab(/Report/)).toHaveTextContent('Report1 to do');
  await user.click(tab(/Report/));
  const report = within(await screen.findByRole('region', { name: 'Quality report' }));
  expect(report.getByRole('heading', { name: '1 thing is missing' })).toBeInTheDocument();
  expect(report.queryByRole('heading', { name: /passed/ })).not.toBeInTheDocument();
  expect(report.getByText(/1 check was not made\.$/)).toBeInTheDocument();
  expect(report.getAllByRole('heading', { level: 3 })[0]).toHaveTextContent('Private');
});

test('report: what is open comes first, is counted, and takes the headline from what passed', async () => {
  const details = detailsOf('A bakery');
  const placeholders = [
    {
      text: 'Add a price',
      count: 6,
      places: [12, 12, 20, 28, 36].map((line) => ({ path: 'index.html', line })),
    },
    { text: 'Picture: Our team', count: 1, places: [{ path: 'about.html' }] },
  ];
  const { user } = await show(
    composerApi().on(routes.site, () => ({
      ...details,
      report: { ...details.report, placeholders, notes: ['Left out as asked: gallery.'] },
    })),
  );
  expect(tab(/Report/)).toHaveTextContent('Report7 to do');
  expect(screen.getByText('7 placeholders to fill in')).toBeInTheDocument();
  await user.click(tab(/Report/));
  const report = within(await screen.findByRole('region', { name: 'Quality report' }));
  const headings = report.getAllByRole('heading').map(({ textContent }) => textContent);
  expect(headings.slice(0, 4)).toEqual([
    '7 placeholders to fill in',
    'To do by you',
    '“Add a price”',
    '“Picture: Our team”',
  ]);
  const toDo = report.getByRole('heading', { name: 'To do by you' }).closest('section');
  expect(toDo).not.toHaveTextContent('Left out as asked');
  const notes = report.getByRole('heading', { name: 'Good to know before you publish' }).closest('section');
  expect(notes).toHaveTextContent('Left out as asked: gallery.');
  expect(report.getByText('6 places')).toBeInTheDocument();
  expect(report.getByText('and 1 more')).toBeInTheDocument();
  await user.click(report.getByRole('button', { name: 'index.html:20' }));
  expect(await screen.findByRole('region', { name: 'Text of index.html' })).toBeInTheDocument();
});

test('report: the checks stand by what a person cares about, with what was measured', async () => {
  const details = detailsOf('A bakery');
  const passed = (id: string, title: string) => ({ id, title, status: 'passed' as const, findings: [] });
  const report = {
    ...details.report,
    checks: [passed('links', 'Every link leads somewhere'), passed('title', 'Every page has a title')],
    measures: {
      pages: 3,
      links: 41,
      pictures: 5,
      fields: 0,
      bytes: { pages: 20_000, styles: 12_000, scripts: 0, pictures: 0, fonts: 22_400, others: 0 },
    },
  };
  const { user } = await show(composerApi().on(routes.site, () => ({ ...details, report })));
  await user.click(tab(/Report/));
  const shown = within(await screen.findByRole('region', { name: 'Quality report' }));
  const groups = shown.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(groups).toEqual(['Works', 'Found by search']);
  expect(shown.getByText('41 links')).toBeInTheDocument();
  expect(shown.getByText('Every link leads somewhere')).not.toBeVisible();
  await user.click(shown.getAllByText('1 check passed')[0] as HTMLElement);
  expect(shown.getByText('Every link leads somewhere')).toBeVisible();
  expect(shown.getByText('Fonts')).toBeInTheDocument();
  expect(shown.queryByText('Scripts')).not.toBeInTheDocument();
});

test('full screen: the preview alone, Escape returns and the focus with it', async () => {
  const { user } = await show();
  await user.click(screen.getByRole('button', { name: 'Full screen' }));
  expect(screen.getByRole('button', { name: 'Generate Website', hidden: true })).not.toBeVisible();
  screen.getByRole('link', { name: 'Open in a new tab' }).focus();
  await user.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'Generate Website' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Full screen' })).toHaveFocus();
});
