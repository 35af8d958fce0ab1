import { describe, expect, it } from 'vitest';
import { type ActiveGeneration, lineOf, nextInLine, placeIn } from './line.ts';

let count = 0;
const waiting = (ownerId: string, second: number): ActiveGeneration => {
  count += 1;
  return {
    id: `${ownerId}${second}-${String(count).padStart(4, '0')}`,
    ownerId,
    state: 'waiting',
    createdAt: new Date(second * 1000),
  };
};
const running = (ownerId: string, runSlot: number, personSlot: number): ActiveGeneration => ({
  ...waiting(ownerId, runSlot - 100),
  state: 'running',
  runSlot,
  personSlot,
});
const named = (line: ActiveGeneration[]) => line.map(({ id }) => id.split('-')[0]);

describe('the line', () => {
  it('lets people take turns, then the oldest go first', () => {
    const active = [
      waiting('a', 1),
      waiting('a', 2),
      waiting('a', 3),
      waiting('b', 4),
      waiting('b', 5),
      waiting('c', 6),
    ];
    expect(named(lineOf(active.toReversed()))).toEqual(['a1', 'b4', 'c6', 'a2', 'b5', 'a3']);
  });

  it('counts what is being made as a turn that its owner has had', () => {
    const active = [running('a', 0, 0), waiting('a', 1), waiting('b', 2), waiting('c', 3), waiting('b', 4)];
    expect(named(lineOf(active))).toEqual(['b2', 'c3', 'a1', 'b4']);
  });

  it('says who stands where, and how many are being made', () => {
    const [made, first, second] = [running('a', 0, 0), waiting('b', 2), waiting('a', 1)];
    const active = [made, first, second];
    expect(placeIn(active, first.id)).toEqual({ place: 1, running: 1 });
    expect(placeIn(active, second.id)).toEqual({ place: 2, running: 1 });
    expect(placeIn(active, made.id)).toBeUndefined();
    expect(placeIn(active, 'gone')).toBeUndefined();
  });
});

describe('whose turn it is', () => {
  it('nobody’s while all slots are taken', () => {
    const active = [running('a', 0, 0), running('b', 1, 0), waiting('c', 1)];
    expect(nextInLine(active, { atOnce: 2, perPerson: 2 })).toBeUndefined();
    expect(nextInLine(active, { atOnce: 3, perPerson: 2 })).toMatchObject({ runSlot: 2, personSlot: 0 });
  });

  it('passes over whose owner has all their slots taken', () => {
    const active = [running('a', 0, 0), running('a', 2, 1), waiting('a', 1), waiting('b', 2)];
    const next = nextInLine(active, { atOnce: 8, perPerson: 2 });
    expect(next?.id).toMatch(/^b2/);
    expect(next).toMatchObject({ runSlot: 1, personSlot: 0 });
    expect(nextInLine(active.slice(0, 3), { atOnce: 8, perPerson: 2 })).toBeUndefined();
  });

  it('keeps to a setting that was lowered', () => {
    const active = [running('a', 6, 0), running('b', 7, 0), waiting('c', 1)];
    expect(nextInLine(active, { atOnce: 2, perPerson: 1 })).toBeUndefined();
  });
});
