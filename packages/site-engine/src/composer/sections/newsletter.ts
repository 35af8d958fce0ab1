import { html } from '../html.ts';
import { form } from './form.ts';
import { standOut, variantFor } from './pieces.ts';
import type { WriteSection } from './section.ts';

export const writeNewsletter: WriteSection = (site, ground) => {
  const { title, note, action, done } = site.words.newsletter;
  const variant = variantFor(site, 'newsletter');
  const ask = form(site, 'newsletter', ['email'], action, done, variant === 'beside' ? 'columns' : 'line');
  return {
    title,
    note,
    body:
      variant === 'band'
        ? html`<div data-ground="${standOut(ground)}" class="rounded-card px-7 py-9 md:px-12 md:py-12">${ask}</div>`
        : html`<div class="max-w-3xl">${ask}</div>`,
    set: variant === 'beside' ? 'beside' : 'below',
  };
};
