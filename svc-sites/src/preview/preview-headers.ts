const policy = [
  'sandbox allow-scripts allow-forms allow-popups allow-modals',
  "default-src 'self' data: blob: 'unsafe-inline'",
  "connect-src 'none'",
  "form-action 'none'",
  "base-uri 'none'",
  "object-src 'none'",
  "frame-ancestors 'self'",
].join('; ');

/**
 * Generated code is hostile: the sandbox makes every preview an opaque origin, in a frame and in a tab of its own.
 * Fonts and modules of an opaque origin load only with the CORS headers.
 */
export const previewHeaders = {
  'Content-Security-Policy': policy,
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
};
