import { expect, test } from 'vitest';
import { readBrief } from '../../read-brief.ts';

const classesOf = (prompt: string) =>
  Object.fromEntries(readBrief(prompt).statements.map(({ text, class: name }) => [text, name]));

test('catchwords are no list: a town says where, a day when, and what has no price beside prices is told', () => {
  expect(
    classesOf('vegan pizza van, berlin, margherita 9€, calzone 11€, every friday at the old mill'),
  ).toMatchObject({
    berlin: 'identity',
    'margherita 9€': 'item',
    'every friday at the old mill': 'fact',
  });
  expect(classesOf('handmade ceramics shop, mugs from $24, bowls $30, ships worldwide')).toMatchObject({
    'bowls $30': 'item',
    'ships worldwide': 'fact',
  });
});

test('a thing without a price between those that have one is sold as well', () => {
  expect(classesOf('soap maker in Bath, rose soap £5, oat soap, mint soap £6')).toMatchObject({
    'oat soap': 'item',
  });
});

test('a price beside wishes is none', () => {
  expect(
    classesOf('speech therapist in Graz, adults and children, 90 € per session, online too, contact form'),
  ).toMatchObject({
    '90 € per session': 'fact',
    'contact form': 'function_wish',
  });
});
