import { APIError } from 'openai';
import type {
  ChatCompletionCreateParamsStreaming,
  ChatCompletionMessageParam,
} from 'openai/resources/chat/completions';
import { saidIn } from './error-answer.ts';

export interface AnswerRequest {
  model: string;
  messages: ChatCompletionMessageParam[];
  seed?: number | undefined;
  /** Tokens of the answer at most. */
  maxTokens?: number | undefined;
}

/** The first words of a conversation, in the place of its first question: for models that know no system role. */
function asQuestion(messages: ChatCompletionMessageParam[]): ChatCompletionMessageParam[] {
  const [first, second, ...others] = messages;
  if (first?.role !== 'system' || second?.role !== 'user') return messages;
  const rules = `${first.content}\n\n# The description\n`;
  const content: typeof second.content =
    typeof second.content === 'string'
      ? rules + second.content
      : [{ type: 'text', text: rules }, ...second.content];
  return [{ role: 'user', content }, ...others];
}

type Body = ChatCompletionCreateParamsStreaming;

interface Accommodation {
  /** What a server says of a request that it does not take as it is. */
  sign: RegExp;
  apply(body: Body): Body;
  /** What is tried where this does not help. */
  otherwise?: Accommodation;
}

const without =
  (...names: (keyof Body)[]): Accommodation['apply'] =>
  (body) => {
    const rest = { ...body };
    for (const name of names) delete rest[name];
    return rest;
  };

const accommodations: readonly Accommodation[] = [
  { sign: /stream_options|include_usage/i, apply: without('stream_options') },
  {
    sign: /max_tokens|max_completion_tokens/i,
    apply: ({ max_tokens, ...body }) => ({ ...body, max_completion_tokens: max_tokens ?? null }),
    otherwise: {
      sign: /max_completion_tokens|max_tokens/i,
      apply: without('max_tokens', 'max_completion_tokens'),
    },
  },
  { sign: /\bseed\b/i, apply: without('seed') },
  {
    sign: /system[^.]{0,40}(?:role|message|prompt|instruction)|role[^.]{0,60}system|developer instruction/i,
    apply: (body) => ({ ...body, messages: asQuestion(body.messages) }),
  },
];

const refusals: ReadonlySet<number | undefined> = new Set([400, 422, 500, 501]);

/** What a server has turned out not to take: it is asked again without, and from then on never with it. */
export class Accommodations {
  #made: Accommodation[] = [];

  /** The request as this server takes it, as far as is known. */
  toBody({ seed, maxTokens, ...request }: AnswerRequest): Body {
    const body: Body = {
      ...request,
      ...(seed !== undefined && { seed }),
      ...(maxTokens !== undefined && { max_tokens: maxTokens }),
      stream: true,
      stream_options: { include_usage: true },
    };
    return this.#made.reduce((adapted, { apply }) => apply(adapted), body);
  }

  /** Whether the error names something that can be left out or said otherwise, and was not yet. */
  learnFrom(error: unknown, body: Body): boolean {
    if (!(error instanceof APIError) || !refusals.has(error.status)) return false;
    const said = saidIn(error);
    const found = this.#options().find(
      (option) => option.sign.test(said) && JSON.stringify(option.apply(body)) !== JSON.stringify(body),
    );
    if (found) this.#made.push(found);
    return found !== undefined;
  }

  /** Those that were not made, and what is to be tried behind one that was. */
  #options(): Accommodation[] {
    return accommodations.flatMap((option) => {
      if (!this.#made.includes(option)) return [option];
      return option.otherwise && !this.#made.includes(option.otherwise) ? [option.otherwise] : [];
    });
  }
}
