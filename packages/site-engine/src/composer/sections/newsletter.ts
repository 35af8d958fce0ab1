import { html } from '../html.ts';
import { form } from './form.ts';
import type { WriteSection } from './section.ts';

export const writeNewsletter: WriteSection = (site) => ({
  title: 'One letter,|when there is news',
  note: 'No noise in between. Leave whenever you like.',
  body: html`<div class="max-w-2xl">${form(site, 'newsletter', ['email'], 'Join the list', 'Thank you. You are on the list.')}</div>`,
  set: 'beside',
});
