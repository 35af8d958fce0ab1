import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Button } from './button.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from './dropdown-menu.tsx';
import { PortalContainerProvider } from './portal-container.tsx';

function Actions({ onDownload = () => {} }: { onDownload?: () => void }) {
  return (
    <DropdownMenu>
      <DropdownMenuTrigger>
        <Button>More</Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuItem onSelect={onDownload}>Download</DropdownMenuItem>
        <DropdownMenuItem variant="danger">Delete</DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

test('opens by keyboard, runs the chosen action and gives the focus back', async () => {
  const onDownload = vi.fn();
  render(<Actions onDownload={onDownload} />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('menuitem', { name: 'Download' })).toHaveFocus();

  await userEvent.keyboard('{Enter}');
  expect(onDownload).toHaveBeenCalledOnce();
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'More' })).toHaveFocus();
});

test('Escape closes it and runs nothing', async () => {
  const onDownload = vi.fn();
  render(<Actions onDownload={onDownload} />);
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  expect(onDownload).not.toHaveBeenCalled();
});

test('adds no style element, which the content security policy would refuse', async () => {
  const before = document.querySelectorAll('style').length;
  render(<Actions />);
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  expect(screen.getByRole('menu')).toBeInTheDocument();
  expect(document.querySelectorAll('style')).toHaveLength(before);
});

test('opens inside the container that carries the scope', async () => {
  render(
    <PortalContainerProvider scope={{ 'data-part': 'list' }}>
      <Actions />
    </PortalContainerProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  expect(screen.getByRole('menu').closest('[data-part="list"]')?.parentElement).toBe(document.body);
});
