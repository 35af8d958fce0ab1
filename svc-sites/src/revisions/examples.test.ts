import { expect, test } from 'vitest';
import { composerEngine } from '../../test/composer-engine.ts';
import { examplesOf } from './examples.ts';

const options = { signal: new AbortController().signal };

/** Kinds of sites, with what trips examples: a title that two sections have, a look that is there already, no prices. */
const prompts = [
  'A bakery called Golden Crust in Leeds. Open Tuesday to Friday 7 to 15. Prices:\n- Rye £5\n- Spelt £6\nA gallery.',
  'Eine Website für einen Blumenladen in Kassel. Telefon 0561 123456. Preise:\n- Strauß 25 €\nEine Galerie und Kontakt.',
  'Un site pour le restaurant Le Petit Zinc à Lyon. Ouvert du mardi au samedi de 12h à 14h. Carte :\n- Menu du jour 29 €',
  'Portfolio of Max Bauer, developer. Projects: Foo, Bar. Contact max@bauer.example',
  'A rowing club in York. Training: Monday 18:00 beginners. Team: Ann Lee, coach.',
  'Landing page for a note app called Jot. Plans: Free 0, Pro $8 a month. FAQ: Is there an app? Yes.',
  '東京のラーメン店「麺屋たけ」。営業時間：火曜から日曜 11:00～21:00。醤油ラーメン 900円。電話 03-1234-5678',
  'Wedding of Eva and Jon, 12 July 2027, Lake House. Schedule: 14:00 ceremony, 16:00 dinner.',
  'A dark website for a tattoo studio Black Ink in Berlin. Serif font. Prices: small £80, large £300',
  'A yoga studio with warm orange colours, open every day 8 to 20.',
];

test.each(prompts)('every example of “%s” is understood', async (prompt) => {
  const brief = await composerEngine.readBrief({ prompt, pages: [] }, options);
  const { html } = await composerEngine.draft(
    { id: 'example', path: 'index.html', brief, changes: {} },
    options,
  );
  const examples = examplesOf(brief, html);
  expect(examples.length).toBeGreaterThan(2);
  for (const instruction of examples) {
    const { done, notUnderstood } = await composerEngine.readRevision({ brief, instruction }, options);
    expect(notUnderstood, instruction).toEqual([]);
    expect(done.length, instruction).toBeGreaterThan(0);
  }
});
