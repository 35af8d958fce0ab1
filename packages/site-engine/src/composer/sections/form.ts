import { type Html, html } from '../html.ts';
import type { Field } from '../kinds/kind.ts';
import { fill } from '../languages/fill.ts';
import type { Site } from '../site.ts';

/** Where the field with most room stands: below the others, in one column with them, or beside them. */
const shapes = ['across', 'column', 'beside'] as const;
type Shape = (typeof shapes)[number];

/** Classes of a field in a form of `count` fields. */
function fieldPlace(field: Field, shape: Shape, count: number): string {
  if (shape === 'column') return '';
  if (field !== 'message') return shape === 'beside' ? 'sm:col-start-1' : '';
  return shape === 'beside'
    ? `sm:col-start-2 sm:row-start-1 sm:row-span-${count - 1} sm:flex sm:flex-col`
    : 'sm:col-span-full';
}

/** A message stands beside two fields or more. */
const fewestBeside = 3;

function shapeOf(site: Site, fields: readonly Field[]): Shape {
  const shape = site.random.fork('form').pick(shapes);
  return shape === 'beside' && (!fields.includes('message') || fields.length < fewestBeside)
    ? 'across'
    : shape;
}

function control(site: Site, field: Field, attributes: Html): Html {
  const look = html`class="${site.family.kit.field} ${field === 'message' ? 'grow' : ''}" ${attributes}`;
  switch (field) {
    case 'message':
      return html`<textarea rows="4" ${look}></textarea>`;
    case 'choice':
      return html`<select ${look}><option value="">${site.words.form.choose}</option>${site.offers.map(({ name }) => html`<option>${name}</option>`)}</select>`;
    case 'people':
      return html`<input type="number" min="1" max="200" inputmode="numeric" ${look}>`;
    case 'date':
      return html`<input type="date" ${look}>`;
    case 'email':
      return html`<input type="email" autocomplete="email" ${look}>`;
    case 'phone':
      return html`<input type="tel" autocomplete="tel" pattern="[0-9+ \\(\\).\\-]{5,}" ${look}>`;
    default:
      return html`<input type="text" autocomplete="name" ${look}>`;
  }
}

function labelled(site: Site, form: string, field: Field, place: string): Html {
  const id = `${form}-${field}`;
  const { label, problem } = site.words.form.fields[field];
  const attributes = html`id="${id}" name="${field}" required aria-describedby="${id}-problem" data-problem="${problem}"`;
  return html`<div class="${place}"><label class="mb-2 block font-medium" for="${id}">${label}</label>${control(site, field, attributes)}<p id="${id}-problem" class="mt-1.5 font-medium text-mark" data-field-problem></p></div>`;
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

/** Where it goes: to the address of the prompt by the visitor's own mail program, or nowhere yet. */
function delivery(site: Site, done: string): { target: Html | false; promise: string; answer: string } {
  const { email } = site.brief.facts;
  const { opensMail, notConnected, notSent } = site.words.form;
  if (email) return { target: html`data-mail-to="${email}"`, promise: opensMail, answer: opensMail };
  site.note(
    'Forms check what is typed but send nothing yet. Name an e-mail address in the prompt, or connect them to your mail or booking service.',
  );
  return { target: false, promise: notConnected, answer: fill(notSent, { done }) };
}

/** A form that says beforehand where it goes, and beside each field what is wrong with it. */
export function form(
  site: Site,
  id: string,
  fields: readonly Field[],
  button: string,
  done: string,
  layout: keyof typeof layouts = 'columns',
): Html {
  const { target, promise, answer } = delivery(site, done);
  const look = layouts[layout];
  const shape = shapeOf(site, fields);
  return html`<form id="${id}-form" data-form novalidate data-done="${answer}" data-subject="${site.brief.brand}" ${target}><div class="${look.frame}"><div class="${look.fields} ${layout === 'columns' && shape !== 'column' ? 'sm:grid-cols-2' : ''}">${fields.map((field) => labelled(site, id, field, layout === 'columns' ? fieldPlace(field, shape, fields.length) : ''))}</div><div class="${look.send}"><button type="submit" class="${site.family.kit.button} ${layout === 'line' ? 'lg:mt-8' : ''}">${button}</button><p class="text-[.9375rem] text-muted ${look.promise}">${promise}</p></div></div><p class="mt-4 font-medium" role="status" data-form-status></p></form>`;
}
