import type { ServiceName } from '../table/route-table.ts';

/** Where one nginx listens, what it reads and what it may write. */
export interface NginxLayout {
  /** "127.0.0.1:8080" */
  readonly listen: string;
  /** Replicas as "http://host:port"; a service without any answers 503. */
  readonly services: Readonly<Record<ServiceName, readonly string[]>>;
  /** The process that answers /healthz and /mfe-registry.json, as "http://host:port". */
  readonly ownAnswers: string;
  /** Holds "shell" and "mfe/<name>", each one front end's files. */
  readonly webFolder: string;
  /** For the pid and temporary files; nginx needs to write nowhere else. */
  readonly stateFolder: string;
  /** Addresses and networks whose X-Forwarded-* headers are believed. */
  readonly trustedProxies: readonly string[];
  /** A file or "syslog:server=…". */
  readonly accessLog: string;
  /** Named only when the master runs as root, whose workers would else be "nobody" and see no private folder. */
  readonly user: string | undefined;
}
