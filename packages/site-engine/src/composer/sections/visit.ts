import { contourMap } from '../art/contours.ts';
import { streetMap } from '../art/streets.ts';
import { type Html, html, trusted } from '../html.ts';
import type { Random } from '../random.ts';
import type { Site } from '../site.ts';
import { placeholder, variantFor } from './pieces.ts';
import type { WriteSection } from './section.ts';

const row = (site: Site, name: string, value: Html | string) =>
  html`<div class="grid gap-x-6 ${site.family.kit.rule} py-4 sm:grid-cols-[8rem_1fr]"><dt class="font-semibold">${name}</dt><dd>${value}</dd></div>`;

/** How to reach it: what the prompt states, word for word, and gaps for the rest. */
export function contactRows(site: Site): Html {
  const { address, hours, phone, email } = site.brief.facts;
  const words = site.words.visit;
  const missing = [
    !address && 'address',
    hours.length === 0 && 'opening hours',
    !phone && !email && 'telephone or e-mail',
  ].filter(Boolean);
  if (missing.length > 0) site.note(`Not in the prompt, so left open on the page: ${missing.join(', ')}.`);
  return html`<dl>${row(site, words.address, address ?? (site.brief.place ? html`${site.brief.place}. ${placeholder(words.addStreet)}` : placeholder(words.addAddress)))}
${row(site, words.open, hours.length > 0 ? html`${hours.map((entry) => html`<span class="block">${entry}</span>`)}` : placeholder(words.addHours))}
${phone && row(site, words.phone, html`<a class="underline underline-offset-4" dir="ltr" href="tel:${phone.replace(/[^\d+]/g, '')}">${phone}</a>`)}
${email && row(site, words.email, html`<a class="underline underline-offset-4 break-all" href="mailto:${email}">${email}</a>`)}
${!phone && !email && row(site, words.reach, placeholder(words.addReach))}</dl>`;
}

const map = (site: Site, draw: (random: Random) => string) =>
  html`<div class="grid gap-12 md:grid-cols-2">${contactRows(site)}<svg viewBox="0 0 600 450" class="w-full bg-panel ${site.family.kit.picture}" fill="none" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">${trusted(draw(site.random.fork('map')))}</svg></div>`;

const arrangements = {
  streets: (site: Site) => map(site, streetMap),
  contours: (site: Site) => map(site, contourMap),
  ledger: contactRows,
} as const;

export const writeVisit: WriteSection = (site) => {
  const isPlaceKnown = Boolean(site.brief.place ?? site.brief.facts.address);
  const variant = isPlaceKnown ? variantFor(site, 'visit') : 'ledger';
  return {
    title: site.brief.place ? site.weave(site.words.visit.inPlace) : site.words.visit.title,
    body: arrangements[variant](site),
    set: variant === 'ledger' ? 'beside' : 'below',
  };
};
