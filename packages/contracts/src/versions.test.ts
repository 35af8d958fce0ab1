import { expect, test } from 'vitest';
import { editSiteRequestSchema } from './edits.ts';
import { versionEntrySchema, versionKinds } from './versions.ts';

const entry = {
  number: 2,
  kind: 'edited',
  instruction: 'Changed a heading',
  engine: 'composer',
  createdAt: '2026-03-04T09:30:00.000Z',
  changes: 1,
  isPinned: false,
};

test.each(versionKinds)('%s is a kind of version', (kind) => {
  expect(versionEntrySchema.parse({ ...entry, kind }).kind).toBe(kind);
});

test('a version of a kind and a maker that only a later release knows is read as any other', () => {
  const later = { ...entry, kind: 'translated', engine: 'another-engine' };
  expect(versionEntrySchema.parse(later)).toEqual({ ...entry, kind: 'other', engine: 'other' });
});

test('nobody can ask for a version of such a kind', () => {
  const request = { version: 1, sitting: 'sitting-1', kind: 'other', instruction: 'x', edits: [] };
  const { error } = editSiteRequestSchema.safeParse(request);
  expect(error?.issues.map(({ path }) => path[0])).toContain('kind');
});
