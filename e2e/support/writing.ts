import type { Page } from '@playwright/test';
import { livePagePath } from '@sitewright/contracts';
import {
  type DirectedAnswer,
  type Direction,
  type FakeProvider,
  recordedAnswer,
} from '@sitewright/site-engine/testing';
import { promptArea } from './journey.ts';

const endOf = (words: string, after = 0) => {
  const at = recordedAnswer.indexOf(words, after);
  if (at < 0) throw new Error(`The recorded answer has no ${words}`);
  return at + words.length;
};

const heading = endOf('</h1>');
const breads = endOf('</section>', endOf('id="breads"'));
const page = endOf('</file>\n', breads);

/** The recorded answer in pieces, after each of which there is more to see; the last one completes the site. */
export const pieces = {
  toHeading: recordedAnswer.slice(0, heading),
  toBreads: recordedAnswer.slice(heading, breads),
  toEndOfPage: recordedAnswer.slice(breads, page),
  theRest: recordedAnswer.slice(page),
};

/** The page while it is written. */
export const livePage = (page: Page) => page.frameLocator(`iframe[src$="${livePagePath}"]`);

/** What can be seen of the recorded page, in the order of its writing. */
export const seenIn = (live: ReturnType<typeof livePage>) => ({
  heading: live.getByRole('heading', { level: 1, name: 'Bread from a slow oven' }),
  breads: live.getByRole('heading', { name: 'What comes out of the oven' }),
  footer: live.getByText('baked daily except Mondays'),
});

let prompts = 0;

/** A prompt that no other request contains. */
export const newPrompt = () => `A bakery with a wood-fired oven, number ${process.pid}-${++prompts}.`;

export interface Writing {
  prompt: string;
  asked: Direction;
  answer: DirectedAnswer;
}

/** Presses Generate Website, and waits until the model is asked. */
export async function startWriting(page: Page, provider: FakeProvider): Promise<Writing> {
  const prompt = newPrompt();
  const asked = provider.direct(prompt);
  await promptArea(page).fill(prompt);
  await page.getByRole('button', { name: 'Generate Website' }).click();
  return { prompt, asked, answer: await asked.next() };
}

/** Lets the model write everything that the test has not had written yet. */
export function finish({ answer }: Pick<Writing, 'answer'>, ...rest: string[]) {
  for (const piece of rest) answer.write(piece);
  answer.end();
}
