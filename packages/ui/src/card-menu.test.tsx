import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { CardMenu } from './card-menu.tsx';
import { DropdownMenuItem } from './dropdown-menu.tsx';

const menus = ['one', 'two'].map((name) => (
  <CardMenu key={name} label={`More for ${name}`}>
    <DropdownMenuItem>Download {name}</DropdownMenuItem>
  </CardMenu>
));

test('one menu is open at a time, and none after another press', async () => {
  render(menus);
  const two = () => screen.getByRole('button', { name: 'More for two' });
  await userEvent.click(screen.getByRole('button', { name: 'More for one' }));
  expect(await screen.findByRole('menuitem', { name: 'Download one' })).toBeInTheDocument();
  await userEvent.click(two());
  expect(await screen.findByRole('menuitem', { name: 'Download two' })).toBeInTheDocument();
  expect(screen.getAllByRole('menu')).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'More for one' })).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(two());
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
});
