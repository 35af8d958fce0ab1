import { describe, expect, it } from 'vitest';
import { changedParts } from './changed-parts.js';
import { readWorkspaces } from './workspaces.js';

const workspaces = [
  { folder: 'packages/contracts', name: 'contracts', uses: ['zod'] },
  { folder: 'packages/service-kit', name: 'service-kit', uses: ['contracts'] },
  { folder: 'svc-auth', name: 'svc-auth', uses: ['service-kit'] },
  { folder: 'mfe-admin', name: 'mfe-admin', uses: ['contracts'] },
];
const all = workspaces.map(({ folder }) => folder).sort();

describe('changedParts', () => {
  it.each([
    [['mfe-admin/src/remote.tsx'], ['mfe-admin']],
    [
      ['packages/service-kit/src/index.ts', 'svc-auth/src/main.ts'],
      ['packages/service-kit', 'svc-auth'],
    ],
    [['packages/contracts/src/index.ts'], all],
    [['mfe-admin/README.md', 'docs/operations.md'], []],
    [['package-lock.json'], all],
    [['mfe-administration/index.ts'], all],
    [[], []],
  ])('%j concerns %j', (files, parts) => {
    expect(changedParts(files, workspaces)).toEqual(parts);
  });

  it('knows the parts of this repository', () => {
    const parts = changedParts(['packages/site-engine/src/index.ts'], readWorkspaces());
    expect(parts).toContain('svc-sites');
    expect(parts).not.toContain('svc-auth');
  });
});
