import { html } from '../html.ts';
import { form } from './form.ts';
import type { WriteSection } from './section.ts';

export const writeNewsletter: WriteSection = (site) => {
  const { title, note, action, done } = site.words.newsletter;
  return {
    title,
    note,
    body: html`<div class="max-w-2xl">${form(site, 'newsletter', ['email'], action, done)}</div>`,
    set: 'beside',
  };
};
