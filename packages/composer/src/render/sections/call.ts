import { subjectDrawing } from '../art/subject-drawing.ts';
import { chooseArrangement } from '../choose-arrangement.ts';
import { type Html, h } from '../h.ts';
import { standOut } from '../pieces.ts';
import type { RenderSection } from '../section.ts';
import { twoColumns } from '../sides.ts';
import type { PageAtSection, SectionOf } from '../site.ts';

type Arrange = (page: PageAtSection, section: SectionOf<'call'>) => Html;

const button = ({ look, href }: PageAtSection, { action }: SectionOf<'call'>): Html =>
  h('a', { class: look.kit.button, href: href(action.href) }, action.label);

const line: Arrange = (page, section) =>
  h(
    'div',
    { class: ['flex flex-wrap items-center justify-between gap-x-12 gap-y-6 pt-8', page.look.kit.rule] },
    section.text && h('p', { class: 'max-w-[34em] text-xl text-pretty' }, section.text),
    button(page, section),
  );

/** A panel in the strongest colour. */
const band: Arrange = (page, section) => {
  const look =
    'flex flex-wrap items-center justify-between gap-x-12 gap-y-8 rounded-card px-6 py-10 md:px-14 md:py-16';
  const words = 'max-w-[24em] text-[clamp(1.35rem,2.4vw,2.1rem)] leading-tight text-balance';
  return h(
    'div',
    { 'data-ground': standOut(page.ground), class: look },
    section.text && h('p', { class: words }, section.text),
    button(page, section),
  );
};

/** The words opposite the thing itself. */
const split: Arrange = (page, section) => {
  const { columns, first } = twoColumns(page, 7);
  const words = 'mb-8 max-w-[30em] text-[clamp(1.25rem,2vw,1.75rem)] leading-snug text-pretty';
  return h(
    'div',
    { class: ['grid items-center gap-10', columns] },
    h('div', { class: first }, section.text && h('p', { class: words }, section.text), button(page, section)),
    subjectDrawing(page, `call ${page.index}`, 'mx-auto w-full max-w-xs md:-my-10 md:max-w-sm'),
  );
};

const arrangements = { line, band, split } as const;

/** The way to act, once more, for those who have read this far. Without words of its own it stands beside its heading. */
export const renderCall: RenderSection<'call'> = (page, section) =>
  section.text
    ? { body: arrangements[chooseArrangement(page, 'call', 'line')](page, section), set: 'below' }
    : { body: h('p', null, button(page, section)), set: 'beside' };
