import { z } from 'zod';

const unreadable = undefined;
const anything = z.unknown().optional();

/** Mistral writes its thinking as a part of the content, others only text. */
const partSchema = z
  .object({
    type: z.string().optional().catch(unreadable),
    text: z
      .union([z.string(), z.object({ value: z.string() }).transform(({ value }) => value)])
      .optional()
      .catch(unreadable),
  })
  .catch({});
type Part = z.infer<typeof partSchema>;

const contentSchema = z.union([
  z.string(),
  z.array(z.union([z.string().transform((text): Part => ({ text })), partSchema])),
]);

/** A piece of an answer that is streamed, or the whole of one that is not. */
export const messageSchema = z.object({
  content: contentSchema.nullish(),
  refusal: z.string().nullish().catch(unreadable),
  reasoning: anything,
  reasoning_content: anything,
  reasoning_text: anything,
  reasoning_details: anything,
  thinking: anything,
  thinking_blocks: anything,
  tool_calls: z.array(z.unknown()).nullish().catch(unreadable),
  function_call: anything,
});

export type Message = z.infer<typeof messageSchema>;

const ofThought = new Set(['thinking', 'reasoning', 'redacted_thinking', 'summary']);
const isThought = ({ type = 'text' }: Part): boolean => ofThought.has(type);

const partsOf = ({ content }: Message): readonly Part[] =>
  typeof content === 'string' ? [{ text: content }] : (content ?? []);

export const textIn = (message: Message): string =>
  partsOf(message)
    .map((part) => (isThought(part) ? '' : (part.text ?? '')))
    .join('');

/** What it thinks, where that is text. */
export const thoughtIn = (message: Message): string => {
  const thought = [message.reasoning, message.reasoning_content, message.reasoning_text, message.thinking];
  return thought.find((each): each is string => typeof each === 'string' && each !== '') ?? '';
};

const isSaid = (value: unknown): boolean => (Array.isArray(value) ? value.length > 0 : Boolean(value));

/** Servers name it each in their own way, and send the names of others empty. */
export const hasThoughtIn = (message: Message): boolean =>
  [
    message.reasoning,
    message.reasoning_content,
    message.reasoning_text,
    message.reasoning_details,
    message.thinking,
    message.thinking_blocks,
  ].some(isSaid) || partsOf(message).some(isThought);

export const hasToolsIn = ({ tool_calls: calls, function_call: one }: Message): boolean =>
  isSaid(calls) || isSaid(one);
