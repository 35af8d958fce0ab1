import { html } from '../html.ts';
import { placeholder } from './pieces.ts';
import type { WriteSection } from './section.ts';

/** What is on, in order. Times are the owner's to give. */
export const writeSchedule: WriteSection = (site) => {
  const { date } = site.brief.facts;
  const words = site.words.schedule;
  const isWeekly = ['gym', 'yoga', 'school'].includes(site.kind.id);
  site.note('The schedule holds places for your dates and times. Fill them in.');
  const when = (index: number) =>
    date && index === 0 ? date : placeholder(isWeekly ? words.addWeekly : words.add);
  return {
    title: isWeekly ? words.week : words.title,
    body: html`<ol>${site.offers
      .slice(0, 6)
      .map(
        (offer, index) =>
          html`<li class="grid items-baseline gap-x-10 gap-y-1 ${site.family.kit.rule} py-5 sm:grid-cols-[10rem_1fr_auto]"><span class="tabular-nums">${when(index)}</span><h3 class="${site.family.kit.h3}">${offer.name}</h3><span class="text-muted">${offer.detail ?? ''}</span></li>`,
      )}</ol>`,
    set: 'beside',
  };
};
