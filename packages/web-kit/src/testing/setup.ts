import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest';
import { useSession } from '../session/index.ts';
import { addMissingBrowserParts } from './missing-browser-parts.ts';

addMissingBrowserParts();

// How long a screen may take is no matter of these tests: a busy machine takes longer than the usual second.
configure({ asyncUtilTimeout: 30_000 });

let consoleError = vi.spyOn(console, 'error');

beforeEach(() => {
  consoleError = vi.spyOn(console, 'error');
});

afterEach(() => {
  cleanup();
  const consoleErrors = consoleError.mock.calls;
  vi.restoreAllMocks();
  // Files of tests share modules and document: what one leaves behind would be there in the next.
  useSession.getState().signOut();
  sessionStorage.clear();
  document.body.replaceChildren();
  window.history.replaceState(null, '', '/');
  expect(consoleErrors, 'console.error was called; expect it in the test or repair its cause').toEqual([]);
});

afterAll(() => {
  // In this order: what was stubbed while the timers were fake is put back to a fake one.
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
