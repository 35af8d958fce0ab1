import {
  errorBody,
  type GatewayErrorCode,
  gatewayErrors,
  retryAfterSeconds,
  statusOf,
} from '../http/gateway-error.ts';
import { errorHeaders } from '../http/security-headers.ts';
import { addHeader, block } from './conf-text.ts';

const codes = Object.keys(gatewayErrors).filter((code): code is GatewayErrorCode => code in gatewayErrors);

/** nginx's own statuses, 494 to 497 among them, and what the contract calls them. */
const causes: Readonly<Record<GatewayErrorCode, string>> = {
  MALFORMED_REQUEST: '400 414 494 495 496 497 501 505',
  FORBIDDEN: '403',
  NOT_FOUND: '404',
  METHOD_NOT_ALLOWED: '405',
  PRECONDITION_FAILED: '412',
  PAYLOAD_TOO_LARGE: '413',
  RANGE_NOT_SATISFIABLE: '416',
  RATE_LIMITED: '429',
  INTERNAL: '500',
  UNAVAILABLE: '502 503',
  UPSTREAM_TIMEOUT: '504',
};

const retryAfter = (code: GatewayErrorCode) => {
  const seconds = retryAfterSeconds[code];
  return seconds === undefined ? [] : [addHeader('Retry-After', String(seconds))];
};

/** An internal address rather than a named location: nginx cannot enter one for a request that has no path yet. */
const errorLocation = (code: GatewayErrorCode, address: string, headers: readonly string[]) =>
  block(`location = ${address}`, [
    'internal;',
    'default_type "application/json; charset=utf-8";',
    ...headers,
    `return ${statusOf(code)} '${JSON.stringify(errorBody(code, '$request_id'))}';`,
  ]);

const headersOf = (code: GatewayErrorCode) => [
  ...Object.entries(errorHeaders).map(([name, value]) => addHeader(name, value)),
  addHeader('Content-Security-Policy', '$error_policy'),
  addHeader('X-Request-Id', '$request_id'),
  addHeader('Strict-Transport-Security', '$strict_transport'),
  ...retryAfter(code),
  ...(code === 'RANGE_NOT_SATISFIABLE' ? [addHeader('Content-Range', '$upstream_http_content_range')] : []),
];

/** The headers of a file are there already when nginx sees that it has no such range: they would be there twice. */
const rangeOfFile = '/_gateway/file/RANGE_NOT_SATISFIABLE';

/** A location that names one of these has to name them all: nginx inherits all or none. */
export const errorPages = (elsewhere: Partial<Record<GatewayErrorCode, string>> = {}) =>
  codes.map((code) => `error_page ${causes[code]} = ${elsewhere[code] ?? `/_gateway/${code}`};`);

/** Those of a location whose files lie on this disk. */
export const fileErrorPages = () => errorPages({ RANGE_NOT_SATISFIABLE: rangeOfFile });

export const errorLocations = () => [
  ...codes.map((code) => errorLocation(code, `/_gateway/${code}`, headersOf(code))),
  errorLocation('RANGE_NOT_SATISFIABLE', rangeOfFile, []),
];
