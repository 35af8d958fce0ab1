import { livePagePath } from '@sitewright/contracts';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { LivePage } from './live-page.tsx';

const page = { path: 'index.html', html: '<p>One', css: 'p{}' };
const frame = () => screen.getByTitle<HTMLIFrameElement>('Your website');

function watchFrame() {
  const post = vi.spyOn(frame().contentWindow as Window, 'postMessage').mockImplementation(() => undefined);
  return () => post.mock.calls;
}

test('draws what is there once the frame has come, and each change after it', () => {
  const view = render(<LivePage page={page} title="Your website" />);
  const posted = watchFrame();
  expect(posted()).toEqual([]);
  fireEvent.load(frame());
  expect(posted()).toEqual([[{ type: 'sitewright:draw', ...page, scale: 1 }, '*']]);
  const loaded = frame();
  view.rerender(<LivePage page={{ ...page, html: '<p>One two' }} title="Your website" />);
  expect(posted()[1]?.[0]).toMatchObject({ html: '<p>One two' });
  expect(frame()).toBe(loaded);
});

test('says how small it is shown, so that what is drawn over the page can be read', () => {
  render(<LivePage page={page} title="Your website" scale={0.28} />);
  const posted = watchFrame();
  fireEvent.load(frame());
  expect(posted()[0]?.[0]).toMatchObject({ scale: 0.28 });
});

test('a frame that the browser has loaded again is drawn again', () => {
  render(<LivePage page={page} title="Your website" />);
  const posted = watchFrame();
  fireEvent.load(frame());
  fireEvent.load(frame());
  expect(posted()).toHaveLength(2);
});

test('tells the frame at which size it is shown, also when only that has changed', () => {
  const view = render(<LivePage page={page} title="Your website" scale={0.25} />);
  const posted = watchFrame();
  fireEvent.load(frame());
  view.rerender(<LivePage page={page} title="Your website" scale={0.5} />);
  expect(posted().map(([message]) => message.scale)).toEqual([0.25, 0.5]);
});

test('is nobody’s origin, and is there before there is a page', () => {
  render(<LivePage page={undefined} title="Your website" scale={0.5} />);
  const posted = watchFrame();
  fireEvent.load(frame());
  expect(posted()).toEqual([]);
  expect(frame()).toHaveAttribute('src', livePagePath);
  expect(frame()).toHaveAttribute('sandbox', 'allow-scripts');
  expect(frame().style).toMatchObject({ width: '200%', height: '200%', transform: 'scale(0.5)' });
});
