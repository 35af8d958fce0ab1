import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { applyTheme, chooseTheme, parseThemeChoice, shownTheme } from './theme.ts';
import { ThemeToggle } from './theme-toggle.tsx';

function useSystem(isDark: boolean) {
  const system = Object.assign(new EventTarget(), { matches: isDark });
  vi.stubGlobal('matchMedia', () => system);
  return system;
}

beforeEach(() => useSystem(false));
afterEach(() => {
  vi.unstubAllGlobals();
  chooseTheme('system');
});

test.each([
  ['user_prefs=theme:dark', 'dark'],
  ['a=1; user_prefs=theme:light; b=2', 'light'],
  ['user_prefs=theme:pink', 'system'],
  ['other_user_prefs=theme:dark', 'system'],
  ['', 'system'],
])('the cookies %j mean %s', (cookies, choice) => {
  expect(parseThemeChoice(cookies)).toBe(choice);
});

test('without a choice the system decides, later changes included', () => {
  const system = useSystem(true);
  const stop = applyTheme();
  expect(shownTheme()).toBe('dark');

  system.matches = false;
  system.dispatchEvent(new Event('change'));
  expect(shownTheme()).toBe('light');

  stop();
  system.matches = true;
  system.dispatchEvent(new Event('change'));
  expect(shownTheme()).toBe('light');
});

test('the toggle changes the theme and remembers it outside of local storage', async () => {
  render(<ThemeToggle />);
  await userEvent.click(screen.getByRole('button', { name: 'Use the dark theme' }));
  expect(shownTheme()).toBe('dark');
  expect(document.cookie).toContain('user_prefs=theme:dark');
  expect(localStorage).toHaveLength(0);

  await userEvent.click(await screen.findByRole('button', { name: 'Use the light theme' }));
  expect(shownTheme()).toBe('light');
});

test('the toggle follows a theme that somebody else changes', async () => {
  render(<ThemeToggle />);
  chooseTheme('dark');
  expect(await screen.findByRole('button', { name: 'Use the light theme' })).toBeInTheDocument();
});

test("the cookie is the whole site's, lasts a year and is not sent along by other sites", () => {
  const jar = { cookie: '' };
  chooseTheme('dark', jar);
  expect(jar.cookie).toBe('user_prefs=theme:dark; Path=/; Max-Age=31536000; SameSite=Lax');
});
