import type { Federation } from '../../shell/src/features/remotes/federation.ts';

const parts: Record<string, () => Promise<unknown>> = {
  'generator/App': () => import('../../mfe-generator/src/remote.tsx'),
  'dashboard/App': () => import('../../mfe-dashboard/src/remote.tsx'),
  'admin/App': () => import('../../mfe-admin/src/remote.tsx'),
};

/** Stands in for Module Federation: the same parts, as chunks of the shell's own build. */
export const federation: Federation = {
  register: () => undefined,
  load: async (id) => await parts[id]?.(),
};
