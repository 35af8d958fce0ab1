import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { EndOfList } from './end-of-list.tsx';
import { LiveThumbnail } from './live-thumbnail.tsx';
import { SearchBox } from './search-box.tsx';
import { installScrolling, scrollIntoSight, scrollOutOfSight } from './testing/index.ts';

beforeEach(installScrolling);

test('a thumbnail draws its page only near the window, sealed and out of reach', async () => {
  render(<LiveThumbnail src="/page.html" />);
  expect(screen.queryByTitle('Thumbnail')).not.toBeInTheDocument();
  await scrollIntoSight();
  const frame = screen.getByTitle('Thumbnail');
  expect(frame).toHaveAttribute('src', '/page.html');
  expect(frame).toHaveAttribute('sandbox', 'allow-scripts');
  expect(frame).toHaveAttribute('inert');
  await scrollOutOfSight();
  expect(screen.queryByTitle('Thumbnail')).not.toBeInTheDocument();
});

test('the end of a list is reached once', async () => {
  const onReach = vi.fn();
  const { rerender } = render(<EndOfList onReach={() => onReach('first')} />);
  expect(onReach).not.toHaveBeenCalled();
  await scrollIntoSight();
  rerender(<EndOfList onReach={() => onReach('second')} />);
  expect(onReach.mock.calls).toEqual([['first']]);
});

test('a search box gives what is typed', async () => {
  function Page() {
    const [words, setWords] = useState('');
    return <SearchBox aria-label="Search pages" words={words} onWordsChange={setWords} isBusy />;
  }
  render(<Page />);
  const box = screen.getByRole('searchbox', { name: 'Search pages' });
  await userEvent.type(box, 'bakery');
  expect(box).toHaveValue('bakery');
});
