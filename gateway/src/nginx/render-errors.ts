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
  MALFORMED_REQUEST: '400 414 494 495 496 497 501',
  FORBIDDEN: '403',
  NOT_FOUND: '404',
  METHOD_NOT_ALLOWED: '405',
  PAYLOAD_TOO_LARGE: '413',
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
const errorLocation = (code: GatewayErrorCode) =>
  block(`location = /_gateway/${code}`, [
    'internal;',
    'default_type "application/json; charset=utf-8";',
    ...Object.entries(errorHeaders).map(([name, value]) => addHeader(name, value)),
    addHeader('Content-Security-Policy', '$error_policy'),
    addHeader('X-Request-Id', '$request_id'),
    addHeader('Strict-Transport-Security', '$strict_transport'),
    ...retryAfter(code),
    `return ${statusOf(code)} '${JSON.stringify(errorBody(code, '$request_id'))}';`,
  ]);

/** A location that names one of these has to name them all: nginx inherits all or none. */
export const errorPages = (elsewhere: Partial<Record<GatewayErrorCode, string>> = {}) =>
  codes.map((code) => `error_page ${causes[code]} = ${elsewhere[code] ?? `/_gateway/${code}`};`);

export const errorLocations = () => codes.map(errorLocation);
