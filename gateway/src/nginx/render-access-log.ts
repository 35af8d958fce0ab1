import { map } from './conf-text.ts';

const fields = {
  requestId: '"$request_id"',
  client: '"$remote_addr"',
  method: '"$asked_method"',
  path: '"$path_without_query"',
  status: '$status',
  durationSeconds: '$request_time',
  upstream: '"$upstream_addr"',
  traceparent: '"$http_traceparent"',
};

const format = Object.entries(fields)
  .map(([name, value]) => `"${name}":${value}`)
  .join(',');

/**
 * One JSON object a request. Queries stay out because they may carry tokens; long paths are cut. nginx's error log quotes
 * whole request lines, so that the configuration keeps it to what is critical: `upstream` shows who failed.
 */
export const accessLog = (destination: string) => [
  // An answer of the gateway's own makes every request a GET.
  map('$request', '$asked_method', { '~^(?<method_part>[A-Z]+) ': '$method_part', default: '' }),
  map('$request_uri', '$path_without_query', { '~^(?<path_part>[^?]{0,1024})': '$path_part', default: '' }),
  `log_format json escape=json '{${format}}';`,
  `access_log ${destination} json;`,
];
