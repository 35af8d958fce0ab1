import type { ModelCheck, ModelScore } from '@sitewright/contracts';
import type { Engine, EngineEvent, EngineOptions, TokenUsage } from '../engine.ts';
import { createOpenAiEngine, type OpenAiSettings } from '../engines/openai/openai-engine.ts';
import { providerWords } from '../engines/openai/provider-words.ts';
import { editProblem } from './check-edit.ts';
import { seenParts, unseenParts } from './check-vision.ts';
import { type Trial, trials } from './trials.ts';

/** How fast the answers came. */
interface Pace {
  firstPiecesMs: number[];
  characters: number;
  writingMs: number;
}

/** Counts what was tried, by what was looked at. */
class Scores {
  readonly #scores = new Map<ModelScore['area'], ModelScore>();

  note(area: ModelScore['area'], problem: string | undefined): void {
    const score = this.#scores.get(area) ?? { area, passed: 0, of: 0, problems: [] };
    score.of += 1;
    if (problem === undefined) score.passed += 1;
    else score.problems.push(problem);
    this.#scores.set(area, score);
  }

  /** It cannot be tried. */
  noteNotOffered(area: ModelScore['area']): void {
    this.#scores.set(area, { area, passed: 0, of: 0, problems: [] });
  }

  get all(): ModelScore[] {
    return [...this.#scores.values()];
  }
}

/** With what the provider says: who checks a model keeps its settings. */
function messageOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  const words = providerWords(error);
  return words ? `${message} It said: ${words}` : message;
}

const lengthOf = (event: EngineEvent): number =>
  event.type === 'file' ? (event.content ?? event.delta ?? '').length : 0;

async function write(
  engine: Engine,
  { prompt, written }: Trial,
  pace: Pace,
  options: Pick<EngineOptions, 'signal' | 'onUsage'>,
) {
  const begun = performance.now();
  let firstAt: number | undefined;
  const onEvent = (event: EngineEvent) => {
    if (event.type === 'file') firstAt ??= performance.now();
    pace.characters += lengthOf(event);
  };
  const output = await engine.generate({ prompt }, { ...options, onEvent, written });
  if (firstAt !== undefined) {
    pace.firstPiecesMs.push(firstAt - begun);
    pace.writingMs += performance.now() - firstAt;
  }
  return output;
}

/** A model that is not shown pictures has not failed. */
async function checkVision(
  engine: Engine,
  scores: Scores,
  options: Pick<EngineOptions, 'signal' | 'onUsage'>,
): Promise<void> {
  const problems = await unseenParts(engine, options).catch((error) => {
    options.signal.throwIfAborted();
    return Array.from({ length: seenParts }, () => messageOf(error));
  });
  if (!problems) return scores.noteNotOffered('vision');
  for (const problem of problems) scores.note('vision', problem);
}

const median = (values: number[]): number | undefined => values.toSorted((a, b) => a - b)[values.length >> 1];

/**
 * Asks a model for a few sites and a change, and says how well it keeps to what it is asked for. What fails counts against all that
 * was to be looked at.
 *
 * @param tell is told of each trial as it begins
 */
export async function runModelCheck(
  settings: OpenAiSettings,
  { signal, tell }: { signal: AbortSignal; tell: (words: string) => void },
): Promise<ModelCheck> {
  const engine = createOpenAiEngine(settings);
  const scores = new Scores();
  const pace: Pace = { firstPiecesMs: [], characters: 0, writingMs: 0 };
  const tokens: TokenUsage = { inputTokens: 0, outputTokens: 0 };
  // Also of answers that come to nothing.
  const onUsage = (usage: TokenUsage) => {
    tokens.inputTokens += usage.inputTokens;
    tokens.outputTokens += usage.outputTokens;
  };
  for (const trial of trials) {
    tell(trial.prompt);
    try {
      const output = await write(engine, trial, pace, { signal, onUsage });
      const written = { output, answer: output.source?.answer ?? '' };
      for (const { area, problemOf } of trial.looks) scores.note(area, problemOf(written));
    } catch (error) {
      signal.throwIfAborted();
      for (const { area } of trial.looks) scores.note(area, messageOf(error));
    }
  }
  tell('A change of one price');
  scores.note('edits', await editProblem(engine, { signal, onUsage }).catch(messageOf));
  tell('A picture, and what stands on it');
  await checkVision(engine, scores, { signal, onUsage });
  const firstPieceMs = median(pace.firstPiecesMs);
  return {
    at: new Date().toISOString(),
    model: settings.model,
    scores: scores.all,
    ...(firstPieceMs !== undefined && { firstPieceMs: Math.round(firstPieceMs) }),
    ...(pace.writingMs > 0 && { charactersPerSecond: Math.round((1000 * pace.characters) / pace.writingMs) }),
    ...tokens,
  };
}
