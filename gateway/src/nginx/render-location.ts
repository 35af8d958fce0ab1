import { headerSets } from '../http/security-headers.ts';
import { isPrefix, prefixOf } from '../table/match-route.ts';
import type { Route } from '../table/route-table.ts';
import { addHeader, block, quote } from './conf-text.ts';
import type { NginxLayout } from './nginx-layout.ts';
import { fallbackVariable } from './render-maps.ts';
import { zoneOf } from './render-proxying.ts';

/** `^~` keeps to the table's rule: an exact path, else the longest prefix. */
const locationName = (route: Route) =>
  isPrefix(route) ? `location ^~ ${prefixOf(route)}` : `location = ${route.path}`;

/** Without `always`, so that nothing but a hit is ever kept. */
const cacheHeader = ({ cache }: Route) => {
  if (cache === 'upstream' || cache === 'no-store') return [];
  return [addHeader('Cache-Control', cache === 'hashed' ? '$hashed_cache' : 'no-cache', 'success')];
};

const headers = (route: Route) => {
  const { fixed, fallback } = headerSets[route.headers];
  return [
    ...Object.entries(fixed).map(([name, value]) => addHeader(name, value)),
    ...Object.keys(fallback).map((name) => addHeader(name, fallbackVariable(route.headers, name))),
    ...cacheHeader(route),
    addHeader('X-Request-Id', '$request_id'),
  ];
};

const limits = (route: Route) => [
  `client_max_body_size ${route.bodyLimitBytes};`,
  ...(route.rateLimit ? [`limit_req zone=${zoneOf(route)} burst=${route.rateLimit.burst} nodelay;`] : []),
];

const proxied = (route: Route) => [
  ...(route.headers === 'preview' ? ['if ($is_foreign_script) { return 403; }'] : []),
  ...limits(route),
  `proxy_pass http://${route.upstream};`,
  `proxy_read_timeout ${route.readTimeoutSeconds}s;`,
  ...(route.buffering ? [] : ['proxy_buffering off;', 'gzip off;']),
  ...['X-Request-Id', ...Object.keys(headerSets[route.headers].fixed)].map(
    (name) => `proxy_hide_header ${name};`,
  ),
  ...headers(route),
];

const fromDisk = (route: Route, { webFolder }: NginxLayout) => [
  ...limits(route),
  `root ${quote(route.upstream === 'shell' ? `${webFolder}/shell` : webFolder)};`,
  'charset utf-8;',
  'gzip_static on;',
  `try_files $uri ${route.fallback ? '$navigation_page ' : ''}=404;`,
  ...headers(route),
];

function directives(route: Route, layout: NginxLayout): string[] {
  switch (route.upstream) {
    case 'none':
      return ['return 404;'];
    case 'shell':
    case 'mfe':
      return fromDisk(route, layout);
    case 'gateway':
      return proxied(route);
    default:
      return layout.services[route.upstream].length > 0 ? proxied(route) : ['return 503;'];
  }
}

export const location = (route: Route, layout: NginxLayout) =>
  block(locationName(route), directives(route, layout));
