import type { FieldPlan } from '../../plan/site-plan.ts';
import { type Attributes, type Html, h } from '../h.ts';
import type { PageToRender } from '../site.ts';

/** How the browser helps with a field; a telephone number is anything one could dial. */
const inputs = {
  text: { type: 'text' },
  name: { type: 'text', autocomplete: 'name' },
  email: { type: 'email', autocomplete: 'email' },
  phone: { type: 'tel', autocomplete: 'tel', pattern: '[0-9+ \\(\\).\\-\\/]{5,}' },
  date: { type: 'date' },
  time: { type: 'time' },
  number: { type: 'number', min: '0', step: 'any', inputmode: 'decimal' },
  file: { type: 'file' },
} as const;

/** What is said beside a field that is not filled in as it has to be. */
export function problemOf({ messages, controls }: PageToRender, { kind }: FieldPlan): string {
  const { fields } = messages.form;
  const { problems } = controls.form;
  const known = {
    name: fields.name.problem,
    email: fields.email.problem,
    phone: fields.phone.problem,
    date: fields.date.problem,
    choice: fields.choice.problem,
    message: fields.message.problem,
    ...problems,
  } as const;
  return known[kind];
}

function control(page: PageToRender, field: FieldPlan, attributes: Attributes): Html {
  const look = { class: [page.look.kit.field, field.kind === 'message' && 'grow'], ...attributes };
  if (field.kind === 'message') return h('textarea', { rows: 4, ...look });
  if (field.kind === 'choice')
    return h(
      'select',
      look,
      h('option', { value: '' }, page.messages.form.choose),
      (field.options ?? []).map((option) => h('option', null, option)),
    );
  if (field.kind === 'checkbox')
    return h('input', { type: 'checkbox', ...attributes, class: 'mt-1 size-5 shrink-0' });
  return h('input', { ...inputs[field.kind], ...look });
}

const optional = (page: PageToRender) =>
  h('span', { class: 'font-normal text-muted' }, ` (${page.controls.form.optional})`);

/** A field with its label above it, and room for what is wrong with it below. A box to tick stands before its label. */
export function labelledField(page: PageToRender, form: string, field: FieldPlan, place: string): Html {
  const id = `${form}-${field.id}`;
  const problem = `${id}-problem`;
  const attributes = {
    id,
    name: field.id,
    required: field.isRequired,
    'aria-describedby': problem,
    'data-field': true,
    'data-problem': problemOf(page, field),
  };
  const isBox = field.kind === 'checkbox';
  const label = h(
    'label',
    { class: isBox ? 'font-medium' : 'mb-2 block font-medium', for: id },
    field.label,
    !field.isRequired && !isBox && optional(page),
  );
  const input = control(page, field, attributes);
  return h(
    'div',
    { class: ['min-w-0', place] },
    isBox ? h('div', { class: 'flex items-start gap-3' }, input, label) : [label, input],
    h('p', { id: problem, class: 'mt-1.5 font-medium text-mark', 'data-field-problem': true }),
  );
}
