import type { IncomingHttpHeaders } from 'node:http';
import { z } from 'zod';

export interface RecordedRequest {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  body: unknown;
}

/** A message with pictures is a list of parts. */
const partSchema = z.object({ text: z.string().default('') });
const contentSchema = z.union([
  z.string(),
  z.array(partSchema).transform((parts) => parts.map(({ text }) => text).join('\n')),
]);
const messagesSchema = z.object({
  messages: z.array(z.object({ role: z.string(), content: contentSchema })),
});

function textOf({ body }: RecordedRequest, role: string): string {
  const { data } = messagesSchema.safeParse(body);
  return data?.messages.find((message) => message.role === role)?.content ?? '';
}

/** What a person wants to have written. */
export const promptIn = (request: RecordedRequest): string => textOf(request, 'user');

/** What the client sends along as written so far; empty when it asks for the first time. */
export const writtenIn = (request: RecordedRequest): string => textOf(request, 'assistant');

const shortestClue = 8;
const longestClue = 200;

/** What a model that continues well writes behind the beginning of its answer: the rest, found by the last words. */
export function restOf(answer: string, writtenSoFar: string): string {
  for (let length = Math.min(longestClue, writtenSoFar.length); length >= shortestClue; length -= 1) {
    const clue = writtenSoFar.slice(-length);
    const at = answer.lastIndexOf(clue, writtenSoFar.length);
    if (at >= 0) return answer.slice(at + length);
  }
  if (answer.startsWith(writtenSoFar)) return answer.slice(writtenSoFar.length);
  throw new Error(`This is no beginning of the answer: ${JSON.stringify(writtenSoFar.slice(-longestClue))}`);
}
