import { getServers } from 'node:dns';
import { findNginx } from './nginx/find-nginx.ts';
import { readHttp2 } from './nginx/read-http2.ts';
import { renderConf } from './nginx/render-conf.ts';
import { servedFrontEnds } from './nginx/served-front-ends.ts';
import { partsOf } from './parts-of.ts';
import { readSettings, tlsOf } from './settings.ts';
import { loadRouteTable } from './table/route-table.ts';

/** Prints what nginx would be given with these settings; the paths are those of an image. */
const settings = readSettings(process.env);
const nginx = await findNginx();
const table = await loadRouteTable();
const parts = partsOf(table, settings);
const conf = renderConf(table, {
  host: settings.HOST,
  port: settings.PORT,
  tls: tlsOf(settings),
  services: parts.services,
  frontEnds: servedFrontEnds(parts),
  publicHost: parts.publicHost,
  previewHosts: parts.previewHosts,
  nameServers: getServers(),
  ownAnswers: 'http://127.0.0.1:8081',
  webFolder: '/usr/share/nginx/html',
  stateFolder: '/tmp',
  trustedProxies: settings.TRUST_PROXY,
  isTraced: settings.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined,
  accessLog: '/dev/stdout',
  http2: nginx ? await readHttp2(nginx) : 'directive',
  user: undefined,
});
process.stdout.write(conf);
