import { type Html, html } from '../html.ts';

interface Tab {
  name: string;
  panel: Html;
}

/** One of several at a time; without a script all panels but the first stay folded. `name` keeps two groups apart. */
export const tabPanels = (name: string, label: string, tabs: readonly Tab[], panelClasses: string): Html =>
  html`<div data-tabs class="grid gap-6 md:grid-cols-[5fr_7fr] md:gap-12"><div role="tablist" aria-label="${label}" class="flex flex-wrap content-start gap-2.5">${tabs.map(
    (tab, index) =>
      html`<button type="button" role="tab" id="${name}-tab-${index}" aria-controls="${name}-panel-${index}" aria-selected="${String(index === 0)}" ${index === 0 ? '' : html`tabindex="-1"`} class="cursor-pointer rounded-full bg-panel px-6 py-3.5 text-lg text-text aria-selected:bg-fill aria-selected:text-on-fill">${tab.name}</button>`,
  )}</div><div class="min-w-0">${tabs.map(
    ({ panel }, index) =>
      html`<div role="tabpanel" id="${name}-panel-${index}" aria-labelledby="${name}-tab-${index}" tabindex="0" class="${panelClasses}" ${index === 0 ? '' : html`hidden`}>${panel}</div>`,
  )}</div></div>`;
