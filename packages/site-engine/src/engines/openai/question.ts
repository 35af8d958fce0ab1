import type { ChatCompletionMessageParam } from 'openai/resources/chat/completions';
import type { EngineRequest } from '../../engine.ts';
import { brandPrompt } from '../../protocol/brand-prompt.ts';
import { picturesPrompt } from '../../protocol/pictures-prompt.ts';
import { continuePrompt, systemPrompt } from '../../protocol/prompt.ts';
import { type SeenPicture, withLooks } from './looks.ts';

/** All that a model is told, so that it writes a site, or goes on behind what it has written of it. */
export function messagesFor(
  { prompt, brand, pictures = [] }: EngineRequest,
  seen: readonly SeenPicture[],
  answer: string,
): ChatCompletionMessageParam[] {
  const told = [
    systemPrompt,
    ...(brand ? [brandPrompt(brand)] : []),
    ...(pictures.length > 0 ? [picturesPrompt(pictures)] : []),
  ];
  const messages: ChatCompletionMessageParam[] = [
    { role: 'system', content: told.join('\n\n') },
    { role: 'user', content: withLooks(prompt, seen) },
  ];
  if (answer === '') return messages;
  return [...messages, { role: 'assistant', content: answer }, { role: 'user', content: continuePrompt }];
}
