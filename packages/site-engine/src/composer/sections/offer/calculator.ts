import { type Html, html } from '../../html.ts';
import type { Site } from '../../site.ts';

/** Works out what several of a priced thing come to, where the prompt asks for a calculator and gives prices. */
export function calculator(site: Site): Html | false {
  const priced = [...site.prices, ...site.offers].filter(({ price }) => price);
  if (!site.brief.features.includes('calculator') || priced.length === 0) return false;
  const { words, family } = site;
  return html`<section data-calculator aria-labelledby="calculator-title" class="mt-14 ${family.kit.card} p-7 md:p-9"><h3 id="calculator-title" class="${family.kit.h3}">${words.calculator.title}</h3><div class="mt-5 grid items-end gap-5 sm:grid-cols-[2fr_1fr_1fr]"><div><label class="mb-2 block font-medium" for="calculator-what">${words.calculator.what}</label><select id="calculator-what" class="${family.kit.field}">${priced.map(({ name, price }) => html`<option value="${price}">${name}: ${price}</option>`)}</select></div><div><label class="mb-2 block font-medium" for="calculator-count">${words.calculator.count}</label><input id="calculator-count" type="number" min="1" max="999" value="1" inputmode="numeric" class="${family.kit.field}"></div><p>${words.calculator.result}<output data-calculator-result for="calculator-what calculator-count" class="${family.kit.number} mt-2 block text-3xl"></output></p></div></section>`;
}
