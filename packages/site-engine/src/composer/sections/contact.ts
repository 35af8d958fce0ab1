import { html } from '../html.ts';
import { form } from './form.ts';
import type { WriteSection } from './section.ts';
import { contactRows } from './visit.ts';

/** The action itself. How to reach the place stands beside the form unless a section of its own says it. */
export const writeContact: WriteSection = (site) => {
  const { fields, done } = site.kind.form;
  const isLedgerElsewhere = site.sections.includes('visit') && !site.pages.includes('contact');
  const body = html`<div class="${site.family.kit.card} p-7 md:p-10">${form(site, 'contact', fields, site.kind.action, done)}</div>`;
  return {
    title: site.kind.form.title,
    body: isLedgerElsewhere
      ? body
      : html`<div class="grid gap-12 md:grid-cols-[7fr_5fr]">${body}<div>${contactRows(site)}</div></div>`,
    set: isLedgerElsewhere ? 'beside' : 'below',
  };
};
