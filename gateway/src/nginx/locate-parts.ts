import type { GatewayParts } from '../parts.ts';
import { locateReplicas } from '../replicas.ts';
import type { NginxLayout } from './nginx-layout.ts';

/** What has servers of its own, by the names nginx knows it by. */
const servedFrontEnds = ({ shell, remotes }: GatewayParts) =>
  [
    { upstream: 'shell', replicas: shell.replicas },
    ...remotes.map(({ name, replicas }) => ({ upstream: `mfe-${name}`, replicas })),
  ].filter(({ replicas }) => replicas.length > 0);

/** Everything behind the gateway that a name may stand for. */
export const namedOrigins = (parts: GatewayParts) => [
  ...Object.values(parts.services).flat(),
  ...servedFrontEnds(parts).flatMap(({ replicas }) => replicas),
];

/** Where every service and front end is at this moment. */
export async function locateParts(parts: GatewayParts): Promise<Pick<NginxLayout, 'services' | 'frontEnds'>> {
  const { auth, sites, mail } = parts.services;
  const [authNow, sitesNow, mailNow] = await Promise.all([auth, sites, mail].map(locateReplicas));
  const frontEnds = servedFrontEnds(parts).map(
    async ({ upstream, replicas }) => [upstream, await locateReplicas(replicas)] as const,
  );
  return {
    services: { auth: authNow ?? [], sites: sitesNow ?? [], mail: mailNow ?? [] },
    frontEnds: new Map(await Promise.all(frontEnds)),
  };
}
