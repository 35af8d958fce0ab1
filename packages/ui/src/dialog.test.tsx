import { fireEvent, render, screen } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { installNativeDialog } from './testing/index.ts';

beforeAll(installNativeDialog);

test('is named by its title, described by its sentence and absent while closed', () => {
  const question = (isOpen: boolean) => (
    <Dialog
      isOpen={isOpen}
      onClose={() => {}}
      title="Delete it?"
      description="This cannot be undone."
      actions={<Button>Delete</Button>}
    />
  );
  const { rerender } = render(question(false));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

  rerender(question(true));
  expect(screen.getByRole('dialog', { name: 'Delete it?' })).toHaveAccessibleDescription(
    'This cannot be undone.',
  );
  expect(screen.getByRole('button', { name: 'Delete' })).toBeInTheDocument();

  rerender(question(false));
  expect(screen.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
});

test('Escape asks its owner to close it and leaves the decision there', () => {
  const onClose = vi.fn();
  render(<Dialog isOpen onClose={onClose} title="Delete it?" />);
  const dialog = screen.getByRole('dialog');
  const wasNotPrevented = fireEvent(dialog, new Event('cancel', { cancelable: true }));
  expect(onClose).toHaveBeenCalledOnce();
  expect(wasNotPrevented).toBe(false);
  expect(dialog).toHaveAttribute('open');
});
