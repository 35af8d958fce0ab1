import type { Link } from '../plan/site-plan.ts';
import { icon } from './art/icons.ts';
import { type Html, h } from './h.ts';
import type { PageToRender } from './site.ts';

const reaches: ReadonlySet<string> = new Set(['call', 'form', 'visit']);

/** Whether a page other than the first ends without a way to go on. */
const isOpen = ({ page }: PageToRender, action: Link): boolean =>
  !page.hero && !page.sections.some(({ type }) => reaches.has(type)) && !action.href.startsWith(page.path);

/** The end of a page that has no way to act of its own: the site's, large, and how to reach it. */
export function closing(page: PageToRender): Html | false {
  const { action, footer } = page.language;
  if (!action || !isOpen(page, action)) return false;
  const { kit } = page.look;
  return h(
    'aside',
    { 'data-ground': 'accent' },
    h(
      'div',
      { class: [kit.container, 'flex flex-wrap items-end justify-between gap-x-16 gap-y-8 py-14 md:py-20'] },
      h(
        'a',
        {
          href: page.href(action.href),
          class: [kit.h2, 'flex min-w-0 items-center gap-5 underline-offset-[.14em] hover:underline'],
        },
        action.label,
        icon('arrow-right', 'size-[.8em] shrink-0 rtl:rotate-180'),
      ),
      footer.facts.length > 0 &&
        h(
          'ul',
          { class: 'grid gap-1 font-semibold' },
          footer.facts.map((fact) => h('li', null, fact)),
        ),
    ),
  );
}
