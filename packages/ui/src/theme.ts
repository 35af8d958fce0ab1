/** What the person chose; `system` follows the operating system. */
export type ThemeChoice = 'light' | 'dark' | 'system';

const cookieName = 'user_prefs';
const darkSystem = '(prefers-color-scheme: dark)';
const oneYearInSeconds = 365 * 24 * 60 * 60;

/**
 * Reads the choice out of the page's cookies; anything unknown is `system`. A cookie, because local storage holds the
 * session and nothing else.
 */
export function parseThemeChoice(cookies: string): ThemeChoice {
  const value = new RegExp(`(?:^|;\\s*)${cookieName}=theme:(light|dark)(?:;|$)`).exec(cookies)?.[1];
  return value === 'light' || value === 'dark' ? value : 'system';
}

function resolveTheme(choice: ThemeChoice): 'light' | 'dark' {
  if (choice !== 'system') return choice;
  return window.matchMedia(darkSystem).matches ? 'dark' : 'light';
}

/** The theme the page is shown in now. */
export function shownTheme(): 'light' | 'dark' {
  return document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light';
}

/** Calls `onChange` whenever the page is shown in another theme, whoever changed it. */
export function watchTheme(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

function showTheme(): void {
  document.documentElement.dataset.theme = resolveTheme(parseThemeChoice(document.cookie));
}

/** Remembers the choice in `jar` (the page's cookies) and shows it. */
export function chooseTheme(choice: ThemeChoice, jar: { cookie: string } = document): void {
  const maxAge = choice === 'system' ? 0 : oneYearInSeconds;
  const onlyEncrypted = window.location.protocol === 'https:' ? '; Secure' : '';
  jar.cookie = `${cookieName}=theme:${choice}; Path=/; Max-Age=${maxAge}; SameSite=Lax${onlyEncrypted}`;
  showTheme();
}

/**
 * Shows the remembered theme, or the system's and its later changes. Call it once, before the first render.
 * @returns a function that stops following the system
 */
export function applyTheme(): () => void {
  showTheme();
  const system = window.matchMedia(darkSystem);
  system.addEventListener('change', showTheme);
  return () => system.removeEventListener('change', showTheme);
}
