import assert from 'node:assert/strict';
import { type GenerationEvent, limits, previewPath, routes } from '@sitewright/contracts';
import { createFollower } from '@sitewright/service-kit/testing';
import {
  answers,
  type Behaviour,
  drips,
  failsWith,
  floods,
  garbles,
  hangs,
  recordedAnswer,
  sends,
  toTextEvent,
} from '@sitewright/site-engine/testing';
import { request } from '../../../e2e/support/account.ts';
import { descriptorsOf } from '../../lib/process-use.ts';
import { until } from '../../load/until.ts';
import type { Fault, Group } from '../fault.ts';
import { allowed, inWords, within } from '../say.ts';
import type { World } from '../world.ts';
import { filesOfSite, isWholeOnce, writeUpTo } from '../writer.ts';

/** Seconds that a site may take here. */
const longestHere = 15;

const engineTests = 'packages/site-engine/src/engines/openai/openai-engine.test.ts';

/** Has a site made while the model behaves in these ways, one after the other and then always in the last. */
async function generate(world: World, ...behaviours: [Behaviour, ...Behaviour[]]) {
  const writer = await world.newWriter();
  const closed: Promise<void>[] = [];
  void (async () => {
    for (let attempt = 0; ; attempt += 1) {
      const answer = await writer.asked.next();
      closed.push(answer.closed);
      answer.behave(behaviours[attempt] ?? behaviours.at(-1) ?? hangs);
    }
  })();
  const begun = performance.now();
  await writer.follower.start(world.url, { prompt: writer.prompt });
  const took = performance.now() - begun;
  const end = writer.follower.received.at(-1)?.event as GenerationEvent;
  return { writer, end, took, attempts: writer.asked.requests, closed };
}

type Generated = Awaited<ReturnType<typeof generate>>;

/** The person was told why, in a sentence of ours, with nothing of the provider in it. */
function hasFailed({ end, took }: Generated, code: string): void {
  assert.equal(end.type, 'failed');
  if (end.type !== 'failed') return;
  assert.equal(end.code, code);
  assert.ok(end.message.length > 0 && !end.message.includes('internal-provider-detail'), end.message);
  within(longestHere + 5, 'the sentence', took);
}

const tooMany: Fault = {
  id: 11,
  name: 'the model answers 429',
  done: 'always; once with Retry-After: 1 and then well; with Retry-After: 40',
  proofs: [{ file: engineTests, names: ['the tries are bounded'] }],
  async carryOut(world) {
    const always = await generate(world, failsWith(429));
    hasFailed(always, 'PROVIDER_FAILED');
    assert.ok(always.attempts <= 3, `${always.attempts} attempts`);
    const once = await generate(world, failsWith(429, { 'retry-after': '1' }), answers(recordedAnswer));
    assert.ok(once.took >= 1000, 'Retry-After was not waited for');
    await isWholeOnce(world, once.writer);
    const longer = await generate(world, failsWith(429, { 'retry-after': '40' }));
    hasFailed(longer, 'PROVIDER_FAILED');
    const [first, last] = [always, longer].map(({ took }) => inWords(took));
    return `given up after ${always.attempts} attempts and ${first}; told at once where it is 40 s (${last})`;
  },
};

const serverErrors: Fault = {
  id: 12,
  name: 'the model answers 500, 502 or 503, then well',
  done: 'twice each before the first byte',
  proofs: [{ file: engineTests, names: ['before the first byte'] }],
  async carryOut(world) {
    const attempts: number[] = [];
    for (const status of [500, 502, 503]) {
      const made = await generate(world, failsWith(status), failsWith(status), answers(recordedAnswer));
      await isWholeOnce(world, made.writer);
      attempts.push(made.attempts);
    }
    assert.deepEqual(attempts, [3, 3, 3]);
    return 'two retries each, and one stream without a gap';
  },
};

const unreachable: Fault = {
  id: 13,
  name: 'the model cannot be reached',
  done: 'its port refuses connections; a host without an address and a server without TLS by tests',
  proofs: [{ file: 'packages/site-engine/src/engines/openai/unreachable-provider.test.ts', names: ['F13'] }],
  async carryOut(world) {
    await world.providerWire.refuse();
    const refused = await generate(world, hangs);
    await world.providerWire.restore();
    hasFailed(refused, 'PROVIDER_FAILED');
    const { token } = refused.writer;
    const composed = await request(
      world.platform,
      routes.generate,
      { prompt: 'A bakery', engine: 'composer' },
      token,
    );
    assert.equal(composed.status, 200, 'the offline composer does not step in');
    return `told after ${within(2, 'it', refused.took)}; the offline composer wrote the site when asked`;
  },
};

const silent: Fault = {
  id: 14,
  name: 'the model accepts and never answers',
  done: 'with three seconds of patience for the first byte',
  async carryOut(world) {
    const made = await generate(world, hangs);
    hasFailed(made, 'PROVIDER_TIMEOUT');
    await Promise.all(made.closed);
    return `told after ${inWords(made.took)} and ${made.attempts} attempts; every connection to the model was closed`;
  },
};

const dripping: Fault = {
  id: 15,
  name: 'the model drips',
  done: `byte by byte, beyond the ${longestHere} s that a site may take here`,
  proofs: [
    { file: 'svc-sites/src/main.test.ts', names: ['F15'] },
    { file: 'packages/service-kit/src/http/event-stream.test.ts', names: ['keeps a silent stream open'] },
  ],
  async carryOut(world) {
    const made = await generate(world, drips(recordedAnswer.repeat(3)));
    hasFailed(made, 'PROVIDER_TIMEOUT');
    await Promise.all(made.closed);
    return `given up after ${inWords(made.took)}; its connection was closed`;
  },
};

const inTag = recordedAnswer.indexOf('<section') + '<sect'.length;

const cutOff: Fault = {
  id: 16,
  name: 'the model is cut off within a tag (finish_reason: length)',
  done: 'once, then it goes on when asked; then always',
  proofs: [{ file: engineTests, names: ['an answer that the limit of the model cut off'] }],
  async carryOut(world) {
    const start = answers(recordedAnswer.slice(0, inTag), { finishReason: 'length' });
    const whole = await generate(world, start, answers(recordedAnswer.slice(inTag)));
    await isWholeOnce(world, whole.writer);
    const never = await generate(world, start, answers('', { finishReason: 'length' }));
    assert.equal(never.end.type, 'failed', 'half a site counts as one');
    const { token } = never.writer;
    const sites = await (await request(world.platform, routes.mySites, undefined, token)).json();
    for (const site of sites) assert.equal(site.interrupted, true, 'half a site is not marked as that');
    return `continued into one whole site; else failed, with ${sites.length} interrupted site kept`;
  },
};

const nul =
  '<file path="index.html">\n<!doctype html>\n<title>A\u0000B</title>\n<h1>A\u0000B</h1>\n</file>\n';
const latin = Buffer.from(
  `${toTextEvent('<file path="index.html">\n<h1>Brød</h1>\n</file>\n')}data: [DONE]\n\n`,
  'latin1',
);
const block = toTextEvent('x'.repeat(100_000));

const garbage: Record<string, Behaviour> = {
  nothing: answers(''),
  'no JSON': garbles(recordedAnswer.slice(0, 200)),
  prose: answers('Here is my plan for your site.'),
  fences: answers('Sure!\n```html\n<!doctype html>\n<title>Rye</title>\n<h1>Rye</h1>\n```\n'),
  'NUL bytes': answers(nul),
  'a wrong charset': sends(latin, 'text/event-stream; charset=iso-8859-1'),
  'an HTML page': sends('<html>', 'text/html'),
  'no end (50 MB and more)': floods(toTextEvent('<file path="index.html">\n'), block, () => undefined),
};

const nonsense: Fault = {
  id: 17,
  name: 'the model writes nonsense',
  done: Object.keys(garbage).join(', '),
  proofs: [{ file: engineTests, names: ['an odd answer', 'an event that never ends'] }],
  async carryOut(world) {
    const pid = world.pidOf('svc-sites');
    const ends = { done: 0, failed: 0 };
    for (const [what, behaviour] of Object.entries(garbage)) {
      const { end } = await generate(world, behaviour);
      assert.ok(end.type === 'done' || end.type === 'failed', `${what} ended with ${end.type}`);
      ends[end.type] += 1;
    }
    assert.equal(world.pidOf('svc-sites'), pid, 'svc-sites has ended over it');
    return `${ends.done} became sites, ${ends.failed} failed with a reason; the process lives`;
  },
};

const hostilePaths = ['../../evil.sh', '/etc/passwd', 'a/../../b.html', 'C:\\x.html'];
const hostilePage = `<!doctype html><title>Rye</title><script src="https://cdn.example/x.js"></script>
<h1>Rye</h1><script>document.write("</scr" + "ipt><img src=https://evil.example/x.png>")</script>`;
const fileOf = (path: string, content: string) => `<file path="${path}">\n${content}\n</file>\n`;
const hostileAnswer = [
  ...hostilePaths.map((path) => fileOf(path, 'rm -rf /')),
  fileOf('index.html', hostilePage),
];
const manyFiles = Array.from({ length: 5000 }, (_, n) => fileOf(`page-${n}.html`, '<h1>x</h1>'));

/** With those that are added to every site, such as its style sheet. */
const mostFiles = limits.siteMaxFiles + 20;

async function writeMany(world: World): Promise<string> {
  const { writer, end } = await generate(world, answers(manyFiles.join('')));
  if (end.type !== 'done') return `${manyFiles.length} files are refused`;
  const count = Object.keys(await filesOfSite(world, end.id, writer.token)).length;
  assert.ok(count <= mostFiles, `${count} files`);
  return `${count} of ${manyFiles.length} files stayed`;
}

const hostile: Fault = {
  id: 18,
  name: 'the model writes hostile files',
  done: 'paths that leave the folder, 5,000 files, a script of another host, a script that ends early',
  proofs: [
    {
      file: 'e2e/tests/hostile-preview.spec.ts',
      names: ['nothing leaves by', 'gets nothing of the application'],
    },
  ],
  async carryOut(world) {
    const { writer, end } = await generate(world, answers(hostileAnswer.join('')));
    if (end.type !== 'done') throw new Error(`the good page was lost with the hostile files: ${end.type}`);
    const files = await filesOfSite(world, end.id, writer.token);
    const names = Object.keys(files);
    for (const name of names) assert.doesNotMatch(name, /^\/|\.\.|\\|passwd|evil/);
    assert.doesNotMatch(files['index.html'] ?? '', /src="https:/, 'a script of another host stayed');
    const preview = await fetch(world.url + previewPath(end.id));
    assert.match(preview.headers.get('content-security-policy') ?? '', /sandbox/);
    return `${names.length} files stayed, none outside; the preview is sandboxed; ${await writeMany(world)}`;
  },
};

const windows = 500;
const atOnce = 10;

const leaving: Fault = {
  id: 19,
  name: 'people leave in mid-stream',
  done: `${windows} windows are opened on a site that is being written, and closed`,
  proofs: [{ file: 'svc-sites/test/followers.test.ts', names: ['F19'] }],
  isAlone: true,
  async carryOut(world) {
    const writer = await world.newWriter();
    const stream = await writeUpTo(world, writer, recordedAnswer.length / 2);
    const { generationId } = await writer.follower.until('accepted');
    const look = async () => {
      const window = createFollower(writer.token);
      const closed = window.follow(world.url, generationId).catch(() => undefined);
      await window.until('file');
      window.leave();
      await closed;
    };
    const lookTogether = () => Promise.all(Array.from({ length: atOnce }, look));
    // What is opened once and kept is no leak.
    for (let round = 0; round < 3; round += 1) await lookTogether();
    const open = () => descriptorsOf(world.pidOf('svc-sites'));
    const before = open();
    for (let round = 0; round < windows / atOnce; round += 1) await lookTogether();
    await until('descriptors are as before', () => open() <= before, allowed(30));
    stream.answer.end();
    await stream.over;
    return `descriptors of svc-sites before ${before}, after ${open()}`;
  },
};

export const provider: Group = {
  name: 'A model that cannot be relied on',
  options: {
    settings: {
      OPENAI_FIRST_BYTE_SECONDS: '3',
      OPENAI_IDLE_SECONDS: '3',
      GENERATION_TIMEOUT_SECONDS: '10',
      GENERATION_LONGEST_SECONDS: String(longestHere),
    },
  },
  faults: [tooMany, serverErrors, unreachable, silent, dripping, cutOff, nonsense, hostile, leaving],
};
