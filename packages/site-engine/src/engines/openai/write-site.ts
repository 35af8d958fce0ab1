import type OpenAI from 'openai';
import {
  EngineError,
  type EngineOptions,
  type EngineRequest,
  type FileEvent,
  type TokenUsage,
} from '../../engine.ts';
import { isWholePage } from '../../partials/expand-partials.ts';
import type { ParsedOutput } from '../../protocol/output.ts';
import { OutputParser } from '../../protocol/parser.ts';
import { rebuildAnswer } from '../../protocol/rebuild-answer.ts';
import { seenPictures } from '../../protocol/seen-pictures.ts';
import { outOfThoughtNote } from '../../protocol/thoughts.ts';
import { type ToldFile, ToldFiles } from '../../protocol/told-files.ts';
import type { Accommodations } from './accommodations.ts';
import type { AnswerEnd } from './answer-chunks.ts';
import { makesProgress } from './continuation.ts';
import { createSeam } from './held-beginning.ts';
import type { SeenPicture } from './looks.ts';
import { type CutOff, cutOff, failure } from './provider-error.ts';
import { messagesFor } from './question.ts';
import { streamAnswer, type Timeouts } from './stream-answer.ts';
import { whyNoPage } from './why-no-page.ts';

export interface WriterSettings {
  client: OpenAI;
  model: string;
  /** Tokens of one answer at most. */
  maxTokens?: number | undefined;
  timeouts: Timeouts;
  /** What the server does not take. */
  accommodations: Accommodations;
  /** Characters of all answers together. */
  maxCharacters: number;
}

export interface WrittenSite extends ParsedOutput {
  /** All that the model wrote, joined. */
  answer: string;
  usage?: TokenUsage | undefined;
  /** Pictures were to be seen, and the server took none. */
  hasSeenNoPictures: boolean;
}

export const addUsage = (
  sum: TokenUsage | undefined,
  usage: TokenUsage | undefined,
): TokenUsage | undefined =>
  usage
    ? {
        inputTokens: (sum?.inputTokens ?? 0) + usage.inputTokens,
        outputTokens: (sum?.outputTokens ?? 0) + usage.outputTokens,
      }
    : sum;

/** Tells only of those files that are not as they were told. */
function tellChanges(
  told: readonly ToldFile[],
  files: readonly ToldFile[],
  onEvent: EngineOptions['onEvent'],
): void {
  for (const { path } of told) {
    const isThere = files.some((file) => file.path === path);
    if (!isThere) onEvent({ type: 'file', path, content: '', complete: true });
  }
  for (const { path, content, complete } of files) {
    const isAsTold = told.some((file) => file.path === path && file.content === content);
    if (!isAsTold) onEvent({ type: 'file', path, content, complete });
  }
}

/** An answer whose prompt fits does not fit any more once it is part of the question. */
function asContinued(error: unknown, isContinued: boolean): unknown {
  const isTooLong = error instanceof EngineError && error.reason === 'prompt-too-long';
  return isContinued && isTooLong ? cutOff('met-its-limit', error) : error;
}

/** What is written so far, by all answers together. */
interface Draft {
  readonly text: string;
  readonly openPath: string | undefined;
  /** What ends the file that is open. */
  readonly closingMark: string;
  readonly isBetweenFiles: boolean;
  /** Whether it would lose a part of a file if it ended here. */
  readonly isInMiddle: boolean;
  take(text: string): void;
  /** Makes it what it was before: what came since was thinking. */
  goBackTo(before: string): void;
  /** Takes an answer that came as thinking. */
  takeThought(text: string): void;
  /** Tells what there is of an answer that was lost. */
  breakOff(): void;
  end(): ParsedOutput;
}

function createDraft(
  files: readonly ToldFile[],
  maxCharacters: number,
  onEvent: EngineOptions['onEvent'],
): Draft {
  let parser = new OutputParser({ isWithoutThought: true });
  let text = '';
  let told = new ToldFiles();
  const tell = (event: FileEvent) => {
    told.take(event);
    onEvent(event);
  };
  const refuseTooLong = () => {
    if (text.length > maxCharacters) throw failure('site-too-large');
  };
  const readAnew = (answer: string, before: readonly ToldFile[]) => {
    parser = new OutputParser({ isWithoutThought: true });
    text = answer;
    refuseTooLong();
    told = new ToldFiles();
    for (const event of parser.push(answer)) told.take(event);
    tellChanges(before, told.files, onEvent);
  };
  readAnew(rebuildAnswer(files), files);
  const notes: string[] = [];
  const take = (piece: string) => {
    text += piece;
    refuseTooLong();
    for (const event of parser.push(piece)) tell(event);
  };
  return {
    get text() {
      return text;
    },
    get openPath() {
      return parser.openPath;
    },
    get closingMark() {
      return parser.closingMark;
    },
    get isBetweenFiles() {
      return parser.isBetweenFiles;
    },
    get isInMiddle() {
      return parser.isInMiddle;
    },
    take,
    goBackTo: (before) => readAnew(before, told.files),
    takeThought(thought) {
      notes.push(outOfThoughtNote);
      take(thought);
    },
    breakOff() {
      for (const event of parser.breakOff()) tell(event);
    },
    end() {
      const output = parser.end();
      for (const event of parser.takeEvents()) tell(event);
      return { ...output, notes: [...notes, ...output.notes] };
    },
  };
}

/** Asks for the answer, or for the rest of it; `how` says why there is a rest. */
async function ask(
  { client, model, maxTokens, ...settings }: WriterSettings,
  { asked, seen }: { asked: EngineRequest; seen: readonly SeenPicture[] },
  draft: Draft,
  how: CutOff,
  { signal, onLife, onUsage }: EngineOptions,
): Promise<AnswerEnd> {
  const before = draft.text;
  const { openPath, isBetweenFiles, closingMark } = draft;
  const isInMiddle = () => draft.isInMiddle;
  const cut = { before, openPath, isBetweenFiles, closingMark, isInMiddle, onText: draft.take };
  let seam = createSeam(cut);
  const request = { model, maxTokens, messages: messagesFor(asked, seen, before), seed: asked.seed };
  try {
    const end = await streamAnswer(client, request, {
      ...settings,
      signal,
      onText: (text) => seam.add(text),
      onForget() {
        draft.goBackTo(before);
        seam = createSeam(cut);
      },
      onLife,
      onUsage,
    });
    if (!seam.end()) throw cutOff(how);
    return end;
  } catch (error) {
    throw asContinued(error, before !== '');
  }
}

/**
 * Whether the model has ended its answer; otherwise it is to go on. Not every server says that its limit has cut an answer off: one that
 * stops in the middle of a file was.
 */
function isOver(before: string, draft: Draft, end: AnswerEnd, how: CutOff): boolean {
  if (end.isCutOff || draft.isInMiddle) {
    if (draft.text === '' && end.hasThought) throw failure('only-thought');
    if (!makesProgress(before, draft.text)) throw cutOff(how);
    return false;
  }
  return true;
}

/** Whether what a model was said to think is its answer: it has ended, and holds a page. */
function isAnswer({ thought, isCutOff }: AnswerEnd): boolean {
  if (thought === '' || isCutOff) return false;
  const parser = new OutputParser();
  parser.push(thought);
  return parser.end().files.some(isWholePage);
}

async function writeToEnd(
  writer: WriterSettings,
  asked: EngineRequest,
  draft: Draft,
  options: EngineOptions,
): Promise<{ end: AnswerEnd; usage: TokenUsage | undefined; hasSeenNoPictures: boolean }> {
  let usage: TokenUsage | undefined;
  let hasSeenNoPictures = false;
  let how: CutOff = 'stopped-in-the-middle';
  for (;;) {
    const before = draft.text;
    const seen = hasSeenNoPictures ? [] : seenPictures(asked);
    const end = await ask(writer, { asked, seen }, draft, how, options);
    if (draft.text === '' && isAnswer(end)) draft.takeThought(end.thought);
    // What its limit has cut off once, its limit is to blame for.
    if (end.isCutOff) how = 'met-its-limit';
    usage = addUsage(usage, end.usage);
    hasSeenNoPictures ||= end.hasSeenNoPictures;
    if (isOver(before, draft, end, how)) return { end, usage, hasSeenNoPictures };
  }
}

/**
 * Has the model write a site, or the rest of one, continuing an answer that its limit cut off as often as that brings it further.
 *
 * @throws EngineError
 */
export async function writeSite(
  writer: WriterSettings,
  asked: EngineRequest,
  options: EngineOptions,
): Promise<WrittenSite> {
  const draft = createDraft(options.written?.files ?? [], writer.maxCharacters, options.onEvent);
  try {
    const { end, ...told } = await writeToEnd(writer, asked, draft, options);
    const output = draft.end();
    if (!output.files.some(isWholePage)) throw whyNoPage(draft.text, end);
    return { ...output, answer: draft.text, ...told };
  } catch (error) {
    draft.breakOff();
    throw error;
  }
}
