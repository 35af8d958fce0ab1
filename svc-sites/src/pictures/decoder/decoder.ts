import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { AppError, type Logger } from '@sitewright/service-kit';
import { createFairQueue } from '@sitewright/site-engine';
import {
  type DecoderAnswer,
  type DecoderRequest,
  type DecoderResults,
  type DecoderTask,
  overMemoryCode,
} from './decoder-protocol.ts';

/** Reads pictures in a process of its own, which starts when it is needed and ends when it is not. */
export interface Decoder {
  /**
   * Owners take turns.
   *
   * @throws AppError `VALIDATION_FAILED` for a picture that cannot be used, `UNAVAILABLE` while too much waits, or when the process
   * died of it.
   */
  decode<Task extends DecoderTask>(owner: string, task: Task): Promise<DecoderResults[Task['do']]>;
  /** The id of the process, while there is one. */
  readonly pid: number | undefined;
  close(): void;
}

export interface DecoderOptions {
  log: Logger;
  /** For one picture. */
  deadlineMs?: number | undefined;
  /** How long the process waits for the next picture. */
  idleMs?: number | undefined;
  /** What the process may take, by default half of what this one is allowed to. */
  memoryMb?: number | undefined;
}

const script = fileURLToPath(new URL('./decoder-process.ts', import.meta.url));
const defaults = { deadlineMs: 30_000, idleMs: 60_000 };
const mostMemoryMb = 768;
const heapMb = 192;
const mebibyte = 1024 * 1024;
/** Each holds its file in memory. */
const mostWaiting = 8;

const allowedMemoryMb = () =>
  Math.min(mostMemoryMb, Math.floor((process.constrainedMemory() || Number.MAX_SAFE_INTEGER) / mebibyte / 2));

/**
 * Without the secrets of the service, without the right to write files or start processes, and with little memory for itself:
 * what reads files of strangers is expected to be taken over one day.
 */
const startProcess = (memoryMb: number): ChildProcess =>
  fork(script, {
    env: { MEMORY_LIMIT_MB: String(memoryMb), NODE_NO_WARNINGS: '1', VIPS_BLOCK_UNTRUSTED: '1' },
    execArgv: ['--permission', '--allow-fs-read=*', '--allow-addons', `--max-old-space-size=${heapMb}`],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });

type End = 'late' | 'large' | 'died';

export function createDecoder({ log, ...options }: DecoderOptions): Decoder {
  const deadlineMs = options.deadlineMs ?? defaults.deadlineMs;
  const idleMs = options.idleMs ?? defaults.idleMs;
  const memoryMb = options.memoryMb ?? allowedMemoryMb();
  const queue = createFairQueue({ atOnce: 1 });
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  let lastId = 0;

  const end = () => {
    clearTimeout(idle);
    child?.kill('SIGKILL');
    child = undefined;
  };

  const demandProcess = (): ChildProcess => {
    clearTimeout(idle);
    if (child?.connected) return child;
    const started = startProcess(memoryMb);
    started.once('exit', () => {
      if (child === started) child = undefined;
    });
    // Whoever waits for it hears of its end.
    started.on('error', (error) => log.warn({ err: error }, 'the picture decoder failed'));
    child = started;
    return started;
  };

  const ask = (task: DecoderTask): Promise<DecoderAnswer | End> =>
    new Promise((resolve) => {
      const asked = demandProcess();
      lastId += 1;
      const request: DecoderRequest = { id: lastId, task };
      const finish = (outcome: DecoderAnswer | End) => {
        clearTimeout(deadline);
        asked.off('message', hear);
        asked.off('exit', lose);
        resolve(outcome);
      };
      const hear = (answer: DecoderAnswer) => {
        if (answer.id === request.id) finish(answer);
      };
      const lose = (code: number | null) => finish(code === overMemoryCode ? 'large' : 'died');
      const deadline = setTimeout(() => {
        finish('late');
        end();
      }, deadlineMs);
      asked.on('message', hear);
      asked.once('exit', lose);
      asked.send(request, (error) => {
        if (error) finish('died');
      });
    });

  const settle = (outcome: DecoderAnswer | End) => {
    if (outcome === 'late') throw tooMuch('takes too long to read');
    if (outcome === 'large') throw tooMuch('takes too much memory to read');
    if (outcome === 'died') {
      log.warn('the picture decoder died of a picture');
      throw new AppError(
        'UNAVAILABLE',
        'Reading this picture failed. Try again; where it fails again, save it anew in a picture program.',
        { headers: { 'Retry-After': '1' } },
      );
    }
    if ('refusal' in outcome) throw new AppError('VALIDATION_FAILED', outcome.refusal);
    if ('fault' in outcome) throw new Error(`The picture decoder failed: ${outcome.fault}`);
    return outcome.result;
  };

  return {
    get pid() {
      return child?.pid;
    },
    async decode(owner, task) {
      if (queue.waiting >= mostWaiting) throw tooManyWait();
      const outcome = await queue.run(owner, () => ask(task));
      if (queue.waiting === 0) idle = setTimeout(end, idleMs).unref();
      // The process answers a task with what that task makes.
      return settle(outcome) as DecoderResults[(typeof task)['do']];
    },
    close: end,
  };
}

const tooMuch = (what: string) =>
  new AppError('VALIDATION_FAILED', `This picture ${what}. Make it smaller, then choose it again.`);

const tooManyWait = () =>
  new AppError('UNAVAILABLE', 'Many pictures are being read at this moment. Try again in a few seconds.', {
    headers: { 'Retry-After': '5' },
  });
