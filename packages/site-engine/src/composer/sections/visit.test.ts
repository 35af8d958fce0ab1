import { expect, test } from 'vitest';
import { composeSite } from '../compose-site.ts';

const contact = (prompt: string) => {
  const { files, notes } = composeSite(prompt, 1);
  const home = String(files.find(({ path }) => path === 'index.html')?.content);
  return { home, note: notes.find((text) => text.startsWith('Not in the prompt')) ?? '' };
};

test('what can be visited says where it is and when it is open, or asks for it', () => {
  const { home, note } = contact('a bakery called Tom');

  expect(home).toContain('Add your address');
  expect(home).toContain('Add your opening hours');
  expect(note).toContain('your address where it says “Add your address”');
  expect(note).toContain('your opening hours where it says “Add your opening hours”');
});

test.each([
  'a podcast called Low Tide, recorded in Cork',
  'SaaS called Ledgerly',
  'documentation for the Fern API',
])('nobody visits it, so nobody is told where and when: %s', (prompt) => {
  const { home, note } = contact(prompt);

  expect(home).not.toMatch(/Add your (?:address|street|opening hours)|Find us/);
  expect(note).not.toMatch(/your address|opening hours/);
});

test('what the prompt states is shown, whatever the kind', () => {
  expect(contact('a podcast called Low Tide. Studio at 14 Alder Row, Cork').home).toContain('14 Alder Row');
});

test.each([
  ['Ein Café namens „Milchmann“ in Kiel', 'Straße einsetzen', 'Öffnungszeiten einsetzen'],
  ['Un café “Le Tilleul” à Nantes', 'Ajouter la rue', 'Ajouter les horaires'],
])('the notes name the gaps in the words of the site: %s', (prompt, street, hours) => {
  const { home, note } = contact(prompt);

  for (const gap of [street, hours]) {
    expect(home).toContain(gap);
    expect(note).toContain(`“${gap}”`);
  }
});

test('an occasion has a date, and no opening hours', () => {
  const { home, note } = contact('Wedding site for “Amara & Jonas” in Como');

  expect(home).toContain('Date, time');
  expect(note).toContain('your date where it says “Date, time”');
  expect(home + note).not.toMatch(/opening hours/);
});
