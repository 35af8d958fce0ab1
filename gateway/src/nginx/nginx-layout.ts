import type { HostPair } from '../http/preview-host.ts';
import type { ServiceName } from '../table/route-table.ts';
import type { Http2 } from './read-http2.ts';

/** What ends TLS at the gateway itself. */
export interface Tls {
  readonly certificateFile: string;
  readonly keyFile: string;
  /** A port of plain HTTP that sends everybody to the origin `to`. */
  readonly redirect: { readonly port: number; readonly to: string } | undefined;
}

/** Where one nginx listens, what it reads and what it may write. */
export interface NginxLayout {
  readonly host: string;
  readonly port: number;
  readonly tls: Tls | undefined;
  /** Spoken where TLS is: browsers know it nowhere else. */
  readonly http2: Http2;
  /** Replicas as "http://address:port", or one name that may lead to several; a service without any answers 503. */
  readonly services: Readonly<Record<ServiceName, readonly string[]>>;
  /** Likewise for front ends with servers of their own, by the names of their upstreams; the others lie in `webFolder`. */
  readonly frontEnds: ReadonlyMap<string, readonly string[]>;
  /** By which name browsers know the platform, where that was set up. */
  readonly publicHost: string | undefined;
  /** A preview host that was set up; one under localhost needs no set-up. */
  readonly previewHosts: HostPair | undefined;
  /** Who knows where a name leads: addresses, with a port where it is not 53. */
  readonly nameServers: readonly string[];
  /** The process that answers /healthz and /mfe-registry.json, as "http://host:port". */
  readonly ownAnswers: string;
  /** Holds "shell" and "mfe/<name>", each one front end's files. */
  readonly webFolder: string;
  /** For the pid and temporary files; nginx needs to write nowhere else. */
  readonly stateFolder: string;
  /** Addresses and networks whose X-Forwarded-* headers are believed. */
  readonly trustedProxies: readonly string[];
  /** Whether services are told which step of a trace they go on from. */
  readonly isTraced: boolean;
  /** A file or "syslog:server=…". */
  readonly accessLog: string;
  /** Whom the workers become, with a group; nobody else where the master is not root. */
  readonly user: string | undefined;
}
