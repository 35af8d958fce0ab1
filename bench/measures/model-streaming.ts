import { setTimeout } from 'node:timers/promises';
import { createSiteEngine, type EngineEvent } from '@sitewright/site-engine';
import { type Behaviour, recordedAnswer, startFakeProvider } from '@sitewright/site-engine/testing';
import { compileStyles } from '../../packages/site-engine/src/tailwind/compile-styles.ts';
import { GrowingStyles } from '../../packages/site-engine/src/tailwind/growing-styles.ts';
import { cpuTime, interleave } from '../lib/rounds.ts';
import { median } from '../lib/stats.ts';
import type { Row } from '../lib/table.ts';

const rounds = 9;
/** A quick model: a third of a second until it begins, then some 500 tokens a second. */
const firstTokenMs = 300;
const pieceMs = 4;
const pieceLength = 8;
const goal = 1.03;
const firstOfPage = '<!doctype';

/** Sends each piece at its own time, however long the one before took. */
const atItsPace: Behaviour = async (response) => {
  const start = performance.now() + firstTokenMs;
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  for (let at = 0; at < recordedAnswer.length; at += pieceLength) {
    await setTimeout(Math.max(0, start + (at / pieceLength) * pieceMs - performance.now()));
    const content = recordedAnswer.slice(at, at + pieceLength);
    response.write(`data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`);
  }
  response.end('data: [DONE]\n\n');
};

interface Times {
  first: number;
  total: number;
}

const contentOf = (event: string): string => {
  const text = /"content":("(?:[^"\\]|\\.)*")/.exec(event)?.[1];
  return text === undefined ? '' : String(JSON.parse(text));
};

/** Reads the provider's stream without anything else: events are cut apart and their texts joined. */
async function readRaw(baseURL: string): Promise<Times> {
  const start = performance.now();
  const body = JSON.stringify({ model: 'fake', stream: true, messages: [] });
  const response = await fetch(`${baseURL}/chat/completions`, { method: 'POST', body });
  let pending = '';
  let text = '';
  let first = 0;
  for await (const piece of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    const events = (pending + piece).split('\n\n');
    pending = events.pop() ?? '';
    text += events.map(contentOf).join('');
    if (first === 0 && text.includes(firstOfPage)) first = performance.now() - start;
  }
  return { first, total: performance.now() - start };
}

/** How long the engine takes to tell the beginning of the first page, and to read the answer to its end. */
async function readByEngine(engine: ReturnType<typeof createSiteEngine>): Promise<Times> {
  const start = performance.now();
  const times = { first: 0, total: 0 };
  let text = '';
  const onEvent = (event: EngineEvent) => {
    if (event.type === 'status' && event.phase === 'style') times.total = performance.now() - start;
    if (event.type !== 'file' || times.first > 0) return;
    text += event.content ?? event.delta ?? '';
    if (text.includes(firstOfPage)) times.first = performance.now() - start;
  };
  await engine.generate({ prompt: 'A bakery' }, { signal: AbortSignal.timeout(60_000), onEvent });
  return times;
}

async function overheads(): Promise<Row[]> {
  const provider = await startFakeProvider();
  provider.behave(atItsPace);
  const engine = createSiteEngine({ openai: { baseURL: provider.baseURL, model: 'fake' } });
  await readByEngine(engine);
  const times: { ours: Times[]; reference: Times[] } = { ours: [], reference: [] };
  await interleave(rounds, {
    ours: async () => times.ours.push(await readByEngine(engine)),
    reference: async () => times.reference.push(await readRaw(provider.baseURL)),
  });
  await engine.close();
  await provider.close();
  return (['first', 'total'] as const).map((key) => {
    const reference = median(times.reference.map((each) => each[key]));
    return {
      what: key === 'first' ? "A model's first page begins, p50" : "A model's answer is read to its end, p50",
      ours: median(times.ours.map((each) => each[key])),
      unit: 'ms',
      reference: { name: "the provider's stream read by fetch", value: reference },
      goal: { atMost: Math.round(goal * reference) },
    };
  });
}

const growthBytes = 1024;

/** One preview of a page that has grown by a kilobyte, against compiling it anew. */
async function previews(): Promise<Row[]> {
  const page = recordedAnswer.slice(recordedAnswer.indexOf(firstOfPage), recordedAnswer.indexOf('</file>'));
  const lengths = Array.from(
    { length: Math.floor(page.length / growthBytes) },
    (_, n) => (n + 1) * growthBytes,
  );
  const works = (length: number, styles: GrowingStyles) => {
    const files = [{ path: 'index.html', content: page.slice(0, length) }];
    return { ours: () => styles.compile(files, ''), reference: () => compileStyles(files, '') };
  };
  const ours: number[] = [];
  const reference: number[] = [];
  for (let round = 0; round <= rounds; round++) {
    const styles = new GrowingStyles();
    for (const length of lengths) {
      const sample = await interleave(1, works(length, styles), cpuTime);
      if (round === 0) continue;
      ours.push(...sample.ours);
      reference.push(...sample.reference);
    }
  }
  return [
    {
      what: 'Styles of a preview, CPU, p50',
      ours: median(ours),
      unit: 'ms',
      reference: { name: 'compiling the page anew', value: median(reference) },
    },
  ];
}

/** What streaming through the engine costs over the provider's own stream, and what a preview costs. */
export const modelStreaming = async (): Promise<Row[]> => [...(await overheads()), ...(await previews())];
