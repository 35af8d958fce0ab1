import { expect, test } from 'vitest';
import { compose } from '../compose.ts';
import { revise } from './revise.ts';

const prompts: Readonly<Record<string, string>> = {
  'en-bakery':
    'A website for Golden Crust, a bakery in Leeds. Blue and white. Open Tuesday to Friday 7 to 15, Saturday 8 to 16. Phone 0113 496 0123.\nPrices:\n- Sourdough £4.50\n- Rye loaf £5\n- Cinnamon bun £2.80\nReviews:\n- "The best bread in town" - Mary Hill\n- "Worth every crumb" - Tom Reed\nA gallery and a map.',
  'en-photo':
    'Portfolio of Nora Field, a wedding photographer in Bristol. Gallery, about me, packages: Half day £800, Full day £1400. Contact form. Email nora@field.example. Pages: Home, Gallery, Contact.',
  'de-florist':
    'Eine Website für den Blumenladen Mohnblüte in Kassel. Montag bis Freitag 9 bis 18 Uhr, Samstag 9 bis 14 Uhr. Telefon 0561 123456.\nPreise:\n- Strauß 25 €\n- Kranz 60 €\n- Gesteck 45 €\nBewertungen:\n- „Immer frisch“ - Petra Lang\n- „Wunderbar beraten“ - Uwe Kern\nEine Galerie und Kontakt.',
  'de-zahnarzt':
    'Webseite für Zahnarztpraxis Dr. Weber in Bonn. Sprechzeiten: Mo–Fr 8–12 und 14–18 Uhr. Leistungen: Prophylaxe, Implantate, Bleaching. Team: Dr. Jana Weber, Zahnärztin; Lisa Kurz, Prophylaxe. Anfahrt und Kontakt, Telefon 0228 445566.',
  'fr-resto':
    'Un site pour le restaurant Le Petit Zinc à Lyon. Ouvert du mardi au samedi de 12h à 14h et de 19h à 22h. Téléphone 04 72 00 00 00.\nCarte :\n- Menu du jour 29 €\n- Quenelles 18 €\n- Tarte aux pralines 9 €\nAvis :\n- « Une belle table » - Claire Morel\n- « Accueil parfait » - Jean Blanc\nGalerie photo.',
  'es-pelu':
    'Una web para la peluquería Alba en Sevilla. Abierto de lunes a sábado de 10 a 20. Teléfono 954 123 456. Correo info@alba.example.\nPrecios:\n- Corte 18 €\n- Color 45 €\n- Peinado 22 €\nEquipo: Alba Ruiz, estilista; Marta Gil, colorista. Galería.',
};

const briefs = new Map<string, ReturnType<typeof compose>['brief']>();
function briefOf(site: string) {
  const brief = briefs.get(site) ?? compose(prompts[site] ?? '', '0').brief;
  briefs.set(site, brief);
  return brief;
}

/** Requests of two first looks (see the README), written before the rules were looked at; kept so that nothing is lost. */
const understood: readonly [site: string, instruction: string, done: readonly string[]][] = [
  ['en-bakery', 'pls make teh colours a bit warmer', ['The colours are a little warmer now.']],
  [
    'en-bakery',
    'we close at 6 on saturdays now',
    ['The opening hours are Tuesday to Friday 7 to 15, Saturday 8 to 18 now.'],
  ],
  [
    'en-bakery',
    'lose the reviews',
    ['Removed the section “Reviews”. What it says is kept: ask for it again to bring it back.'],
  ],
  ['en-bakery', 'new phone: 0113 496 0999', ['The telephone number is 0113 496 0999 now.']],
  ['en-bakery', 'sourdough is £5.20 now', ['“Sourdough” is £5.20 now, not £4.50.']],
  [
    'en-bakery',
    "we're not open on tuesdays any more",
    ['The opening hours are Wednesday to Friday 7 to 15, Saturday 8 to 16 now.'],
  ],
  ['en-bakery', 'can you make the blue bits green instead', ['Colours: green (main colour).']],
  ['en-bakery', 'rename prices to What it costs', ['The section “Prices” is called “What it costs” now.']],
  ['en-photo', 'call it Nora & Finn from now on', ['The name is “Nora & Finn” now.']],
  ['en-photo', 'serif for the headings pls', ['Headings are set in Fraunces now.']],
  ['en-photo', 'night look', ['The site opens dark now.']],
  [
    'en-photo',
    'same thing but in French',
    [
      'The site is in French now. The composer does not translate: your own words stay as you wrote them. A model can translate them.',
    ],
  ],
  [
    'en-photo',
    "don't want the contact form",
    ['Removed the form “Ask for a date”. What it says is kept: ask for it again to bring it back.'],
  ],
  ['de-florist', 'bitte alles etwas dunkler machn', ['The colours are a little darker now.']],
  [
    'de-florist',
    'Die Bewertungen können weg',
    ['Removed the section “Bewertungen”. What it says is kept: ask for it again to bring it back.'],
  ],
  [
    'de-florist',
    'samstags nur noch bis 13 Uhr',
    ['The opening hours are Montag bis Freitag 9 bis 18 Uhr, Samstag 9 bis 13 Uhr now.'],
  ],
  ['de-florist', 'Strauß kostet jetzt 28 €', ['“Strauß” is 28 € now, not 25 €.']],
  ['de-florist', 'wir heißen jetzt Mohn & Klee', ['The name is “Mohn & Klee” now.']],
  ['de-florist', 'Galerie bitte ganz nach oben', ['Moved “Galerie” to the top of its page.']],
  ['de-florist', 'mehr grün', ['Colours: grün (main colour).']],
  ['de-florist', 'Telefon: 0561 998877', ['The telephone number is 0561 998877 now.']],
  ['de-florist', 'andere schrift, was verspielteres', ['The typefaces are Geist Mono and Geist now.']],
  ['de-zahnarzt', 'fragen und antworten fehlen noch', ['Added the section “Fragen und antworten”.']],
  ['de-zahnarzt', 'montags geschlossen', ['The opening hours are Di–Fr 8–12 und 14–18 Uhr now.']],
  [
    'fr-resto',
    'on ferme désormais à 23h le vendredi',
    [
      'The opening hours are mardi au jeudi 12h à 14h et de 19h à 22h, vendredi 12h à 14h et de 19h à 23h, samedi 12h à 14h et de 19h à 22h now.',
    ],
  ],
  ['fr-resto', 'un ton plus chaleureux', ['The design is warm now, in a layout that suits that.']],
  ['fr-resto', 'le menu à 32 € au lieu de 29 €', ['“Menu du jour” is 32 € now, not 29 €.']],
  [
    'fr-resto',
    'mets tout en anglais',
    [
      'The site is in English now. The composer does not translate: your own words stay as you wrote them. A model can translate them.',
    ],
  ],
  [
    'es-pelu',
    'quita los precios',
    ['Removed the section “Precios”. What it says is kept: ask for it again to bring it back.'],
  ],
  ['es-pelu', 'colores mas calidos porfa', ['The colours are warmer now.']],
  ['es-pelu', 'nuevo correo: hola@alba.es', ['The e-mail address is hola@alba.es now.']],
  [
    'en-bakery',
    'ditch the map',
    ['Took the map away; the address and all beside it stay. Ask for the map again to bring it back.'],
  ],
  ['en-bakery', 'reviews above prices please', ['Moved “Reviews” above “Prices”.']],
  ['en-photo', 'darkr background plz', ['The background is darker now.']],
  ['en-photo', 'another font', ['The typefaces are Geist Mono and Geist now.']],
  ['en-photo', 'half day is £900', ['“Half day” is £900 now, not £800.']],
  [
    'de-florist',
    'Samstags erst ab 10',
    ['The opening hours are Montag bis Freitag 9 bis 18 Uhr, Samstag 10 bis 14 Uhr now.'],
  ],
  ['de-florist', 'farben bisschen ruhiger bitte', ['The colours are a little calmer now.']],
  ['de-zahnarzt', 'Team vor Leistungen', ['Moved “Team” above “Leistungen”.']],
  ['fr-resto', "on s'appelle désormais La Table Ronde", ['The name is “La Table Ronde” now.']],
  ['fr-resto', 'la galerie tout en haut svp', ['Moved “Galerie photo” to the top of its page.']],
  ['fr-resto', 'fermé le mardi', ['The opening hours are mercredi au samedi 12h à 14h et de 19h à 22h now.']],
  [
    'es-pelu',
    'los sábados hasta las 14',
    ['The opening hours are lunes a viernes 10 a 20, sábado 10 a 14 now.'],
  ],
  ['es-pelu', 'el corte a 20 €', ['“Corte” is 20 € now, not 18 €.']],
];

test.each(understood)('%s: “%s”', (site, instruction, done) => {
  expect(revise({ brief: briefOf(site), seed: '0', instruction }).done).toEqual(done);
});

/** What is told and changes nothing: most because it says nothing that can be done, some that are still to be learnt. */
const told: readonly [site: string, instruction: string][] = [
  ['en-bakery', 'opening times should come right after the hero'],
  ['en-bakery', 'put in a bit where ppl can ask questions, like an FAQ'],
  ['en-photo', 'a bit less text everywhere'],
  ['en-photo', 'gallery first, then the rest'],
  ['en-photo', 'make the logo spin'],
  ['de-zahnarzt', 'Kannst du uns siezen lassen'],
  ['es-pelu', 'los domingos cerramos'],
  ['en-bakery', 'cinamon bun up to 3 quid'],
  ['en-bakery', 'thursdays we only open till noon'],
  ['en-photo', "we're Field & Frost now"],
  ['de-florist', 'weg mit der galerie'],
  ['de-florist', 'Kranz 65 €'],
  ['de-zahnarzt', 'freitags nachmittag zu'],
  ['es-pelu', 'una letra mas elegante'],
];

test.each(told)('%s: “%s” changes nothing', (site, instruction) => {
  const { changes, notUnderstood } = revise({ brief: briefOf(site), seed: '0', instruction });
  expect(changes).toEqual({});
  expect(notUnderstood.length).toBeGreaterThan(0);
});
