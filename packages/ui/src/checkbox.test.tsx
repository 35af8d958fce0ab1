import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Checkbox } from './checkbox.tsx';

test('is ticked by its words and by Space', async () => {
  render(<Checkbox name="news">Send me news</Checkbox>);
  const box = screen.getByRole('checkbox', { name: 'Send me news' });
  await userEvent.click(screen.getByText('Send me news'));
  expect(box).toBeChecked();
  await userEvent.keyboard(' ');
  expect(box).not.toBeChecked();
});

test('a link in its words does not tick it', () => {
  render(
    <Checkbox>
      I read <a href="#rules">the rules</a>
    </Checkbox>,
  );
  fireEvent.click(screen.getByRole('link', { name: 'the rules' }));
  expect(screen.getByRole('checkbox')).not.toBeChecked();
});

test('an error describes the box and marks it', () => {
  render(<Checkbox error="Tick it first.">I agree</Checkbox>);
  const box = screen.getByRole('checkbox', { name: 'I agree' });
  expect(box).toBeInvalid();
  expect(box).toHaveAccessibleDescription('Tick it first.');
});
