import { renderScreen } from '@sitewright/web-kit/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { DemoSection } from './demo-section.tsx';
import { clock, demo } from './film.ts';

// jsdom has no films: what is asked of one is all that can be seen here.
const play = vi.fn(async () => undefined);

beforeEach(() => {
  play.mockClear();
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(play);
});

const chapterNames = () =>
  within(screen.getByRole('list', { name: 'Chapters' }))
    .getAllByRole('button')
    .map((button) => button.textContent);

test('shows a picture and its chapters; the film itself is not even named before it is wanted', () => {
  const { container } = renderScreen(<DemoSection />);
  expect(container.querySelector('video')).toBeNull();
  expect(container.innerHTML).not.toContain('.webm');
  expect(chapterNames()).toEqual(demo.chapters.map(({ at, title, text }) => clock(at) + title + text));
});

test('plays with the browser’s controls and captions, and takes focus', async () => {
  const { user, container } = renderScreen(<DemoSection />);
  await user.click(screen.getByRole('button', { name: /^Play the demo/ }));
  const film = screen.getByLabelText('Demo of the generator');
  expect(play).toHaveBeenCalledOnce();
  expect(film).toHaveAttribute('controls');
  expect(container.querySelector('track[kind="captions"]')).toHaveAttribute('src', demo.captions);
});

test('a chapter plays from its beginning; the chapter that is playing is marked', async () => {
  const { user } = renderScreen(<DemoSection />);
  const [, second] = screen.getAllByRole('listitem').map((item) => within(item).getByRole('button'));
  if (!second) throw new Error('The demo has one chapter only.');
  await user.click(second);
  const film = screen.getByLabelText<HTMLVideoElement>('Demo of the generator');
  expect(film.currentTime).toBe(demo.chapters[1]?.at);
  expect(second).toHaveAttribute('aria-current', 'true');

  film.currentTime = demo.seconds;
  fireEvent.timeUpdate(film);
  expect(second).not.toHaveAttribute('aria-current');
});

test.each([
  [0, '0:00'],
  [9, '0:09'],
  [75, '1:15'],
])('%d seconds are %s', (seconds, text) => {
  expect(clock(seconds)).toBe(text);
});
