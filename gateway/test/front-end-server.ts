import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { reservePort } from '../src/listen.ts';
import { failureOf, spawnNginx, stopNginx } from '../src/nginx/nginx-process.ts';
import { renderFrontEndConf } from '../src/nginx/render-front-end-conf.ts';
import { untilAccepting } from '../src/nginx/until-accepting.ts';

const host = '127.0.0.1';

/** A root's workers would be "nobody", who may not read a private folder. */
const asOneself = process.getuid?.() === 0 ? 'user root;\n' : '';

/** A front end served as in its image. */
export async function startFrontEndServer(binary: string, folder: string) {
  const stateFolder = await mkdtemp(join(tmpdir(), 'sitewright-front-end-'));
  const port = await reservePort({ port: 0, host });
  const conf = join(stateFolder, 'nginx.conf');
  await writeFile(conf, asOneself + renderFrontEndConf({ port, folder, stateFolder }));
  const child = spawnNginx(binary, conf, pino({ level: 'silent' }));
  await untilAccepting({ port, host }, failureOf(child));
  return {
    origin: `http://${host}:${port}`,
    stop: async () => {
      await stopNginx(child, 3000);
      await rm(stateFolder, { recursive: true, force: true });
    },
  };
}
