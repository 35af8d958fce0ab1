import { subjectDrawing } from '../art/subject-drawing.ts';
import { html } from '../html.ts';
import type { Field } from '../kinds/kind.ts';
import type { Site } from '../site.ts';
import { oneLine } from '../titles.ts';
import { form } from './form.ts';
import { variantFor } from './pieces.ts';
import type { WriteSection } from './section.ts';
import { twoColumns } from './sides.ts';
import { contactRows, hasContactRows } from './visit.ts';

const mostInBar = 4;

/** A line of fields has no room for a message. */
const fitsInBar = (fields: readonly Field[]) => fields.length <= mostInBar && !fields.includes('message');

/** What is sent: a message, or a request for a time, a table or a thing of the list. */
function buttonFor({ words }: Site, fields: readonly Field[]): string {
  const isMessage = fields.includes('message') && !fields.includes('date') && !fields.includes('people');
  return isMessage ? words.form.sendMessage : words.form.sendRequest;
}

/** The heading of the form, with the call of its tone where no section of its own makes it. */
function headingOf({ kind, call, sections }: Site): { title: string; note?: string } {
  const { title } = kind.form;
  return call && !sections.includes('action') ? { title, note: oneLine(call.title) } : { title };
}

/** The thing itself, small, where a form is taller than its heading. */
const sign = (site: Site) => subjectDrawing(site, 'contact', 'mt-10 w-40 max-w-full max-md:hidden md:w-60');

/** The action itself. How to reach the place stands beside the form unless a section of its own says it. */
export const writeContact: WriteSection = (site) => {
  const { fields, done } = site.kind.form;
  const heading = headingOf(site);
  const isLedgerElsewhere = site.sections.includes('visit') && !site.pages.includes('contact');
  const variant = variantFor(site, 'contact');
  const isBar = variant === 'bar' && fitsInBar(fields);
  const inner = form(site, 'contact', fields, buttonFor(site, fields), done, isBar ? 'line' : 'columns');
  const body =
    variant === 'card' ? html`<div class="${site.family.kit.card} p-7 md:p-10">${inner}</div>` : inner;
  const isReachKnown = !isLedgerElsewhere && hasContactRows(site);
  if (!isReachKnown) return { ...heading, body, figure: sign(site), set: isBar ? 'below' : 'beside' };
  if (variant === 'open') return { ...heading, body, aside: contactRows(site), set: 'beside' };
  const { columns, first } = twoColumns(site, 7);
  return {
    ...heading,
    body: html`<div class="grid gap-12 ${isBar ? '' : columns}"><div class="${isBar ? '' : first}">${body}</div><div>${contactRows(site)}</div></div>`,
    set: 'below',
  };
};
