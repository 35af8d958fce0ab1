import { locateParts } from './nginx/locate-parts.ts';
import { renderConf } from './nginx/render-conf.ts';
import { partsOf } from './parts-of.ts';
import { readSettings, tlsOf } from './settings.ts';
import { loadRouteTable } from './table/route-table.ts';

/** Prints what nginx would be given with these settings; the paths are those of an image. */
const settings = readSettings(process.env);
const table = await loadRouteTable();
const conf = renderConf(table, {
  host: settings.HOST,
  port: settings.PORT,
  tls: tlsOf(settings),
  ...(await locateParts(partsOf(table, settings))),
  ownAnswers: 'http://127.0.0.1:8081',
  webFolder: '/usr/share/nginx/html',
  stateFolder: '/tmp',
  trustedProxies: settings.TRUST_PROXY,
  accessLog: '/dev/stdout',
  user: undefined,
});
process.stdout.write(conf);
