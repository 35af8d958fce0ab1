/** text/event-stream must never be named here: gzip would hold every event back. text/html is always included. */
const compressedTypes = [
  'application/json',
  'application/manifest+json',
  'application/xml',
  'image/svg+xml',
  'text/css',
  'text/javascript',
  'text/plain',
];

export const compression = [
  'gzip on;',
  'gzip_comp_level 5;',
  'gzip_min_length 1024;',
  'gzip_proxied any;',
  'gzip_vary on;',
  `gzip_types ${compressedTypes.join(' ')};`,
];
