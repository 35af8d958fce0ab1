import { type Html, html } from '../../html.ts';
import { actionHref, actionLabel } from '../../labels.ts';
import type { Ground } from '../../palette/palette.ts';
import { titleLines } from '../../sections/pieces.ts';
import { side } from '../../sections/sides.ts';
import type { Site } from '../../site.ts';
import { copyright, factLine, navLinks } from '../navigation.ts';

type Footer = (site: Site) => Html;

const links = (site: Site, classes: string) =>
  html`<ul class="${classes}">${navLinks(site, 'inline-block py-1 underline underline-offset-4')}</ul>`;

/** Size of a name that is to fill a line, from its length. */
export const lineFilling = (text: string, share: number, most: number): string =>
  `${Math.min(most, Math.round((share * 10) / Math.max(5, [...text].length)) / 10)}vw`;

/** Name, facts and links in columns, as in an account book. */
export const ledgerFooter =
  (ground: Ground): Footer =>
  (site) =>
    html`<footer data-ground="${ground}"><div class="${site.family.kit.container} grid gap-x-10 gap-y-8 py-16 ${side(site, 'md:grid-cols-[5fr_4fr_3fr]', 'md:grid-cols-[7fr_3fr_2fr]')}"><div><p class="${site.family.kit.brand}">${site.brief.brand}</p><p class="mt-3 max-w-[34ch]">${titleLines(site.kind.about.title)}</p></div><p class="flex flex-col gap-1.5">${factLine(site)}</p><div>${links(site, 'grid content-start')}<p class="mt-4">${copyright(site)}</p></div></div></footer>`;

/** The name across the page, the facts above it; `share` is smaller for wide faces. */
export const giantFooter =
  (ground: Ground, share = 145): Footer =>
  (site) =>
    html`<footer data-ground="${ground}" class="overflow-hidden pt-14"><div class="${site.family.kit.container} flex flex-wrap justify-between gap-x-10 gap-y-4">${factLine(site)}${links(site, 'flex flex-wrap gap-x-6')}${copyright(site)}</div><p aria-hidden="true" class="mt-8 pb-[.12em] text-center font-display text-[length:var(--brand-size)] leading-none whitespace-nowrap" style="--brand-size:${lineFilling(site.brief.brand, share, 15)}">${site.brief.brand}</p></footer>`;

/** Everything on the middle axis, like the last page of a book. */
export const colophonFooter =
  (ground: Ground): Footer =>
  (site) =>
    html`<footer data-ground="${ground}"><div class="${site.family.kit.container} grid justify-items-center gap-6 py-20 text-center"><p class="font-display text-[clamp(2.6rem,7vw,6rem)] leading-none tracking-[-.02em] text-balance">${site.brief.brand}</p><p class="flex flex-wrap justify-center gap-x-8 gap-y-1">${factLine(site)}</p>${links(site, 'flex flex-wrap justify-center gap-x-7')}${copyright(site)}</div></footer>`;

/** The way to reach somebody, as large as it goes. */
export const reachFooter =
  (ground: Ground): Footer =>
  (site) => {
    const { email, phone } = site.brief.facts;
    const href = email ? `mailto:${email}` : phone ? `tel:${phone.replace(/[^\d+]/g, '')}` : actionHref(site);
    const text = email ?? phone ?? actionLabel(site);
    return html`<footer data-ground="${ground}"><div class="${site.family.kit.container} pt-16 pb-8 md:pt-20"><a class="font-display text-[clamp(1.7rem,5.6vw,5.25rem)] leading-[1.05] tracking-[-.03em] underline decoration-2 underline-offset-[.14em] [overflow-wrap:anywhere]" ${email || phone ? html`dir="ltr"` : ''} href="${href}">${text}</a><div class="mt-16 grid gap-x-10 gap-y-5 md:mt-24 md:grid-cols-[1fr_1fr_auto]"><p class="flex flex-col gap-1">${factLine(site)}</p>${links(site, 'flex flex-wrap content-start gap-x-6')}${copyright(site)}</div></div></footer>`;
  };
