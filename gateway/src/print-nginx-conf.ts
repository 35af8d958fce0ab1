import { renderConf } from './nginx/render-conf.ts';
import { readSettings } from './settings.ts';
import { loadRouteTable } from './table/route-table.ts';

/** Prints the configuration for an nginx image; the paths are those of the image, the rest is the environment's. */
const settings = readSettings(process.env);
const conf = renderConf(await loadRouteTable(), {
  listen: `${settings.HOST}:${settings.PORT}`,
  services: { auth: settings.UPSTREAM_AUTH, sites: settings.UPSTREAM_SITES, mail: settings.UPSTREAM_MAIL },
  ownAnswers: 'http://127.0.0.1:8081',
  webFolder: '/usr/share/nginx/html',
  stateFolder: '/tmp',
  trustedProxies: settings.TRUST_PROXY,
  accessLog: '/dev/stdout',
  user: undefined,
});
process.stdout.write(conf);
