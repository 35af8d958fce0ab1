import type { Generation } from '@sitewright/contracts';
import { type DirectedGeneration, generationNumber } from './generation-handlers.ts';

const style = `<style>
  body { margin: 0; font: 18px/1.6 Georgia, serif; color: #16302b; background: #fdf6e3 }
  header { display: flex; justify-content: space-between; padding: 28px 64px; font-weight: 700 }
  .hero { margin: 0 64px; padding: 72px 56px; border-radius: 20px; background: #f2b632 }
  h1 { margin: 0 0 16px; font-size: 76px; line-height: 1.05 }
  .hero p { max-width: 34rem; font-size: 22px }
  section { padding: 56px 64px }
  li { display: flex; justify-content: space-between; padding: 14px 0; border-bottom: 1px solid #16302b44 }
  ul { margin: 0; padding: 0; list-style: none }
</style>`;

const parts = [
  '<header><span>Halden Cycles</span><nav>Prices &nbsp; Hours &nbsp; Find us</nav></header>',
  '<div class="hero"><h1>Your bike,<br>right by Friday.</h1>',
  '<p>A two-person workshop behind the canal. We tell you the price before we start.</p></div>',
  '<section><h2>What it costs</h2><ul><li><span>Safety check</span><b>£18</b></li>',
  '<li><span>Full service</span><b>£75</b></li><li><span>New wheel</span><b>£90</b></li></ul></section>',
  '<section><h2>When we are open</h2><p>Tuesday to Friday 8.00 to 18.00, Saturday 9.00 to 16.00.</p></section>',
];

const head = `<!doctype html><html lang="en"><head><meta charset="utf-8">${style}</head><body>`;

/** The page as far as it is written when so many of its parts are. */
const pageOf = (count: number) => head + parts.slice(0, count).join('\n');

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** From its place to the front of the line. */
function* wait({ current, stand }: DirectedGeneration) {
  for (let place = current().line?.place ?? 1; place > 0; place -= 1) yield stand(place);
}

/** It waits, is written, and is done. */
function* succeed(made: DirectedGeneration) {
  const { begin, draw, finish } = made;
  yield* wait(made);
  yield begin('plan');
  yield begin('write');
  for (let count = 1; count <= parts.length; count += 1) yield draw(pageOf(count));
  for (const phase of ['style', 'check', 'save'] as const) yield begin(phase);
  finish('Halden Cycles');
}

/** Its model falls silent after the first part. */
function* fail(made: DirectedGeneration) {
  yield* wait(made);
  yield made.begin('write');
  yield made.draw(pageOf(1));
  made.fail('The model took too long to answer. Try again in a minute.', 'page');
}

const hasEnded = ({ state }: Generation) => state !== 'waiting' && state !== 'running';

async function play(made: DirectedGeneration, course: Iterable<void>): Promise<void> {
  for (const _ of course) {
    await pause(2500);
    if (hasEnded(made.current())) return;
  }
}

/** Has a generation become a site before one's eyes. */
export const playSuccess = (made: DirectedGeneration) => void play(made, succeed(made));

/** Has a generation fail before one's eyes. */
export const playFailure = (made: DirectedGeneration) => void play(made, fail(made));

const asked = (number: number, prompt: string, place: number) =>
  generationNumber(number, { prompt, createdAt: new Date().toISOString(), line: { place, running: 8 } });

/** What is asked for just now. */
export const sampleGenerations = {
  next: asked(
    1,
    'A website for Halden Cycles, a two-person repair workshop behind the canal. Warm and bold.',
    1,
  ),
  later: asked(2, 'Tidewater Physio, appointments by telephone', 8),
  failing: asked(3, 'Kestrel: uptime you can explain to your boss', 3),
};
