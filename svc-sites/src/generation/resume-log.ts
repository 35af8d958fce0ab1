import { isFinal, type LoggedEvent, previewPath } from '@sitewright/contracts';
import type { SiteEngine } from '@sitewright/site-engine';
import type { WritableEventLog } from './create-event-log.ts';
import type { NumberedEvent } from './event-log.ts';
import type { Generation } from './generation.ts';
import { mostAttempts } from './generation-settings.ts';
import type { HeldGeneration } from './held-generation.ts';
import { createWrittenFiles } from './written-files.ts';

export interface ResumeLogDependencies {
  log: WritableEventLog;
  engine: Pick<SiteEngine, 'continues'>;
}

export interface ResumedLog {
  lastNumber: number;
  /** The last event, when nothing may follow it. */
  final: LoggedEvent | undefined;
  /** Whether the engine goes on with what is written. */
  isContinued: boolean;
  /** What the processes before have told. */
  past: LoggedEvent[];
}

export const emptyLog: ResumedLog = { lastNumber: 0, final: undefined, isContinued: false, past: [] };

export const acceptedEvent = ({ id, folderId }: Pick<Generation, 'id' | 'folderId'>): LoggedEvent => ({
  type: 'accepted',
  id: folderId,
  generationId: id,
  previewUrl: previewPath(folderId),
});

/** Begins the log of a generation, unless whoever makes it has. */
export const acceptInLog = (
  log: Pick<WritableEventLog, 'appendAtEnd'>,
  generation: Pick<Generation, 'id' | 'folderId'>,
): Promise<void> =>
  log.appendAtEnd(generation.id, async (lastNumber) => (lastNumber === 0 ? [acceptedEvent(generation)] : []));

/**
 * Reads what there is of a generation's log and makes it this process's own: after a takeover by an event of its own, which a
 * process that was replaced collides with.
 */
export async function resumeLog(
  { log, engine }: ResumeLogDependencies,
  { lease: { generation, isTakenOver, ending } }: Pick<HeldGeneration, 'lease'>,
): Promise<ResumedLog> {
  let resumed = { ...emptyLog };

  const firstEvents = (past: NumberedEvent[], lastNumber: number): LoggedEvent[] => {
    const final = past.at(-1)?.event;
    resumed = { ...emptyLog, lastNumber, final: final && isFinal(final) ? final : undefined };
    if (resumed.final) return [];
    const accepted = lastNumber === 0 ? [acceptedEvent(generation)] : [];
    if (!isTakenOver) return accepted;
    const { files } = filesOf(past).soFar();
    const isConcluded = ending || generation.stopRequestedAt || generation.attempt > mostAttempts;
    resumed.isContinued = files.length > 0 && !generation.revision && engine.continues(generation.request);
    return [...accepted, resumedEvent(Boolean(isConcluded) || resumed.isContinued)];
  };

  await log.appendAtEnd(generation.id, async (lastNumber) => {
    const past = isTakenOver ? await log.readAll(generation.id) : [];
    const events = firstEvents(past, lastNumber);
    resumed.lastNumber = lastNumber + events.length;
    return events;
  });
  if (isTakenOver) resumed.past = (await log.readAll(generation.id)).map(({ event }) => event);
  return resumed;
}

function filesOf(past: NumberedEvent[]) {
  const files = createWrittenFiles();
  for (const { event } of past) files.take(event);
  return files;
}

const resumedEvent = (isContinued: boolean): LoggedEvent =>
  isContinued
    ? { type: 'resumed', from: 'text', message: 'The work was interrupted. It goes on where it stopped.' }
    : { type: 'resumed', from: 'start', message: 'The work was interrupted. It starts again.' };
