import type {
  ChatCompletionContentPart,
  ChatCompletionMessageParam,
} from 'openai/resources/chat/completions';
import {
  EngineError,
  type EngineOptions,
  type ModelAnswer,
  type ModelChange,
  type ModelRevision,
  type TokenUsage,
} from '../../engine.ts';
import { makesProgress } from '../../engines/openai/continuation.ts';
import { unseenNote, withoutLooks } from '../../engines/openai/looks.ts';
import { asUnchanged, changeCutOff, failure } from '../../engines/openai/provider-error.ts';
import { trimContinuation } from '../../engines/openai/seam.ts';
import { streamAnswer } from '../../engines/openai/stream-answer.ts';
import { addUsage, type WriterSettings } from '../../engines/openai/write-site.ts';
import type { TextFile } from '../../protocol/output.ts';
import { continuePrompt } from '../../protocol/prompt.ts';
import { readBlocks } from '../blocks/read-blocks.ts';
import { type PlacedChange, placeChange } from './place-change.ts';
import { againText, filesToShow, requestContent, revisionPrompt, wholeText } from './revision-prompt.ts';
import { revisionPromptVersion } from './revision-version.ts';
import { WholeEdits } from './whole-edits.ts';
import { createWrittenPlaces } from './written-places.ts';

type Told = Pick<EngineOptions, 'signal' | 'onLife' | 'onUsage'>;
type Asked = string | ChatCompletionContentPart[];

/** Reads along with what a model says. */
interface Listener {
  onText: (piece: string) => void;
  /** What comes now is another answer, or goes on with one that was cut off. */
  onAnswer: () => void;
}

/** One conversation with a model, in which its answers are kept. */
class Conversation {
  #messages: ChatCompletionMessageParam[] = [{ role: 'system', content: revisionPrompt }];
  readonly #answers: string[] = [];
  readonly #writer: WriterSettings;
  readonly #options: Told;
  usage: TokenUsage | undefined;
  /** What the person is to know of how it went. */
  readonly notes: string[] = [];
  #characters = 0;
  readonly #listener: Listener;

  constructor(writer: WriterSettings, options: Told, listener: Listener) {
    this.#writer = writer;
    this.#options = options;
    this.#listener = listener;
  }

  /** All that the model has said, and to what. */
  get source(): ModelAnswer {
    return { answer: this.#answers.join('\n'), promptVersion: revisionPromptVersion };
  }

  /** Asks, and continues an answer that the model's limit has cut off. */
  async ask(content: Asked): Promise<string> {
    this.#messages.push({ role: 'user', content });
    let answer = '';
    for (;;) {
      const { text: next, isCutOff } = await this.#answer(answer);
      const before = answer;
      answer += answer === '' ? next : trimContinuation(answer, next, undefined);
      if (!isCutOff) {
        this.#messages.push({ role: 'assistant', content: answer });
        this.#answers.push(answer);
        return answer;
      }
      if (!makesProgress(before, answer)) throw changeCutOff();
    }
  }

  async #answer(soFar: string): Promise<{ text: string; isCutOff: boolean }> {
    const { client, model, maxTokens, timeouts, accommodations, maxCharacters } = this.#writer;
    const continued: ChatCompletionMessageParam[] =
      soFar === ''
        ? []
        : [
            { role: 'assistant', content: soFar },
            { role: 'user', content: continuePrompt },
          ];
    this.#listener.onAnswer();
    let text = '';
    const onText = (piece: string) => {
      text += piece;
      this.#characters += piece.length;
      if (this.#characters > maxCharacters) throw failure('site-too-large');
      this.#listener.onText(piece);
    };
    const request = { model, maxTokens, messages: [...this.#messages, ...continued] };
    const { isCutOff, usage, hasSeenNoPictures } = await streamAnswer(client, request, {
      accommodations,
      timeouts,
      signal: this.#options.signal,
      onText,
      onForget() {
        text = '';
      },
      onLife: this.#options.onLife,
      onUsage: this.#options.onUsage,
    }).catch((error: unknown) => {
      throw asUnchanged(error);
    });
    this.usage = addUsage(this.usage, usage);
    if (hasSeenNoPictures) this.#goOnWithoutPictures();
    return { text, isCutOff };
  }

  #goOnWithoutPictures(): void {
    this.#messages = withoutLooks(this.#messages);
    this.notes.push(unseenNote);
  }
}

const notPlaced = () =>
  new EngineError(
    'PROVIDER_FAILED',
    'The model answered, but what it wrote fits no place of the site, so nothing was changed. Ask again in other words, for less at once.',
  );

/**
 * Asks for the change. What has no place is asked for again, once, and then as one whole file.
 *
 * @param path the file of blocks that name none
 * @throws EngineError
 */
async function askForChange(
  conversation: Conversation,
  { request, files, path }: { request: ModelRevision; files: readonly TextFile[]; path: string },
  tell: (message: string) => void,
): Promise<TextFile[]> {
  const place = async (text: Asked, before?: PlacedChange) =>
    placeChange(
      files,
      readBlocks(await conversation.ask(text), before?.failed[0]?.block.path ?? path),
      before?.placed,
    );
  tell('Writing the change');
  let placed = await place(requestContent(request));
  if (placed.failed.length > 0) {
    tell('Asking again for what could not be placed');
    placed = await place(againText(placed.failed), placed);
  }
  const [failure] = placed.failed;
  if (failure) {
    tell(`Asking for ${failure.block.path} as a whole`);
    placed = await place(wholeText(failure.block.path), {
      ...placed,
      placed: placed.placed.filter((block) => block.path !== failure.block.path),
    });
  }
  if (placed.failed.length > 0) throw notPlaced();
  return placed.files;
}

/**
 * Has a model change a site. The files that whole edits have changed are told meanwhile, all of them by the time it fails.
 *
 * @throws EngineError
 */
export async function writeChange(
  writer: WriterSettings,
  request: ModelRevision,
  options: EngineOptions,
): Promise<ModelChange> {
  const { shown: files } = filesToShow(request);
  const path = request.target?.path ?? files[0]?.path ?? 'index.html';
  const tell = (message: string) => options.onEvent({ type: 'status', phase: 'write', message });
  const tellPlace = createWrittenPlaces((written, change) =>
    tell(change === 1 ? `Writing into ${written}` : `Writing into ${written}, change ${change}`),
  );
  const whole = new WholeEdits(files, path, (file) =>
    options.onEvent({ type: 'file', ...file, complete: false }),
  );
  const conversation = new Conversation(writer, options, {
    onText: (piece) => {
      tellPlace(piece);
      whole.take(piece);
    },
    onAnswer: () => whole.beginAnswer(),
  });
  try {
    const changed = await askForChange(conversation, { request, files, path }, tell);
    const { usage, source, notes } = conversation;
    return { files: changed, notes, source, ...(usage && { usage }) };
  } catch (error) {
    whole.tellRest();
    throw error;
  }
}
