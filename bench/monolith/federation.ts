import type { Federation } from '../../shell/src/features/remotes/federation.ts';

const parts: Record<string, () => Promise<unknown>> = {
  'mfe_generator/App': () => import('../../mfe-generator/src/remote.tsx'),
  'mfe_dashboard/App': () => import('../../mfe-dashboard/src/remote.tsx'),
  'mfe_admin/App': () => import('../../mfe-admin/src/remote.tsx'),
};

/** Stands in for Module Federation: the same parts, as chunks of the shell's own build. */
export const federation: Federation = {
  register: () => undefined,
  load: async (id) => await parts[id]?.(),
};
