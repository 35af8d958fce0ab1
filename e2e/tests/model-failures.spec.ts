import { limits } from '@sitewright/contracts';
import {
  answers,
  type Behaviour,
  endsAfter,
  failsWith,
  fillsUp,
  garbles,
  hangs,
  hangsAfter,
  recordedAnswer,
  recordedHeading,
  saysOf,
  sends,
  streamsDeltas,
} from '@sitewright/site-engine/testing';
import { newAccount, openSignedIn } from '../support/account.ts';
import { preview, promptArea } from '../support/journey.ts';
import { expectAccessibleInBothThemes } from '../support/judge.ts';
import { test } from '../support/model-platform.ts';
import { expect } from '../support/test.ts';
import { pieces } from '../support/writing.ts';

// Nobody waits here for a model that says nothing.
test.use({ settings: { OPENAI_FIRST_BYTE_SECONDS: '2', OPENAI_IDLE_SECONDS: '2' } });

const [retry, rest, reword, compose] = [
  'Try again',
  'Write the rest',
  'Change the description',
  'Use the offline composer',
];
const prompt = 'A bakery called Rye & Co';
const homePage = pieces.toHeading + pieces.toBreads + pieces.toEndOfPage;
const toolCall = { tool_calls: [{ index: 0, function: { name: 'write' } }] };
const blankPage = '<!doctype html><html lang="en"><title>Rye & Co</title><body></body></html>';
const tooLong = "This model's maximum context length is 4096 tokens.";

/** Each failure with a part of its sentence, and the buttons below it. */
const failures: [failure: string, behaviour: Behaviour, sentence: string, ways: string[]][] = [
  ['401', failsWith(401), 'refused the key', [retry, compose]],
  ['403', failsWith(403), 'is not allowed to use this model', [retry, compose]],
  ['404 of the model', saysOf(404, 'The model does not exist'), 'check OPENAI_MODEL', [retry, compose]],
  ['404 of the address', failsWith(404, {}, 'Not Found'), 'usually ends in /v1', [retry, compose]],
  ['400', failsWith(400), 'did not accept the request', [retry, compose]],
  ['400 of the context', saysOf(400, tooLong), 'longer than this model can read', [reword, compose]],
  ['429 for a while', failsWith(429, { 'retry-after': '40' }), 'Try again in 40 seconds', [retry, compose]],
  ['429 of the quota', saysOf(429, 'See billing'), 'The quota at the model', [retry, compose]],
  ['500', failsWith(500, { 'retry-after-ms': '1' }), 'a problem of its own', [retry, compose]],
  ['no answer', hangs, 'did not answer in time', [retry, compose]],
  ['a refusal', streamsDeltas([{ refusal: 'No.' }]), 'refused to write', [retry, reword, compose]],
  ['nothing', answers(''), 'answered with nothing', [retry, compose]],
  ['calls of tools', streamsDeltas([toolCall]), 'asked for tools', [retry, compose]],
  [
    'thinking to its limit',
    streamsDeltas([{ reasoning_content: 'Hm.' }], { finishReason: 'length' }),
    'on thinking',
    [retry, reword, compose],
  ],
  [
    'a filter',
    answers(pieces.toHeading, { finishReason: 'content_filter' }),
    'A filter of the model',
    [retry, rest, reword, compose],
  ],
  [
    'an answer that cannot be finished',
    answers('<file path="index.html">\n<h1>Rye</h1>\n', { finishReason: 'length' }),
    'within its limits',
    [retry, rest, reword, compose],
  ],
  ['silence in the middle', hangsAfter(pieces.toHeading), 'stopped writing', [retry, rest, compose]],
  ['an end between two files', endsAfter(homePage), 'broke off', [retry, rest, compose]],
  ['what is no answer', garbles(pieces.toHeading), 'is not an answer', [retry, rest, compose]],
  [
    'a single event without an end',
    sends(`data: ${'x'.repeat(2 * limits.siteMaxBytes)}`),
    'more than an answer may hold',
    [retry, compose],
  ],
  [
    'more than a site',
    fillsUp(homePage, limits.siteMaxBytes),
    'more than a site may hold',
    [retry, rest, reword, compose],
  ],
  [
    'a blank page',
    answers(`<file path="index.html">\n${blankPage}\n</file>\n`),
    'it shows nothing. The page is blank',
    [retry, compose],
  ],
  ['prose only', answers('Here is my plan for your site.'), 'wrote no page', [retry, reword, compose]],
];

test('each failure of a model has its own sentence and ways on, and nothing of the provider is shown', async ({
  page,
  platform,
  provider,
}) => {
  await openSignedIn(page, await newAccount(platform), '/app');
  const heading = preview(page).getByRole('heading', { level: 1 });
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await promptArea(page).fill(prompt);
  for (const [failure, behaviour, sentence, ways] of failures) {
    await test.step(failure, async () => {
      provider.behave(behaviour);
      await button('Generate Website').click();
      await expect(page.getByRole('alert').filter({ hasText: sentence })).toBeVisible();
      for (const way of [retry, rest, reword, compose])
        await expect(button(way), way).toHaveCount(ways.includes(way) ? 1 : 0);
      await expect(page.getByText(/internal-provider-detail|sk-of-a-test|billing/)).toHaveCount(0);
      await expect(promptArea(page)).toHaveValue(prompt);
      if (!ways.includes(reword)) return;
      await button(reword).click();
      await expect(promptArea(page)).toBeFocused();
    });
  }
  await expectAccessibleInBothThemes(page);

  // The composer steps in only when it is asked.
  const before = provider.requests.length;
  await button(compose).click();
  await expect(heading).toBeVisible();
  expect(provider.requests.length).toBe(before);

  provider.behave(failsWith(401), answers(recordedAnswer));
  await promptArea(page).fill(`${prompt}, in Leeds`);
  await button('Generate Website').click();
  await button(retry).click();
  await expect(heading).toHaveText(recordedHeading);
});
