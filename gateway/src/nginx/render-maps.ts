import {
  ambiguousPathPattern,
  dotfilePattern,
  fileNamePattern,
  foreignScriptPattern,
  hashedFilePattern,
  hostPattern,
} from '../http/path-rules.ts';
import { pathsOf } from '../http/script-sources.ts';
import { errorPolicy, headerSetOf, previewPolicy, strictTransport } from '../http/security-headers.ts';
import type { Route, RouteTable } from '../table/route-table.ts';
import { block, map } from './conf-text.ts';
import type { NginxLayout } from './nginx-layout.ts';
import { previewHostMaps } from './render-preview-host.ts';
import { tracing } from './render-tracing.ts';

const snake = (text: string) => text.toLowerCase().replaceAll('-', '_');

/** The variable that holds a fallback header where the service sent none, and nothing otherwise. */
export const fallbackVariable = (set: Route['headers'], header: string) => `$${set}_${snake(header)}`;

const fallbackMaps = (set: Route['headers']) =>
  Object.entries(headerSetOf(set).fallback).map(([header, value]) =>
    map(`$upstream_http_${snake(header)}`, fallbackVariable(set, header), { '': value, default: '' }),
  );

/** A peer that is not trusted can write what it likes into X-Forwarded-Proto. */
const clientScheme = ({ trustedProxies }: NginxLayout) => [
  block('geo $realip_remote_addr $is_trusted_peer', [
    'default 0;',
    ...trustedProxies.map((network) => `${network} 1;`),
  ]),
  map('$is_trusted_peer:$http_x_forwarded_proto', '$client_scheme', {
    '1:https': 'https',
    default: '$scheme',
  }),
];

const scriptSourcesMap = ({ publicHost }: NginxLayout) =>
  map('$http_host', '$script_sources', {
    ...(publicHost && { [publicHost]: pathsOf(publicHost) }),
    default: "'self'",
  });

export function maps(table: RouteTable, layout: NginxLayout): string[] {
  const sets = new Set(table.routes.map((route) => route.headers));
  return [
    map('$request_uri', '$is_ambiguous_path', { [`~${ambiguousPathPattern}`]: '1', default: '' }),
    // `$request_uri` holds no more than the path of "GET http://elsewhere/path".
    map('$request', '$is_absolute_target', { '~^[A-Z]+ [^/ ]': '1', default: '' }),
    map('$http_host', '$is_unreadable_host', { [`~${hostPattern}`]: '', default: '1' }),
    map('$request_uri', '$is_dotfile', { [`~${dotfilePattern}`]: '1', default: '' }),
    map('$http_sec_fetch_site:$http_sec_fetch_dest', '$is_foreign_script', {
      [`~${foreignScriptPattern}`]: '1',
      default: '',
    }),
    map('$uri', '$hashed_cache', {
      [`~${hashedFilePattern}`]: 'public, max-age=31536000, immutable',
      default: 'no-cache',
    }),
    map('$http_accept', '$page_for_file_name', { '~text/html': '/index.html', default: '/_gateway/none' }),
    map('$uri', '$navigation_page', {
      [`~${fileNamePattern}`]: '$page_for_file_name',
      default: '/index.html',
    }),
    map('$navigation_page', '$page_for_missing', {
      '/index.html': '/index.html',
      default: '/_gateway/NOT_FOUND',
    }),
    map('$request_uri', '$error_policy', { '~^/preview/': previewPolicy, default: errorPolicy }),
    ...clientScheme(layout),
    ...previewHostMaps(layout),
    scriptSourcesMap(layout),
    ...tracing(layout),
    map('$client_scheme', '$strict_transport', { https: strictTransport, default: '' }),
    ...[...sets].flatMap(fallbackMaps),
  ];
}
