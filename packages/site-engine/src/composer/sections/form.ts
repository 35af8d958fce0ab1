import { type Html, html } from '../html.ts';
import type { Field } from '../kinds/kind.ts';
import type { Site } from '../site.ts';

const wide: ReadonlySet<Field> = new Set(['message']);

function control(site: Site, field: Field, attributes: Html): Html {
  const look = html`class="${site.family.kit.field}" ${attributes}`;
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
      return html`<input type="tel" autocomplete="tel" pattern="[0-9+ ().\\-]{5,}" ${look}>`;
    default:
      return html`<input type="text" autocomplete="name" ${look}>`;
  }
}

function labelled(site: Site, form: string, field: Field): Html {
  const id = `${form}-${field}`;
  const { label, problem } = site.words.form.fields[field];
  const attributes = html`id="${id}" name="${field}" required aria-describedby="${id}-problem" data-problem="${problem}"`;
  return html`<div class="${wide.has(field) ? 'sm:col-span-full' : ''}"><label class="mb-2 block font-medium" for="${id}">${label}</label>${control(site, field, attributes)}<p id="${id}-problem" class="mt-1.5 font-medium text-mark" data-field-problem></p></div>`;
}

const layouts = {
  columns: 'grid gap-5 sm:grid-cols-2',
  line: 'grid gap-5 sm:grid-cols-2 lg:grid-flow-col lg:auto-cols-fr lg:grid-cols-none',
} as const;

/** Where it goes: to the address of the prompt by the visitor's own mail program, or nowhere yet. */
function delivery(site: Site): { target: Html | false; promise: string } {
  const { email } = site.brief.facts;
  if (email) return { target: html`data-mail-to="${email}"`, promise: site.words.form.opensMail };
  site.note('Forms check what is typed but send nothing yet. Connect them to your mail or booking service.');
  return { target: false, promise: site.words.form.notConnected };
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
  const { target, promise } = delivery(site);
  return html`<form id="${id}-form" data-form novalidate data-done="${target ? promise : done}" data-subject="${site.brief.brand}: ${button}" ${target}><div class="${layouts[layout]}">${fields.map((field) => labelled(site, id, field))}</div><div class="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3"><button type="submit" class="${site.family.kit.button}">${button}</button><p class="max-w-[44ch] text-[.9375rem] text-muted">${promise}</p></div><p class="mt-4 font-medium" role="status" data-form-status></p></form>`;
}
