import { act, render, screen, waitFor } from '@testing-library/react';
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
  const frame = await screen.findByTitle('Thumbnail');
  expect(frame).toHaveAttribute('src', '/page.html');
  expect(frame).toHaveAttribute('sandbox', 'allow-scripts');
  expect(frame).toHaveAttribute('inert');
  await scrollOutOfSight();
  await waitFor(() => expect(frame).not.toBeInTheDocument());
});

test('thumbnails that come near together are drawn one a frame, and none whose turn comes too late', async () => {
  const frames: FrameRequestCallback[] = [];
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) => frames.push(callback));
  const drawFrame = () => act(async () => frames.shift()?.(0));
  const thumbnails = () => screen.queryAllByTitle('Thumbnail');
  const pages = ['/1.html', '/2.html', '/3.html'];
  const { rerender } = render(pages.map((page) => <LiveThumbnail key={page} src={page} />));
  await scrollIntoSight();
  expect(thumbnails()).toHaveLength(0);
  await drawFrame();
  expect(thumbnails()).toHaveLength(1);
  rerender(<LiveThumbnail key="/1.html" src="/1.html" />);
  await drawFrame();
  expect(thumbnails()).toHaveLength(1);
  expect(frames).toHaveLength(0);
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
