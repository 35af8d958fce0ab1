const forward = document.documentElement.dir === 'rtl' ? -1 : 1;
/** @type {Readonly<Record<string, number>>} */
const steps = { ArrowRight: forward, ArrowDown: 1, ArrowLeft: -forward, ArrowUp: -1 };

/** @param {Element} tab */
const panelOf = (tab) => document.getElementById(tab.getAttribute('aria-controls') ?? '');

/** @param {HTMLElement[]} tabs @param {HTMLElement} chosen */
const select = (tabs, chosen) => {
  for (const tab of tabs) {
    tab.setAttribute('aria-selected', String(tab === chosen));
    tab.tabIndex = tab === chosen ? 0 : -1;
    panelOf(tab)?.toggleAttribute('hidden', tab !== chosen);
  }
};

/** What stood below each other becomes one of several. @param {HTMLElement} tab */
const fold = (tab) => {
  const panel = panelOf(tab);
  panel?.setAttribute('role', 'tabpanel');
  panel?.setAttribute('aria-labelledby', tab.id);
  panel?.setAttribute('tabindex', '0');
  panel?.querySelector('[data-tab-name]')?.setAttribute('hidden', '');
};

for (const group of document.querySelectorAll('[data-tabs]')) {
  /** @type {HTMLElement[]} */
  const tabs = [...group.querySelectorAll('[role="tab"]')].filter((tab) => tab instanceof HTMLElement);
  const [first] = tabs;
  if (!first) continue;
  tabs.forEach(fold);
  select(tabs, first);
  group.querySelector('[role="tablist"]')?.removeAttribute('hidden');
  for (const [index, tab] of tabs.entries()) {
    tab.addEventListener('click', () => select(tabs, tab));
    tab.addEventListener('keydown', (event) => {
      const next = tabs[(index + (steps[event.key] ?? 0) + tabs.length) % tabs.length];
      if (!next || next === tab) return;
      event.preventDefault();
      select(tabs, next);
      next.focus();
    });
  }
}
