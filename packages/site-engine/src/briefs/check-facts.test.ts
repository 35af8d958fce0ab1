import { expect, test } from 'vitest';
import { readSite } from '../gate/site.ts';
import { checkFacts } from './check-facts.ts';

const prompt = `A yarn shop called Skein in Leeds. Call 0113 496 0000 or write to hello@skein.example.
Open Monday to Friday 9am-5:30pm.
Prices:
- Merino wool £14
- Silk cone £1,250.50
Our team:
- Ada Moss, dyer`;

const page = (body: string) => readSite(new Map([['index.html', `<!doctype html><title>x</title>${body}`]]));
const messages = (body: string) => checkFacts(prompt, page(body)).findings.map(({ message }) => message);

const whole = `<h1>Skein</h1><a href="tel:+441134960000">Call us</a><a href="mailto:hello@skein.example">Write</a>
  <p>Mon – Fri: 09:00 to 17:30</p><table><tr><td>Merino wool<td>14.00 £<tr><td>Silk cone<td>£1250.50</table>
  <p>Ada Moss dyes in Leeds.</p>`;

test('facts that stand on the pages are found, also where they are written otherwise', () => {
  expect(checkFacts(prompt, page(whole))).toMatchObject({ id: 'facts', status: 'passed', findings: [] });
});

test.each([
  ['0113', whole.replace('441134960000', '441134960001')],
  ['hello@skein.example', whole.replace('hello@', 'info@')],
  ['5:30pm', whole.replace('17:30', '18:00')],
  ['price of Merino wool', whole.replace('14.00', '15.00')],
  ['price of Silk cone', whole.replace('£1250.50', '£1250.05')],
  ['Ada Moss', whole.replace('Ada Moss', 'Our dyer')],
  ['Skein', whole.replaceAll(/skein/giu, 'Yarn').replace('hello@Yarn', 'hello@skein')],
])('a page without %s is told, and nothing else of it', (missing, body) => {
  expect(messages(body)).toEqual([expect.stringContaining(missing)]);
});

test('a description that states nothing asks for nothing', () => {
  expect(checkFacts('A nice site with a blog', page('<p>Hello</p>')).status).toBe('passed');
});

const missedIn = (prompt: string, body: string): string[] =>
  checkFacts(prompt, page(body)).findings.map(({ message }) => /“(.*)”/u.exec(message)?.[1] ?? message);

test.each([
  ['Ryokan Tsukimi in Hakone. Japanese style, lots of empty space, indigo and white.', 'Ryokan Tsukimi'],
  ['Photos of Mount Fuji', 'Mount Fuji'],
  ['Hundesalon Pfotenglück in Ulm', 'Hundesalon Pfotenglück'],
])('a name of several words is missed, however unsure it is that it is the site’s: %s', (prompt, name) => {
  expect(missedIn(prompt, '<h1>Welcome</h1>')).toContain(name);
  expect(missedIn(prompt, `<h1>${name}</h1>`)).toEqual([]);
});

test('what only may be a name is missed by nobody', () => {
  expect(missedIn('Landing Page For A SaaS Startup', '<h1>Welcome</h1>')).toEqual([]);
});

const classes = 'A yoga studio called Still Water. Yoga classes at 7:00, 12:30 and 18:15.';

test('times of classes are looked for one by one, and found where they are written otherwise', () => {
  expect(missedIn(classes, '<h1>Still Water</h1><p>Classes at 7:00</p>')).toEqual(['12:30', '18:15']);
  expect(missedIn(classes, '<h1>Still Water</h1><p>7 am, 12.30 pm, 6:15 p.m.</p>')).toEqual([]);
});

test.each([
  ['Führungen um 10:00 und 15 Uhr.', ['10:00', '15 Uhr']],
  ['Milking at 6 am and 5.30 pm.', ['6 am', '5.30 pm']],
  ['Visites à 19h30.', ['19h30']],
  ['Tours at 09:30 and 14:00.', ['09:30', '14:00']],
  ['Our films are 16:9, 1:100 models cost 14.50 EUR, and we are here 24/7.', []],
])('times are known by how they are written: %s', (sentence, times) => {
  expect(missedIn(`A farm called Still Water. ${sentence}`, '<h1>Still Water</h1>')).toEqual(times);
});
