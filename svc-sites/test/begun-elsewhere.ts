import type { LoggedEvent } from '@sitewright/contracts';
import type { EngineEvent } from '@sitewright/site-engine';
import { createFakeEngine } from './fake-engine.ts';
import { startSitesService } from './harness.ts';
import { followed, type StartedGeneration, startGeneration } from './started-generation.ts';

export const page = (content: string, complete = false): Extract<LoggedEvent, { type: 'file' }> => ({
  type: 'file',
  path: 'index.html',
  content,
  complete,
});
export const write: EngineEvent = { type: 'status', phase: 'write', message: 'Writing' };

/** Of a process that lives on, and gives no sign of it. */
export const neverBeats = { beatMs: 1_000_000, accountMs: 1_000_000 };

/** A service that looks at nothing until it is told to, and an engine for its other processes. */
export async function startWithOthers() {
  const service = await startSitesService({ isPassive: true });
  const other = createFakeEngine();
  other.hold();
  type Process = Awaited<ReturnType<typeof service.startProcess>>;

  /** A generation that this process, whose engine is `other`, has begun, with these events told. */
  const startedElsewhere = async (process: Process, ...events: EngineEvent[]) => {
    const { generation } = await startGeneration(process.generations);
    const started = followed(service.running, generation);
    const work = await other.work(1);
    work.tell(...events);
    const last = events.at(-1);
    if (last) await started.told(last.type);
    return { started, work };
  };
  /** The same, which the service looks at from now on. */
  const begunElsewhere = async (process: Process, ...events: EngineEvent[]) => {
    const begun = await startedElsewhere(process, ...events);
    service.running.begin();
    return begun;
  };
  /** Each site of a generation: its name, whether it is whole, and how many files it shows. */
  const storedOf = async ({ generation: { folderId } }: StartedGeneration) => {
    const sites = await service.sites.find({ folderId }).toArray();
    return Promise.all(
      sites.map(async ({ name, version, interrupted }) => {
        const shown = await service.siteVersions.findOne({ folderId, version, pending: { $exists: false } });
        return [name, interrupted ? 'interrupted' : 'whole', shown?.files.length];
      }),
    );
  };
  const close = async () => {
    other.release();
    await service.close();
  };
  return { service, other, startedElsewhere, begunElsewhere, storedOf, close };
}

export type WithOthers = Awaited<ReturnType<typeof startWithOthers>>;
