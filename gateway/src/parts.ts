import type { HostPair } from './http/preview-host.ts';
import type { RouteTable, ServiceName } from './table/route-table.ts';

/** A front end's built files: behind servers of its own where there are any, else in a folder here. */
export interface FrontEnd {
  readonly replicas: readonly string[];
  readonly folder: string;
}

/** One microfrontend, served under /mfe/<name>/. */
export interface Remote extends FrontEnd {
  readonly name: string;
}

/** "admin-next" is another place for `admin`: empty at most times, and reached through a registry file only. */
export const isSecondPlace = ({ name }: Remote) => name.includes('-');

/** Everything that lies behind the gateway. A service without replicas is not configured; a replica's host may be a name. */
export interface GatewayParts {
  readonly table: RouteTable;
  readonly services: Readonly<Record<ServiceName, readonly string[]>>;
  readonly shell: FrontEnd;
  readonly remotes: readonly Remote[];
  /** By which name browsers know the platform, where that was set up. */
  readonly publicHost: string | undefined;
  /** A preview host that was set up; one under localhost needs no set-up. */
  readonly previewHosts: HostPair | undefined;
  /** Replaces the registry made from `remotes`; read anew for each request. */
  readonly registryFile: string | undefined;
}
