import { expect, test } from 'vitest';
import { readBrief } from '../../../read-brief.ts';

const nameOf = (prompt: string) => readBrief(prompt).name?.value;

test.each([
  'Services. Opening times. Contact.',
  'Leistungen, Preise und Kontakt für meine Werkstatt in Kiel.',
  'A site like Apple, instead of Wix, for a knife sharpener. Mon-Fri 9-17.',
  'Wedding photographer Oaxaca',
  'Museum of clocks in Besançon. Adults 8 €, children 4 €, families 20 €. Closed Mondays.',
  'I am a wedding DJ. Pop, soul, disco and swing. From £400 a night.',
  'Kleiderverleih für Trachten, Salzburg',
  'My grandma Edith turns 90 on 3 August and we meet at the village hall from 2pm.',
  'A kite shop in Hull. It should look like stripe.com, nothing shiny.',
  'kite repairs. The button says "Send it in". Colour #223344.',
])('is no name without evidence: %s', (prompt) => {
  expect(nameOf(prompt)).toBeUndefined();
});

test.each([
  ['my dad mends harps, her name is not important and the business is just Strings by Ned', 'Strings by Ned'],
  ['we clean gutters round hull, oh and we are called dripless', 'Dripless'],
  ['We used to be Kite Hut, now we are Updraft Works: we mend kites.', 'Updraft Works'],
  ['Steuerberaterin Dr. Ida Holm in Kiel', 'Dr. Ida Holm'],
  ["Crêperie ambulante La Galette d'Odile. Marchés le mardi.", "La Galette d'Odile"],
  ['A choir called Low Tide Co. We sing.', 'Low Tide Co.'],
  ['A meetup called Low Tide Nights on March 14 2027 at the Old Mill in Hull.', 'Low Tide Nights'],
  ['Build a website for a law firm, Hart & Lowe in Boston, they do wills and property.', 'Hart & Lowe'],
  ['Wir sind die Freiwillige Feuerwehr Kahlau mit 30 Mitgliedern.', 'Freiwillige Feuerwehr Kahlau'],
  ['陶芸教室「土の声」のサイト。', '土の声'],
  ['موقع لنادي شطرنج اسمه الرخ في الرباط.', 'الرخ'],
])('%s is named %s', (prompt, name) => {
  expect(nameOf(prompt)).toBe(name);
});

const leads = ['A site for', 'We run', 'Eine Seite für', 'Un sitio para', 'Un site pour', 'page about'];
const names = ['Kestrel & Sons', 'the harp shop', 'Monday', 'Contact', 'blue and white', 'Casa Verde'];

test.each(
  leads.flatMap((lead) => names.map((name) => `${lead} ${name}, in Leeds. Opening hours on Monday.`)),
)('a name stands in the prompt, and is no word of a list: %s', (prompt) => {
  const name = nameOf(prompt);
  if (name === undefined) return;
  expect(prompt.toLowerCase()).toContain(name.toLowerCase());
  expect(['monday', 'contact', 'leeds', 'opening', 'opening hours']).not.toContain(name.toLowerCase());
});

test.each([
  ['Soy Amparo Quílez, psicóloga en Zaragoza.', 'Amparo Quílez'],
  ["make a site for our women's rugby team, the Halifax Harriers. We train on Tuesdays.", 'Halifax Harriers'],
  ['Somos a Escola de Vela Vento Norte, na marina de Viana do Castelo.', 'Escola de Vela Vento Norte'],
  ['Quiero vender jabones: lavanda 6 €, avena 5 €. La tienda se llama Espuma de Lola.', 'Espuma de Lola'],
  ['We mend kites on the pier. Saturdays only. Oh, and the name: Windhover.', 'Windhover'],
  [
    'preciso de um site pro meu studio de tatuagem em recife, nome agulha fina, sessão 350 reais',
    'Agulha Fina',
  ],
  ['we are the mending room, a repair cafe in dundee. bring lamps and toasters.', 'The Mending Room'],
  ['Potrzebuję strony dla mojego pensjonatu. Nazywa się Pod Limbą. Mamy dziewięć pokoi.', 'Pod Limbą'],
  ["It's for my aunt's guest house near Uzès, called Mas des Figuiers. Rooms from 95 €.", 'Mas des Figuiers'],
  ['Die Firma heißt einfach Fliesen Jörg Maurer und sitzt in Fulda.', 'Fliesen Jörg Maurer'],
  ['a landing page for bramble-and-bone.example, raw dog food. ring Nat 07700 900 720', 'Bramble and Bone'],
  ['Yoga studio in Bristol. Hatha Mon 18:00 £12. Contact: hello@quietfloor.example', 'Quietfloor'],
  [
    'Hej! Vi är Norrbro Kajak i Sundsvall och hyr ut kajaker. Sidan ska vara på engelska. Öppet maj till september.',
    'Norrbro Kajak',
  ],
  ['Bitte eine Homepage für die Tafel Rodenbach e.V. in Hanau', 'Tafel Rodenbach e.V.'],
])('%s is called %s', (prompt, name) => expect(readBrief(prompt).name?.value).toBe(name));

test('a town that a museum is of is not its name', () =>
  expect(readBrief('Sito per il museo del rame di Agordo, in Veneto.').name).toBeUndefined());

test.each([
  [
    'BSc Nursing, RN\nSiobhan Kerr\nGalway\nsiobhan@firm.example\n\nExperience\n- 2019–now: Nurse',
    'Siobhan Kerr',
  ],
  ["hi, i need a cv site, my name is Tobias Lindqvist, i'm a sound engineer in Bristol.", 'Tobias Lindqvist'],
  ['Bäckerei Maria Huber, Graz. Brot 5 Euro.', 'Bäckerei Maria Huber'],
  ['Webseite für die Fahrschule Petra Lang in Celle', 'Fahrschule Petra Lang'],
  ['Sito per la Trattoria Vecchio Pozzo a Lucca', 'Trattoria Vecchio Pozzo'],
  ["Site for the Vale Growers' Association. We meet on Mondays.", "Vale Growers' Association"],
  [
    'For eleven years my husband Graham and I have run a small boarding kennels near Ludlow, Fernbank Dog Hotel.',
    'Fernbank Dog Hotel',
  ],
])('whose it is and what they do is told from what it is called: %s', (prompt, name) =>
  expect(readBrief(prompt).name?.value).toBe(name),
);
