import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render, screen } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import * as ui from '../src/index.ts';
import { installNativeDialog, installScrolling } from '../src/testing/index.ts';
import { Sheet } from './sheet.tsx';

beforeAll(() => {
  installNativeDialog();
  installScrolling();
});

const sources = globSync('**/*.tsx', { cwd: import.meta.dirname })
  .filter((file) => !file.endsWith('.test.tsx') && !file.startsWith('dist'))
  .map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'))
  .join('\n');

const components = Object.keys(ui).filter((name) => /^[A-Z]/.test(name));

test('there are components to look for', () => {
  expect(components).toContain('Button');
});

test.each(components)('shows %s', (name) => {
  expect(sources).toMatch(new RegExp(`<${name}[\\s>/]`));
});

test('stands in one page, each kind under its name', () => {
  render(<Sheet />);
  expect(screen.getByRole('heading', { level: 1, name: 'Components' })).toBeInTheDocument();
  expect(screen.getAllByRole('region').length).toBeGreaterThan(9);
});
