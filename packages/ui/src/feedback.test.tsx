import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Alert } from './alert.tsx';
import { Skeleton } from './skeleton.tsx';
import { Spinner, SpinnerRing } from './spinner.tsx';
import { StepRuler } from './step-ruler.tsx';

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
  { step: 0, done: '0', line: '-100%' },
  { step: 1, done: '0', line: '-90%' },
  { step: 3, done: '2', line: '-50%' },
  { step: 5, done: '4', line: '-10%' },
  { step: 6, done: '5', line: '0%' },
])('a ruler at step $step of 5 has $done behind it and says where it is', ({ step, done, line }) => {
  render(<StepRuler steps={5} step={step} label="Building" valueText="Style, 3 of 5" />);
  const ruler = screen.getByRole('progressbar', { name: 'Building' });
  expect(ruler).toHaveAttribute('aria-valuenow', done);
  expect(ruler).toHaveAttribute('aria-valuemax', '5');
  expect(ruler).toHaveAttribute('aria-valuetext', 'Style, 3 of 5');
  expect(ruler.lastElementChild).toHaveStyle({ transform: `translateX(${line})` });
});
