import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Download, Pencil, Trash2 } from 'lucide-react';
import { expect, test, vi } from 'vitest';
import { CardMenu, type CardMenuEntry } from './card-menu.tsx';

const dots = (subject: string) => screen.getByRole('button', { name: `More for ${subject}` });

function show() {
  const onRename = vi.fn();
  const entries: CardMenuEntry[] = [
    { name: 'Download', Icon: Download, href: '/file', download: 'file.zip' },
    { name: 'Rename', Icon: Pencil, onSelect: onRename },
    { name: 'Delete', Icon: Trash2, onSelect: () => undefined, isDanger: true },
  ];
  render(['one', 'two'].map((subject) => <CardMenu key={subject} subject={subject} entries={entries} />));
  return { onRename };
}

test('one menu is open at a time, and none after another press', async () => {
  show();
  await userEvent.click(dots('one'));
  expect(await screen.findByRole('menu')).toBeInTheDocument();
  expect(dots('one')).toHaveAttribute('aria-expanded', 'true');
  await userEvent.click(dots('two'));
  expect(await screen.findByRole('menu')).toBeInTheDocument();
  expect(screen.getAllByRole('menu')).toHaveLength(1);
  expect(dots('one')).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(dots('two'));
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
});

test('saves a file, runs an action, and keeps what is dangerous apart', async () => {
  const { onRename } = show();
  await userEvent.click(dots('one'));
  const download = await screen.findByRole('menuitem', { name: 'Download' });
  expect(download).toHaveAttribute('href', '/file');
  expect(download).toHaveAttribute('download', 'file.zip');
  expect(screen.getByRole('separator').nextElementSibling).toHaveTextContent('Delete');

  await userEvent.click(screen.getByRole('menuitem', { name: 'Rename' }));
  expect(onRename).toHaveBeenCalledOnce();
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
});
