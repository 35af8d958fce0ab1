import { z } from 'zod';
import { expect, test } from '../support/stack-test.ts';

const composeFiles = [
  'docker-compose.yml',
  'docker-compose.embedded.yml',
  'docker-compose.browser.yml',
].flatMap((name) => ['--file', name]);

const page = (body: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Rye</title></head><body><h1>Rye</h1>${body}</body></html>`;

const site = [
  { path: 'index.html', content: page('<p>Bread of the day.</p>') },
  { path: 'wide.html', content: page('<div style="width:900px">A table that is too wide</div>') },
  { path: 'broken.html', content: page('<script>missing.call();</script>') },
];

const outcomeSchema = z.object({
  findings: z.array(z.object({ check: z.string(), path: z.string() })),
  unopened: z.array(z.string()),
});

/** Runs in a container of svc-sites, with its settings: has the site opened and prints what is seen. */
const haveSiteLookedAt = `
  import { askForLooks } from './packages/site-engine/src/look/ask-for-looks.ts';
  import { lookPlaceSchema } from './packages/site-engine/src/look/look-place.ts';
  const looker = askForLooks({ service: lookPlaceSchema.parse(process.env.BROWSER_SERVICE), timeoutMs: 120_000 });
  const outcome = await looker.look(${JSON.stringify(site)}, { signal: new AbortController().signal });
  console.log('seen ' + JSON.stringify(outcome));
`;

/** Runs in the browser's container: what whoever takes it over has. */
const whatIsThere = `
  import { networkInterfaces } from 'node:os';
  import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
  import { connect } from 'node:net';
  const tryTo = (act) => { try { act(); return 'done'; } catch ({ code }) { return code; } };
  const reach = (host, port) => new Promise((resolve) =>
    connect(port, host).once('connect', () => resolve('reached')).once('error', ({ code }) => resolve(code)));
  console.log('there ' + JSON.stringify({
    user: process.getuid(),
    rights: /^CapEff:\\s+(\\w+)/m.exec(readFileSync('/proc/self/status', 'utf8'))[1],
    interfaces: Object.keys(networkInterfaces()),
    secrets: existsSync('/run/secrets') ? readdirSync('/run/secrets') : [],
    environment: Object.keys(process.env).filter((name) => /SECRET|MONGO|KEY|PASSWORD|URI/.test(name)),
    writing: tryTo(() => writeFileSync('/app/here', '')),
    database: await reach('mongodb', 27017),
    service: await reach('svc-sites', 8080),
    outside: await reach('192.0.2.1', 443),
  }));
`;

const said = (output: string, word: string): unknown =>
  JSON.parse(new RegExp(`^.*${word} (\\{.*)$`, 'mu').exec(output)?.[1] ?? '{}');

test('a browser opens the pages of a site where it reaches nothing and knows nothing', async ({ stack }) => {
  const compose = (...args: string[]) => stack.compose(...composeFiles, ...args);
  stack.log('a browser: image');
  await compose('build', 'look');
  const run = ['--input-type=module', '--eval'];
  try {
    await compose('up', '--detach', '--no-build', '--no-deps', '--wait', 'look');
    stack.log('a browser: pages opened');
    const once = ['run', '--rm', '--no-deps', '--no-TTY', 'svc-sites', 'node'];
    const { findings, unopened } = outcomeSchema.parse(
      said(await compose(...once, ...run, haveSiteLookedAt), 'seen'),
    );
    expect(unopened).toEqual([]);
    const pathsOf = (check: string) => [
      ...new Set(findings.filter((finding) => finding.check === check).map(({ path }) => path)),
    ];
    expect(pathsOf('script-errors')).toEqual(['broken.html']);
    expect(pathsOf('overflow')).toEqual(['wide.html']);

    stack.log('a browser: what it reaches');
    expect(said(await compose('exec', '--no-TTY', 'look', 'node', ...run, whatIsThere), 'there')).toEqual({
      user: 61_847,
      rights: '0000000000000000',
      interfaces: ['lo'],
      secrets: [],
      environment: [],
      writing: 'EROFS',
      database: 'EAI_AGAIN',
      service: 'EAI_AGAIN',
      outside: 'ENETUNREACH',
    });
  } finally {
    await compose('rm', '--stop', '--force', 'look');
    await stack.docker('volume', 'rm', '--force', 'sitewright-stack-test_look');
  }
});
