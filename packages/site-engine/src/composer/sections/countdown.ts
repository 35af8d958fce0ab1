import { type Html, html } from '../html.ts';
import { startOf } from '../reading/dates.ts';
import type { Site } from '../site.ts';

/** How long there is to wait, where the prompt asks for it and gives a date. */
export function countdown(site: Site): Html | false {
  const { date } = site.brief.facts;
  if (!site.brief.features.includes('countdown')) return false;
  const start = date && startOf(date);
  if (!start) {
    site.note('The prompt asks for a countdown but gives no whole date. Add day, month and year to get one.');
    return false;
  }
  return html`<p data-countdown="${start}" role="timer" class="${site.family.kit.number} flex flex-wrap gap-x-8 text-4xl">${(['days', 'hours', 'minutes'] as const).map((unit) => html`<span><span data-unit="${unit}">–</span> <span class="font-body text-base">${site.words.countdown[unit]}</span></span>`)}</p>`;
}
