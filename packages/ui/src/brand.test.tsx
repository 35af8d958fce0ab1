import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Avatar, initialsOf } from './avatar.tsx';
import { Badge } from './badge.tsx';
import { Joint } from './joint.tsx';
import { Kbd } from './kbd.tsx';
import { Mark, Wordmark } from './mark.tsx';
import { Measure } from './measure.tsx';
import { Slab } from './slab.tsx';
import { TextLink } from './text-link.tsx';

test('the wordmark is read as the name once', () => {
  render(
    <a href="/">
      <Wordmark />
    </a>,
  );
  expect(screen.getByRole('link')).toHaveAccessibleName('Sitewright');
});

test('ornaments have no role', () => {
  render(
    <>
      <Mark />
      <Joint />
      <Joint broken />
      <Avatar name="ines.halloran@lockside.example" />
    </>,
  );
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(screen.queryByRole('graphics-document')).not.toBeInTheDocument();
});

test('a broken joint has a loose half', () => {
  const { container } = render(<Joint broken />);
  expect(container.querySelectorAll('path')).toHaveLength(2);
});

test('a measure, a badge and a key are their words', () => {
  render(
    <>
      <Measure>768 px</Measure>
      <Badge tone="good">Passed</Badge>
      <Kbd>Ctrl</Kbd>
    </>,
  );
  for (const words of ['768 px', 'Passed', 'Ctrl']) expect(screen.getByText(words)).toBeInTheDocument();
});

test('a slab with a name is a region', () => {
  render(<Slab aria-label="Plain files">Text</Slab>);
  expect(screen.getByRole('region', { name: 'Plain files' })).toHaveAttribute('data-ground', 'slab');
});

test('a text link dresses a link of somebody else', () => {
  render(
    <TextLink asChild>
      <a href="/terms">Terms</a>
    </TextLink>,
  );
  expect(screen.getByRole('link', { name: 'Terms' })).toHaveClass('text-purple-ink');
});

test.each([
  ['ines.halloran@lockside.example', 'IH'],
  ['mara@lockside.example', 'M'],
  ['Émile de la Tour', 'ÉD'],
  ['', ''],
])('the initials of %j are %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
