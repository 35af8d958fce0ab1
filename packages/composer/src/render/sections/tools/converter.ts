import { type Html, h } from '../../h.ts';
import type { ToolOf, ToolToRender } from './tool-plan.ts';

/** Units into one another, both ways; each line is a small calculator. */
export function renderConverter({ page, id }: ToolToRender, { pairs }: ToolOf<'converter'>): Html {
  const { kit } = page.look;
  const line = (place: string, [from, to, formula]: readonly [string, string, string], isWhole?: true) => {
    const field = `${id}-${place}`;
    const input = {
      id: field,
      type: 'number',
      step: 'any',
      inputmode: 'decimal',
      value: 1,
      'data-input': 'x',
    };
    return h(
      'div',
      {
        'data-calculator': formula,
        'data-whole': isWhole && '',
        class: 'grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-end gap-x-4',
      },
      h(
        'div',
        { class: 'min-w-0' },
        h('label', { for: field, class: 'mb-2 block font-medium' }, from),
        h('input', { ...input, class: kit.field }),
      ),
      h('span', { 'aria-hidden': 'true', class: 'pb-3' }, '='),
      h(
        'p',
        { class: 'min-w-0 pb-2' },
        h('output', { for: field, class: [kit.number, 'me-2 text-2xl'] }, '–'),
        h('span', null, to),
      ),
    );
  };
  return h(
    'ul',
    { class: 'grid gap-5 lg:grid-cols-2' },
    pairs.map(({ from, to, forth, back, isWhole }, index) =>
      h(
        'li',
        { class: [kit.card, 'grid gap-6 p-6 md:p-8'] },
        line(`forth-${index}`, [from, to, forth], isWhole),
        line(`back-${index}`, [to, from, back], isWhole),
      ),
    ),
  );
}
