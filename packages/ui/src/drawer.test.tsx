import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, expect, test, vi } from 'vitest';
import { Drawer } from './drawer.tsx';
import { installNativeDialog } from './testing/index.ts';

beforeAll(installNativeDialog);

test('is a named dialog while open and empty while closed', () => {
  const drawer = (isOpen: boolean) => (
    <Drawer isOpen={isOpen} onClose={() => {}} label="Menu">
      {() => <a href="/there">There</a>}
    </Drawer>
  );
  const { rerender } = render(drawer(false));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.queryByText('There')).not.toBeInTheDocument();

  rerender(drawer(true));
  expect(screen.getByRole('dialog', { name: 'Menu' })).toContainElement(screen.getByText('There'));

  rerender(drawer(false));
  expect(screen.queryByText('There')).not.toBeInTheDocument();
});

test('its button and Escape ask its owner to close it and leave the decision there', async () => {
  const onClose = vi.fn();
  render(
    <Drawer isOpen onClose={onClose} label="Menu" closeLabel="Close menu">
      {(closeButton) => closeButton}
    </Drawer>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Close menu' }));
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  expect(onClose).toHaveBeenCalledTimes(2);
  expect(screen.getByRole('dialog')).toHaveAttribute('open');
});
