import { block, quote } from './conf-text.ts';
import { temporaryPaths } from './render-conf.ts';
import { contentTypes } from './render-types.ts';

interface FrontEndLayout {
  readonly port: number;
  /** Holds the built files. */
  readonly folder: string;
  readonly stateFolder: string;
}

/** How the image of a front end is laid out. */
export const inImage: FrontEndLayout = { port: 8080, folder: '/srv', stateFolder: '/tmp' };

/**
 * The configuration in the image of every front end: its files as they are, with their compressed copies. Which headers
 * they get, how long they may be kept and what a missing one means is the gateway's business.
 */
export function renderFrontEndConf({ port, folder, stateFolder }: FrontEndLayout): string {
  return `${[
    '# Made by npm run print-front-end-conf -w gateway: change that, not this file.',
    'daemon off;',
    'worker_processes 1;',
    `pid ${quote(`${stateFolder}/nginx.pid`)};`,
    'error_log stderr crit;',
    block('events', ['worker_connections 1024;']),
    block('http', [
      ...temporaryPaths(stateFolder),
      'server_tokens off;',
      'access_log off;',
      'sendfile on;',
      'tcp_nopush on;',
      // Longer than the gateway keeps a connection for its next request.
      'keepalive_timeout 75s;',
      ...contentTypes,
      block('server', [
        `listen ${port};`,
        'charset utf-8;',
        'gzip_static on;',
        'gzip_vary on;',
        block('location = /healthz', ['return 204;']),
        block('location /', [`root ${quote(folder)};`, 'try_files $uri =404;']),
      ]),
    ]),
  ].join('\n')}\n`;
}
