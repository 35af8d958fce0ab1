import { expect, test } from 'vitest';
import { changeBriefRequestSchema } from './site-brief.ts';

const parse = (changes: object) => changeBriefRequestSchema.safeParse({ version: 1, changes });
const read = (value: unknown) => ({ value, sureness: 1, from: [] });

test.each([
  ['a tag that would leave its folder', { languages: read(['../x']) }, 'languages.value.0'],
  ['a language twice', { languages: read(['en', 'EN']) }, 'languages.value'],
  ['no language', { languages: read([]) }, 'languages.value'],
  [
    'more languages than are written',
    { languages: read(['en', 'de', 'fr', 'it', 'es', 'pt']) },
    'languages.value',
  ],
  [
    'broken characters, however deep',
    { offer: [{ items: [{ name: 'a\ud800', from: [] }] }] },
    'offer.0.items.0.name',
  ],
  [
    'control characters in a key',
    { offer: [{ items: [{ name: 'a', values: { 'k\u0001': 'v' }, from: [] }] }] },
    'offer',
  ],
  ['a text longer than a prompt', { place: read('x'.repeat(20_001)) }, 'place.value'],
])('%s is refused by its field', (_what, changes, field) => {
  const issue = parse(changes).error?.issues[0];
  expect(issue?.path.join('.')).toMatch(new RegExp(`^changes\\.${field}`));
});

test('takes what a page says: lines, tabs, any script', () => {
  const name = read('Ökö\n日本\tمرحبا 🥐');
  expect(parse({ name, languages: read(['pt-BR', 'zh-Hant-TW']) }).success).toBe(true);
});

test('fields that nobody may change are gone', () => {
  expect(parse({ statements: [], functions: [], name: read('A') }).data?.changes).toEqual({
    name: read('A'),
  });
});
