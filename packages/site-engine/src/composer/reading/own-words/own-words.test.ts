import { expect, test } from 'vitest';
import { readBrief } from '../read-brief.ts';

test.each([
  [
    'Gelateria a Palermo, gelato senza lattosio, aperta dal 1978',
    'Gelateria a Palermo, gelato senza lattosio, aperta dal 1978',
  ],
  ['A vegan bakery in Leeds without testimonials', 'A vegan bakery in Leeds'],
  [
    'Una aplicación llamada Mesa que organiza cenas y reparte gastos',
    'Una aplicación que organiza cenas y reparte gastos',
  ],
  ['Eine App namens Routa, die Wege plant', 'Eine App, die Wege plant'],
  ['Nail studio Gloss in Madrid, in English, playful', 'Nail studio in Madrid'],
  ['Landing page for my dog walking business', 'Dog walking business'],
  ['Mobile dog groomer, I come to your house', 'Mobile dog groomer'],
  [
    'A website for Tom, a small vegan bakery in Lisbon that bakes at night. Warm.',
    'A small vegan bakery in Lisbon that bakes at night',
  ],
  [
    'Tom, a tool that searches logs for small teams, with features and pricing',
    'A tool that searches logs for small teams',
  ],
  ['Tom is a three-day festival in Rotterdam. No FAQ.', 'A three-day festival in Rotterdam'],
  [
    'a bakery called "Tom" in the old town of Porto, using earthy colours',
    'A bakery in the old town of Porto',
  ],
  [
    'Open source CLI that converts Figma files to React components',
    'Open source CLI that converts Figma files to React components',
  ],
  ['iOS app for tracking houseplants', 'iOS app for tracking houseplants'],
  ['Tax adviser for expats in Berlin, called Expat Ledger.', 'Tax adviser for expats in Berlin'],
  ['a page for my mobile app "Stride" that helps people walk more', 'Mobile app that helps people walk more'],
  [
    'Boutique hotel in Porto with 12 rooms and a pool. Elegant. Name: Casa Alta',
    'Boutique hotel in Porto with 12 rooms and a pool',
  ],
  [
    'Methodist church in Asheville, Sunday service at 10:30, all welcome',
    'Methodist church in Asheville, Sunday service at 10:30, all welcome',
  ],
  [
    'Website für einen kleinen Friseursalon in Köln, spezialisiert auf Locken',
    'Ein kleiner Friseursalon in Köln, spezialisiert auf Locken',
  ],
  [
    'Website für eine Bäckerei in Kassel, die nur mit Bio-Mehl backt',
    'Eine Bäckerei in Kassel, die nur mit Bio-Mehl backt',
  ],
  [
    'Web para una panadería en Bilbao que hornea de noche, se llama "Masa Lenta"',
    'Una panadería en Bilbao que hornea de noche',
  ],
  [
    'Site pour ma boulangerie à Lyon qui cuit au feu de bois, appelée « La Cosse »',
    'Boulangerie à Lyon qui cuit au feu de bois',
  ],
  [
    'Preciso de um site para a minha clínica veterinária em Lisboa, aberta 24 horas',
    'Clínica veterinária em Lisboa, aberta 24 horas',
  ],
  [
    'Sito per una pizzeria a Napoli che usa solo lievito madre',
    'Una pizzeria a Napoli che usa solo lievito madre',
  ],
  ['京都の町家で営む小さなカフェ「しずく」のサイト', '京都の町家で営む小さなカフェです。'],
  ['موقع لمطعم سوري في برلين اسمه "ياسمين"', 'مطعم سوري في برلين'],
])('what it is: %s', (prompt, pitch) => {
  expect(readBrief(prompt).pitch).toBe(pitch);
});

test.each([
  'a website for a bakery',
  'Ridgeline Roofing in Boise. We do roof repairs, gutters and chimneys',
  'A site for my plumbing company Bluepipe: I fix leaks, install boilers and unblock drains.',
  'Make a landing page with a hero section for a bakery',
  'a bakery; a dog walked by the river bank',
  'A minimal portfolio for Mira Okafor',
])('says nothing of it: %s', (prompt) => {
  expect(readBrief(prompt).pitch).toBeUndefined();
});

test.each([
  ['Surveyors. About us: we survey listed buildings.', ['We survey listed buildings.']],
  [
    'Watch repair. Our watchmakers restore old watches. Our target is rich people.',
    ['Our watchmakers restore old watches.'],
  ],
  [
    'Clínica en Valencia. Nuestro equipo y pedir cita. Nuestras manos trabajan despacio.',
    ['Nuestras manos trabajan despacio.'],
  ],
  ['A bakery. We bake at night. We need a contact form.', ['We bake at night.']],
  [
    'Plumber in Tucson. 24/7 emergency service, licensed and insured. Phone 520-555-0188.',
    ['24/7 emergency service, licensed and insured.'],
  ],
  ['Dog walking in Bristol, we go to the woods every morning', ['We go to the woods every morning.']],
  [
    'Lawyer. Helps families with visas. English and Arabic spoken.',
    ['Helps families with visas.', 'English and Arabic spoken.'],
  ],
  ['Law firm. No win no fee. Use blue, please. I think it should look modern.', ['No win no fee.']],
  [
    'An app called Stride. It tracks steps and plans routes. It should feel light.',
    ['It tracks steps and plans routes.'],
  ],
  [
    'Bäckerei in Kassel. Familienbetrieb seit 1987. Wir möchten warme Farben.',
    ['Familienbetrieb seit 1987.'],
  ],
  [
    'Restaurante en Sevilla. Hacemos las tortillas a mano. Queremos fotos.',
    ['Hacemos las tortillas a mano.'],
  ],
  [
    'Une fromagerie dans le Jura. Nous affinons nos comtés. Il nous faut un site.',
    ['Nous affinons nos comtés.'],
  ],
  [
    'Agriturismo in Umbria. Facciamo il nostro olio. Vogliamo un sito semplice.',
    ['Facciamo il nostro olio.'],
  ],
  [
    'カフェのサイト。自家焙煎のコーヒーを出しています。写真を入れてください。',
    ['自家焙煎のコーヒーを出しています。'],
  ],
])('what else is said, and not what is wished: %s', (prompt, statements) => {
  expect(readBrief(prompt).statements).toEqual(statements);
});

test('words of another language than the site’s stay outside', () => {
  const brief = readBrief('A small vegan bakery in Lisbon. We bake at night. Write the site in German.');

  expect(brief).toMatchObject({ language: 'de', statements: [] });
  expect(brief.pitch).toBeUndefined();
});
