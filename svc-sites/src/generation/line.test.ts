import { describe, expect, it } from 'vitest';
import { type ActiveGeneration, lineOf, nextInLine, placeIn, slotsAtOnce, turnOf } from './line.ts';

/** Everybody who asks for one after the other, as they are named: `a` for Ada. Those that run are in capitals. */
function line(names: string): ActiveGeneration[] {
  const active: ActiveGeneration[] = [];
  for (const [index, name] of [...names].entries()) {
    const ownerId = name.toLowerCase();
    const isRunning = name !== ownerId;
    const slots = { runSlot: index, personSlot: active.filter((each) => each.ownerId === ownerId).length };
    active.push({
      id: `${ownerId}${index}`,
      ownerId,
      turn: turnOf(active, ownerId),
      createdAt: new Date(index * 1000),
      state: isRunning ? 'running' : 'waiting',
      ...(isRunning ? slots : {}),
    });
  }
  return active;
}
const named = (active: ActiveGeneration[]) =>
  lineOf(active)
    .map(({ ownerId }) => ownerId)
    .join('');

describe('the line', () => {
  it('lets people take turns, then the oldest go first', () => {
    expect(named(line('aaabbc').toReversed())).toBe('abcaba');
  });

  it('counts what is being made as a turn that its owner has had', () => {
    expect(named(line('Aabcb'))).toBe('bcab');
  });

  it('remembers who has had a turn when nothing of theirs is being made any more', () => {
    const [, ...rest] = line('Aaabb');
    expect(named(rest)).toBe('baba');
  });

  it('lets nobody in who comes late before those who have waited for the same round', () => {
    const [, ...rest] = line('Aaaa');
    const [next, ...others] = lineOf(rest);
    const active = [{ ...next, state: 'running' as const, runSlot: 0 } as ActiveGeneration, ...others];
    const late = {
      ...line('b')[0],
      createdAt: new Date(9_000),
      turn: turnOf(active, 'b'),
    } as ActiveGeneration;
    expect(late.turn).toBe(next?.turn);
    expect(named([...active, late])).toBe('baa');
  });

  it('gives those that come at one moment a round each, though none of them knows its own yet', () => {
    const together = line('aaa').map((each) => ({ ...each, turn: 0 }));
    expect(turnOf(together.slice(0, 2), 'a')).toBe(2);
    expect(turnOf(together, 'a')).toBe(3);
  });

  it('says who stands where, and how many are being made', () => {
    const active = line('Aab');
    expect(placeIn(active, 'b2')).toEqual({ place: 1, running: 1 });
    expect(placeIn(active, 'a1')).toEqual({ place: 2, running: 1 });
    expect(placeIn(active, 'a0')).toBeUndefined();
    expect(placeIn(active, 'gone')).toBeUndefined();
  });

  it('tells about how long until its turn where it is known how long one takes', () => {
    expect(placeIn(line('ABcd'), 'd3', 60)).toEqual({ place: 2, running: 2, seconds: 60 });
    expect(placeIn(line('Abcd'), 'd3', 40)).toEqual({ place: 3, running: 1, seconds: 120 });
    expect(placeIn(line('cd'), 'd1', 40)).toEqual({ place: 2, running: 0 });
  });
});

describe('whose turn it is', () => {
  it('nobody’s while all slots are taken', () => {
    expect(nextInLine(line('ABc'), { atOnce: 2, perPerson: 2 })).toBeUndefined();
    expect(nextInLine(line('ABc'), { atOnce: 3, perPerson: 2 })).toEqual({
      id: 'c2',
      runSlot: 2,
      personSlot: 0,
    });
  });

  it('passes over whose owner has all their slots taken', () => {
    expect(nextInLine(line('AAab'), { atOnce: 8, perPerson: 2 })).toEqual({
      id: 'b3',
      runSlot: 2,
      personSlot: 0,
    });
    expect(nextInLine(line('AAa'), { atOnce: 8, perPerson: 2 })).toBeUndefined();
  });

  it('keeps to a setting that was lowered', () => {
    expect(nextInLine(line('ABCd'), { atOnce: 2, perPerson: 1 })).toBeUndefined();
  });
});

describe('one that is asked for now', () => {
  it('has slots at once where some are free and nobody waits for them', () => {
    expect(slotsAtOnce(line(''), 'a', { atOnce: 1, perPerson: 1 })).toEqual({ runSlot: 0, personSlot: 0 });
    expect(slotsAtOnce(line('AB'), 'a', { atOnce: 3, perPerson: 2 })).toEqual({ runSlot: 2, personSlot: 1 });
  });

  it('waits while all of them, or all of its owner, are taken', () => {
    expect(slotsAtOnce(line('AB'), 'c', { atOnce: 2, perPerson: 2 })).toBeUndefined();
    expect(slotsAtOnce(line('AA'), 'a', { atOnce: 8, perPerson: 2 })).toBeUndefined();
  });

  it('waits behind whoever waits for the same, and passes those who cannot go', () => {
    expect(slotsAtOnce(line('Ab'), 'c', { atOnce: 8, perPerson: 2 })).toBeUndefined();
    expect(slotsAtOnce(line('AAa'), 'b', { atOnce: 8, perPerson: 2 })).toEqual({ runSlot: 2, personSlot: 0 });
  });
});
