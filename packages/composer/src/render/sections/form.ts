import { chooseArrangement } from '../choose-arrangement.ts';
import { h } from '../h.ts';
import type { RenderSection } from '../section.ts';
import type { SectionOf } from '../site.ts';
import { formFrame } from './form-frame.ts';

const mostInBar = 4;

/** A line of fields has no room for what takes more than one. */
const fitsInBar = ({ fields }: SectionOf<'form'>) =>
  fields.length <= mostInBar &&
  fields.every(({ kind, label }) => kind !== 'message' && kind !== 'checkbox' && label.length < 24);

/** The way to act. */
export const renderForm: RenderSection<'form'> = (page, section) => {
  const arrangement = chooseArrangement(page, 'form', 'open', (one) => one !== 'bar' || fitsInBar(section));
  const form = formFrame(page, section, arrangement === 'bar' ? 'line' : 'columns');
  if (arrangement === 'bar') return { body: form, set: 'below' };
  const isCard = arrangement === 'card';
  return {
    body: isCard ? h('div', { class: [page.look.kit.card, 'p-6 md:p-10'] }, form) : form,
    set: 'beside',
  };
};
