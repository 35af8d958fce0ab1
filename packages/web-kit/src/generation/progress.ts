import type {
  ErrorCode,
  FailureReason,
  Generation,
  GenerationEvent,
  GenerationPhase,
  GenerationState,
  KeptSite,
  LinePlace,
  QualityReport,
} from '@sitewright/contracts';
import type { ClientErrorCode } from '../api/api-error.ts';
import { beginStep, type StepTimes } from './step-times.ts';
import { type WrittenFile, writeFile } from './written-files.ts';

/** All that a page shows of a generation. */
export interface GenerationProgress {
  /** `asking`: the server has not accepted it yet. */
  state: 'asking' | GenerationState;
  generationId?: string;
  /** The folderId that the site has, or will have. */
  siteId?: string;
  previewUrl?: string;
  /** Where it stands while it waits, as soon as the server has said so. */
  line?: LinePlace;
  /** The step it is at, and what is being done there in words. */
  phase?: GenerationPhase;
  message?: string;
  /** Another process goes on with it: behind the text, or from the start. */
  resumed?: 'text' | 'start';
  steps: StepTimes;
  /** In the order in which they were begun. */
  files: readonly WrittenFile[];
  /**
   * The page as far as it is drawn, with all the styles that it needs so far; `written` characters of its file had come by then.
   */
  page?: { path: string; html: string; css: string; written: number };
  /** The connection is lost just now. The server goes on. */
  isCut: boolean;
  /** The server cannot store anything just now, and so cannot tell how it goes on. */
  isStorageAway: boolean;
  /** Why there is no site; `message` is for the person. */
  failure?: { code: ErrorCode | ClientErrorCode; message: string; reason?: FailureReason };
  /** What was written before it ended early, as a site. */
  kept?: KeptSite;
  done?: { id: string; previewUrl: string; version: number; report: QualityReport };
}

/** Before the server has said anything. */
export const nothingYet: GenerationProgress = {
  state: 'asking',
  steps: {},
  files: [],
  isCut: false,
  isStorageAway: false,
};

const ended: ReadonlySet<GenerationProgress['state']> = new Set(['done', 'failed', 'stopped']);

/** Whether nothing follows any more. */
export const hasEnded = ({ state }: Pick<GenerationProgress, 'state'>): boolean => ended.has(state);

type EventOf<Type extends GenerationEvent['type']> = Extract<GenerationEvent, { type: Type }>;

/** What only a generation that waits, or one that runs, has. */
const running = ({ line: _, ...progress }: GenerationProgress): GenerationProgress => ({
  ...progress,
  state: 'running',
});

function accept(progress: GenerationProgress, { id, generationId, previewUrl }: EventOf<'accepted'>) {
  const state = progress.state === 'asking' ? 'waiting' : progress.state;
  return { ...progress, state, generationId, siteId: id, previewUrl };
}

function stand(progress: GenerationProgress, { type: _, ...line }: EventOf<'line'>): GenerationProgress {
  // The place is told beside the log: it may come late, but never goes back to the line.
  if (progress.state === 'running') return progress;
  return { ...progress, state: 'waiting', line };
}

const step = (progress: GenerationProgress, { phase, message, at }: EventOf<'status'>) => ({
  ...running(progress),
  phase,
  message,
  steps: beginStep(progress.steps, phase, Date.parse(at)),
});

function resume(progress: GenerationProgress, { from, message }: EventOf<'resumed'>): GenerationProgress {
  if (from === 'text') return { ...running(progress), message, resumed: from };
  const { page: _, phase: __, ...kept } = running(progress);
  return { ...kept, message, resumed: from, files: [], steps: {} };
}

const draw = (progress: GenerationProgress, { path, html, css }: EventOf<'preview'>) => ({
  ...progress,
  page: {
    path,
    html,
    css: css ?? progress.page?.css ?? '',
    written: progress.files.find((file) => file.path === path)?.text.length ?? 0,
  },
});

/** What any ending leaves: no place in the line, and nothing of what held it up, matters any more. */
function end(progress: GenerationProgress, state: 'done' | 'failed' | 'stopped'): GenerationProgress {
  const { line: _, ...kept } = progress;
  return { ...kept, state, isCut: false, isStorageAway: false };
}

function finish(progress: GenerationProgress, { type: _, ...done }: EventOf<'done'>): GenerationProgress {
  return { ...end(progress, 'done'), siteId: done.id, previewUrl: done.previewUrl, done };
}

const fail = (
  progress: GenerationProgress,
  { code, message, reason, kept }: EventOf<'failed'>,
): GenerationProgress => ({
  ...end(progress, 'failed'),
  failure: { code, message, ...(reason && { reason }) },
  ...(kept && { kept }),
});

const stop = (progress: GenerationProgress, { kept }: EventOf<'stopped'>): GenerationProgress => ({
  ...end(progress, 'stopped'),
  ...(kept && { kept }),
});

/** The progress after one more event. What the log does not keep may be told again; every other event counts once. */
export function nextProgress(progress: GenerationProgress, event: GenerationEvent): GenerationProgress {
  if (hasEnded(progress)) return progress;
  switch (event.type) {
    case 'accepted':
      return accept(progress, event);
    case 'line':
      return stand(progress, event);
    case 'storage':
      return { ...progress, isStorageAway: event.isAway };
    case 'status':
      return step(progress, event);
    case 'resumed':
      return resume(progress, event);
    case 'file':
      return { ...progress, files: writeFile(progress.files, event) };
    case 'preview':
      return draw(progress, event);
    case 'done':
      return finish(progress, event);
    case 'failed':
      return fail(progress, event);
    case 'stopped':
      return stop(progress, event);
  }
}

/**
 * The progress by what a call has answered, while nothing is read: the place in the line, or the step. That it has ended only
 * its last event tells, after everything before it.
 */
export function glanceAt(
  progress: GenerationProgress,
  { state, line, phase }: Generation,
): GenerationProgress {
  const connected = { ...progress, isCut: false, isStorageAway: false };
  if (state === 'waiting') return { ...connected, state, ...(line && { line }) };
  if (state !== 'running') return connected;
  const { message, ...others } = running(connected);
  const isSameStep = phase === undefined || phase === progress.phase;
  return { ...others, ...(phase && { phase }), ...(isSameStep && message !== undefined && { message }) };
}
