import type { EventSourceMessage } from 'eventsource-parser';
import type OpenAI from 'openai';
import type { ChatCompletionMessageParam } from 'openai/resources/chat/completions';
import { z } from 'zod';
import type { TokenUsage } from '../../engine.ts';
import { brokenOff, silent, stopped, toEngineError, unreadable } from './provider-error.ts';
import { readEvents } from './read-events.ts';
import { createWatchdog, type Watchdog } from './watchdog.ts';

export interface Timeouts {
  /** Milliseconds until the first piece, retries included. */
  firstByteMs: number;
  /** Milliseconds between two pieces. */
  idleMs: number;
}

export interface AnswerRequest {
  model: string;
  messages: ChatCompletionMessageParam[];
  seed?: number | undefined;
}

export interface AnswerEnd {
  /** The provider's limit cut the answer off. */
  isCutOff: boolean;
  usage?: TokenUsage | undefined;
}

export interface AnswerOptions {
  timeouts: Timeouts;
  signal: AbortSignal;
  onText: (text: string) => void;
}

const tokens = z.int().nonnegative();

/** What is read of a chunk. The one that carries the usage has no choices, and many servers never send it. */
const chunkSchema = z.object({
  choices: z
    .array(
      z.object({
        delta: z.object({ content: z.string().nullish() }).nullish(),
        finish_reason: z.string().nullish(),
      }),
    )
    .nullish(),
  usage: z.object({ prompt_tokens: tokens, completion_tokens: tokens }).nullish().catch(undefined),
  /** What went wrong after the answer had begun. */
  error: z.unknown().optional(),
});

type Chunk = z.infer<typeof chunkSchema>;

function readChunk({ event, data: json }: EventSourceMessage): Chunk {
  const { data, error } = chunkSchema.safeParse(JSON.parse(json));
  if (error) throw unreadable(error);
  if (data.error || event === 'error') throw brokenOff(data.error);
  return data;
}

const readUsage = ({ usage }: Chunk): TokenUsage | undefined =>
  usage ? { inputTokens: usage.prompt_tokens, outputTokens: usage.completion_tokens } : undefined;

async function readAnswer(
  answer: Response,
  { timeouts, onText }: AnswerOptions,
  watchdog: Watchdog,
): Promise<AnswerEnd> {
  let isCutOff = false;
  let usage: TokenUsage | undefined;
  await readEvents(answer, (event) => {
    const chunk = readChunk(event);
    watchdog.expect(timeouts.idleMs);
    const choice = chunk.choices?.[0];
    if (choice?.delta?.content) onText(choice.delta.content);
    if (choice?.finish_reason === 'length') isCutOff = true;
    usage = readUsage(chunk) ?? usage;
  });
  return { isCutOff, usage };
}

/**
 * Streams one answer. Whatever ended it, the signals are asked first.
 *
 * @throws EngineError
 */
export async function streamAnswer(
  client: OpenAI,
  request: AnswerRequest,
  options: AnswerOptions,
): Promise<AnswerEnd> {
  const watchdog = createWatchdog(options.signal);
  watchdog.expect(options.timeouts.firstByteMs);
  const { seed, ...rest } = request;
  const body = {
    ...rest,
    ...(seed !== undefined && { seed }),
    stream: true,
    stream_options: { include_usage: true },
  } as const;
  const throwIfAborted = () => {
    if (options.signal.aborted) throw stopped();
    if (watchdog.hasFired) throw silent();
  };
  try {
    const answer = await client.chat.completions.create(body, { signal: watchdog.signal }).asResponse();
    const end = await readAnswer(answer, options, watchdog);
    throwIfAborted();
    return end;
  } catch (error) {
    throwIfAborted();
    throw toEngineError(error);
  } finally {
    watchdog.rest();
  }
}
