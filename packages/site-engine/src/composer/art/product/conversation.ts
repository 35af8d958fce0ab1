import { type Html, html } from '../../html.ts';
import type { Site } from '../../site.ts';
import { times } from '../drawing.ts';
import { icon } from '../icons.ts';
import { sidebar } from './dashboard.ts';
import { appWindow, mark, namesOf, tick } from './pieces.ts';

/** Somebody asks, the product answers, and shows what it has done. */
export function conversation(site: Site): Html {
  const [question, answer] = site.kind.faq.items[0] ?? [site.headline, site.lede];
  const names = namesOf(site);
  const done = names
    .slice(0, 3)
    .map(
      (name, index) =>
        html`<li class="flex items-center gap-3 border-t border-line px-4 py-3 first:border-0">${tick(index < 2, 'size-5')}<span class="min-w-0 grow truncate">${name}</span></li>`,
    );
  const chips = names
    .slice(3, 6)
    .map(
      (name, index) =>
        html`<span class="max-w-full truncate rounded-full border border-edge px-3.5 py-1 text-sm ${index > 1 ? '@max-xl:hidden' : ''}">${name}</span>`,
    );
  const voice = html`<span class="flex items-center gap-[3px]">${times(5, (index) => html`<span class="w-[3px] rounded-full bg-accent" style="height:${[8, 16, 11, 18, 9][index]}px"></span>`)}</span>`;
  return appWindow(
    site,
    html`<div class="grid @2xl:grid-cols-[13rem_minmax(0,1fr)]">${sidebar(site)}<div class="grid min-w-0 content-end gap-5 p-5 @2xl:p-8"><p data-ground="accent" class="ms-[12%] justify-self-end rounded-2xl rounded-ee-sm px-5 py-3 font-medium">${question}</p><div class="flex gap-3">${mark(site, 'size-8 rounded-lg text-sm')}<div class="grid min-w-0 grow gap-4"><p class="max-w-[34rem] pt-1">${answer}</p><ul class="rounded-xl border border-line bg-panel">${done}</ul><div class="flex flex-wrap gap-2 text-muted">${chips}</div></div></div><div class="flex items-center gap-3 rounded-2xl border-2 border-edge px-4 py-3 text-muted">${icon('sparkles', 'size-5 shrink-0 text-mark')}<span class="min-w-0 grow truncate">${site.brief.brand}<span class="ms-1 inline-block h-4 w-0.5 translate-y-0.5 bg-accent"></span></span>${voice}<span data-ground="accent" class="grid size-8 shrink-0 place-items-center rounded-lg">${icon('arrow-right', 'size-4 -rotate-90')}</span></div></div></div>`,
  );
}
