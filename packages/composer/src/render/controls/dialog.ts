import { icon } from '../art/icons.ts';
import { type Attributes, type Child, type Html, h } from '../h.ts';
import type { PageToRender } from '../site.ts';

interface DialogToRender {
  id: string;
  title: string;
  close: string;
  attributes: Attributes;
}

/** A sheet over the page that a button opens; the browser keeps the keyboard in it and closes it on Escape. */
export function dialog(
  { look }: PageToRender,
  { id, title, close, attributes }: DialogToRender,
  ...content: Child[]
): Html {
  const frame = [
    'm-auto max-h-[90dvh] w-[min(36rem,calc(100vw-2rem))] overflow-y-auto rounded-card p-6 md:p-9',
    'shadow-2xl',
  ];
  const button = {
    type: 'button',
    'data-dialog-close': true,
    'aria-label': close,
    class: 'grid size-11 shrink-0 cursor-pointer place-items-center',
  };
  return h(
    'dialog',
    { id, 'aria-labelledby': `${id}-title`, 'data-ground': 'paper', class: frame, ...attributes },
    h(
      'div',
      { class: 'mb-4 flex items-center justify-between gap-4' },
      h('p', { id: `${id}-title`, class: [look.kit.h3, '!text-2xl'] }, title),
      h('button', button, icon('x', 'size-6')),
    ),
    content,
  );
}
