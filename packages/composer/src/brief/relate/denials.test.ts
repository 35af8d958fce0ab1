import { expect, test } from 'vitest';
import { readBrief } from '../read-brief.ts';

/** All that is read of a prompt, without what was written. */
const read = (prompt: string): string => {
  const { statements: _, ...fields } = readBrief(prompt);
  return JSON.stringify(fields);
};

const cafe =
  "site for my cafe\nit's called Dot's, in Frome\nopen 8 till 4 every day\nno wait, not every day, we're closed mondays now\n" +
  "so tue to sun 8 till 4\nscones are 2.50, teacakes 2.20\nactually the scones went up, they're 2.80 now";

test.each<[string, string[], string[]]>([
  [cafe, ['2.80', '2.20', 'Tue to Sun'], ['2.50', 'every day', 'wait', 'went up']],
  [
    'Bakery in Settle. Sourdough 4.20, rye 4.60. Actually the sourdough went up, it’s 4.50 now, the rest is right.',
    ['4.50', '4.60'],
    ['4.20', 'went up', 'the rest'],
  ],
  [
    'Bäckerei Krug in Celle. Brot 4,20 €, Brezel 1,10 €. Ach, das Brot ist teurer geworden, es kostet jetzt 4,50 €, der Rest stimmt.',
    ['4,50 €', '1,10 €'],
    ['4,20', 'teurer', 'der Rest'],
  ],
  [
    'dog walking in Bath. walks 12 quid, visits 9 quid. oh the visits are 10 now, everything else is the same',
    ['12 quid', '10 quid'],
    ['9 quid', 'everything else'],
  ],
  [
    "Pottery class in Leeds, 40 pounds including lunch. oh hang on, it's not lunch anymore, it's tea and cake. sorry",
    ['tea and cake'],
    ['lunch', 'hang on', 'sorry'],
  ],
  [
    "Atelier pain à Albi, 45 € avec le déjeuner. Attendez, ce n'est plus le déjeuner, c'est le goûter.",
    ['avec le goûter'],
    ['déjeuner', 'Attendez', 'le le'],
  ],
  [
    'Hofladen in Uelzen, jeden Tag 8 bis 18 Uhr offen. Moment, nicht jeden Tag, montags haben wir jetzt zu. Also Dienstag bis Sonntag 8 bis 18 Uhr.',
    ['Dienstag bis Sonntag'],
    ['jeden Tag', 'Moment'],
  ],
  [
    'Corso di pane a Bra, domenica alle 10, 45 €. Scusate, non è più alle 10, adesso è alle 9:30.',
    ['9:30', '45 €'],
    ['Scusate', 'non è più', '"10"'],
  ],
  [
    'Mutirão de limpeza, todo domingo às 7h, em Aracaju. Doações: R$ 20, R$ 40 ou R$ 80. Ah, uma correção: o mutirão não é mais às 7h, ' +
      'agora começa às 6h30 por causa do calor. E tira a doação de R$ 20.',
    ['6h30', 'R$ 40', 'R$ 80'],
    ['às 7h', '"7h"', 'R$ 20', 'correção', 'não é mais'],
  ],
  [
    'Clases de yoga en Gijón, bono 50 €, suelta 9 €. Perdón, la suelta ha subido, ahora es 10 €.',
    ['50 €', '10 €'],
    ['"9 €', 'ha subido'],
  ],
  [
    'Gym in Hull. Plans: Basic £20, Plus £30, Family £55. And take out the Family one at £55.',
    ['£20', '£30'],
    ['Family', '£55'],
  ],
])('what is put right holds, and nothing of the rest is read: %s', (prompt, kept, gone) => {
  const said = read(prompt);
  for (const text of kept) expect(said).toContain(text);
  for (const text of gone) expect(said).not.toContain(text);
});

test.each([
  [
    'Bakery in Leeds. Bread £4. We are not open on 25 December, we are back on 3 January.',
    ['£4', '25 December'],
  ],
  ['Tea room in Alnwick. Cake £4. The oven is old, it is from 1920.', ['£4', '1920']],
  ['Gym in Hull. Basic £20, Plus £30. Sorry, not open on Sundays, the pool is £5.', ['£20', '£30', '£5']],
  ['Open 9 to 5. Dogs 10 kg, cats 4 kg. We now have 12 places.', ['10 kg', '4 kg', '12']],
])('what only looks like a correction takes nothing away: %s', (prompt, kept) => {
  const said = read(prompt);
  for (const text of kept) expect(said).toContain(text);
});
