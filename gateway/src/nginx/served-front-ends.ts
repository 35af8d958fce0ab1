import type { GatewayParts } from '../parts.ts';
import type { NginxLayout } from './nginx-layout.ts';

/** What has servers of its own, by the names nginx knows it by. */
export const servedFrontEnds = ({ shell, remotes }: GatewayParts): NginxLayout['frontEnds'] =>
  new Map(
    [
      ['shell', shell.replicas] as const,
      ...remotes.map(({ name, replicas }) => [`mfe-${name}`, replicas] as const),
    ].filter(([, replicas]) => replicas.length > 0),
  );
