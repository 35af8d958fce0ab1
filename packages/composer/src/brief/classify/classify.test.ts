import { describe, expect, it, test } from 'vitest';
import type { Cut } from '../cut/cut.ts';
import { cutStatements } from '../cut/cut-statements.ts';
import { classify } from './classify.ts';

const cutsOf = (...texts: string[]): Cut[] =>
  texts.map((text, at) => ({
    start: at * 100,
    end: at * 100 + text.length,
    text,
    kind: 'sentence',
    depth: 0,
  }));

const prompt = cutsOf(
  'A website for Marlow & Finch, a bicycle workshop in York',
  'Opening hours Mon-Fri 9-18',
  'Basic service 45 GBP',
  'contact form',
  'warm colours, dark green and cream',
  'No stock photos',
  'call us: 01632 960123',
);

describe('classify', () => {
  it('tells the plain cases apart', () => {
    const [, hours, price, form, colours, ban, phone] = classify(prompt).map((one) => one.class);
    expect(hours).toBe('fact');
    expect(['item', 'fact']).toContain(price);
    expect(form).toBe('function_wish');
    expect(colours).toBe('design_wish');
    expect(ban).toBe('prohibition');
    expect(phone).toBe('fact');
  });

  it('keeps what a cut says and adds to it', () => {
    classify(prompt).forEach((one, at) => {
      expect(one).toMatchObject({ ...prompt[at] });
      expect(one.sureness).toBeGreaterThan(0);
      expect(one.sureness).toBeLessThanOrEqual(1);
      expect(one.also).not.toContain(one.class);
    });
  });

  it('wishes for nothing that has a price, whatever its list is about', () => {
    const shop = classify(
      cutsOf('A streetwear label', 'shop with cart', 'hoodie 89€', 'tee £20', 'newsletter'),
    );
    for (const priced of shop.slice(2, 4)) expect(['item', 'fact']).toContain(priced.class);
    expect(shop[1]?.class).toBe('function_wish');
    const [budget] = classify(cutsOf('we could spend about 900 € on it, is that ok?'));
    expect(budget?.class).not.toBe('item');
  });

  it('says the same of the same prompt', () => {
    expect(classify(prompt)).toEqual(classify(prompt));
  });

  it('begins with the likeliest class where none is understood', () => {
    const unclear = classify(cutsOf('zxq', 'vlorp 3 grund', 'hm')).filter(
      (one) => one.class === 'not_understood',
    );
    for (const one of unclear) expect(one.also.length).toBeGreaterThan(0);
  });

  it.each(['Avoid', 'Evitar'])('forbids what stands under "%s"', (key) => {
    const under: Cut[] = cutsOf('stock pictures', 'Comic Sans', 'gold').map((cut) => ({
      ...cut,
      kind: 'list_item',
      key,
    }));
    expect(new Set(classify(under).map((one) => one.class))).toEqual(new Set(['prohibition']));
  });

  it.each(['Services', 'Team', 'Opening hours', 'Colours'])(
    'forbids nothing for standing under "%s"',
    (key) => {
      const under: Cut[] = cutsOf('sea salt and linen', 'tide clock').map((cut) => ({
        ...cut,
        kind: 'list_item',
        key,
      }));
      expect(classify(under).map((one) => one.class)).not.toContain('prohibition');
    },
  );

  it.each(['House rules', 'Hausordnung', 'Normas'])('takes the rules under "%s" for facts', (key) => {
    const under: Cut[] = cutsOf('No dogs', 'No drones', 'No smoking').map((cut) => ({
      ...cut,
      kind: 'list_item',
      key,
    }));
    expect(new Set(classify(under).map((one) => one.class))).toEqual(new Set(['fact']));
  });

  it('takes the words in brackets behind a form for its fields', () => {
    const [form, ...fields] = cutsOf('A booking form for visitors', 'preferred day', 'how many');
    const under: Cut[] = fields.map((cut) => ({ ...cut, kind: 'aside', key: form?.text ?? '', under: 0 }));
    const all = classify([...(form ? [form] : []), ...under]);
    expect(all.map((one) => one.class)).toEqual(['function_wish', 'function_wish', 'function_wish']);
  });

  it('takes marks for nothing that is printed', () => {
    const cut: Cut = { start: 0, end: 3, text: '---', kind: 'markup', depth: 0 };
    expect(classify([cut])).toEqual([{ ...cut, class: 'meta', also: [], sureness: 1 }]);
  });

  it('takes nothing, and very much', () => {
    expect(classify([])).toEqual([]);
    expect(classify(cutsOf('a'.repeat(20_000), '', '𝒳‏\u0000'))).toHaveLength(3);
    expect(classify(cutsOf(...Array.from({ length: 5000 }, (_, at) => `Jar ${at}`)))).toHaveLength(5000);
  });
});

test('prices without a currency are those of things, where some of them are no hours', () => {
  const menu = classify(cutStatements('Drinks\n- Tea 2.20\n- Filter coffee 2.60\n- Full breakfast 9.80'));
  expect(menu.slice(1).map((statement) => statement.class)).toEqual(['item', 'item', 'item']);
});
