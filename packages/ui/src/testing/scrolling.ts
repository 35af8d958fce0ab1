import { act } from '@testing-library/react';
import { vi } from 'vitest';

type Report = (entries: Pick<IntersectionObserverEntry, 'isIntersecting'>[]) => void;

const watchers = new Set<Report>();

class FakeIntersectionObserver {
  readonly #report: Report;

  constructor(report: Report) {
    this.#report = report;
  }

  observe() {
    watchers.add(this.#report);
  }

  disconnect() {
    watchers.delete(this.#report);
  }
}

/** jsdom has no window to scroll: what is watched stays out of sight until the test says otherwise. */
export function installScrolling(): void {
  watchers.clear();
  vi.stubGlobal('IntersectionObserver', FakeIntersectionObserver);
}

const report = (isIntersecting: boolean) =>
  act(async () => {
    for (const tell of [...watchers]) tell([{ isIntersecting }]);
  });

/** Everything that is now on the page comes into the window. */
export const scrollIntoSight = () => report(true);

/** Everything that is now on the page leaves the window. */
export const scrollOutOfSight = () => report(false);
