import { fitted } from '../fitted.ts';
import { h } from '../h.ts';
import type { RenderSection } from '../section.ts';
import type { SectionOf } from '../site.ts';

type Side = SectionOf<'sides'>['sides'][number];

/** Two things beside each other, line by line. */
export const renderSides: RenderSection<'sides'> = (page, { sides }) => {
  const columns = sides.length % 3 === 0 ? 'md:grid-cols-3' : 'md:grid-cols-2';
  const line = (text: string) => h('li', { class: ['py-3.5', page.look.kit.rule] }, text);
  const column = ({ title, lines }: Side) =>
    h(
      'section',
      { class: [page.look.kit.card, 'min-w-0 p-7 md:p-9'] },
      h('h3', { class: [page.look.kit.h3, 'mb-5 !text-[clamp(1.3rem,2vw,1.9rem)]'] }, fitted(title)),
      h('ul', null, lines.map(line)),
    );
  return { body: h('div', { class: ['grid gap-5', columns] }, sides.map(column)), set: 'below' };
};
