import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { useSession } from '../session/index.ts';
import { addMissingBrowserParts } from './missing-browser-parts.ts';

addMissingBrowserParts();

let consoleError = vi.spyOn(console, 'error');

beforeEach(() => {
  consoleError = vi.spyOn(console, 'error');
});

afterEach(() => {
  cleanup();
  useSession.getState().signOut();
  sessionStorage.clear();
  const complaints = consoleError.mock.calls;
  vi.restoreAllMocks();
  expect(complaints, 'console.error was called; expect it in the test or repair its cause').toEqual([]);
});
