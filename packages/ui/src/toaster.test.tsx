import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { toast, toastStore } from './toast.ts';
import { createToastStore, type ToastMessage } from './toast-store.ts';
import { Toaster } from './toaster.tsx';

afterEach(() =>
  act(() => {
    for (const { id } of toastStore.entries()) toastStore.remove(id);
  }),
);

function show(message: ToastMessage): () => void {
  render(<Toaster />);
  let dismiss = () => {};
  act(() => {
    dismiss = toast(message);
  });
  return dismiss;
}

const callToasts = () => fireEvent.keyDown(document.body, { key: 'F8', code: 'F8' });

test('shows the title and the description as text, whatever they hold', async () => {
  show({ title: 'Saved', description: '<b>bold</b>' });
  expect(await screen.findByText('Saved')).toBeInTheDocument();
  expect(screen.getByText('<b>bold</b>')).toBeInTheDocument();
});

test('announces a failure at once and a success when there is a pause', async () => {
  show({ variant: 'destructive', title: 'Failed' });
  const announcement = await screen.findByRole('status');
  expect(announcement).toHaveAttribute('aria-live', 'assertive');

  act(() => void toast({ title: 'Saved' }));
  const lives = screen.getAllByRole('status').map((element) => element.getAttribute('aria-live'));
  expect(lives).toContain('polite');
});

test('goes when it is closed, and when its caller takes it away', async () => {
  const dismiss = show({ title: 'Saved' });
  act(() => void toast({ title: 'Sent' }));
  await screen.findByText('Saved');

  act(dismiss);
  expect(screen.queryByText('Saved')).not.toBeInTheDocument();

  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByText('Sent')).not.toBeInTheDocument();
});

test('runs its action once and closes', async () => {
  const onSelect = vi.fn();
  show({ title: 'Deleted', action: { label: 'Undo', onSelect } });
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(onSelect).toHaveBeenCalledOnce();
  expect(screen.queryByText('Deleted')).not.toBeInTheDocument();
});

test('goes by itself after its duration', async () => {
  show({ title: 'First' });
  await screen.findAllByText('First');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  act(() => void toast({ title: 'Saved', duration: 60 }));
  expect(screen.getAllByText('Saved')).not.toEqual([]);
  act(() => vi.advanceTimersByTime(60_000));
  expect(screen.queryAllByText('Saved')).toEqual([]);
  vi.useRealTimers();
});

test('stays under the pointer for as long as the pointer stays', async () => {
  show({ title: 'First' });
  await screen.findByText('First');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  act(() => void toast({ title: 'Saved', duration: 1000 }));
  const notifications = screen.getByRole('region');

  fireEvent.pointerMove(notifications);
  act(() => vi.advanceTimersByTime(60_000));
  expect(screen.getByText('Saved')).toBeInTheDocument();

  fireEvent.pointerLeave(notifications);
  act(() => vi.advanceTimersByTime(60_000));
  expect(screen.queryByText('Saved')).not.toBeInTheDocument();
  vi.useRealTimers();
});

test('F8 leads to what the newest toast offers, Escape closes it, and the focus is where it was', async () => {
  render(<input aria-label="A field" />);
  const onSelect = vi.fn();
  show({ title: 'One deleted', action: { label: 'Undo', onSelect } });
  act(() => void toast({ title: 'Two deleted', action: { label: 'Undo', onSelect } }));
  const [first, second] = await screen.findAllByRole('button', { name: 'Undo' });
  const field = screen.getByRole('textbox');
  field.focus();

  callToasts();
  expect(second).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(first).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onSelect).toHaveBeenCalledOnce();
  expect(field).toHaveFocus();
});

test('the focus comes back when a toast is taken away under it', async () => {
  render(<input aria-label="A field" />);
  const dismiss = show({ title: 'Deleted', action: { label: 'Undo', onSelect: () => undefined } });
  const undo = await screen.findByRole('button', { name: 'Undo' });
  screen.getByRole('textbox').focus();
  callToasts();
  expect(undo).toHaveFocus();
  act(dismiss);
  expect(screen.getByRole('textbox')).toHaveFocus();
});

test('stays while it has the focus', async () => {
  show({ title: 'First' });
  await screen.findByText('First');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  act(
    () =>
      void toast({ title: 'Deleted', duration: 1000, action: { label: 'Undo', onSelect: () => undefined } }),
  );
  callToasts();
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
  act(() => vi.advanceTimersByTime(60_000));
  expect(screen.getByText('Deleted')).toBeInTheDocument();
  vi.useRealTimers();
});

test('every copy of the module writes to the one list of the page', async () => {
  vi.resetModules();
  const otherCopy = await import('./toast.ts');
  expect(otherCopy.toastStore).toBe(toastStore);
});

test('keeps the newest three', () => {
  const store = createToastStore();
  for (const title of ['one', 'two', 'three', 'four']) store.add({ title });
  expect(store.entries().map(({ title }) => title)).toEqual(['two', 'three', 'four']);
});
