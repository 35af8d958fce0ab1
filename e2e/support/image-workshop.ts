import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inRoot } from '../../scripts/lib/paths.js';
import type { Stack } from './stack.ts';
import { rewrite } from './workshop.ts';

/** All that the image of mfe-admin is made of. */
const context = [
  ...[
    'package.json',
    'package-lock.json',
    '.npmrc',
    '.dockerignore',
    'front-end.Dockerfile',
    'gateway/front-end.conf',
    'mfe-admin',
  ],
  ...['build-kit', 'contracts', 'ui', 'web-kit'].map((name) => `packages/${name}`),
];

/** Where a test changes mfe-admin and makes an image of it, leaving the repository as it is. */
export function openImageWorkshop(stack: Stack) {
  const folder = mkdtempSync(join(tmpdir(), 'sitewright-workshop-'));
  for (const path of context) {
    const isOwn = (file: string) => !/\/(node_modules|dist)$/.test(file);
    cpSync(inRoot(path), join(folder, path), { recursive: true, filter: isOwn });
  }
  const file = join(folder, 'mfe-admin/src/remote.tsx');
  return {
    /** Makes `sitewright/mfe-admin:TAG` of the source with one place changed. */
    async build(tag: string, from: string, to: string) {
      const before = readFileSync(file, 'utf8');
      rewrite(file, from, to);
      await stack.docker(
        ...[
          'build',
          '--quiet',
          '--file',
          join(folder, 'front-end.Dockerfile'),
          '--build-arg',
          'PART=mfe-admin',
        ],
        ...['--tag', `sitewright/mfe-admin:${tag}`, folder],
      );
      writeFileSync(file, before);
    },
    close: () => rmSync(folder, { recursive: true, force: true }),
  };
}
