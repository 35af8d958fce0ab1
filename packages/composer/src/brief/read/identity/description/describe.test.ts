import { expect, test } from 'vitest';
import { readBrief } from '../../../read-brief.ts';

test.each([
  ['Oficina de harpas Corda Livre, em Braga. Horário: segunda a sexta.', 'Oficina de harpas em Braga'],
  ["We're a two-person kite repair team called Updraft Co. We mend kites.", 'two-person kite repair team'],
  ['Website for Pell & Ash, thatchers in Devon. No blog.', 'thatchers in Devon'],
  ['piano tuner in Leeds', 'piano tuner in Leeds'],
  ['site for our kite club', 'kite club'],
  ['A site for Moor, an app that maps moss, with a contact form.', 'app that maps moss'],
])('%s is described by a whole phrase', (prompt, description) => {
  expect(readBrief(prompt).description?.value).toBe(description);
});

const places = ['en Jerez', 'in Bath', 'no Porto', 'à Crest', 'in Kiel'];
const nouns = [
  'una escuela de kitesurf',
  'a kite shop',
  'uma loja de pipas',
  'un atelier',
  'ein Drachenladen',
];

test.each(places.flatMap((place) => nouns.map((noun) => `${noun} ${place}, Sur`)))(
  'no description begins with a small word: %s',
  (prompt) => {
    const { description } = readBrief(prompt);
    expect(description?.value ?? '').not.toMatch(
      /^(?:a|an|un|una|uma|ein|en|in|no|à|that|which|que|qui|die|my|of|its)\s/u,
    );
  },
);
