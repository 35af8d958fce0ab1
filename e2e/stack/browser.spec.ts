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

/** Runs in a container of svc-sites: opens the site and prints what is seen. */
const lookAtSite = `
  import { createLooker } from './packages/site-engine/src/look/looker.ts';
  const looker = createLooker({ timeoutMs: 120_000, browser: process.env.BROWSER_PATH || undefined });
  const outcome = await looker.look(${JSON.stringify(site)}, { signal: new AbortController().signal });
  await looker.close();
  console.log('seen ' + JSON.stringify(outcome));
`;

test('the image with a browser opens the pages of a site, with no more rights than svc-sites has', async ({
  stack,
}) => {
  stack.log('svc-sites with a browser: image');
  await stack.compose(...composeFiles, 'build', 'svc-sites');
  stack.log('svc-sites with a browser: pages opened');
  const command = ['node', '--input-type=module', '--eval', lookAtSite];
  const said = await stack.compose(
    ...composeFiles,
    'run',
    '--rm',
    '--no-deps',
    '--no-TTY',
    'svc-sites',
    ...command,
  );
  const { findings, unopened } = outcomeSchema.parse(JSON.parse(/^.*seen (\{.*)$/mu.exec(said)?.[1] ?? '{}'));
  expect(unopened).toEqual([]);
  const pathsOf = (check: string) => [
    ...new Set(findings.filter((finding) => finding.check === check).map(({ path }) => path)),
  ];
  expect(pathsOf('script-errors')).toEqual(['broken.html']);
  expect(pathsOf('overflow')).toEqual(['wide.html']);
});
