import { readFile } from 'node:fs/promises';
import { z } from 'zod';

/** The services behind the gateway; each may have several replicas. */
export const serviceNames = ['auth', 'sites', 'mail'] as const;
export type ServiceName = (typeof serviceNames)[number];

const pathSchema = z
  .string()
  .regex(
    /^\/(?:[\w.-]+\/)*(?:[\w.-]+|\*|\*(?:\/[\w.-]+)+)?$/,
    'must be a plain path such as "/api/users", end in "/*", or have one "*" for a segment',
  );

const routeSchema = z
  .strictObject({
    path: pathSchema,
    upstream: z.enum([...serviceNames, 'gateway', 'shell', 'mfe', 'none']),
    headers: z.enum(['app', 'api', 'preview', 'asset']),
    cache: z.enum(['upstream', 'no-store', 'revalidate', 'hashed']),
    bodyLimitBytes: z.int().positive().default(16_384),
    buffering: z.boolean().default(true),
    readTimeoutSeconds: z.int().positive().default(60),
    rateLimit: z
      .strictObject({ requestsPerSecond: z.int().positive(), burst: z.int().nonnegative() })
      .optional(),
    fallback: z.literal('/index.html').optional(),
  })
  .refine((route) => route.fallback === undefined || route.upstream === 'shell', {
    message: 'only the shell has a fallback page',
    path: ['fallback'],
  });

export type Route = z.infer<typeof routeSchema>;

/** Has a `*` amid its path, for which any one segment stands. */
export const isPattern = ({ path }: Pick<Route, 'path'>) => path.includes('/*/');

/** The row of everything that begins as a pattern does: the pattern is an exception to it, in the same service. */
export const holderOf = (pattern: Route, routes: readonly Route[]): Route | undefined =>
  routes.find(
    ({ path, upstream }) =>
      path === pattern.path.slice(0, pattern.path.indexOf('*') + 1) && upstream === pattern.upstream,
  );

const routeTableSchema = z.strictObject({
  /** Streams count for as long as they are open. */
  requestsAtOncePerAddress: z.int().positive(),
  routes: z
    .array(routeSchema)
    .min(1)
    .refine((routes) => new Set(routes.map((route) => route.path)).size === routes.length, {
      message: 'every path may appear once only',
    })
    .refine((routes) => routes.filter(isPattern).every((route) => holderOf(route, routes)), {
      message: 'a path with "*" for a segment needs the row of its beginning, such as "/api/sites/*"',
    }),
});

export type RouteTable = z.infer<typeof routeTableSchema>;

const tableFile = new URL('../../routes.json', import.meta.url);

/** @throws with every fault of the table in one message. */
export function parseRouteTable(value: unknown): RouteTable {
  const result = routeTableSchema.safeParse(value);
  if (result.success) return result.data;
  throw new Error(`gateway/routes.json is not valid:\n${z.prettifyError(result.error)}`);
}

export async function loadRouteTable(): Promise<RouteTable> {
  return parseRouteTable(JSON.parse(await readFile(tableFile, 'utf8')));
}
