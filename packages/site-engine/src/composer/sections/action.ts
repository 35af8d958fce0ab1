import { subjectDrawing } from '../art/subject-drawing.ts';
import { type Html, html } from '../html.ts';
import { closingAction } from '../labels.ts';
import type { Ground } from '../palette/palette.ts';
import type { Site } from '../site.ts';
import { standOut, titleLines, variantFor } from './pieces.ts';
import type { WriteSection } from './section.ts';
import { twoColumns } from './sides.ts';

type Arrange = (site: Site, ground: Ground) => Html;

/** One more thing to say, and not what another section says. */
function reason({ kind, sections, lede, weave }: Site): Html {
  if (!sections.includes('about')) return titleLines(kind.about.title);
  const unsaid = (['points', 'process'] as const).filter((id) => !sections.includes(id));
  const [spare] = unsaid.map((id) => kind[id].items[0]?.[1]);
  const ofKind = weave(kind.lede);
  return html`${spare ?? (lede.startsWith(ofKind) ? kind.offer.note : ofKind)}`;
}

function button(site: Site): Html {
  const { label, href } = closingAction(site);
  return html`<a class="${site.family.kit.button}" href="${href}">${label}</a>`;
}

const line: Arrange = (site) =>
  html`<div class="flex flex-wrap items-center justify-between gap-x-12 gap-y-6 ${site.family.kit.rule} pt-8"><p class="max-w-[34em] text-xl text-pretty">${reason(site)}</p>${button(site)}</div>`;

/** A panel in the strongest colour. */
const band: Arrange = (site, ground) =>
  html`<div data-ground="${standOut(ground)}" class="flex flex-wrap items-center justify-between gap-x-12 gap-y-8 rounded-card px-7 py-10 md:px-14 md:py-16"><p class="max-w-[24em] text-[clamp(1.35rem,2.4vw,2.1rem)] leading-tight text-balance">${reason(site)}</p>${button(site)}</div>`;

/** The words opposite the thing itself. */
const split: Arrange = (site) => {
  const { columns, first } = twoColumns(site, 7);
  return html`<div class="grid items-center gap-10 ${columns}"><div class="${first}"><p class="mb-8 max-w-[30em] text-[clamp(1.25rem,2vw,1.75rem)] leading-snug text-pretty">${reason(site)}</p>${button(site)}</div>${subjectDrawing(site, 'action', 'mx-auto w-full max-w-xs md:-my-10 md:max-w-sm')}</div>`;
};

const arrangements = { line, band, split } as const;

/** The call of its tone, or another thing worth saying large than what the hero has said. */
const otherHeadline = (site: Site): string =>
  site.call?.title ??
  site.kind.headlines.find((headline) => headline !== site.headline) ??
  site.kind.form.title;

/** The way to act, once more, for those who have read this far. */
export const writeAction: WriteSection = (site, ground) => ({
  title: otherHeadline(site),
  body: arrangements[variantFor(site, 'action')](site, ground),
  set: 'below',
});
