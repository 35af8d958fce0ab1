import { rosette } from '../art/rosette.ts';
import { type Html, html, trusted } from '../html.ts';
import { fill } from '../languages/fill.ts';
import type { Site } from '../site.ts';
import { placeholder, variantFor } from './pieces.ts';
import type { WriteSection } from './section.ts';

const sizes = {
  big: 'font-display text-[clamp(1.9rem,4vw,3.75rem)] leading-[1.12]',
  pattern: 'text-[clamp(1.5rem,2.6vw,2.25rem)] leading-snug',
  line: 'text-[clamp(1.25rem,1.8vw,1.6rem)] leading-snug',
} as const;

/** The words themselves, or a gap nobody takes for them. */
function voices(site: Site, size: string): Html[] {
  const { quotes } = site.brief.facts;
  const words = site.words.testimonials;
  if (quotes.length === 0)
    return [
      html`<figure><blockquote class="${size} text-pretty text-muted">${placeholder(words.add)}</blockquote><figcaption class="mt-6 text-muted">${words.addName}</figcaption></figure>`,
    ];
  return quotes.map(
    ({ text, by }) =>
      html`<figure><blockquote class="${size} text-pretty">${fill(words.quote, { text })}</blockquote><figcaption class="mt-4 text-muted">${by ?? placeholder(words.addSpeaker)}</figcaption></figure>`,
  );
}

const pattern = (site: Site) =>
  html`<svg viewBox="-310 -310 620 620" class="mx-auto w-full max-w-xs text-mark" fill="none" stroke="currentColor" stroke-width="1.4" aria-hidden="true" focusable="false">${trusted(`<path d="${rosette(site.random.fork('voices'), 90, 300, 6)}"/>`)}</svg>`;

/** Words of others: those in the prompt, word for word, or a place for them that nobody takes for real. */
export const writeTestimonials: WriteSection = (site) => {
  if (site.brief.facts.quotes.length === 0)
    site.note(
      `The prompt quotes nobody. Put real words of real people under “${site.words.labels.testimonials}”, or remove the section.`,
    );
  const variant = variantFor(site, 'testimonials');
  const column = html`<div class="grid gap-12">${voices(site, sizes[variant])}</div>`;
  return {
    title: site.words.testimonials.title,
    body:
      variant === 'pattern'
        ? html`<div class="grid items-center gap-12 md:grid-cols-[8fr_4fr]">${column}${pattern(site)}</div>`
        : column,
    set: variant === 'line' ? 'beside' : 'below',
  };
};
