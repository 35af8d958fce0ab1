import { h } from '../h.ts';
import type { RenderSection } from '../section.ts';

/** Lines to type, as they were given, with a way to take them along. */
export const renderCode: RenderSection<'code'> = (page, { id, lines, label }) => {
  const { copy, copied } = page.controls.code;
  const bar = 'flex items-center justify-between gap-4 border-b border-line px-5 py-2.5 text-[.9375rem]';
  const button = {
    type: 'button',
    'data-copy': `${id}-code`,
    'data-copied': copied,
    hidden: true,
    class: 'cursor-pointer rounded-control px-3 py-1.5 font-medium underline underline-offset-4',
  };
  const code = h(
    'pre',
    { tabindex: '0', class: 'overflow-x-auto px-5 py-6 font-mono text-[.9375rem] leading-relaxed' },
    h('code', { id: `${id}-code`, class: 'whitespace-pre-wrap' }, lines.join('\n')),
  );
  const head = h('p', { class: bar }, h('span', null, label ?? page.plan.name), h('button', button, copy));
  const frame = 'min-w-0 max-w-4xl overflow-hidden rounded-card border border-line';
  return { body: h('div', { 'data-ground': 'deep', class: frame, dir: 'ltr' }, head, code), set: 'below' };
};
