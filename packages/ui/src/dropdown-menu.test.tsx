import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Button } from './button.tsx';
import { DropdownMenu, DropdownMenuItem } from './dropdown-menu.tsx';
import { PortalContainerProvider } from './portal-container.tsx';

function Actions({ onDownload = () => {} }: { onDownload?: () => void }) {
  return (
    <DropdownMenu opener={<Button>More</Button>}>
      <DropdownMenuItem onSelect={onDownload}>Download</DropdownMenuItem>
      <DropdownMenuItem variant="danger">Delete</DropdownMenuItem>
    </DropdownMenu>
  );
}

const more = () => screen.getByRole('button', { name: 'More' });

test.each(['{Enter}', ' ', '{ArrowDown}'])(
  'opens by keyboard (%s), runs the chosen action and gives the focus back, the first time and after it',
  async (key) => {
    const onDownload = vi.fn();
    render(<Actions onDownload={onDownload} />);
    await userEvent.tab();
    for (const times of [1, 2]) {
      await userEvent.keyboard(key);
      await expect.poll(() => screen.queryByRole('menuitem', { name: 'Download' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      expect(onDownload).toHaveBeenCalledTimes(times);
      expect(screen.queryByRole('menu')).not.toBeInTheDocument();
      expect(more()).toHaveFocus();
    }
  },
);

test('opens by pointer without choosing anything beforehand', async () => {
  render(<Actions />);
  expect(more()).toHaveAttribute('aria-haspopup', 'menu');
  expect(more()).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(more());
  expect(await screen.findByRole('menu')).toHaveAccessibleName('More');
  expect(screen.getByRole('menuitem', { name: 'Download' })).not.toHaveFocus();
});

test('Escape closes it and runs nothing', async () => {
  const onDownload = vi.fn();
  render(<Actions onDownload={onDownload} />);
  await userEvent.click(more());
  await screen.findByRole('menu');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  expect(onDownload).not.toHaveBeenCalled();
});

test('adds no style element, which the content security policy would refuse', async () => {
  const before = document.querySelectorAll('style').length;
  render(<Actions />);
  await userEvent.click(more());
  expect(await screen.findByRole('menu')).toBeInTheDocument();
  expect(document.querySelectorAll('style')).toHaveLength(before);
});

test('opens inside the container that carries the scope', async () => {
  render(
    <PortalContainerProvider scope={{ 'data-part': 'list' }}>
      <Actions />
    </PortalContainerProvider>,
  );
  await userEvent.click(more());
  expect((await screen.findByRole('menu')).closest('[data-part="list"]')?.parentElement).toBe(document.body);
});
