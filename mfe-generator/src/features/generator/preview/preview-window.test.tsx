import { previewPath, stillPath } from '@sitewright/contracts';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import { detailsOf, site } from '../../../testing/handlers.ts';
import { PreviewWindow } from './preview-window.tsx';

const { id } = site;
const files = ['404.html', 'about.html', 'index.html', 'styles.css'].map((path) => ({
  path,
  bytes: 10,
  isText: true,
}));

const frame = () => screen.getByTitle<HTMLIFrameElement>('Preview of your website');
const picker = () => screen.getByRole('combobox', { name: 'Page' });
const controls = () => screen.getByRole('group', { name: 'Preview controls' });
const button = (name: string) => screen.getByRole('button', { name });

const post = (data: unknown, source: MessageEventSource | null = frame().contentWindow) =>
  act(() => window.dispatchEvent(new MessageEvent('message', { data, source })));
const pageAt = (path: string) => ({ type: 'sitewright:page', path, title: 'Title' });

function show() {
  render(<PreviewWindow site={detailsOf('A bakery', { files })} device="desktop" />);
  return userEvent.setup();
}

test('the picker lists the pages, the first page first and the 404 page last, and follows the page that the preview shows', async () => {
  show();
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'index.html',
    'about.html',
    '404.html',
  ]);
  const loaded = frame();
  await post(pageAt(previewPath(id, 'about.html')));
  expect(picker()).toHaveValue('about.html');
  await post(pageAt(`${previewPath(id)}#contact`));
  expect(picker()).toHaveValue('index.html');
  expect(frame()).toBe(loaded);
  await post(pageAt(`/preview/${id}/`));
  expect(picker()).toHaveValue('index.html');
  await post(pageAt(previewPath(id, 'gone.html')));
  expect(picker()).toHaveDisplayValue('Page not found');
});

test('a page is picked, loaded again, and left for the one before it', async () => {
  const user = show();
  expect(button('Back')).toBeDisabled();
  await user.selectOptions(picker(), 'about.html');
  expect(frame()).toHaveAttribute('src', previewPath(id, 'about.html'));
  await post(pageAt(previewPath(id, 'about.html')));
  const loaded = frame();
  await user.click(button('Reload'));
  expect(frame()).not.toBe(loaded);
  expect(frame()).toHaveAttribute('src', previewPath(id, 'about.html'));
  await user.click(button('Back'));
  expect(frame()).toHaveAttribute('src', previewPath(id));
  expect(button('Back')).toBeDisabled();
});

test.each([
  ['from another window', () => [pageAt(previewPath(id, 'about.html')), window]],
  ['from nobody', () => [pageAt(previewPath(id, 'about.html')), null]],
  ['of another site', () => [pageAt(previewPath('f'.repeat(32), 'about.html'))]],
  ['of the application', () => [pageAt('/app')]],
  ['with a broken path', () => [pageAt(`/preview/${id}/%E0%A4%A`)]],
  ['without a title', () => [{ type: 'sitewright:page', path: previewPath(id, 'about.html') }]],
  ['of another type', () => [{ ...pageAt(previewPath(id, 'about.html')), type: 'page' }]],
  ['with a path without end', () => [pageAt(`/preview/${id}/${'a'.repeat(2000)}`)]],
  ['of no shape', () => [null]],
  ['with a prototype', () => [JSON.parse('{"__proto__":{"type":"sitewright:page"}}')]],
] as const)('a message %s changes nothing', async (_what, message: () => readonly unknown[]) => {
  show();
  const [data, source = frame().contentWindow] = message();
  await post(data, source as MessageEventSource | null);
  expect(picker()).toHaveValue('index.html');
});

test('a storm of messages is heard up to a number a second', async () => {
  show();
  const { contentWindow } = frame();
  await act(async () => {
    for (let count = 0; count < 1000; count += 1) {
      const message = { data: pageAt(`/preview/${id}/${count}.html`), source: contentWindow };
      const event = new MessageEvent('message', message);
      Object.defineProperty(event, 'timeStamp', { value: 5000 });
      window.dispatchEvent(event);
    }
  });
  expect(picker()).toHaveValue('19.html');
});

const holdSeconds = () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
};
const seconds = (count: number) => act(async () => void vi.advanceTimersByTime(count * 1000));

/** A page whose scripts do not end, and a person who works with the clock of the test. */
async function showStuck() {
  holdSeconds();
  render(<PreviewWindow site={detailsOf('A bakery', { files })} device="desktop" />);
  const user = userEvent.setup();
  await post(pageAt(previewPath(id)));
  await seconds(10);
  return user;
}

test('a page that no longer answers is taken out, said so, and opened again without scripts', async () => {
  const user = await showStuck();
  expect(screen.queryByTitle('Preview of your website')).not.toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent('A script on index.html does not end');
  await user.click(button('Open without scripts'));
  expect(frame()).toHaveAttribute('src', stillPath(id));
  expect(frame()).toHaveAttribute('sandbox', '');
  expect(controls()).toHaveFocus();
  await user.click(button('Run scripts'));
  expect(frame()).toHaveAttribute('sandbox', 'allow-scripts allow-forms');
  expect(controls()).toHaveFocus();
});

test('a page that was stopped is tried again', async () => {
  const user = await showStuck();
  await user.click(button('Try again'));
  expect(frame()).toHaveAttribute('src', previewPath(id));
  expect(controls()).toHaveFocus();
});

test('another page is opened while one is stopped', async () => {
  const user = await showStuck();
  await user.selectOptions(picker(), 'about.html');
  expect(frame()).toHaveAttribute('src', previewPath(id, 'about.html'));
  expect(frame()).toHaveAttribute('sandbox', 'allow-scripts allow-forms');
});

test('a page that answers stays, and one that has not come yet is waited for', async () => {
  holdSeconds();
  show();
  await seconds(60);
  expect(frame()).toBeInTheDocument();
  await post(pageAt(previewPath(id)));
  for (let count = 0; count < 20; count += 1) {
    await seconds(4);
    await post({ type: 'sitewright:pong' });
  }
  expect(frame()).toBeInTheDocument();
});
