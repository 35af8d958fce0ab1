import type { GenerationEvent, GenerationPhase, QualityReport } from '@sitewright/contracts';
import type { FakeGeneration } from '@sitewright/web-kit/fake-api';
import { bakeryFiles, bakeryStyles } from './bakery.ts';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const messages: Record<GenerationPhase, string> = {
  plan: 'Planning the pages',
  write: 'Writing the pages',
  style: 'Making the styles',
  check: 'Checking the pages',
  save: 'Saving the site',
};

const step = (phase: GenerationPhase): GenerationEvent => ({
  type: 'status',
  phase,
  message: messages[phase],
  at: new Date().toISOString(),
});

/** What is played, to whom, and whether somebody has stopped it. */
export interface Played {
  prompt: string;
  generation: FakeGeneration;
  site: { id: string; previewUrl: string };
  report: QualityReport;
  isStopped: () => boolean;
  /** Breaks the connection off; nobody answers until it is called again with `false`. */
  setDown: (isDown: boolean) => void;
  /** What was written is kept as a site that says it was interrupted. */
  onEnd: (end: 'done' | 'failed' | 'stopped') => void;
}

const chunk = 48;
const chunkMs = 60;

async function writeFile({ generation, isStopped }: Played, path: string, content: string): Promise<void> {
  generation.tell({ type: 'file', path, content: '', complete: false });
  for (let end = chunk; end < content.length + chunk && !isStopped(); end += chunk) {
    generation.tell({ type: 'file', path, delta: content.slice(end - chunk, end), complete: false });
    const html = content.slice(0, end);
    if (html.includes('<body>')) generation.tell({ type: 'preview', path, html, css: bakeryStyles });
    await pause(chunkMs);
  }
  if (!isStopped()) generation.tell({ type: 'file', path, complete: true });
}

async function standInLine({ generation, isStopped }: Played): Promise<void> {
  for (const place of [3, 2, 1]) {
    if (isStopped()) return;
    generation.tell({ type: 'line', place, running: 2 });
    await pause(4000);
  }
}

/** The page connects again by itself, and has missed nothing. */
async function cut({ generation, setDown }: Played): Promise<void> {
  setDown(true);
  generation.cut();
  await pause(6000);
  setDown(false);
}

async function write(played: Played): Promise<void> {
  const { prompt, isStopped } = played;
  for (const [path, content] of Object.entries(bakeryFiles(prompt))) {
    if (isStopped()) return;
    await writeFile(played, path, content);
    if (prompt.includes('cut')) await cut(played);
  }
}

function end({ generation, site, onEnd }: Played, state: 'failed' | 'stopped'): void {
  onEnd(state);
  const message = 'The model stopped answering. Try again, or use the offline composer.';
  generation.tell(
    state === 'failed'
      ? { type: 'failed', code: 'PROVIDER_TIMEOUT', message, kept: site }
      : { type: 'stopped', kept: site },
  );
}

/**
 * Plays one generation from its beginning to its end. The word "line" in the prompt lets it wait for its turn first, "cut" breaks
 * the connection off, and "fail" lets the model fail.
 */
export async function play(played: Played): Promise<void> {
  const { prompt, generation, site, report, isStopped, onEnd } = played;
  if (prompt.includes('line')) await standInLine(played);
  if (isStopped()) return end(played, 'stopped');
  generation.tell(step('plan'));
  await pause(1500);
  generation.tell(step('write'));
  await write(played);
  if (isStopped()) return end(played, 'stopped');
  if (prompt.includes('fail')) return end(played, 'failed');
  for (const phase of ['style', 'check', 'save'] as const) {
    generation.tell(step(phase));
    await pause(700);
  }
  onEnd('done');
  generation.tell({ type: 'done', ...site, version: 1, report });
}
