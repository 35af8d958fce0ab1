import { failureReasons } from '@sitewright/contracts';
import { expect, test } from 'vitest';
import { type WaysOn, waysOn } from './ways-on.ts';

type Failure = Parameters<typeof waysOn>[0];

/** What words of a sentence promise. */
const promises: [words: RegExp, way: keyof WaysOn][] = [
  [/\b(?:try again|start it again)\b/i, 'canRetry'],
  [
    /\b(?:ask for (?:less|fewer pages)|describe (?:it|the site) in other words|change the description)\b/i,
    'canReword',
  ],
  [/\boffline composer\b/, 'canCompose'],
  [/\bin My Projects\b|\bstop one\b/, 'leadsToProjects'],
];

/** Why no site was made, where no model has given the reason. */
const sentences: [Failure['code'], sentence: string][] = [
  ['GENERATION_STOPPED', 'This site was interrupted 5 times. Ask for less, or use the offline composer.'],
  ['GENERATION_STOPPED', 'The generation was stopped before it was done. Please start it again.'],
  ['PROVIDER_TIMEOUT', 'Nothing happened for too long. Try again, or ask for less at once.'],
  ['PROVIDER_TIMEOUT', 'This site took longer than one may take here. Ask for less at once, or try again.'],
  ['PROVIDER_FAILED', 'The site has more than 200 files. Ask for fewer pages and try again.'],
  ['GENERATION_EMPTY', 'No home page was written. Describe the site in other words and try again.'],
  ['GENERATION_TOO_COMPLEX', 'The site was too complex to build. Ask for less and try again.'],
  [
    'RATE_LIMITED',
    'Your last 3 sites could not be made. Change the description, and try again in 2 minutes.',
  ],
  ['RATE_LIMITED', 'You already have 3 sites being generated. Wait, or stop one, then try again.'],
  ['STORAGE_FULL', 'Delete sites that you do not need in My Projects, then try again.'],
  ['UNAVAILABLE', 'Many sites are being generated right now. Please try again in a minute.'],
  ['INTERNAL', 'Something went wrong on our side. Please try again.'],
  ['NETWORK', 'If the server has begun it, it is in My Projects. Trying again makes no second one.'],
];

test.each(sentences)('%s: what “%s” names can be done', (code, sentence) => {
  const ways = waysOn({ code, message: sentence }, false);
  const promised = promises.filter(([words]) => words.test(sentence)).map(([, way]) => way);
  expect(promised).not.toEqual([]);
  for (const way of promised) expect(ways[way], way).toBe(true);
});

test.each(failureReasons)('the composer is no way on from itself: %s', (reason) => {
  const failure = { code: 'PROVIDER_FAILED', message: '', reason } as const;
  expect(waysOn(failure, false).canCompose).toBe(true);
  expect(waysOn(failure, true).canCompose).toBe(false);
});

test('nothing helps but other words where the request itself is refused', () => {
  for (const code of ['VALIDATION_FAILED', 'PAYLOAD_TOO_LARGE'] as const)
    expect(waysOn({ code, message: '' }, false)).toMatchObject({ canRetry: false, canReword: true });
  expect(waysOn({ code: 'PROVIDER_FAILED', message: '', reason: 'prompt-too-long' }, false).canRetry).toBe(
    false,
  );
});
