import type OpenAI from 'openai';
import type { ChatCompletionMessageParam } from 'openai/resources/chat/completions';
import type { EngineOptions, EngineRequest, TokenUsage } from '../../engine.ts';
import { brandPrompt } from '../../protocol/brand-prompt.ts';
import type { ParsedOutput } from '../../protocol/output.ts';
import { OutputParser } from '../../protocol/parser.ts';
import { continuePrompt, systemPrompt } from '../../protocol/prompt.ts';
import { rebuildAnswer } from '../../protocol/rebuild-answer.ts';
import { type ToldFile, ToldFiles } from '../../protocol/told-files.ts';
import { cutOff, tooLong } from './provider-error.ts';
import { seamLength, trimContinuation } from './seam.ts';
import { streamAnswer, type Timeouts } from './stream-answer.ts';

export interface WriterSettings {
  client: OpenAI;
  model: string;
  timeouts: Timeouts;
  /** Times an answer that was cut off is continued. */
  maxContinuations: number;
  /** Characters of all answers together. */
  maxCharacters: number;
}

export interface WrittenSite extends ParsedOutput {
  usage?: TokenUsage | undefined;
}

const addUsage = (sum: TokenUsage | undefined, usage: TokenUsage | undefined): TokenUsage | undefined =>
  usage && {
    inputTokens: (sum?.inputTokens ?? 0) + usage.inputTokens,
    outputTokens: (sum?.outputTokens ?? 0) + usage.outputTokens,
  };

function messagesFor({ prompt, brand }: EngineRequest, answer: string): ChatCompletionMessageParam[] {
  const content = brand ? `${systemPrompt}\n\n${brandPrompt(brand)}` : systemPrompt;
  const messages: ChatCompletionMessageParam[] = [
    { role: 'system', content },
    { role: 'user', content: prompt },
  ];
  if (answer === '') return messages;
  return [...messages, { role: 'assistant', content: answer }, { role: 'user', content: continuePrompt }];
}

/** Passes text on, but holds the beginning of a continuation back until it can be joined to what came before. */
function createSeam(before: string, parser: OutputParser, onText: (text: string) => void) {
  let held: string | undefined = before === '' ? undefined : '';
  const release = () => {
    if (held === undefined) return;
    const joined = trimContinuation(before, held, parser.openPath);
    held = undefined;
    onText(joined);
  };
  const add = (text: string) => {
    if (held === undefined) return onText(text);
    held += text;
    if (held.length >= seamLength) release();
  };
  return { add, release };
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

/**
 * Has the model write a site, or the rest of one, continuing an answer that its limit cut off.
 *
 * @throws EngineError
 */
export async function writeSite(
  { client, model, timeouts, maxContinuations, maxCharacters }: WriterSettings,
  asked: EngineRequest,
  { signal, onEvent, written }: EngineOptions,
): Promise<WrittenSite> {
  const parser = new OutputParser();
  let answer = readWritten(parser, written?.files ?? [], onEvent);
  let usage: TokenUsage | undefined;
  const refuseTooLong = () => {
    if (answer.length > maxCharacters) throw tooLong();
  };
  refuseTooLong();
  const take = (text: string) => {
    answer += text;
    refuseTooLong();
    for (const event of parser.push(text)) onEvent(event);
  };
  for (let call = 0; call <= maxContinuations; call += 1) {
    const seam = createSeam(answer, parser, take);
    const request = { model, messages: messagesFor(asked, answer), seed: asked.seed };
    const end = await streamAnswer(client, request, { timeouts, signal, onText: seam.add });
    seam.release();
    usage = addUsage(usage, end.usage);
    if (end.isCutOff) continue;
    const output = parser.end();
    for (const event of parser.takeEvents()) onEvent(event);
    return { ...output, usage };
  }
  throw cutOff();
}
