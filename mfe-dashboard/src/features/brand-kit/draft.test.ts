import { expect, test } from 'vitest';
import { draftOf, emptyContact, emptyHours, readDraft } from './draft.ts';

const empty = draftOf({ contacts: [], hours: [], colours: {} });

test('lines into which nothing was written are not stored', () => {
  const draft = { ...empty, contacts: [emptyContact('phone')], hours: [emptyHours()] };
  expect(readDraft(draft)).toEqual({ request: { contacts: [], hours: [], colours: {} } });
});

test('what was stored is read and stored again as it is', () => {
  const kit = {
    name: 'Halden Cycles',
    contacts: [{ kind: 'link' as const, value: 'https://social.example/halden', label: 'Instagram' }],
    hours: [{ days: 'Monday', times: '9 to 17' }],
    colours: { primary: '#17302a' },
    typefaces: { headings: 'Fraunces' as const, text: 'Jost' as const },
  };
  expect(readDraft(draftOf(kit))).toEqual({ request: kit });
});

test('what is wrong is said of the field, whatever lines stand before it', () => {
  const times = { ...emptyHours(), days: 'Monday' };
  const label = { ...emptyContact('email'), label: 'Box office' };
  const draft = { ...empty, contacts: [emptyContact('phone'), label], hours: [emptyHours(), times] };
  expect(readDraft(draft)).toEqual({
    errors: {
      [`value ${label.key}`]: expect.stringContaining('remove the line'),
      [`times ${times.key}`]: expect.stringContaining('remove the line'),
    },
  });
});
