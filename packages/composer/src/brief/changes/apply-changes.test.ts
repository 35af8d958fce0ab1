import type { Brief, BriefChanges } from '@sitewright/contracts';
import { describe, expect, test } from 'vitest';
import { compose, composeBrief } from '../../compose.ts';
import { briefOf, statementsOf } from '../../plan/testing/brief-of.ts';
import { generatedBrief } from '../../plan/testing/generated-brief.ts';
import { applyChanges } from './apply-changes.ts';

const seeds = Array.from({ length: 60 }, (_, index) => `changes-${index}`);
const textOf = (brief: Brief) =>
  composeBrief(brief, '1')
    .files.filter(({ path }) => path.endsWith('.html'))
    .map(({ content }) => String(content).replace(/<script[\s\S]*?<\/script>|<[^>]+>/g, ' '))
    .join('\n');
const outcomeOf = (brief: Brief, index: number) => composeBrief(brief, '1').brief.statements[index]?.outcome;

const name = (value: string) => ({ value, sureness: 0.2, from: [] });
const examples: BriefChanges[] = [
  { name: name('Quillbridge') },
  { place: name('Oberammerfeld'), audience: name('') },
  { contacts: [{ kind: 'phone', value: '020 7946 0001', from: [] }] },
  { hours: [{ days: 'Monday', times: '7 to 8', from: [] }] },
  { offer: [{ items: [{ name: 'Whetstone', price: '£41', from: [] }] }] },
  { people: [], events: [] },
  { design: { colours: [], theme: { value: 'dark', sureness: 0, from: [] } } },
  { languages: { value: ['fr'], sureness: 0, from: [] } },
];

describe('a change', () => {
  test('leaves every field that it does not name as it was', () => {
    for (const seed of seeds) {
      const brief = generatedBrief(seed);
      for (const changes of examples) {
        const { statements, ...after } = applyChanges(brief, changes);
        for (const key of Object.keys(after) as (keyof typeof after)[]) {
          if (!(key in changes)) expect(after[key], `${seed} ${key}`).toEqual(brief[key]);
        }
        const plainly = statements.map(({ settled: _settled, ...statement }) => statement);
        expect(plainly, seed).toEqual(brief.statements);
      }
    }
  });

  test('is certain', () => {
    for (const changes of examples) {
      const after = applyChanges(generatedBrief('sure'), changes);
      for (const read of [after.name, after.place, after.design.theme, after.languages]) {
        const isChanged = JSON.stringify(changes).includes(JSON.stringify(read?.value ?? '-'));
        if (isChanged) expect(read?.sureness).toBe(1);
      }
    }
  });

  test('made twice is made once', () => {
    for (const seed of seeds) {
      for (const changes of examples) {
        const once = applyChanges(generatedBrief(seed), changes);
        expect(applyChanges(once, changes), seed).toEqual(once);
      }
    }
  });

  test('is on the pages, and what it took the place of is not', () => {
    const { brief } = compose(
      'A workshop called Hulden, repairs of locks.\nPhone: 020 7946 0958\nOpen Monday to Friday 9 to 17',
      '1',
    );
    const changed = applyChanges(brief, {
      contacts: [
        {
          kind: 'phone',
          value: '020 7946 0123',
          target: 'javascript:alert(1)',
          from: brief.contacts[0]?.from ?? [],
        },
      ],
      hours: [],
      name: name('Holden & Sons'),
    });
    const text = textOf(changed);
    expect(text).toContain('020 7946 0123');
    expect(text).toContain('Holden &amp; Sons');
    expect(text).not.toMatch(/0958|9 to 17|javascript|Hulden/);
    expect(changed.contacts[0]?.target).toMatch(/^tel:\+?\d+$/);
    const became = (from: readonly number[] = []) => from.map((index) => outcomeOf(changed, index)?.became);
    expect(became(brief.contacts[0]?.from)).toEqual(['applied']);
    expect(became(brief.hours[0]?.from)).toEqual(['noted']);
  });

  test('without words takes the field away, and empty rows are none', () => {
    const brief = briefOf({ place: { value: 'Leeds', sureness: 0.5, from: [] } });
    const after = applyChanges(brief, {
      place: name('  '),
      offer: [{ items: [{ name: ' ', from: [] }] }],
      contacts: [{ kind: 'phone', value: '', from: [] }],
    });
    expect(after).not.toHaveProperty('place');
    expect([after.offer, after.contacts]).toEqual([[], []]);
  });

  test('refers to nothing that is not there', () => {
    const after = applyChanges(briefOf(), {
      hours: [{ days: 'Monday', times: '9 to 5', section: 7, from: [3] }],
      decisions: [{ statement: 9, decision: 'story' }],
    });
    expect(after.hours).toEqual([{ days: 'Monday', times: '9 to 5', from: [] }]);
    expect(() => composeBrief(after, '1')).not.toThrow();
  });

  test('of a noun finds what kind of site it is', () => {
    const { siteType } = applyChanges(briefOf(), {
      siteType: { value: { id: 'general', noun: 'Bicycle repair workshop' }, sureness: 0, from: [] },
    });
    expect(siteType).toEqual({
      value: { id: 'repair', noun: 'Bicycle repair workshop' },
      sureness: 1,
      from: [],
    });
  });

  test('of pages keeps sections on theirs', () => {
    const brief = briefOf({
      pages: [
        { title: 'Home', from: [] },
        { title: 'Prices', from: [] },
        { title: 'Team', from: [] },
      ],
      sections: [
        { type: 'prices', page: 1, from: [] },
        { type: 'people', page: 2, from: [] },
      ],
    });
    const { sections } = applyChanges(brief, {
      pages: [
        { title: 'Home', from: [] },
        { title: 'Team', from: [] },
      ],
    });
    expect(sections.map(({ page }) => page)).toEqual([undefined, 1]);
  });
});

describe('a decision', () => {
  const unsure = briefOf({
    statements: statementsOf(
      ['not_understood', 'The tandem of the museum stands here'],
      ['fact', 'Free parking'],
    ).map((statement) => ({ ...statement, sureness: 0.3 })),
  });

  test('changes its statement only', () => {
    for (const seed of seeds) {
      const brief = generatedBrief(seed);
      const at = brief.statements.length - 1;
      const after = applyChanges(brief, { decisions: [{ statement: at, decision: 'right' }] });
      expect(after, seed).toEqual({
        ...brief,
        statements: brief.statements.map((each, index) =>
          index === at ? { ...each, settled: 'right', sureness: 1 } : each,
        ),
      });
    }
  });

  test.each(['story', 'fact'] as const)('prints what was not understood as %s', (decision) => {
    const after = applyChanges(unsure, { decisions: [{ statement: 0, decision }] });
    expect(textOf(unsure)).not.toContain('tandem');
    expect(textOf(after)).toContain('The tandem of the museum stands here');
    expect(outcomeOf(after, 0)?.became).toBe('on_page');
  });

  test('leaves out for good, and can be taken back', () => {
    const out = applyChanges(unsure, { decisions: [{ statement: 1, decision: 'leave_out' }] });
    const back = applyChanges(out, { decisions: [{ statement: 1, decision: 'right' }] });
    expect(outcomeOf(out, 1)).toEqual({ became: 'noted' });
    expect(textOf(out)).not.toContain('Free parking');
    expect(outcomeOf(back, 1)?.became).toBe('on_page');
  });

  test('takes what was read of its statement out of the fields, and nothing else', () => {
    for (const seed of seeds) {
      const brief = generatedBrief(seed);
      const [source = -1] = brief.offer[0]?.items[0]?.from ?? [];
      const after = applyChanges(brief, { decisions: [{ statement: source, decision: 'leave_out' }] });
      const others = brief.offer.flatMap(({ items }) => items).filter(({ from }) => from[0] !== source);
      expect(
        after.offer.flatMap(({ items }) => items),
        seed,
      ).toEqual(others);
      expect([after.people, after.events, after.sections], seed).toEqual([
        brief.people,
        brief.events,
        brief.sections,
      ]);
    }
  });

  test('outlives later corrections', () => {
    const decided = applyChanges(unsure, { decisions: [{ statement: 0, decision: 'story' }] });
    const after = applyChanges(decided, { name: name('Quillbridge') });
    expect(textOf(after)).toContain('The tandem of the museum stands here');
  });
});
