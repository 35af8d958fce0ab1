import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Alert } from './alert.tsx';
import { Ruler } from './ruler.tsx';
import { Skeleton } from './skeleton.tsx';
import { Spinner, SpinnerRing } from './spinner.tsx';

test('a spinner is a status with words', () => {
  render(<Spinner label="Loading the list" />);
  expect(screen.getByRole('status')).toHaveTextContent('Loading the list');
});

test('a ring and a skeleton are silent', () => {
  const { container } = render(
    <>
      <SpinnerRing />
      <Skeleton />
    </>,
  );
  expect(container.querySelectorAll('[aria-hidden="true"]')).toHaveLength(2);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test('an alert is announced and offers another try only when there is one', async () => {
  const onRetry = vi.fn();
  const { rerender } = render(<Alert>Error: no answer</Alert>);
  expect(screen.getByRole('alert')).toHaveTextContent('Error: no answer');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();

  rerender(<Alert onRetry={onRetry}>Error: no answer</Alert>);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

test.each([
  [0.58, '58'],
  [-1, '0'],
  [7, '100'],
])('a ruler at %d reads %s percent', (value, percent) => {
  render(<Ruler value={value} label="Building" />);
  expect(screen.getByRole('progressbar', { name: 'Building' })).toHaveAttribute('aria-valuenow', percent);
});
