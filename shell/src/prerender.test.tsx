import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { brief, textOf } from './features/landing/example/brief.ts';
import markup from './prerender.tsx';

const page = readFileSync(join(import.meta.dirname, 'index.html'), 'utf8');

beforeEach(() => {
  document.body.innerHTML = markup;
});

test('the page has one place for it', () => {
  expect(page.match(/<!-- prerendered -->/g)).toHaveLength(1);
});

test('the first window of the landing page stands there: words, ways on and the example', () => {
  const main = within(screen.getByRole('heading', { level: 1 }).closest('main') as HTMLElement);
  expect(main.getByRole('heading', { level: 1 })).toHaveTextContent('Plain words in.A finished website out.');
  expect(main.getByRole('link', { name: 'Launch App' })).toHaveAttribute('href', '/app');
  expect(main.getByRole('img', { name: /bicycle workshop/ })).toBeInTheDocument();
  expect(document.querySelector('input[name=prompt]')).toHaveValue(textOf(brief));
});

test('nothing in it needs a style or a script of its own, which the content security policy forbids', () => {
  expect(markup).not.toMatch(/<style|<script|\sstyle=|\son\w+=/);
});

test('the mark and the outline of the generator stand there, too', () => {
  expect(screen.getAllByText('Loading')).toHaveLength(2);
  expect(screen.getByText('What should it be?')).toBeInTheDocument();
});
