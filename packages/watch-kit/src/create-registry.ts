import { Registry } from 'prom-client';

/** What one part measures of itself. Its values carry the name that its log lines have, too. */
export function createRegistry(part: string): Registry {
  const registry = new Registry();
  registry.setDefaultLabels({ part });
  return registry;
}
