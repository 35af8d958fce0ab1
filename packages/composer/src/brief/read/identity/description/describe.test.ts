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

const phrases = [
  'Quiero una web para una escuela de cometas en Jerez, calle Sur 4',
  'A site for a kite shop in Bath, near the river',
  'Um site para uma loja de pipas no Porto, rua Azul',
  'Un site pour un atelier de reliure à Crest, rue Haute',
  'Eine Seite für einen Drachenladen in Kiel, am Hafen',
];

test.each(phrases)('no description begins with a small word: %s', (prompt) => {
  const { description } = readBrief(prompt);
  expect(description?.value ?? '').not.toMatch(
    /^(?:a|an|un|una|uma|ein|en|in|no|à|that|which|que|qui|die|my|of|its)\s/u,
  );
});
