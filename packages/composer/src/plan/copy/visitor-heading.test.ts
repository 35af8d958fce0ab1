import { expect, test } from 'vitest';
import { languageCopies } from './language-copy.ts';
import { namesForm, visitorHeading } from './visitor-heading.ts';

const copiesOf = (tag: string) => languageCopies({ languages: { value: [tag], sureness: 1, from: [] } });

test.each([
  ['en', 'timetable of lessons', 'Timetable of lessons'],
  ['en', 'fees table', 'Fees'],
  ['en', 'opening times in a table', 'Opening times'],
  ['de', 'Häufige Fragen zum Aufklappen', 'Häufige Fragen'],
  ['es', 'horarios en una tabla', 'Horarios'],
  ['ja', '料金の表', '料金'],
  ['en', 'RSVP form asking for name', 'RSVP'],
  ['en', 'page About', 'About'],
  ['it', 'Nella pagina Corsi', 'Corsi'],
  ['en', 'page for teachers', 'Page for teachers'],
])('%s: “%s” is headed “%s”', (tag, title, heading) => {
  expect(visitorHeading(title, copiesOf(tag))).toBe(heading);
});

test.each([
  ['en', 'call to action'],
  ['en', 'A short paragraph about me'],
  ['en', 'strip of logos'],
  ['en', 'table'],
  ['de', 'Kurzer Text über uns'],
  ['fr', 'bandeau avec les partenaires'],
])('%s: “%s” is the maker’s word and no heading', (tag, title) => {
  expect(visitorHeading(title, copiesOf(tag))).toBeUndefined();
});

test('titles that name a form', () => {
  expect(namesForm('Enquiry form', copiesOf('en'))).toBe(true);
  expect(namesForm('Kontaktformular', copiesOf('de'))).toBe(true);
  expect(namesForm('Our platform', copiesOf('en'))).toBe(false);
});
