import { APIError } from 'openai';
import type {
  ChatCompletionContentPart,
  ChatCompletionMessageParam,
} from 'openai/resources/chat/completions';
import type { EngineRequest, Sketch } from '../../engine.ts';
import { saidIn } from './error-answer.ts';

/** A picture that a model is to see. */
export interface SeenPicture {
  /** JPEG. */
  look: Uint8Array;
  /** What it is, and what is to be done with it. */
  is: string;
}

/** A text with what pictures look like, each behind what it is. */
export function withLooks(
  text: string,
  pictures: readonly SeenPicture[],
): string | ChatCompletionContentPart[] {
  if (pictures.length === 0) return text;
  return [
    { type: 'text', text },
    ...pictures.flatMap(({ look, is }, index): ChatCompletionContentPart[] => [
      { type: 'text', text: `Picture ${index + 1} is ${is}.` },
      {
        type: 'image_url',
        image_url: { url: `data:image/jpeg;base64,${Buffer.from(look).toString('base64')}` },
      },
    ]),
  ];
}

/** Messages of a question that hold no more than its words, in the form that every server takes. */
export const withoutLooks = (messages: readonly ChatCompletionMessageParam[]): ChatCompletionMessageParam[] =>
  messages.map((message) => {
    if (message.role !== 'user' || typeof message.content === 'string') return message;
    const { content } = message;
    // What a picture is goes with it.
    const texts = content.flatMap((part, index) =>
      part.type === 'text' && content[index + 1]?.type !== 'image_url' ? part.text : [],
    );
    return { ...message, content: texts.join('\n\n') };
  });

export const showsLooks = (messages: readonly ChatCompletionMessageParam[]): boolean =>
  messages.some(({ content }) => Array.isArray(content) && content.some((part) => part.type === 'image_url'));

/** Local servers say 500 of what their model cannot see. */
const refusals: ReadonlySet<number | undefined> = new Set([400, 404, 415, 422, 500, 501]);
const aboutLooks = /\bimages?\b|image_url|\bvision\b|multi-?modal|modalit|content\W{0,4}must be a string/i;

/** Whether a server does not answer because of the pictures in a question. */
export const refusesLooks = (error: unknown): boolean =>
  error instanceof APIError && refusals.has(error.status) && aboutLooks.test(saidIn(error));

/** What the person is told of sketches that the model did not see. */
export const unfollowedNotes = (sketches: readonly Sketch[]): string[] =>
  sketches.map(
    ({ name }) =>
      `Your sketch “${name}” was not followed, because the model did not see it. Say in words how the pages are to be arranged.`,
  );

/** What the person is told of pictures that were left out of the question. */
export const unseenNote =
  'The model did not see your pictures, because its server did not take them. It knew only their names and descriptions.';

/** What the person is told of drawings that nobody could make a picture of. A sketch of them was not followed, which is told anyway. */
export const undrawnNotes = ({ brand, pictures = [] }: EngineRequest): string[] => [
  ...(brand?.logo?.isUndrawn
    ? ['The model did not see your logo, because it could not be drawn for it.']
    : []),
  ...pictures
    .filter(({ isUndrawn }) => isUndrawn)
    .map(({ name }) => `The model did not see your drawing “${name}”, because it could not be drawn for it.`),
];
