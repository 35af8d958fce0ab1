import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { EndOfList } from './end-of-list.tsx';
import { LiveThumbnail } from './live-thumbnail.tsx';
import { SearchBox } from './search-box.tsx';
import { installScrolling, scrollIntoSight, scrollOutOfSight } from './testing/index.ts';
import { useGradually } from './use-gradually.ts';

beforeEach(installScrolling);

test('a thumbnail draws its page only near the window, without scripts and out of reach', async () => {
  render(<LiveThumbnail src="/page.html" />);
  expect(screen.queryByTitle('Thumbnail')).not.toBeInTheDocument();
  await scrollIntoSight();
  const frame = await screen.findByTitle('Thumbnail');
  expect(frame).toHaveAttribute('src', '/page.html');
  expect(frame).toHaveAttribute('sandbox', '');
  expect(frame).toHaveAttribute('inert');
  await scrollOutOfSight();
  await waitFor(() => expect(frame).not.toBeInTheDocument());
});

/** The page's frames are drawn when the test says so. */
function holdFrames() {
  const frames: FrameRequestCallback[] = [];
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) => frames.push(callback));
  return { frames, drawFrame: () => act(async () => frames.shift()?.(0)) };
}

const thumbnails = () => screen.queryAllByTitle('Thumbnail');

test('thumbnails that come near together are drawn one a frame, and none whose turn comes too late', async () => {
  const { frames, drawFrame } = holdFrames();
  const pages = ['/1.html', '/2.html', '/3.html'];
  const { rerender } = render(pages.map((page) => <LiveThumbnail key={page} src={page} />));
  await scrollIntoSight();
  await waitFor(() => expect(frames).toHaveLength(1));
  expect(thumbnails()).toHaveLength(0);
  await drawFrame();
  expect(thumbnails()).toHaveLength(1);
  rerender(<LiveThumbnail key="/1.html" src="/1.html" />);
  await drawFrame();
  expect(thumbnails()).toHaveLength(1);
  expect(frames).toHaveLength(0);
});

test('a thumbnail that is flicked past is not drawn', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  render(<LiveThumbnail src="/page.html" />);
  await scrollIntoSight();
  await scrollOutOfSight();
  await act(() => vi.runAllTimersAsync());
  expect(thumbnails()).toHaveLength(0);
});

test('what comes with a long list is drawn a few items a frame, what comes singly at once', async () => {
  const { frames, drawFrame } = holdFrames();
  const List = ({ length }: { length: number }) => (
    <ul>
      {useGradually(Array.from({ length }, (_, index) => index)).map((index) => (
        <li key={index} />
      ))}
    </ul>
  );
  const count = () => screen.queryAllByRole('listitem').length;
  const { rerender } = render(<List length={10} />);
  const first = count();
  expect(first).toBeLessThan(10);
  await drawFrame();
  expect(count()).toBe(10);
  while (frames.length > 0) await drawFrame();
  rerender(<List length={11} />);
  expect(count()).toBe(11);
  rerender(<List length={40} />);
  expect(count()).toBeLessThan(40);
  while (frames.length > 0) await drawFrame();
  expect(count()).toBe(40);
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
