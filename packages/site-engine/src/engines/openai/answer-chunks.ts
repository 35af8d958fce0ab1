import { limits } from '@sitewright/contracts';
import type { EventSourceMessage } from 'eventsource-parser';
import { APIError } from 'openai';
import { z } from 'zod';
import type { TokenUsage } from '../../engine.ts';
import { failure } from './provider-error.ts';
import { hasThoughtIn, hasToolsIn, messageSchema, textIn, thoughtIn } from './said-in-message.ts';

const tokens = z.int().nonnegative();

/** What is read of a chunk. The one that carries the usage has no choices, and many servers never send it. */
const chunkSchema = z.object({
  choices: z
    .array(
      z.object({
        delta: messageSchema.nullish(),
        /** Of a server that answers at once although a stream was asked for. */
        message: messageSchema.nullish(),
        finish_reason: z.string().nullish(),
      }),
    )
    .nullish(),
  usage: z.object({ prompt_tokens: tokens, completion_tokens: tokens }).nullish().catch(undefined),
  /** What went wrong after the answer had begun. */
  error: z.unknown().optional(),
});

type Chunk = z.infer<typeof chunkSchema>;

/** How an answer ended, and what there was in it besides text. */
export interface AnswerEnd {
  /** The provider's limit cut the answer off. */
  isCutOff: boolean;
  /** The provider said that it is over: an answer that only stops was lost on its way. */
  hasEnded: boolean;
  isFiltered: boolean;
  hasText: boolean;
  hasThought: boolean;
  /** What was thought before there was any text: some servers take a whole answer for thinking. */
  thought: string;
  hasRefused: boolean;
  hasCalledTools: boolean;
  /** The server took no pictures, so the model was asked without them. */
  hasSeenNoPictures: boolean;
  /** Of text and thinking. */
  characters: number;
  usage?: TokenUsage | undefined;
}

/** What providers call the end of an answer that their limit, or a filter of theirs, has ended. */
const endings = {
  cutOff: new Set(['length', 'max_tokens', 'model_length']),
  filtered: new Set(['content_filter', 'safety', 'blocklist', 'prohibited_content', 'recitation']),
};

export const nothingRead = (): AnswerEnd => ({
  isCutOff: false,
  hasEnded: false,
  isFiltered: false,
  hasText: false,
  hasThought: false,
  thought: '',
  hasRefused: false,
  hasCalledTools: false,
  hasSeenNoPictures: false,
  characters: 0,
});

/**
 * Refuses an answer that is not what the model meant to write: one that a filter ended, or that was lost on its way, however whole
 * it looks.
 *
 * @throws EngineError
 */
export function demandEnd({ isFiltered, hasEnded, hasText, hasThought }: AnswerEnd): void {
  if (isFiltered) throw failure('filtered');
  if (!hasEnded && (hasText || hasThought)) throw failure('broke-off');
}

export function readChunk({ event, data: json }: EventSourceMessage): Chunk {
  const { data, error } = chunkSchema.safeParse(JSON.parse(json));
  if (error) throw failure('unreadable', error);
  if (data.error || event === 'error')
    throw new APIError(undefined, Object(data.error), undefined, undefined);
  return data;
}

/** Notes what a chunk tells, and gives back its text. */
export function noteChunk(end: AnswerEnd, { choices, usage }: Chunk): string {
  if (usage) end.usage = { inputTokens: usage.prompt_tokens, outputTokens: usage.completion_tokens };
  const { delta, message, finish_reason: ending } = choices?.[0] ?? {};
  // A message behind deltas repeats them.
  const said = delta ?? (end.hasText ? undefined : message);
  end.hasEnded ||= Boolean(ending ?? message);
  const kind = ending?.toLowerCase() ?? '';
  end.isCutOff ||= endings.cutOff.has(kind);
  end.isFiltered ||= endings.filtered.has(kind);
  if (!said) return '';
  end.hasThought ||= hasThoughtIn(said);
  end.hasRefused ||= Boolean(said.refusal);
  end.hasCalledTools ||= hasToolsIn(said);
  const content = textIn(said);
  const thought = thoughtIn(said);
  end.characters += content.length + thought.length;
  end.hasText ||= content.trim() !== '';
  const mayBeAnswer = !end.hasText && end.thought.length < limits.siteMaxBytes;
  end.thought = mayBeAnswer ? end.thought + thought : '';
  return content;
}
