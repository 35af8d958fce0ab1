import { block } from './conf-text.ts';

const types = {
  'text/html': 'html',
  'text/css': 'css',
  'text/javascript': 'js mjs',
  'text/plain': 'txt',
  'text/vtt': 'vtt',
  'application/json': 'json map',
  'application/manifest+json': 'webmanifest',
  'application/wasm': 'wasm',
  'application/xml': 'xml',
  'font/woff2': 'woff2',
  'image/avif': 'avif',
  'image/jpeg': 'jpg jpeg',
  'image/png': 'png',
  'image/svg+xml': 'svg',
  'image/webp': 'webp',
  'image/x-icon': 'ico',
  'video/mp4': 'mp4',
  'video/webm': 'webm',
};

/** Named here because the place of nginx's own mime.types differs between systems. */
export const contentTypes = [
  block(
    'types',
    Object.entries(types).map(([type, extensions]) => `${type} ${extensions};`),
  ),
  'default_type application/octet-stream;',
  'charset_types text/css text/javascript text/plain application/json;',
];
