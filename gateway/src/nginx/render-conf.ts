import { redirectHeaders } from '../http/security-headers.ts';
import { rowsWithoutSlash } from '../table/match-route.ts';
import type { RouteTable } from '../table/route-table.ts';
import { addHeader, block, listenTo, quote } from './conf-text.ts';
import type { NginxLayout } from './nginx-layout.ts';
import { accessLog } from './render-access-log.ts';
import { compression } from './render-compression.ts';
import { errorLocations, errorPages } from './render-errors.ts';
import { locations } from './render-location.ts';
import { maps } from './render-maps.ts';
import { proxying, rateZones } from './render-proxying.ts';
import { contentTypes } from './render-types.ts';
import { upstreams } from './render-upstreams.ts';

/** Every folder nginx may want to write to, and refuses to start without. */
export const temporaryPaths = (stateFolder: string) =>
  ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${quote(`${stateFolder}/${name}`)};`,
  );

const limits = [
  'client_header_timeout 15s;',
  'client_body_timeout 30s;',
  'send_timeout 60s;',
  'keepalive_timeout 65s;',
  'large_client_header_buffers 4 16k;',
  'reset_timedout_connection on;',
];

/** Protocols and session settings that every browser of the last ten years knows. */
const listening = ({ host, port, tls, http2 }: NginxLayout) =>
  tls
    ? [
        `listen ${listenTo(host, port)} ssl${http2 === 'parameter' ? ' http2' : ''};`,
        ...(http2 === 'directive' ? ['http2 on;'] : []),
        `ssl_certificate ${quote(tls.certificateFile)};`,
        `ssl_certificate_key ${quote(tls.keyFile)};`,
        'ssl_protocols TLSv1.2 TLSv1.3;',
        'ssl_session_cache shared:tls:4m;',
        'ssl_session_timeout 1d;',
        'ssl_session_tickets off;',
      ]
    : [`listen ${listenTo(host, port)};`];

const redirectServer = ({ host, tls }: NginxLayout) =>
  tls?.redirect
    ? [
        block('server', [
          `listen ${listenTo(host, tls.redirect.port)};`,
          'server_name _;',
          ...errorPages(),
          ...errorLocations(),
          block('location /', [
            'charset utf-8;',
            ...Object.entries(redirectHeaders).map(([name, value]) => addHeader(name, value)),
            addHeader('X-Request-Id', '$request_id'),
            `return 308 ${tls.redirect.to}$request_uri;`,
          ]),
        ]),
      ]
    : [];

function server(table: RouteTable, layout: NginxLayout): string {
  return block('server', [
    ...listening(layout),
    'server_name _;',
    'if ($is_absolute_target) { rewrite ^ /_gateway/MALFORMED_REQUEST last; }',
    'if ($is_unreadable_host) { rewrite ^ /_gateway/MALFORMED_REQUEST last; }',
    'if ($is_ambiguous_path) { rewrite ^ /_gateway/MALFORMED_REQUEST last; }',
    'if ($is_dotfile) { rewrite ^ /_gateway/NOT_FOUND last; }',
    'if ($is_outside_previews) { rewrite ^ /_gateway/NOT_FOUND last; }',
    ...errorPages(),
    ...errorLocations(),
    ...[...table.routes, ...rowsWithoutSlash(table)].flatMap((route) => locations(route, table, layout)),
  ]);
}

/** The whole configuration, right on nginx 1.22 to 1.30, for a master that need not be root. */
export function renderConf(table: RouteTable, layout: NginxLayout): string {
  const { stateFolder, user } = layout;
  return `${[
    '# Made from routes.json: change that file, not this one.',
    ...(user ? [`user ${user};`] : []),
    'daemon off;',
    'worker_processes auto;',
    'worker_rlimit_nofile 8192;',
    `pid ${quote(`${stateFolder}/nginx.pid`)};`,
    'error_log stderr crit;',
    block('events', ['worker_connections 4096;']),
    block('http', [
      ...temporaryPaths(stateFolder),
      'server_tokens off;',
      'absolute_redirect off;',
      'sendfile on;',
      'tcp_nopush on;',
      ...limits,
      ...contentTypes,
      ...compression,
      ...maps(table, layout),
      ...accessLog(layout.accessLog),
      ...proxying(layout),
      ...rateZones(table),
      ...upstreams(layout),
      server(table, layout),
      ...redirectServer(layout),
    ]),
  ].join('\n')}\n`;
}
