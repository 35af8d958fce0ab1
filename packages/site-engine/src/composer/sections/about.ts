import { icon } from '../art/icons.ts';
import { subjectDrawing } from '../art/subject-drawing.ts';
import { type Html, html } from '../html.ts';
import { fill } from '../languages/fill.ts';
import type { Site } from '../site.ts';
import { variantFor } from './pieces.ts';
import type { WriteSection } from './section.ts';
import { side, twoColumns } from './sides.ts';

type Arrange = (site: Site, text: Html) => ReturnType<WriteSection>;

const statement: Arrange = (site, text) => ({
  title: site.kind.about.title,
  body: html`<div class="max-w-[44rem]">${text}</div>`,
  set: 'beside',
});

const beside: Arrange = (site, text) => {
  const { columns, first } = twoColumns(site, 7);
  return {
    title: site.kind.about.title,
    body: html`<div class="grid items-center gap-12 ${columns}"><div class="${first} md:[&>p:first-child]:text-[clamp(1.6rem,2.7vw,2.6rem)]">${text}</div>${subjectDrawing(site, 'about', 'mx-auto w-full max-w-md')}</div>`,
    set: 'below',
  };
};

/** The words far in, the signs of the trade in the margin. */
const wide: Arrange = (site, text) => ({
  title: site.kind.about.title,
  body: html`<div class="grid gap-x-12 gap-y-8 ${side(site, 'md:grid-cols-[2fr_10fr]', 'md:grid-cols-[10fr_2fr]')}"><p class="flex gap-6 text-mark md:flex-col ${side(site, '', 'md:order-last md:items-end')}" aria-hidden="true">${site.kind.icons.map((name) => icon(name, 'size-10 md:size-14'))}</p><div class="max-w-[62rem] md:[&>p:first-child]:text-[clamp(1.8rem,3.3vw,3.1rem)] md:[&>p:first-child]:leading-[1.2]">${text}</div></div>`,
  set: 'below',
});

const arrangements = { statement, beside, wide } as const;

/** Further paragraphs: the draft below the person's own story, and whom it is for unless the page opens with that. */
function paragraphsBelow({ brief: { audience }, story, lede, weave, kind, words }: Site): string[] {
  const isSaid = !audience || `${lede} ${story}`.toLocaleLowerCase('en').includes(audience);
  return [
    ...(story ? [weave(kind.about.text)] : []),
    ...(isSaid ? [] : [fill(words.about.audience, { audience })]),
  ];
}

/** What it is and whom it is for, in the person's own words where they gave any. */
export const writeAbout: WriteSection = (site) => {
  const below = paragraphsBelow(site);
  const text = html`<p class="text-[clamp(1.35rem,2.2vw,2rem)] leading-snug text-pretty">${site.story ?? site.weave(site.kind.about.text)}</p>${below.map((words) => html`<p class="mt-5 ${site.family.kit.text} text-muted">${words}</p>`)}`;
  site.note(`The text under “${site.words.labels.about}” is a draft. Tell your own story there.`);
  return arrangements[variantFor(site, 'about')](site, text);
};
