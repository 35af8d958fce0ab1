import { expect, test } from 'vitest';
import { textsOf } from '../../plan/testing/texts-of.ts';
import { plain } from '../../plan/words.ts';
import { readBrief } from '../read-brief.ts';

test.each([
  [
    'Gull Loft is a holiday cottage near Whitby. The key safe code is 4471, guests find it by the door. Parking is behind the chapel.\n\nWe charge £95 a night.\n\nPlease don’t put the key safe code on the site.',
    ['4471'],
    ['parking is behind the chapel', '95'],
  ],
  [
    'Please never mention the divorce. I teach piano in Stroud as Studio Lund. After my divorce in 2019 I took it up again. Lessons £28, call 01453 496 0122.',
    ['2019', 'divorce'],
    ['28', '01453 496 0122'],
  ],
  [
    'Farm shop Hartley in Ludlow. Honey £6, juice £3.50. The sourdough comes from Bright’s bakery in Tenbury. Tel 01584 555 0163. Keep the bakery’s name to yourself.',
    ['bright', 'tenbury'],
    ['£6', '01584 555 0163'],
  ],
  [
    'Imkerei Sommertracht in Urach. Blütenhonig 6,50 €. Die Völker stehen am alten Steinbruch. Telefon 07125 555 0148. Bitte nicht verraten, wo die Völker stehen.',
    ['steinbruch'],
    ['6,50', '07125 555 0148'],
  ],
  [
    'Atelier Aiguille à Nantes. Retouches 12 €. Mon numéro perso est le 06 55 50 01 77, celui de l’atelier le 02 40 55 01 22. Merci de ne pas mettre mon numéro perso.',
    ['06 55 50'],
    ['02 40 55 01 22', '12'],
  ],
  [
    'Peluquería Mechas en Sevilla. Corte 18 €, color 35 €, peinado 20 €. La encargada es Rocío, que gana 1.400 € al mes. No pongáis cuánto gana Rocío. Tampoco el precio del color.',
    ['1.400', '35 €'],
    ['18 €', '20 €', 'rocío', 'color'],
  ],
  [
    'Ristorante Alloro a Bari. Menù 30 €. Il codice del cancello è 7781. Tel. 080 555 0144. Non mettete il codice del cancello sul sito.',
    ['7781'],
    ['30 €', '080 555 0144'],
  ],
  [
    'Escola de surf Onda na Ericeira. Aulas 35 €. O lucro do ano foi de 18.000 €. WhatsApp 912 555 018. Não ponham o lucro no site.',
    ['18.000'],
    ['35 €', '912 555 018'],
  ],
  [
    'Kapsalon Lok in Gent. Knippen 25 euro. Ik woon in de Dorpsstraat 12. Bel 09 555 01 44. Mijn huisadres mag niet op de site.',
    ['dorpsstraat'],
    ['25 euro', '09 555 01 44'],
  ],
  [
    'Cukiernia Bezik w Gdańsku. Torty 120 zł. Kod do bramy to 5566. Tel. 58 555 01 44. Nie podawaj kodu do bramy.',
    ['5566'],
    ['120 zł', '58 555 01 44'],
  ],
  ['上海的面包店麦香。牛角包12元。后门的密码是4471。请不要公开后门的密码。', ['4471'], ['12元']],
])('what a ban names is concealed wherever it stands, and nothing else: %s', (prompt, concealed, told) => {
  const texts = textsOf(prompt);
  for (const words of concealed) expect(texts).not.toContain(plain(words));
  for (const words of told) expect(texts).toContain(plain(words));
});

test.each([
  [
    'no prices on the site please. Bike shop Arch in Leeds. Full service £85, wheel truing £18, respray from £240.',
    '£',
  ],
  [
    'Velowerkstatt Speiche in Jena. Große Inspektion 85 €, Zentrieren 18 €, Lackieren 240 €. Bitte keine Preise auf der Website.',
    '€',
  ],
  ['Atelier vélo Rayon à Lyon. Révision 85 €, dévoilage 18 €. Pas de prix sur le site.', '€'],
])('of a kind of value all are concealed, and the things stay: %s', (prompt, sign) => {
  const { offer, details, statements } = readBrief(prompt);
  expect(JSON.stringify({ offer, details })).not.toContain(sign);
  expect(offer.flatMap(({ items }) => items).length).toBeGreaterThan(1);
  expect(statements.some(({ class: name }) => name === 'prohibition')).toBe(true);
});

test('a list under its head is what is to stay private', () => {
  const texts = textsOf(
    'Running club Dawn Herons in Ely. Membership £30 a year. Our coach is Petra Novak, born 1961. The gate opens with 2580#. Things that should stay private: the gate code, when Petra was born, and what people pay.',
  );
  for (const words of ['2580', '1961', '£30']) expect(texts).not.toContain(plain(words));
  for (const words of ['petra', 'membership']) expect(texts).toContain(plain(words));
});

test('without its price a thing stays, and a sentence that only tells it goes', () => {
  const texts = textsOf(
    'Choir Northwind in Kiel. Membership £40 a year. We charge £5 for storage. Entry costs £8. No prices on the site please.',
  );
  expect(texts).toContain(plain('Membership'));
  for (const words of ['£40', 'we charge']) expect(texts).not.toContain(plain(words));
});

test('what is in brackets goes without what it is said of', () => {
  const texts = textsOf(
    'Hebammenpraxis Löwenherz in Kassel. Anna Weber (1979 geboren) leitet die Praxis. Kurs 95 €. Wann sie geboren ist, geht niemanden etwas an.',
  );
  expect(texts).not.toContain('1979');
  expect(texts).toContain('anna weber');
});

test('surnames go, and the people stay', () => {
  const texts = textsOf(
    'Studio Fil in Hove. Our team is Sofia Almeida and Lucie Bernard. Hems £12. No surnames please.',
  );
  for (const words of ['almeida', 'bernard']) expect(texts).not.toContain(plain(words));
  for (const words of ['sofia', 'lucie']) expect(texts).toContain(plain(words));
});

test.each([
  ['Bakery Oven in Leeds. We bake at night. Keep it private that we close for good in May.', 'bake at night'],
  [
    'Bakery Oven in Leeds. Rye £4.20. Call 01632 960 123. Please don’t publish my mobile number.',
    '01632 960 123',
  ],
  ['Bakery Oven in Leeds. Our baker Ann is 58. Don’t mention the fire.', '58'],
  ['Restaurante Huerta. No menciones el precio del menú de empresa (9 €). Menú del día 14 €.', '14'],
  ['Dog hotel Paws in Bath. Dogs have no set price here: stays from £20 a night. Nothing about cats.', '£20'],
  ['Paroisse Saint-Aubin, Angers. Messes : samedi 18h30, dimanche 10h30. Pas de tarifs.', '18h30'],
  [
    'Solicitors Pomeroy in Exeter. Single will £240. We do not write wills for people we have not met.',
    '£240',
  ],
])('a ban that finds nothing takes nothing: %s', (prompt, told) => {
  expect(textsOf(prompt)).toContain(plain(told));
});

test('it says by which statement something was concealed', () => {
  const { statements } = readBrief(
    'Gull Loft near Whitby. The key safe code is 4471. Don’t put the key safe code on the site.',
  );
  const by = statements.findIndex(({ text }) => text.includes('on the site'));
  expect(statements.find(({ text }) => text.includes('4471'))?.withdrawnBy).toBe(by);
});
