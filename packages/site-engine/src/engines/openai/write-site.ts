import type OpenAI from 'openai';
import type { ChatCompletionMessageParam } from 'openai/resources/chat/completions';
import { EngineError, type EngineOptions, type EngineRequest, type TokenUsage } from '../../engine.ts';
import { isPage } from '../../files/site-files.ts';
import { brandPrompt } from '../../protocol/brand-prompt.ts';
import type { ParsedOutput } from '../../protocol/output.ts';
import { OutputParser } from '../../protocol/parser.ts';
import { continuePrompt, systemPrompt } from '../../protocol/prompt.ts';
import { rebuildAnswer } from '../../protocol/rebuild-answer.ts';
import { type ToldFile, ToldFiles } from '../../protocol/told-files.ts';
import type { Accommodations } from './accommodations.ts';
import type { AnswerEnd } from './answer-chunks.ts';
import { makesProgress } from './continuation.ts';
import { createSeam } from './held-beginning.ts';
import { failure } from './provider-error.ts';
import { streamAnswer, type Timeouts } from './stream-answer.ts';
import { whyNoPage } from './why-no-page.ts';

export interface WriterSettings {
  client: OpenAI;
  model: string;
  /** Tokens of one answer at most. */
  maxTokens?: number | undefined;
  timeouts: Timeouts;
  /** What the server does not take. */
  accommodations: Accommodations;
  /** Characters of all answers together. */
  maxCharacters: number;
}

export interface WrittenSite extends ParsedOutput {
  /** All that the model wrote, joined. */
  answer: string;
  usage?: TokenUsage | undefined;
}

export const addUsage = (
  sum: TokenUsage | undefined,
  usage: TokenUsage | undefined,
): TokenUsage | undefined =>
  usage
    ? {
        inputTokens: (sum?.inputTokens ?? 0) + usage.inputTokens,
        outputTokens: (sum?.outputTokens ?? 0) + usage.outputTokens,
      }
    : sum;

function messagesFor({ prompt, brand }: EngineRequest, answer: string): ChatCompletionMessageParam[] {
  const content = brand ? `${systemPrompt}\n\n${brandPrompt(brand)}` : systemPrompt;
  const messages: ChatCompletionMessageParam[] = [
    { role: 'system', content },
    { role: 'user', content: prompt },
  ];
  if (answer === '') return messages;
  return [...messages, { role: 'assistant', content: answer }, { role: 'user', content: continuePrompt }];
}

/** Reads anew what an earlier attempt wrote; only what is read otherwise than it was told is told again. */
function readWritten(
  parser: OutputParser,
  files: readonly ToldFile[],
  onEvent: EngineOptions['onEvent'],
): string {
  const answer = rebuildAnswer(files);
  const read = new ToldFiles();
  for (const event of parser.push(answer)) read.take(event);
  for (const { path } of files) {
    if (!read.has(path)) onEvent({ type: 'file', path, content: '', complete: true });
  }
  for (const { path, content, complete } of read.files) {
    const isAsTold = files.some((file) => file.path === path && file.content === content);
    if (!isAsTold) onEvent({ type: 'file', path, content, complete });
  }
  return answer;
}

/** An answer whose prompt fits does not fit any more once it is part of the question. */
function asContinued(error: unknown, isContinued: boolean): unknown {
  const isTooLong = error instanceof EngineError && error.reason === 'prompt-too-long';
  return isContinued && isTooLong ? failure('cut-off', error) : error;
}

/**
 * Has the model write a site, or the rest of one, continuing an answer that its limit cut off as often as that brings it further.
 *
 * @throws EngineError
 */
export async function writeSite(
  { client, model, maxTokens, timeouts, accommodations, maxCharacters }: WriterSettings,
  asked: EngineRequest,
  { signal, onEvent, onLife, written }: EngineOptions,
): Promise<WrittenSite> {
  const parser = new OutputParser();
  let answer = readWritten(parser, written?.files ?? [], onEvent);
  let usage: TokenUsage | undefined;
  const refuseTooLong = () => {
    if (answer.length > maxCharacters) throw failure('site-too-large');
  };
  refuseTooLong();
  const take = (text: string) => {
    answer += text;
    refuseTooLong();
    for (const event of parser.push(text)) onEvent(event);
  };
  const ask = async (before: string): Promise<AnswerEnd> => {
    const seam = createSeam({ before, openPath: parser.openPath, onText: take });
    const request = { model, maxTokens, messages: messagesFor(asked, before), seed: asked.seed };
    const options = { accommodations, timeouts, signal, onText: seam.add, onLife };
    try {
      const end = await streamAnswer(client, request, options);
      if (!seam.end()) throw failure('cut-off');
      return end;
    } catch (error) {
      throw asContinued(error, before !== '');
    }
  };
  for (;;) {
    const before = answer;
    const end = await ask(before);
    usage = addUsage(usage, end.usage);
    if (end.isFiltered) throw failure('filtered');
    if (end.isCutOff) {
      if (answer === '' && end.hasThought) throw failure('only-thought');
      if (!makesProgress(before, answer)) throw failure('cut-off');
      continue;
    }
    if (!end.hasEnded && parser.openPath !== undefined) throw failure('broke-off');
    const output = parser.end();
    for (const event of parser.takeEvents()) onEvent(event);
    if (!output.files.some(({ path }) => isPage(path))) throw whyNoPage(answer, end);
    return { ...output, answer, usage };
  }
}
