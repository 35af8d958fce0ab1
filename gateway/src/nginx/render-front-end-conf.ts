import { block, map, quote } from './conf-text.ts';
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

/** What the builds compress. */
const compressed = {
  html: 'text/html',
  js: 'text/javascript',
  css: 'text/css',
  json: 'application/json',
  svg: 'image/svg+xml',
  txt: 'text/plain',
};

/**
 * nginx has no brotli of its own, but it can find a copy that lies beside a file. Its ending would decide the type, so each
 * type has a location that knows no other.
 */
const compressedFiles = Object.entries(compressed).map(([extension, type]) =>
  block(`location ~ \\.${extension}$`, [
    'types {}',
    `default_type ${type};`,
    'try_files $uri$brotli_copy $uri =404;',
    'add_header Content-Encoding $brotli_encoding;',
    'add_header Vary $brotli_vary;',
  ]),
);

const maps = [
  map('$http_accept_encoding', '$brotli_copy', {
    '~*(^|[\\s,])br\\s*(,|$|;(?!\\s*q=0(\\.0*)?\\s*(,|$)))': '.br',
    default: '.none',
  }),
  map('$uri', '$brotli_encoding', { '~\\.br$': 'br', default: '' }),
  // Of the other copies nginx says so itself.
  map('$brotli_encoding', '$brotli_vary', { br: 'Accept-Encoding', default: '' }),
];

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
      ...maps,
      block('server', [
        `listen ${port};`,
        `root ${quote(folder)};`,
        'charset utf-8;',
        'gzip_static on;',
        'gzip_vary on;',
        block('location = /healthz', ['return 204;']),
        ...compressedFiles,
        block('location /', ['try_files $uri =404;']),
      ]),
    ]),
  ].join('\n')}\n`;
}
