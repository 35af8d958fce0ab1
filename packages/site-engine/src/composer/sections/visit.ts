import { streetMap } from '../art/streets.ts';
import { type Html, html, trusted } from '../html.ts';
import type { Site } from '../site.ts';
import { placeholder } from './pieces.ts';
import type { WriteSection } from './section.ts';

const row = (site: Site, name: string, value: Html | string) =>
  html`<div class="grid gap-x-6 ${site.family.kit.rule} py-4 sm:grid-cols-[8rem_1fr]"><dt class="font-semibold">${name}</dt><dd>${value}</dd></div>`;

/** How to reach it: what the prompt states, word for word, and gaps for the rest. */
export function contactRows(site: Site): Html {
  const { address, hours, phone, email } = site.brief.facts;
  const missing = [
    !address && 'address',
    hours.length === 0 && 'opening hours',
    !phone && !email && 'telephone or e-mail',
  ].filter(Boolean);
  if (missing.length > 0) site.note(`Not in the prompt, so left open on the page: ${missing.join(', ')}.`);
  return html`<dl>${row(site, 'Address', address ?? (site.brief.place ? html`${site.brief.place}. ${placeholder('Add the street')}` : placeholder('Add your address')))}
${row(site, 'Open', hours.length > 0 ? html`${hours.map((entry) => html`<span class="block">${entry}</span>`)}` : placeholder('Add your opening hours'))}
${phone && row(site, 'Telephone', html`<a class="underline underline-offset-4" dir="ltr" href="tel:${phone.replace(/[^\d+]/g, '')}">${phone}</a>`)}
${email && row(site, 'E-mail', html`<a class="underline underline-offset-4 break-all" href="mailto:${email}">${email}</a>`)}
${!phone && !email && row(site, 'Write or call', placeholder('Add a telephone number or an e-mail address'))}</dl>`;
}

export const writeVisit: WriteSection = (site) => ({
  title: site.brief.place ? `Find us|in ${site.brief.place}` : 'Where and|when',
  body: html`<div class="grid gap-12 md:grid-cols-2">${contactRows(site)}<svg viewBox="0 0 600 450" class="w-full bg-panel ${site.family.kit.picture}" fill="none" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">${trusted(streetMap(site.random.fork('map')))}</svg></div>`,
  set: 'below',
});
