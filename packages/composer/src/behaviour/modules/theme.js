const root = document.documentElement;
const prefersDark = matchMedia('(prefers-color-scheme: dark)');

// A page opened in a sandbox has no storage: the switch works all the same, it only forgets.
const remembered = () => {
  try {
    return localStorage.getItem('theme');
  } catch {
    return null;
  }
};

/** @param {string} theme */
const remember = (theme) => {
  try {
    localStorage.setItem('theme', theme);
  } catch {}
};

const currentTheme = () => root.dataset.theme ?? (prefersDark.matches ? 'dark' : 'light');
const saved = remembered();
if (saved === 'light' || saved === 'dark') root.dataset.theme = saved;

for (const button of document.querySelectorAll('[data-theme-switch]')) {
  const show = () => button.setAttribute('aria-pressed', String(currentTheme() === 'dark'));
  show();
  button.addEventListener('click', () => {
    const theme = currentTheme() === 'dark' ? 'light' : 'dark';
    root.dataset.theme = theme;
    remember(theme);
    show();
  });
}
