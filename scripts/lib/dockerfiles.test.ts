import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ownUser } from '../../packages/site-engine/src/look/start-look-process.ts';
import { inRoot } from './paths.js';

const read = (...path: string[]) => readFileSync(inRoot(...path), 'utf8');

const ownDockerfiles = globSync('{packages/*,svc-*,gateway}/Dockerfile', { cwd: inRoot() });
/** The front ends have one in common, which is told their name. */
const frontEnds = globSync('{shell,mfe-*}', { cwd: inRoot() });
const frontEndDockerfile = read('front-end.Dockerfile');
const dockerfiles = new Map([
  ...ownDockerfiles.map((path) => [dirname(path), read(path)] as const),
  ...frontEnds.map((part) => [part, frontEndDockerfile.replaceAll(/\$\{PART\}/g, part)] as const),
]);

interface Manifest {
  name: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

const manifestOf = (folder: string): Manifest => JSON.parse(read(folder, 'package.json'));
const packages = new Map(
  globSync('packages/*', { cwd: inRoot() }).map((folder) => [manifestOf(folder).name, folder]),
);

/** Packages with dependencies of another version than the rest: those lie in a folder of their own. */
const installed: Record<string, { dev?: boolean }> = JSON.parse(read('package-lock.json')).packages;
const hasOwnModules = (folder: string): boolean =>
  Object.entries(installed).some(([path, { dev }]) => path.startsWith(`${folder}/node_modules/`) && !dev);

/** The folders of the packages among these dependencies, and of what those need in turn. */
const packagesAmong = (dependencies: Record<string, string> = {}): string[] =>
  Object.keys(dependencies)
    .map((name) => packages.get(name))
    .filter((folder) => folder !== undefined)
    .flatMap((folder) => [folder, ...packagesAmong(manifestOf(folder).dependencies)]);

it('there is an image of every service and every front end', () => {
  const parts = globSync('{svc-*,gateway,shell,mfe-*}', { cwd: inRoot() });
  expect([...dockerfiles.keys()]).toEqual(expect.arrayContaining(parts));
  expect(globSync('{shell,mfe-*}/Dockerfile', { cwd: inRoot() })).toEqual([]);
});

it('no image is given secrets, data, or what was built or installed outside it', () => {
  const left = read('.dockerignore').split('\n');
  expect(left).toEqual(expect.arrayContaining(['.*', 'secrets', '**/dist', '**/node_modules']));
  expect(left.filter((line) => line.startsWith('!'))).toEqual(['!.npmrc']);
});

it('a browser is in an image of its own, with nothing that knows a secret', () => {
  const withBrowser = [...dockerfiles].filter(([, text]) => /chromium/i.test(text));
  expect(withBrowser.map(([part]) => part)).toEqual(['packages/site-engine']);
  const [, text = ''] = withBrowser[0] ?? [];
  expect(text).not.toMatch(/^COPY (svc-|packages\/service-kit)/m);
  expect(text.match(/^USER (.*)$/m)?.[1]).toBe(`${ownUser}:${ownUser}`);
});

describe.each([...dockerfiles])('the image of %s', (part, dockerfile) => {
  const [, ...stages] = dockerfile.split(/^(?=FROM )/m);

  it('is made in two stages from the known images, by a builder that is fetched from nowhere', () => {
    expect(stages).toHaveLength(2);
    for (const stage of stages)
      expect(stage).toMatch(/^FROM (node:24-bookworm-slim|nginx:1\.28)( AS \w+)?\n/);
    expect(dockerfile).not.toMatch(/^#\s*syntax=/m);
  });

  it('runs without root, hears signals itself and says whether it is healthy', () => {
    expect(stages[1]).toMatch(/^USER (node|nginx|[1-9]\d*:[1-9]\d*)$/m);
    expect(stages[1]).toMatch(/^(CMD|ENTRYPOINT) \[/m);
    expect(stages[1]).toMatch(/^HEALTHCHECK /m);
  });

  it('holds the part and the packages that it needs, and no other', () => {
    const { dependencies, devDependencies } = manifestOf(part);
    const isBuiltInside = dockerfile.includes('--include=dev');
    const needed = packagesAmong({ ...dependencies, ...(isBuiltInside && devDependencies) });
    const copied = [...dockerfile.matchAll(/^COPY (\S+) \1$/gm)].map(([, folder]) => folder);
    expect(copied.sort()).toEqual([...new Set([...needed, part])].sort());
  });

  it('holds what its packages have installed for themselves', () => {
    if (frontEnds.includes(part)) return;
    const { dependencies } = manifestOf(part);
    const own = [part, ...packagesAmong(dependencies)].filter(hasOwnModules);
    for (const folder of own)
      expect(dockerfile).toContain(
        `COPY --from=packages /app/${folder}/node_modules ${folder}/node_modules\n`,
      );
  });
});
