/*
 * How the page looks before that is saved, and in its light or its dark colours. Sent to the browser as source text: see
 * edit-script.ts.
 */

type Theme = 'light' | 'dark';

function createLook() {
  const { documentElement: root } = document;
  let tried: HTMLStyleElement | undefined;
  let theme: Theme | undefined;
  /** What the page says itself. */
  let own = { theme: root.getAttribute('data-theme'), isDark: root.classList.contains('dark') };

  const drop = (style: HTMLStyleElement | undefined) => {
    style?.remove();
    if (tried === style) tried = undefined;
  };

  const setTheme = (name: string | null, isDark: boolean) => {
    if (name === null) root.removeAttribute('data-theme');
    else root.setAttribute('data-theme', name);
    root.classList.toggle('dark', isDark);
    if (root.getAttribute('class') === '') root.removeAttribute('class');
  };
  /** The names under which a built stylesheet keeps `light-dark()`, which may follow the window alone. */
  const setScheme = (name: Theme | undefined) => {
    const scheme = { '--lightningcss-light': 'light', '--lightningcss-dark': 'dark' };
    for (const [property, of] of Object.entries(scheme)) {
      if (name) root.style.setProperty(property, of === name ? 'initial' : ' ');
      else root.style.removeProperty(property);
    }
    if (name) root.style.setProperty('color-scheme', name);
    else root.style.removeProperty('color-scheme');
    if (root.getAttribute('style') === '') root.removeAttribute('style');
  };
  let isApplied = false;
  const applyTheme = () => {
    if (!theme && !isApplied) return;
    isApplied = theme !== undefined;
    setTheme(theme ?? own.theme, theme ? theme === 'dark' : own.isDark);
    setScheme(theme);
  };

  return {
    /** A stylesheet in the place of the site's, until the page is shown that has it. */
    try(css: string): void {
      drop(tried);
      tried = document.createElement('style');
      tried.textContent = css;
      document.head.append(tried);
    },
    showTheme(next: Theme | undefined): void {
      theme = next;
      applyTheme();
    },
    /** Another page has taken the place of the one that was shown, with attributes of its own. */
    renew(): void {
      own = { theme: root.getAttribute('data-theme'), isDark: root.classList.contains('dark') };
      applyTheme();
      const shown = tried;
      const link = document.querySelector<HTMLLinkElement>('body > link[rel="stylesheet"]:last-of-type');
      if (link && !link.sheet) link.addEventListener('load', () => drop(shown), { once: true });
      else drop(shown);
    },
  };
}

export type Look = ReturnType<typeof createLook>;

export const lookParts = [createLook];
