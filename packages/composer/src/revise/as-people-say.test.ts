import { expect, test } from 'vitest';
import { compose } from '../compose.ts';
import { revise } from './revise.ts';

const { brief } = compose(
  'A website for Halden Cycles, a bicycle repair workshop in Leeds. Open Tuesday to Friday 8 to 18, Saturday 9 to 16. Phone 0113 496 0182.\n' +
    'Prices:\n- Safety check £18\n- Full service £75\nTeam:\n- Maja Lind, owner\n- Tom Hill, mechanic\nA gallery.\n' +
    'Pages: Home, Prices, About, Contact.',
  '0',
);

/** Requests as people write them: what is done about them, in words. */
const said: readonly [instruction: string, done: readonly string[]][] = [
  ['pls change the phone nr to 0113 555 0199', ['The telephone number is 0113 555 0199 now.']],
  ['hi, our number changed, its 0113 555 0142 now', ['The telephone number is 0113 555 0142 now.']],
  ['new email hello@halden.example', ['Added the e-mail address hello@halden.example.']],
  ['The full service should cost 80 pounds now', ['“Full service” is £80 now, not £75.']],
  ['Safty check is now £20', ['“Safety check” is £20 now, not £18.']],
  [
    'change safety check to £20 and full service to £80',
    ['“Safety check” is £20 now, not £18.', '“Full service” is £80 now, not £75.'],
  ],
  ['we are closed on saturdays from now on', ['The opening hours are Tuesday to Friday 8 to 18 now.']],
  ['open sundays 10 to 14 as well', ['Added opening hours: Sundays 10 to 14.']],
  ['Tom Hill does not work here anymore', ['Removed “Tom Hill”.']],
  ['Maja Lind is now called Maja Lindqvist', ['“Maja Lind” is called “Maja Lindqvist” now.']],
  [
    'Delete the page About',
    ['Removed the page “About” with all that stands on it. Ask for it again to bring it back.'],
  ],
  ['add my instagram @haldencycles', ['“Instagram” leads to @haldencycles now.']],
  ['Add a FAQ: Do you repair e-bikes? Yes, all makes.', ['Added the question “Do you repair e-bikes?”.']],
  ['the text is too small', ['The text is larger now.']],
  ['Raise all prices by 10%', ['Raised 2 prices by 10%.']],
  ['lower the prices by £5', ['Lowered 2 prices by £5.']],
  ['make it pop', ['The colours are livelier now.']],
  [
    'Mach alles etwas wärmer und die Schrift größer',
    ['The colours are a little warmer now.', 'The text is larger now.'],
  ],
];

test.each(said)('“%s”', (instruction, done) => {
  const read = revise({ brief, seed: '0', instruction });
  expect(read.done).toEqual(done);
  expect(read.notUnderstood).toEqual([]);
});

test('an answer goes with its question, whole', () => {
  const { changes } = revise({
    brief,
    seed: '0',
    instruction: 'Add a FAQ: Do you repair e-bikes? Yes. All makes.',
  });
  expect(changes.questions?.at(-1)).toMatchObject({ answer: 'Yes. All makes' });
});

test('a remark beside a request is told, and the request done', () => {
  const { done, notUnderstood } = revise({
    brief,
    seed: '0',
    instruction: 'remove the gallery, our photographer has retired',
  });
  expect(done).toHaveLength(1);
  expect(notUnderstood.map(({ piece }) => piece)).toEqual(['our photographer has retired']);
});

test('prices are raised in their own notation', () => {
  const { changes } = revise({ brief, seed: '0', instruction: 'Raise all prices by 10%' });
  expect(changes.offer?.flatMap(({ items }) => items.map(({ price }) => price))).toEqual([
    '£19.80',
    '£82.50',
  ]);
});
