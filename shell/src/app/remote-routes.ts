/** Which remote owns which part of the address space, and who may see it. */
export const remoteRoutes = [
  { path: '/app', name: 'mfe_generator', role: undefined },
  { path: '/dashboard', name: 'mfe_dashboard', role: undefined },
  { path: '/admin-panel', name: 'mfe_admin', role: 'admin' },
] as const;
