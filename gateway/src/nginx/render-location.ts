import { headerSetOf } from '../http/security-headers.ts';
import { expressionOf, isPrefix, prefixOf } from '../table/match-route.ts';
import { holderOf, isPattern, type Route, type RouteTable, type ServiceName } from '../table/route-table.ts';
import { addHeader, block, quote } from './conf-text.ts';
import type { NginxLayout } from './nginx-layout.ts';
import { errorPages, fileErrorPages } from './render-errors.ts';
import { fallbackVariable } from './render-maps.ts';
import { zoneOf } from './render-proxying.ts';
import { passTo } from './render-upstreams.ts';

/** `^~` keeps to the table's rule: an exact path, else the longest prefix, in which patterns stand. */
function locationName(route: Route): string {
  if (isPattern(route)) return `location ~ ${expressionOf(route)}`;
  return isPrefix(route) ? `location ^~ ${prefixOf(route)}` : `location = ${route.path}`;
}

/** Without `always`, so that nothing but a hit is ever kept. */
const cacheHeader = ({ cache }: Route) => {
  if (cache === 'upstream' || cache === 'no-store') return [];
  return [addHeader('Cache-Control', cache === 'hashed' ? '$hashed_cache' : 'no-cache', 'success')];
};

/** By the host that was asked. */
const appSources = { frames: '$frame_sources', scripts: '$script_sources' };

const headers = (route: Route) => {
  const { fixed, fallback } = headerSetOf(route.headers, appSources);
  return [
    ...Object.entries(fixed).map(([name, value]) => addHeader(name, value)),
    ...Object.keys(fallback).map((name) => addHeader(name, fallbackVariable(route.headers, name))),
    ...cacheHeader(route),
    addHeader('X-Request-Id', '$request_id'),
    addHeader('Strict-Transport-Security', '$strict_transport'),
  ];
};

const limits = (route: Route) => [
  `client_max_body_size ${route.bodyLimitBytes};`,
  ...(route.rateLimit ? [`limit_req zone=${zoneOf(route)} burst=${route.rateLimit.burst} nodelay;`] : []),
];

const hiddenHeaders = (route: Route) =>
  ['X-Request-Id', 'Strict-Transport-Security', ...Object.keys(headerSetOf(route.headers).fixed)].map(
    (name) => `proxy_hide_header ${name};`,
  );

const previewRules = [
  'if ($is_foreign_script) { return 403; }',
  'if ($is_moved_to_preview_host) { charset utf-8; return 307 $preview_origin$request_uri; }',
];

const proxied = (route: Route, replicas: readonly string[]) => [
  ...(route.headers === 'preview' ? previewRules : []),
  ...limits(route),
  ...passTo([route.upstream, replicas]),
  `proxy_read_timeout ${route.readTimeoutSeconds}s;`,
  // Bodies pass as they come: none is kept here, on a disk that may be full, for a client that may not be signed in; and the
  // service's own limit on the time of a whole request holds for a client that sends a byte now and then.
  'proxy_request_buffering off;',
  // The header goes on to a proxy in front, which would hold events back otherwise; nginx keeps it to itself by default.
  ...(route.buffering ? [] : ['proxy_buffering off;', 'gzip off;', 'proxy_pass_header X-Accel-Buffering;']),
  ...hiddenHeaders(route),
  ...headers(route),
];

const fromService = (route: Route, service: ServiceName, { services }: NginxLayout) =>
  services[service].length > 0 ? proxied(route, services[service]) : ['return 503;'];

const fromDisk = (route: Route, { webFolder }: NginxLayout) => [
  ...limits(route),
  `root ${quote(route.upstream === 'shell' ? `${webFolder}/shell` : webFolder)};`,
  'charset utf-8;',
  'gzip_static on;',
  ...fileErrorPages(),
  `try_files $uri ${route.fallback ? '$navigation_page ' : ''}=404;`,
  ...headers(route),
];

/** A front end's own server only has files: what a missing one means, and how long one may be kept, is said here. */
const fromServers = (route: Route, target: readonly string[]) => [
  'if ($request_method !~ ^(GET|HEAD)$) { return 405; }',
  ...limits(route),
  ...target,
  // What is worth it comes compressed, and says of itself that it varies.
  'gzip off;',
  'proxy_intercept_errors on;',
  ...errorPages(route.fallback ? { NOT_FOUND: '$page_for_missing' } : {}),
  'proxy_hide_header Cache-Control;',
  ...hiddenHeaders(route),
  ...headers(route),
];

function shellLocation(route: Route, layout: NginxLayout): string {
  const replicas = layout.frontEnds.get('shell');
  const lines = replicas ? fromServers(route, passTo(['shell', replicas])) : fromDisk(route, layout);
  return block(locationName(route), lines);
}

/** A remote's own server knows nothing of the prefix. */
function remoteLocation(route: Route, upstream: string, replicas: readonly string[]): string {
  const prefix = `${prefixOf(route)}${upstream.replace('mfe-', '')}/`;
  const target = [...passTo([upstream, replicas]), `rewrite ^${prefix}(.*)$ /$1 break;`];
  return block(`location ^~ ${prefix}`, fromServers(route, target));
}

/** The row itself, for remotes that lie here, and one longer prefix for each that has servers of its own. */
const remoteLocations = (route: Route, layout: NginxLayout) => [
  block(locationName(route), fromDisk(route, layout)),
  ...[...layout.frontEnds]
    .filter(([upstream]) => upstream !== 'shell')
    .map(([upstream, replicas]) => remoteLocation(route, upstream, replicas)),
];

/** The location of a service's row, with those of the patterns that are exceptions to it. */
function serviceLocation(
  route: Route,
  service: ServiceName,
  { routes }: RouteTable,
  layout: NginxLayout,
): string {
  const exceptions = routes.filter((each) => isPattern(each) && holderOf(each, routes) === route);
  return block(locationName(route), [
    ...fromService(route, service, layout),
    ...exceptions.map((each) => block(locationName(each), fromService(each, service, layout))),
  ]);
}

/** What a row of the table is in nginx; a pattern stands in another one. */
export function locations(route: Route, table: RouteTable, layout: NginxLayout): string[] {
  if (isPattern(route)) return [];
  switch (route.upstream) {
    case 'none':
      return [block(locationName(route), ['return 404;'])];
    case 'shell':
      return [shellLocation(route, layout)];
    case 'mfe':
      return remoteLocations(route, layout);
    case 'gateway':
      return [block(locationName(route), proxied(route, [layout.ownAnswers]))];
    default:
      return [serviceLocation(route, route.upstream, table, layout)];
  }
}
