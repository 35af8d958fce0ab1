import { renderScreen } from '@sitewright/web-kit/testing';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { brief, textOf } from '../example/brief.ts';

// Each test is a new visit: whether the brief was typed is remembered for as long as the page lives.
async function renderVisit() {
  vi.resetModules();
  const { Exhibit } = await import('./exhibit.tsx');
  const show = () => renderScreen(<Exhibit />);
  return { ...show(), showAgain: show };
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

const skip = () => screen.queryByRole('button', { name: 'Skip' });

const phrase = (words: RegExp) => screen.getByRole('link', { name: words });

const parts = (container: HTMLElement) =>
  [...container.querySelectorAll('[inert] .outline-purple')].map(
    (part) => !part.classList.contains('opacity-0'),
  );

const written = (container: HTMLElement) =>
  container.querySelector('form p')?.textContent?.replace(/[1-5]/g, '');

function preferStillness() {
  vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: media.includes('reduce'),
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
  );
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('types the brief in four seconds; its parts appear one by one', async () => {
  const { container } = await renderVisit();
  expect(parts(container)).toEqual([false, false, false, false, false]);
  await pass(1000);
  expect(parts(container).filter(Boolean)).toHaveLength(1);
  await pass(3100);
  expect(parts(container)).toEqual([true, true, true, true, true]);
  expect(skip()).not.toBeInTheDocument();
});

test('the whole brief is there to be read from the beginning', async () => {
  const { container } = await renderVisit();
  expect(written(container)).toBe(textOf(brief));
});

test('can be skipped', async () => {
  const { container } = await renderVisit();
  act(() => skip()?.click());
  expect(parts(container)).toEqual([true, true, true, true, true]);
  expect(skip()).not.toBeInTheDocument();
});

test('is typed once: whoever comes back finds it finished', async () => {
  const { container, unmount, showAgain } = await renderVisit();
  expect(parts(container)).toContain(false);
  unmount();
  expect(parts(showAgain().container)).not.toContain(false);
});

test('nothing is typed for people who prefer stillness', async () => {
  preferStillness();
  const { container } = await renderVisit();
  expect(parts(container)).not.toContain(false);
  expect(skip()).not.toBeInTheDocument();
});

test('a phrase leads to the page and leaves the address alone', async () => {
  const { address } = await renderVisit();
  const scrollIntoView = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue();
  act(() => phrase(/^our ?prices$/).click());
  expect(scrollIntoView.mock.instances).toEqual([document.getElementById('example-page')]);
  expect(address()).toBe('/');
});
