import type { EngineError } from '../../engine.ts';
import type { AnswerEnd } from './answer-chunks.ts';
import { failure } from './provider-error.ts';

/** How models refuse in words where they have no other way to. */
const refusal =
  /^\s*(?:i['’]?m sorry|i am sorry|sorry|i can(?:not|['’]t)|i['’]?m (?:unable|not able)|i am (?:unable|not able))\b/i;

/** Why an answer that has ended has no page. */
export function whyNoPage(answer: string, end: AnswerEnd): EngineError {
  if (end.hasRefused || refusal.test(answer)) return failure('refused');
  if (end.hasText) return failure('no-page');
  if (end.hasCalledTools) return failure('tools-only');
  return failure(end.hasThought ? 'only-thought' : 'empty');
}
