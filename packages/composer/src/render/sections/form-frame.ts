import { format } from '@sitewright/composer-content';
import type { FieldPlan } from '../../plan/site-plan.ts';
import { type Html, h } from '../h.ts';
import type { PageToRender } from '../site.ts';
import { labelledField } from './form-fields.ts';

export interface FormFrame {
  id: string;
  fields: readonly FieldPlan[];
  submit: string;
  done: string;
  send: { by: 'email' | 'whatsapp'; target: string } | { by: 'nothing' };
}
export type FormLayout = 'columns' | 'line';

/** Where the field with most room stands: below the others, in one column with them, or beside them. */
const shapes = ['across', 'column', 'beside'] as const;
type Shape = (typeof shapes)[number];

/** A message stands beside so many fields or more, as long as they are not taller than it. */
const fewestBeside = 3;
const mostBeside = 6;

const isWide = ({ kind, label }: FieldPlan) => kind === 'checkbox' || label.length > 60;

function shapeOf(page: PageToRender, { id, fields }: FormFrame): Shape {
  const shape = page.random.fork(`form ${id}`).pick(shapes);
  const messages = fields.filter(({ kind }) => kind === 'message').length;
  const canStandBeside =
    messages === 1 && fields.length >= fewestBeside && fields.length <= mostBeside && !fields.some(isWide);
  return shape === 'beside' && !canStandBeside ? 'across' : shape;
}

/** Classes of a field in a form of `count` fields. */
function fieldPlace(field: FieldPlan, shape: Shape, count: number): string {
  if (shape === 'column') return '';
  if (isWide(field)) return '@lg:col-span-full';
  if (field.kind !== 'message') return shape === 'beside' ? '@lg:col-start-1' : '';
  return shape === 'beside'
    ? `@lg:col-start-2 @lg:row-start-1 @lg:row-span-${count - 1} @lg:flex @lg:flex-col`
    : '@lg:col-span-full';
}

/** What happens on sending, said before anybody has typed in vain, and what is said after it. */
function delivery({ messages, controls }: PageToRender, { send, done }: FormFrame) {
  const { opensMail, notConnected, notSent } = messages.form;
  if (send.by === 'nothing') return { promise: notConnected, answer: format(notSent, { done }), target: {} };
  const { opensWhatsApp } = controls.form;
  return send.by === 'email'
    ? { promise: opensMail, answer: `${opensMail} ${done}`, target: { 'data-mail-to': send.target } }
    : {
        promise: opensWhatsApp,
        answer: `${opensWhatsApp} ${done}`,
        target: { 'data-whatsapp-to': send.target.replace(/\D/g, '') },
      };
}

const layouts = {
  columns: {
    frame: '',
    fields: 'grid gap-5',
    send: 'mt-6 flex flex-wrap items-center gap-x-6 gap-y-3',
    promise: 'max-w-[44ch]',
  },
  line: {
    frame: 'grid gap-x-4 gap-y-5 lg:grid-cols-[1fr_auto] lg:items-start',
    fields: 'grid gap-4 sm:auto-cols-fr sm:grid-flow-col',
    send: 'lg:contents',
    promise: 'max-lg:mt-3 lg:col-span-full',
  },
} as const;

const hasFile = ({ fields }: FormFrame) => fields.some(({ kind }) => kind === 'file');

/** A form that says beforehand where it goes, and beside each field what is wrong with it. */
export function formFrame(page: PageToRender, form: FormFrame, layout: FormLayout = 'columns'): Html {
  const { promise, answer, target } = delivery(page, form);
  const look = layouts[layout];
  const shape = layout === 'columns' ? shapeOf(page, form) : 'column';
  const fields = form.fields.map((field) =>
    labelledField(page, form.id, field, fieldPlace(field, shape, form.fields.length)),
  );
  const promises = hasFile(form) ? `${promise} ${page.controls.form.fileByHand}` : promise;
  const button = [page.look.kit.button, layout === 'line' && 'lg:mt-8'];
  const attributes = {
    'data-form': true,
    novalidate: true,
    'data-done': answer,
    'data-subject': page.plan.name,
  };
  return h(
    'form',
    { id: `${form.id}-form`, class: '@container', ...attributes, ...target },
    h(
      'div',
      { class: look.frame },
      h('div', { class: [look.fields, shape !== 'column' && '@lg:grid-cols-2'] }, fields),
      h(
        'div',
        { class: look.send },
        h('button', { type: 'submit', class: button }, form.submit),
        h('p', { class: ['text-[.9375rem] text-muted', look.promise] }, promises),
      ),
    ),
    h('p', { class: 'mt-4 font-medium', role: 'status', 'data-form-status': true }),
  );
}
