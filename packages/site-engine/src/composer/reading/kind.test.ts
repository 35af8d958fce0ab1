import { expect, test } from 'vitest';
import { readKind } from './kind.ts';

test.each([
  ['a small vegan bakery in Lisbon', 'bakery'],
  ['tapas restaurant in Valencia', 'restaurant'],
  ['cozy coffee shop with a menu', 'cafe'],
  ['boxing gym for beginners', 'gym'],
  ['physiotherapy clinic', 'clinic'],
  ['a dental practice in Bristol', 'dentist'],
  ['law firm in Edinburgh', 'law'],
  ['Portfolio for an illustrator', 'portfolio'],
  ['Portfolio for Mira, a wedding photographer', 'photographer'],
  ['SaaS landing page for log search', 'saas'],
  ['a habit tracker for the phone', 'app'],
  ['digital agency', 'agency'],
  ['online store for candles', 'shop'],
  ['boutique hotel in Menorca', 'hotel'],
  ['our wedding in Sintra', 'wedding'],
  ['music festival', 'festival'],
  ['a conference about type', 'event'],
  ['language school', 'school'],
  ['charity that plants trees', 'charity'],
  ['real estate agency in Austin', 'realestate'],
  ['walking tours of Rome', 'travel'],
  ['a blog about bread', 'blog'],
  ['bike repair workshop', 'repair'],
  ['my punk band', 'band'],
  ['documentation for an open source library', 'documentation'],
  ['my resume', 'resume'],
  ['hair salon', 'salon'],
  ['yoga studio', 'yoga'],
  ['dog walking service', 'pets'],
  ['florist in Ghent', 'florist'],
])('%s is of the kind %s', (prompt, kind) => {
  expect(readKind(prompt)).toMatchObject({ kind, isKnown: true });
});

test('says when it knows no kind', () => {
  expect(readKind('asdf')).toMatchObject({ kind: 'general', isKnown: false });
});
