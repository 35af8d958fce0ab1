import { expect, it } from 'vitest';
import { readMarked } from './marked-text.ts';
import { measureCorrections } from './measure.ts';
import { readHeldOutTexts, readOrdinaryTexts } from './read-texts.ts';

it('puts right what is put right in prompts of others, and leaves alone what only looks like it', () => {
  const { right, changed, harmed } = measureCorrections(readHeldOutTexts());
  expect(right).toBeGreaterThan(0.16);
  expect(changed).toBeGreaterThan(0.42);
  expect(harmed).toBeLessThan(0.09);
});

it('changes next to nothing in prompts that correct nothing', () => {
  expect(measureCorrections(readOrdinaryTexts('test')).harmed).toBeLessThan(0.008);
});

it('reads what is marked in a text', () => {
  const { text, spans } = readMarked('Full {{o £95}}, {{c2 sorry,}} {{w2 £105}}', 'en');
  expect(text).toBe('Full £95, sorry, £105');
  expect(spans).toEqual([
    { kind: 'old', id: '1', start: 5, end: 8 },
    { kind: 'cue', id: '2', start: 10, end: 16 },
    { kind: 'new', id: '2', start: 17, end: 21 },
  ]);
});
