import type { Route } from '../table/route-table.ts';

/**
 * `fixed` headers replace whatever a service says; `fallback` headers fill in where it says nothing.
 * Names are written as they are sent.
 */
export interface HeaderSet {
  readonly fixed: Readonly<Record<string, string>>;
  readonly fallback: Readonly<Record<string, string>>;
}

/** What the application may load, as the policy names it. */
export interface AppSources {
  readonly frames: string;
  readonly scripts: string;
}

const appPolicy = ({ frames, scripts }: AppSources) =>
  `default-src 'none'; script-src ${scripts}; style-src 'self'; connect-src 'self'; img-src 'self' data:; font-src 'self'; ` +
  `media-src 'self'; frame-src ${frames}; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'`;

const dataPolicy = "default-src 'none'; frame-ancestors 'none'";

/** For what svc-sites says nothing about: nothing runs, in an opaque origin. */
export const previewPolicy =
  "sandbox; default-src 'self' data: blob: 'unsafe-inline'; script-src 'none'; connect-src 'none'; frame-src 'none'; " +
  "form-action 'none'; base-uri 'none'; object-src 'none'; frame-ancestors 'self'";

export const errorPolicy = `sandbox; ${dataPolicy}`;
const noSniff = { 'X-Content-Type-Options': 'nosniff' };

const appHeaders = (sources: AppSources): HeaderSet => ({
  fixed: {
    ...noSniff,
    'Content-Security-Policy': appPolicy(sources),
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  },
  fallback: {},
});

const headerSets: Readonly<Record<Exclude<Route['headers'], 'app'>, HeaderSet>> = {
  asset: {
    fixed: {
      ...noSniff,
      'Content-Security-Policy': dataPolicy,
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
    },
    fallback: {},
  },
  api: {
    fixed: {
      ...noSniff,
      'Content-Security-Policy': dataPolicy,
      'Referrer-Policy': 'no-referrer',
      'Cross-Origin-Resource-Policy': 'same-origin',
    },
    fallback: { 'Cache-Control': 'no-store' },
  },
  preview: {
    fixed: noSniff,
    fallback: {
      'Content-Security-Policy': previewPolicy,
      'Referrer-Policy': 'no-referrer',
      'Access-Control-Allow-Origin': '*',
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'Connection-Allowlist': '(response-origin);webrtc=block',
      'X-DNS-Prefetch-Control': 'off',
      Vary: 'Sec-Fetch-Dest',
    },
  },
};

const nowhere: AppSources = { frames: "'none'", scripts: "'none'" };

/** The headers of a row of the table. */
export const headerSetOf = (name: Route['headers'], sources = nowhere): HeaderSet =>
  name === 'app' ? appHeaders(sources) : headerSets[name];

/** Sent where the browser came over TLS, and nowhere else. */
export const strictTransport = 'max-age=31536000';

/** What the gateway's own errors carry, besides a policy: `previewPolicy` under /preview/, else `errorPolicy`. */
export const errorHeaders = {
  ...noSniff,
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cache-Control': 'no-store',
};

/** What an answer carries that only leads from plain HTTP to TLS. */
export const redirectHeaders = {
  ...noSniff,
  'Content-Security-Policy': errorPolicy,
  'Referrer-Policy': 'no-referrer',
};
