import type { ChatCompletionContentPart } from 'openai/resources/chat/completions';
import type { ModelPicture } from '../../engine.ts';

/** A text with what pictures look like, where the model is to see them. */
export function withLooks(
  text: string,
  pictures: readonly ModelPicture[],
): string | ChatCompletionContentPart[] {
  const looks = pictures.flatMap(({ look }) => look ?? []);
  if (looks.length === 0) return text;
  return [
    { type: 'text', text },
    ...looks.map((look) => ({
      type: 'image_url' as const,
      image_url: { url: `data:image/jpeg;base64,${Buffer.from(look).toString('base64')}` },
    })),
  ];
}
