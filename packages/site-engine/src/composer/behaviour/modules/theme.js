const root = document.documentElement;
const prefersDark = matchMedia('(prefers-color-scheme: dark)');

// A page opened in a sandbox has no storage; the switch works all the same, it only forgets.
const storage = {
  get() {
    try {
      return localStorage.getItem('theme');
    } catch {
      return null;
    }
  },
  set(theme) {
    try {
      localStorage.setItem('theme', theme);
    } catch {}
  },
};

const currentTheme = () => root.dataset.theme ?? (prefersDark.matches ? 'dark' : 'light');
const saved = storage.get();
if (saved === 'light' || saved === 'dark') root.dataset.theme = saved;

for (const button of document.querySelectorAll('[data-theme-switch]')) {
  const show = () => button.setAttribute('aria-pressed', String(currentTheme() === 'dark'));
  show();
  button.addEventListener('click', () => {
    root.dataset.theme = currentTheme() === 'dark' ? 'light' : 'dark';
    storage.set(root.dataset.theme);
    show();
  });
}
