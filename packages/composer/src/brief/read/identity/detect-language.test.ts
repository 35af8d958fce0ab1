import { expect, test } from 'vitest';
import { readBrief } from '../../read-brief.ts';
import { detectLanguage } from './detect-language.ts';

test.each([
  ['陶芸教室 金沢', 'ja'],
  ['京都の書道教室、毎週水曜日', 'ja'],
  ['上海 花店 开业八年', 'zh'],
  ['Imkerverein Oberried', 'de'],
  ['tandarts Utrecht', 'nl'],
  ['fryzjer Gdańsk', 'pl'],
  ['dog groomer leeds', 'en'],
  ['Nagelstudio Ines, Linz. Maniküre 32 €, Pediküre 41 €.', 'de'],
  ['Pilates mit Jana, dienstags 19 Uhr', 'de'],
  ['tattoo parlour black swan in derby, open tue-sat 10-6, flash from £60', 'en'],
  ['dog walker exeter, solo walk £15, puppy visit £9, text 07700 900414', 'en'],
  ['llama trekking in Wales', 'en'],
  ['A bold website for Rye & Co, a bakery in Lyon. Croissant 2 €, baguette 1.20 €.', 'en'],
  ['A taqueria called El Sol in Mexico City. Tacos al pastor 45 pesos, quesadilla 60 pesos.', 'en'],
  ['Une page pour The Good Store à Lille, avec nos horaires. Carrot cake 4 €, iced tea 3 €.', 'fr'],
  [
    'Wir brauchen eine Seite für Da Luigi in Bonn. Spaghetti alle vongole 14 €, Tiramisù della casa 6 €.',
    'de',
  ],
  [
    'Hello, please make a website for the restaurant that my family has run for years and write all the texts of it for visitors ' +
      'from abroad. Menu: Tagliatelle al ragù 14 €, Vitello tonnato 16 €.',
    'en',
  ],
])('%s is %s', (prompt, language) => expect(detectLanguage(prompt).tag).toBe(language));

test('languages in which somebody works are not those of the site', () => {
  const { languages } = readBrief(
    'Necesito la web de mi despacho. Atiendo en español, inglés y francés. Primera sesión 55 €.',
  );
  expect(languages.value).toEqual(['es']);
});

test('a second language of the site is asked for', () => {
  expect(readBrief('Webseite für unsere Kletterhalle, auch auf Englisch bitte.').languages.value).toEqual([
    'de',
    'en',
  ]);
});

test('a letter before a hyphen is no small word of another language', () => {
  expect(detectLanguage('bike repair Leeds, mon-fri 9-6, 0113 496 0001, no e-bikes').tag).toBe('en');
});
