import { expect, test } from 'vitest';
import { textsOf } from '../../plan/testing/texts-of.ts';
import { plain } from '../../plan/words.ts';
import { isTurnOfTalk } from '../read/guard/dialogue.ts';
import { readBrief } from '../read-brief.ts';

test.each([
  [
    'Bike shop Arch in Leeds. Full service £85. Yes, the second picture looks nicer. Open daily 9 to 5.',
    ['second picture'],
    ['£85'],
  ],
  [
    'Sehr geehrte Frau Kern, wie besprochen die Angaben zu uns. Imkerei Lindner in Urach. Honig 7 €. Wir freuen uns auf Ihren Vorschlag.',
    ['besprochen', 'vorschlag'],
    ['7 €'],
  ],
  ['Café Nero em Braga. Bolo 3 €. Gosto mais da segunda opção. Abrimos às 8.', ['segunda opção'], ['3 €']],
  [
    'Bakery Oven in Leeds. Rye £4.20. One thing I forgot: we are closed in August.',
    ['forgot'],
    ['closed in august'],
  ],
])('a turn of a talk and what leads to a fact are not printed, and the fact is: %s', (prompt, talk, told) => {
  const texts = textsOf(prompt);
  for (const words of talk) expect(texts).not.toContain(plain(words));
  for (const words of told) expect(texts).toContain(plain(words));
});

test.each([
  'No auditions at all.',
  'Não se paga a primeira conversa.',
  'We look forward to seeing you in the garden.',
  'Yes, we open at 10.',
  'Wir freuen uns auf Sie.',
])('what only begins or sounds like a turn is none: %s', (text) => {
  expect(isTurnOfTalk(text)).toBe(false);
});

test.each([
  [
    'Nursery De Egel in Assen. Hour €9. Schrijf niets over de verbouwing, de directeur of het tekort.',
    ['verbouwing', 'directeur', 'tekort'],
  ],
  [
    'Agriturismo Ginestra a Pienza. Camere da 85 €. Non scrivere il mio cognome, Bartoli, né il prezzo della suite (160 €).',
    ['bartoli', 'suite', '160'],
  ],
  [
    'Turnverein Auetal in Rinteln. Beitrag 48 €. Bitte weder den Namen der Chefin (Ute Brandt) noch die Baustelle erwähnen.',
    ['brandt', 'baustelle'],
  ],
  [
    'Dog walks by Sam in Exeter, £13. No surname or email, please: Sam Trewin, sam@trewin.example.',
    ['trewin'],
  ],
])('a ban is over all of its members: %s', (prompt, concealed) => {
  const texts = textsOf(prompt);
  for (const words of concealed) expect(texts).not.toContain(plain(words));
});

test.each([
  ['Choir Loud in Lewes. Summer raffle tickets £2, concert £9. The raffle is over, skip it.', 'raffle', '£9'],
  ['Garage Perrin à Nantes. Vidange 79 €. La promo est finie, laisse tomber.', 'promo', '79'],
])('what asks to leave something out goes with what it is of: %s', (prompt, gone, told) => {
  const texts = textsOf(prompt);
  expect(texts).not.toContain(plain(gone));
  expect(texts).toContain(plain(told));
});

test.each([
  ['Hall Copley. Open Mondays – no, on Tuesdays 6pm for the games club.', 'monday', 'tuesday'],
  [
    'Natación Pececitos en Vigo. Martes y jueves a las 17:30. Mejor dicho, martes y viernes.',
    'jueves',
    'viernes',
  ],
  ['Hall Copley in Leeds. Hire is £12 an hour, well, make it £14 now. Tea £2.', '£12', '£14'],
  ['Hall Copley in Leeds. Yoga classes cost £38. PS: the yoga class is £41 from now on.', '£38', '£41'],
])('of a corrected day or price the later one stands alone: %s', (prompt, old, fresh) => {
  const texts = textsOf(prompt);
  expect(texts).not.toContain(plain(old));
  expect(texts).toContain(plain(fresh));
});

test('what goes on with a note in brackets is one, and asks for no section', () => {
  const { statements } = readBrief(
    'The barn in Mosley is 90 years old and the old site died in spring (long story, ask Pat!). Barn hire £18 an hour.',
  );
  const noted = statements.filter(({ text }) => /story|ask/u.test(text));
  expect(new Set(noted.map(({ class: name }) => name))).toEqual(new Set(['context']));
});
