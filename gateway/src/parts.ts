import type { RouteTable, ServiceName } from './table/route-table.ts';

/** One microfrontend's built files, served under /mfe/<name>/. */
export interface Remote {
  readonly name: string;
  readonly folder: string;
}

/** Everything that lies behind the gateway. A service without replicas is not configured. */
export interface GatewayParts {
  readonly table: RouteTable;
  readonly services: Readonly<Record<ServiceName, readonly string[]>>;
  readonly shellFolder: string;
  readonly remotes: readonly Remote[];
  /** Replaces the registry made from `remotes`; read anew for each request. */
  readonly registryFile: string | undefined;
}
