import { showsPictures } from '../../art/pictures/settings.ts';
import { hasScreen } from '../../art/product/product.ts';
import { html } from '../../html.ts';
import type { Brief } from '../../reading/brief.ts';
import type { Offer, Site } from '../../site.ts';
import { variantFor } from '../pieces.ts';
import type { WriteSection } from '../section.ts';
import { calculator } from './calculator.ts';
import { cart } from './cart.ts';
import { bento, cards, courses, plates, works } from './grids.ts';
import { index, leaders, rows } from './lists.ts';

const arrangements = { leaders, rows, bento, cards, plates, index, courses, works } as const;
const mostCourses = 6;
/** So few would lie in a grid like what is left of it. */
const mostInLines = 2;

const finder = (site: Site) =>
  html`<div class="mb-8 max-w-sm"><label class="mb-2 block font-medium" for="find">${site.words.offer.find}</label><input id="find" type="search" data-filter class="${site.family.kit.field}" autocomplete="off"><p class="mt-2 text-muted" role="status" data-filter-status="${site.words.offer.found}"></p></div>`;

const drawn = ['plates', 'works', 'bento'] as const;

/** Software and pictures are looked at, unless a gallery shows them already. */
const isLookedAt = (site: Site): boolean =>
  hasScreen(site) || (showsPictures(site.kind) && !site.sections.includes('gallery'));

/** Lists of what is looked at give way to drawings of it. */
function shown({ family }: Site, variant: keyof typeof arrangements) {
  const isDrawn = drawn.some((name) => name === variant);
  return isDrawn ? variant : (drawn.find((name) => family.kit.variants.offer.includes(name)) ?? 'bento');
}

/** What a gallery shows is listed by name above it. */
function listed({ family }: Site, variant: keyof typeof arrangements) {
  const lists = family.kit.variants.offer.filter((name) => !drawn.some((other) => other === name));
  return lists.find((name) => name === variant) ?? lists[0] ?? variant;
}

/** Some arrangements hold only so much, and some need enough. */
function fitting(site: Site) {
  if (site.offers.length <= mostInLines) return 'rows';
  const variant = variantFor(site, 'offer');
  const hasPrices = site.offers.some((offer) => offer.price);
  if (isLookedAt(site) && !hasPrices) return shown(site, variant);
  if (showsPictures(site.kind) && site.sections.includes('gallery')) return listed(site, variant);
  if (variant === 'bento' && hasPrices) return 'leaders';
  if (variant === 'courses' && site.offers.length > mostCourses) return 'leaders';
  return variant;
}

/** Whether the prompt names it; else it is a sample. */
const isFromPrompt = ({ name }: Offer, { facts, deeds }: Brief): boolean =>
  deeds.includes(name) || facts.items.some((item) => item.name === name);

function noteSamples({ offers, offerLabel, brief, note }: Site): void {
  const samples = offers.filter((offer) => !isFromPrompt(offer, brief));
  if (samples.length === 0) return;
  const which =
    samples.length === offers.length
      ? `The entries under “${offerLabel}”`
      : `The entries under “${offerLabel}” that you did not name`;
  note(`${which} are samples. Replace them with your own.`);
}

/** What the visitor came for: the menu, the services, the work. */
export const writeOffer: WriteSection = (site) => {
  const variant = fitting(site);
  const isOwn = site.offers.some((offer) => isFromPrompt(offer, site.brief));
  noteSamples(site);
  return {
    title: site.kind.offer.title,
    ...(site.kind.offer.note && !isOwn && { note: site.kind.offer.note }),
    body: html`${site.brief.features.includes('filter') && finder(site)}${arrangements[variant](site, site.offers)}${cart(site)}${calculator(site)}`,
    isList: variant === 'rows' || variant === 'leaders',
    set: variant === 'cards' || variant === 'index' ? 'beside' : 'below',
  };
};
