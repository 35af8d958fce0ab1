import { parentPort } from 'node:worker_threads';
import { z } from 'zod';
import { formNotes, siteNameOf, withHomePage } from '../engines/openai/home-page.ts';
import { checkSite, styleSite } from '../pipeline/build-site.ts';
import type { TextFile } from '../protocol/output.ts';
import { OutputParser } from '../protocol/parser.ts';

/** A thread that reads answers as the service does, and builds their sites; it posts the CPU time of both. */
const taskSchema = z.object({ before: z.string(), piece: z.string(), size: z.number(), builds: z.boolean() });

const chunkLength = 4096;

const cpuMilliseconds = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

function readAnswer(text: string): TextFile[] {
  const parser = new OutputParser();
  for (let start = 0; start < text.length; start += chunkLength) {
    parser.push(text.slice(start, start + chunkLength));
  }
  const files = withHomePage(parser.end().files);
  siteNameOf(files, 'A bakery');
  formNotes(files);
  return files;
}

async function build(files: TextFile[]): Promise<void> {
  try {
    checkSite(await styleSite({ name: 'Bakery', files, notes: [] }));
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
}

async function run(task: unknown): Promise<void> {
  const { before, piece, size, builds } = taskSchema.parse(task);
  const text = before + piece.repeat(Math.floor((size - before.length) / piece.length));
  const start = cpuMilliseconds();
  const files = readAnswer(text);
  const read = cpuMilliseconds() - start;
  if (builds) await build(files);
  parentPort?.postMessage({ files: files.length, read, built: cpuMilliseconds() - start - read });
}

parentPort?.on('message', (task) => void run(task));
