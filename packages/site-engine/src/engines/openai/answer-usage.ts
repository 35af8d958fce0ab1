import type { TokenUsage } from '../../engine.ts';
import type { AnswerRequest } from './accommodations.ts';
import type { AnswerEnd } from './answer-chunks.ts';

/** Of English and of HTML, roughly, with the usual tokenizers. */
const charactersOfToken = 4;
const tokensOf = (characters: number): number => Math.ceil(characters / charactersOfToken);

type Content = AnswerRequest['messages'][number]['content'];

const charactersOf = (content: Content): number => {
  if (typeof content === 'string') return content.length;
  return (content ?? []).reduce((sum, part) => sum + ('text' in part ? part.text.length : 0), 0);
};

/**
 * What an answer has cost: as the server tells it in the end, or roughly where the answer ended before. Undefined for an answer that
 * had not begun, and for a server that does not tell.
 */
export function usageOf(end: AnswerEnd, { messages }: AnswerRequest): TokenUsage | undefined {
  if (end.usage || end.hasEnded || end.characters === 0) return end.usage;
  const asked = messages.reduce((sum, { content }) => sum + charactersOf(content), 0);
  return { inputTokens: tokensOf(asked), outputTokens: tokensOf(end.characters) };
}
