import { html } from '../html.ts';
import { fill } from '../languages/fill.ts';
import { placeholder } from './pieces.ts';
import type { WriteSection } from './section.ts';

/** Words of others: those in the prompt, word for word, or a place for them that nobody takes for real. */
export const writeTestimonials: WriteSection = (site) => {
  const { quotes } = site.brief.facts;
  const words = site.words.testimonials;
  const size = 'text-[clamp(1.6rem,3vw,2.75rem)] leading-tight text-pretty';
  if (quotes.length === 0)
    site.note(
      'The prompt quotes nobody. Put real words of real people into the “Voices” section, or remove it.',
    );
  const empty = html`<figure><blockquote class="${size} text-muted">${placeholder(words.add)}</blockquote><figcaption class="mt-6 text-muted">${words.addName}</figcaption></figure>`;
  return {
    title: words.title,
    body: html`<div class="grid gap-12">${
      quotes.length === 0
        ? empty
        : quotes.map(
            ({ text, by }) =>
              html`<figure><blockquote class="${size}">${fill(words.quote, { text })}</blockquote><figcaption class="mt-4 text-muted">${by ?? placeholder(words.addSpeaker)}</figcaption></figure>`,
          )
    }</div>`,
    set: 'beside',
  };
};
