import type { Route, RouteTable } from '../table/route-table.ts';
import type { NginxLayout } from './nginx-layout.ts';
import { traceHeader } from './render-tracing.ts';

const forwardedHeaders = {
  Host: '$http_host',
  Connection: '""',
  Forwarded: '""',
  'X-Forwarded-For': '$remote_addr',
  'X-Forwarded-Host': '$http_host',
  'X-Forwarded-Proto': '$client_scheme',
  'X-Real-IP': '""',
  'X-App-Origin': '$app_origin',
  'X-Request-Id': '$request_id',
};

/** `error timeout` without `non_idempotent`: a POST that was sent is never sent twice. */
export const proxying = (layout: NginxLayout) => [
  'proxy_http_version 1.1;',
  ...Object.entries({ ...forwardedHeaders, ...traceHeader(layout) }).map(
    ([name, value]) => `proxy_set_header ${name} ${value};`,
  ),
  'proxy_redirect off;',
  'proxy_connect_timeout 1s;',
  'proxy_next_upstream error timeout;',
  'proxy_next_upstream_timeout 10s;',
  'proxy_buffer_size 16k;',
  'proxy_buffers 8 16k;',
  // Nothing of an answer is written to a disk, which may be full: a service waits for a slow client instead.
  'proxy_max_temp_file_size 0;',
  ...layout.trustedProxies.map((network) => `set_real_ip_from ${network};`),
  'real_ip_header X-Forwarded-For;',
  'real_ip_recursive on;',
];

/** The name of the counter of a limited path. */
export const zoneOf = (route: Route) => `limit_${route.path.replaceAll(/\W+/g, '_')}`;

export const rateZones = (table: RouteTable) => [
  'limit_conn_status 429;',
  'limit_conn_zone $binary_remote_addr zone=requests_at_once:8m;',
  `limit_conn requests_at_once ${table.requestsAtOncePerAddress};`,
  'limit_req_status 429;',
  ...table.routes.flatMap((route) =>
    route.rateLimit
      ? [
          `limit_req_zone $binary_remote_addr zone=${zoneOf(route)}:4m rate=${route.rateLimit.requestsPerSecond}r/s;`,
        ]
      : [],
  ),
];
