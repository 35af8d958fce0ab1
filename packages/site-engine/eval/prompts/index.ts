import { communityPrompts } from './community-and-odd.ts';
import { culturePrompts } from './culture-and-events.ts';
import type { EvalPrompt } from './eval-prompt.ts';
import { foodPrompts } from './food.ts';
import { carePrompts } from './health-and-beauty.ts';
import { learningPrompts } from './movement-and-learning.ts';
import { shopPrompts } from './shop-and-trades.ts';
import { stayPrompts } from './stay-and-travel.ts';
import { studioPrompts } from './studio-and-counsel.ts';
import { techPrompts } from './tech.ts';

/** A hundred prompts, written for this: as many kinds, lengths, languages and habits of typing as people have. */
export const prompts: readonly EvalPrompt[] = [
  ...foodPrompts,
  ...stayPrompts,
  ...carePrompts,
  ...learningPrompts,
  ...techPrompts,
  ...studioPrompts,
  ...shopPrompts,
  ...culturePrompts,
  ...communityPrompts,
];
