import { url as inspectorUrl } from 'node:inspector';
import { Worker } from 'node:worker_threads';

/** Longer than any step of a request may take, also on a machine that has other things to do. */
const defaultHangMs = 15_000;
const beatsPerHang = 10;

/** What the watching thread is given. */
export interface Watched {
  name: string;
  beats: Int32Array<SharedArrayBuffer>;
  beatMs: number;
  mostMissed: number;
}

/**
 * Ends this process when its event loop has not turned for so long, so that whoever runs it (the container engine,
 * `npm start`) starts it anew: a process that hangs answers nobody, not even who would tell it to stop. A thread of its
 * own watches. A process that is being debugged may stand still.
 */
export function endWhenHanging(name: string, hangMs = defaultHangMs): void {
  if (inspectorUrl() !== undefined) return;
  const beatMs = hangMs / beatsPerHang;
  const beats = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  setInterval(() => Atomics.add(beats, 0, 1), beatMs).unref();
  const workerData: Watched = { name, beats, beatMs, mostMissed: beatsPerHang };
  new Worker(new URL('./watchdog-thread.ts', import.meta.url), { workerData, execArgv: [] }).unref();
}
