import type { PagePlan, SectionPlan } from '../../plan/site-plan.ts';
import { type Html, h } from '../h.ts';
import type { PageToRender } from '../site.ts';
import { oneLine } from '../titles.ts';
import { dialog } from './dialog.ts';

interface Found {
  text: string;
  href: string;
}

/** More would make every page heavier than what is searched for. */
const mostNames = 300;

/** The names that stand in a section, by which people look for it. */
function namesIn(section: SectionPlan): string[] {
  switch (section.type) {
    case 'items':
      return section.groups.flatMap(({ items }) => items.map(({ name }) => name));
    case 'table':
      return section.rows.flatMap(([first]) => first ?? []);
    case 'points':
      return section.points.map(({ name }) => name);
    case 'people':
      return section.people.map(({ name }) => name);
    case 'events':
      return section.events.map(({ title }) => title);
    case 'posts':
      return section.posts.map(({ title }) => title);
    case 'questions':
      return section.questions.map(({ question }) => question);
    default:
      return [];
  }
}

const entriesOf = (page: PagePlan): Found[] =>
  page.sections.flatMap((section) => {
    const href = `${page.path}#${section.id}`;
    return [oneLine(section.title), ...namesIn(section)].map((text) => ({ text, href }));
  });

/** Finds headings and names of the whole site; what it looks through is on every page, so that nothing has to be loaded. */
export function searchDialog(page: PageToRender): Html | undefined {
  if (!page.plan.tools.includes('search')) return undefined;
  const { open, label, found, none } = page.controls.search;
  const entry = ({ text, href }: Found) =>
    h(
      'li',
      { hidden: true },
      h(
        'a',
        {
          href: page.href(href),
          class: 'block border-b border-line py-3 underline-offset-4 hover:underline',
        },
        text,
      ),
    );
  const entries = page.language.pages.flatMap(entriesOf).slice(0, mostNames);
  const input = { id: 'search-words', type: 'search', autocomplete: 'off', class: page.look.kit.field };
  return dialog(
    page,
    {
      id: 'search',
      title: open,
      close: page.controls.basket.close,
      attributes: { 'data-search-dialog': true },
    },
    h('label', { for: input.id, class: 'mb-2 block font-medium' }, label),
    h('input', input),
    h('p', {
      role: 'status',
      'data-search-status': found,
      'data-none': none,
      class: 'mt-3 min-h-6 text-muted',
    }),
    h('ul', { class: 'mt-2' }, entries.map(entry)),
  );
}
