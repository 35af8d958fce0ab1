import type { RouteTable } from '../table/route-table.ts';
import { block, quote } from './conf-text.ts';
import type { NginxLayout } from './nginx-layout.ts';
import { accessLog } from './render-access-log.ts';
import { compression } from './render-compression.ts';
import { errorPages } from './render-errors.ts';
import { location } from './render-location.ts';
import { maps } from './render-maps.ts';
import { proxying, rateZones, upstreams } from './render-proxying.ts';
import { contentTypes } from './render-types.ts';

const temporaryFolders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

const limits = [
  'client_header_timeout 15s;',
  'client_body_timeout 30s;',
  'send_timeout 60s;',
  'keepalive_timeout 65s;',
  'large_client_header_buffers 4 16k;',
  'reset_timedout_connection on;',
];

function server(table: RouteTable, layout: NginxLayout): string {
  return block('server', [
    `listen ${layout.listen};`,
    'server_name _;',
    'if ($is_ambiguous_path) { rewrite ^ /_gateway/MALFORMED_REQUEST last; }',
    'if ($is_dotfile) { rewrite ^ /_gateway/NOT_FOUND last; }',
    ...errorPages(),
    ...table.routes.map((route) => location(route, layout)),
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
    'worker_shutdown_timeout 3s;',
    `pid ${quote(`${stateFolder}/nginx.pid`)};`,
    'error_log stderr crit;',
    block('events', ['worker_connections 1024;']),
    block('http', [
      ...temporaryFolders.map((name) => `${name}_temp_path ${quote(`${stateFolder}/${name}`)};`),
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
    ]),
  ].join('\n')}\n`;
}
