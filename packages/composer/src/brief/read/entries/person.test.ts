import { expect, it } from 'vitest';
import { readPerson } from './person.ts';

it.each([
  ['Rev. Ada Pike, vicar', { name: 'Rev. Ada Pike', role: 'vicar' }],
  ['Organist: Geoff Mudd', { name: 'Geoff Mudd', role: 'Organist' }],
  ['our chair, Bert Sykes', { name: 'Bert Sykes', role: 'chair' }],
  ['Ines Mora (partner)', { name: 'Ines Mora', role: 'partner' }],
  ['chef Anna Berg', { name: 'Anna Berg', role: 'chef' }],
  ['講師：中村さゆり', { name: '中村さゆり', role: '講師' }],
  ['Mina teaches Polish and Czech', { name: 'Mina', note: 'teaches Polish and Czech' }],
  [
    'Head coach: Lucía Gil, former Olympian',
    { name: 'Lucía Gil', role: 'Head coach', note: 'former Olympian' },
  ],
])('%s', (text, person) => {
  expect(readPerson(text)).toEqual(person);
});

it.each(['Our instructors are Max, Helen and Tony', 'Founded by sisters Ada and Wren'])(
  'finds no single name in: %s',
  (text) => {
    expect(readPerson(text)).toBeUndefined();
  },
);
