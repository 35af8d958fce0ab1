import { expect, test } from 'vitest';
import { readBrief } from '../../read-brief.ts';

const gallery = (captions: string) => readBrief(`A pottery in Hull.\n\n## Gallery\n\n${captions}`);

test('what is listed under a gallery is what its pictures show', () => {
  const { details, sections } = gallery('- Kiln being opened\n- Glazing the big bowls');
  expect(details.map(({ text, section }) => [text, section])).toEqual([
    ['Kiln being opened', 0],
    ['Glazing the big bowls', 0],
  ]);
  expect(sections.map(({ type }) => type)).toEqual(['gallery']);
});

test('what a gallery is to be able to do is no caption', () => {
  const { details, functions } = gallery('- Kiln being opened\n- filter by year');
  expect(details.map(({ text }) => text)).toEqual(['Kiln being opened']);
  expect(functions.map(({ type }) => type)).toContain('filter');
});

test('a list in which each has its day and hour is of events, whatever it costs', () => {
  const { events, offer } = readBrief(
    'Rowing club, Ely.\nTraining:\nNovices, Monday 18:00, £4\nSquad, Thursday 19:30, £6\nVeterans, Sunday 9:00, £4',
  );
  expect(events.map(({ title, date, time, price }) => [title, date, time, price])).toEqual([
    ['Novices', 'Monday', '18:00', '£4'],
    ['Squad', 'Thursday', '19:30', '£6'],
    ['Veterans', 'Sunday', '9:00', '£4'],
  ]);
  expect(offer).toEqual([]);
});

test('the hours of each day are no events', () => {
  const { events, hours } = readBrief('Barber in Hull.\nOpening hours:\nMonday 9-17\nTuesday 9-17');
  expect(events).toEqual([]);
  expect(hours).toHaveLength(2);
});
