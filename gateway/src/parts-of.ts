import type { GatewayParts, Remote } from './parts.ts';
import { previewHostsOf, publicHostOf, type Settings } from './settings.ts';
import type { RouteTable } from './table/route-table.ts';

/** A remote that has servers of its own is not looked for in a folder as well. */
function remotesOf({ UPSTREAM_MFE, STATIC_MFE }: Settings): Remote[] {
  const served = new Set(UPSTREAM_MFE.map(({ name }) => name));
  return [...UPSTREAM_MFE, ...STATIC_MFE.filter(({ name }) => !served.has(name))];
}

/** What the settings say lies behind the gateway. */
export function partsOf(table: RouteTable, settings: Settings): GatewayParts {
  return {
    table,
    services: {
      auth: settings.UPSTREAM_AUTH,
      sites: settings.UPSTREAM_SITES,
      mail: settings.UPSTREAM_MAIL,
    },
    shell: { replicas: settings.UPSTREAM_SHELL, folder: settings.STATIC_SHELL },
    remotes: remotesOf(settings),
    publicHost: publicHostOf(settings),
    previewHosts: previewHostsOf(settings),
    registryFile: settings.MFE_REGISTRY,
  };
}
