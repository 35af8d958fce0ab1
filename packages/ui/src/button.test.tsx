import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Button } from './button.tsx';

test('is a button that does not submit the form around it', async () => {
  const onSubmit = vi.fn();
  render(
    <form onSubmit={onSubmit}>
      <Button>Add</Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Add' }));
  expect(onSubmit).not.toHaveBeenCalled();
});

test('answers the pointer, Enter and Space', async () => {
  const onClick = vi.fn();
  render(<Button onClick={onClick}>Save</Button>);
  await userEvent.click(screen.getByRole('button'));
  await userEvent.keyboard('{Enter} ');
  expect(onClick).toHaveBeenCalledTimes(3);
});

test('takes no presses while busy and keeps its name', async () => {
  const onClick = vi.fn();
  render(
    <Button busy onClick={onClick}>
      Saving...
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Saving...' });
  await userEvent.click(button);
  expect(button).toBeDisabled();
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(onClick).not.toHaveBeenCalled();
});

test('dresses a link without becoming a button', () => {
  render(
    <Button asChild className="w-full">
      <a href="/next" className="mt-2">
        Next
      </a>
    </Button>,
  );
  const link = screen.getByRole('link', { name: 'Next' });
  expect(link).toHaveClass('bg-purple', 'w-full', 'mt-2');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
