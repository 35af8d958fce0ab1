import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { ensureBuilt, frontEnds } from './build.js';
import { ensureInstalled } from './install.js';
import { inRoot } from './paths.js';
import { startPlatform } from './platform.js';
import { say } from './say.js';
import { services, watchService } from './service-sources.js';
import { readSettings } from './settings.js';
import { stopOnSignal } from './signals.js';

/** @typedef {{ part: string, url: string }} DevServer */

/**
 * Where a front end's own configuration lets its development server listen.
 * @param {string} part
 * @returns {Promise<DevServer>}
 */
async function devServerOf(part) {
  const { default: configure } = await import(pathToFileURL(inRoot(part, 'rspack.config.ts')).href);
  const configurations = [configure({ RSPACK_SERVE: true })].flat();
  const { devServer } = configurations.find((configuration) => configuration.devServer);
  return { part, url: `http://127.0.0.1:${devServer.port}` };
}

/**
 * The registry that points the shell at the remotes' development servers.
 * @param {DevServer[]} servers
 */
function writeRegistry(servers) {
  const file = inRoot('.cache/mfe-registry.dev.json');
  const remotes = servers
    .filter(({ part }) => part !== 'shell')
    .map(({ part, url }) => ({ name: part.replace('-', '_'), entry: `${url}/mf-manifest.json` }));
  writeFileSync(file, JSON.stringify({ remotes }));
  return file;
}

/**
 * @param {DevServer} server
 * @param {string} gateway
 */
const serve = ({ part }, gateway) =>
  spawn(process.execPath, [inRoot('node_modules/.bin/rspack'), 'serve'], {
    cwd: inRoot(part),
    env: { ...process.env, GATEWAY_URL: gateway },
    stdio: 'inherit',
  });

/** @param {Awaited<ReturnType<typeof startPlatform>>} platform */
function renewServicesOnChange({ parts }) {
  for (const name of services) {
    watchService(name, () => {
      say(`${name} changed; starting it again.`);
      void parts[name]?.renew();
    });
  }
}

/** The whole of `npm run dev`: the platform, with every front end behind a development server. */
export async function dev() {
  const { dataDir } = readSettings(process.env);
  await ensureInstalled();
  await ensureBuilt();
  const servers = await Promise.all(frontEnds().map(devServerOf));
  const env = { ...process.env, MFE_REGISTRY: writeRegistry(servers) };
  const platform = await startPlatform({ port: 0, dataDir }, env);
  const serving = servers.map((server) => serve(server, platform.url));
  renewServicesOnChange(platform);
  stopOnSignal(async () => {
    for (const child of serving) child.kill('SIGTERM');
    await platform.stop();
  });
  const shell = servers.find(({ part }) => part === 'shell');
  say(`\n  Develop at ${shell?.url}; changes show at once. The gateway is ${platform.url}.\n`);
}
